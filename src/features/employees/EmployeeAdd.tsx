import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addEmployeeMutation } from '../../api/employees.ts'
import { changeMyProfile } from '../../api/profile.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { UserPlus } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tidyEmail } from '../../ui/email.ts'
import { useForm } from '../../ui/useForm.ts'
import { useDraft } from '../session/index.ts'

const empty = { email: '' }

/** A form that asks a job seeker, by email address, to be listed as an employee (rules 28). Their row appears first. */
export function EmployeeAdd() {
  const client = useQueryClient()
  const { mutateAsync: add } = useMutation(addEmployeeMutation)
  const form = useForm({
    initial: empty,
    draft: useDraft('employee', addEmployeeMutation.mutationKey),
    rules: ({ email }) => ({
      email: tidyEmail(email) === '' ? 'Enter a job seeker’s email address.' : undefined,
    }),
    submit: async ({ email }) => {
      const { employee: link } = await add({ email: tidyEmail(email) })
      changeMyProfile(client, ({ employees, total_employees: total }) => {
        // A new request replaces a declined one.
        const others = employees.filter(
          ({ id, employee }) =>
            id !== link.id && (employee.id === undefined || employee.id !== link.employee.id),
        )
        return {
          employees: [link, ...others],
          ...(total !== undefined && { total_employees: total + 1 - (employees.length - others.length) }),
        }
      })
      form.reset()
    },
  })

  return (
    <Form form={form} aria-label="Add an employee" className="max-w-form">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={form.busy}
          className="min-w-0 grow"
          {...form.field('email')}
        />
        <Button type="submit" variant="primary" busy={form.busy} className="sm:mt-7 sm:min-h-11">
          <UserPlus />
          Add
        </Button>
      </div>
    </Form>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addEmployeeMutation } from '../../api/employees.ts'
import { changeMyProfile } from '../../api/profile.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { UserPlus } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/useForm.ts'

/** Asks a job seeker, by e-mail address, to be listed as an employee (rules 28). The new row stands on top. */
export function EmployeeAdd() {
  const client = useQueryClient()
  const { mutateAsync: add } = useMutation(addEmployeeMutation)
  const form = useForm({
    initial: { email: '' },
    rules: ({ email }) => ({
      email: email.trim() === '' ? 'Enter the e-mail address of a job seeker.' : undefined,
    }),
    submit: async ({ email }) => {
      const { employee: link } = await add({ email: email.trim() })
      changeMyProfile(client, ({ employees, total_employees: total }) => {
        // One who declined may be asked again: the new request takes the place of the old one.
        const others = employees.filter(({ employee }) => employee.id !== link.employee.id)
        return {
          employees: [link, ...others],
          total_employees: total + 1 - (employees.length - others.length),
        }
      })
      form.reset()
    },
  })

  return (
    <Form form={form} aria-label="Add an employee" className="max-w-form">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <TextField
          label="E-mail address"
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

import { useMutation } from '@tanstack/react-query'
import { changePasswordMutation, type User } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, FormActions } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useForm } from '../../ui/useForm.ts'

/**
 * Changes the password, given the current one (product: change password). The form only checks that all fields are
 * filled in; the server checks the rest (product: validation).
 */
export function ChangePasswordTab({ user: { email } }: { user: User }) {
  const { mutateAsync: change } = useMutation(changePasswordMutation)
  const form = useForm({
    initial: { current_password: '', new_password: '', confirm_password: '' },
    rules: (values) => ({
      current_password: values.current_password ? undefined : 'Enter your current password.',
      new_password: values.new_password ? undefined : 'Choose a new password.',
      confirm_password: values.confirm_password ? undefined : 'Enter the new password again.',
    }),
    submit: async (values) => {
      await change(values)
      form.reset()
    },
  })
  return (
    <div className="max-w-form">
      <p className="mb-8 text-ink-2">
        Changing your password logs you out on every other device. You’ll stay logged in here.
      </p>
      <Form form={form} aria-label="Change password">
        {/* Tells password managers which account the password is for. */}
        <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('current_password')}
        />
        <PasswordField
          label="New password"
          hint="At least 8 characters."
          autoComplete="new-password"
          {...form.field('new_password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...form.field('confirm_password')}
        />
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            Change password
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}

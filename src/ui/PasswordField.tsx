import { useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { announce } from './Announcer.tsx'
import { cx } from './cx.ts'
import { boxClass, describe, FieldFrame } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import { Eye, EyeOff } from './Icon.tsx'

/** A password field with a button that shows the password (product: accessibility). */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  value,
  onChange,
  ...rest
}: FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className' | 'autoComplete'> & {
    value: string
    onChange: (value: string) => void
    autoComplete: 'new-password' | 'current-password'
  }) {
  const own = useId()
  const id = rest.id ?? own
  const [visible, setVisible] = useState(false)
  return (
    <FieldFrame {...{ id, label, hint, error, optional, hideLabel, className }}>
      <span className="relative block">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          id={id}
          type={visible ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, { hint, error }, rest['aria-describedby']).describedBy}
          className={cx(boxClass, 'min-h-11 py-2 pe-22')}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={visible ? 'Hide password' : 'Show password'}
          onClick={() => {
            setVisible(!visible)
            announce(visible ? 'Password hidden.' : 'Password shown.')
          }}
          className="absolute inset-y-1 end-1 inline-flex items-center gap-1.5 rounded-sm px-2 text-fine font-semibold text-action hover:bg-action-soft"
        >
          {visible ? <EyeOff /> : <Eye />}
          <span>{visible ? 'Hide' : 'Show'}</span>
        </button>
      </span>
    </FieldFrame>
  )
}

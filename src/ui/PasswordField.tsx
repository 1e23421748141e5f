import { useId, useState } from 'react'
import { announce } from './Announcer.tsx'
import { Eye, EyeOff } from './Icon.tsx'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/** A password field with a button that shows the password (product: accessibility). */
export function PasswordField(
  props: Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
    autoComplete: 'new-password' | 'current-password'
  },
) {
  const own = useId()
  const id = props.id ?? own
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      id={id}
      type={visible ? 'text' : 'password'}
      end={
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
      }
    />
  )
}

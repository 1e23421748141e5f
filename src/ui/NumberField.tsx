import { understood } from './read-number.ts'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/**
 * A text field for a number, which has no spinner and ignores the mouse wheel. The value is the typed text, which
 * `readNumber` reads; the field says how, if the text has separators. `decimals` asks for a keyboard with a decimal point.
 */
export function NumberField({
  decimals = false,
  ...props
}: Omit<TextFieldProps, 'type'> & { decimals?: boolean }) {
  const note = props.error ? undefined : understood(props.value)
  return <TextField autoComplete="off" {...props} note={note} inputMode={decimals ? 'decimal' : 'numeric'} />
}

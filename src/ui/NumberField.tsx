import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/**
 * A text field for a number, which has no spinner and ignores the mouse wheel. The value is the typed text, which
 * `readNumber` parses. `decimals` asks for a keyboard with a decimal point.
 */
export function NumberField({
  decimals = false,
  ...props
}: Omit<TextFieldProps, 'type'> & { decimals?: boolean }) {
  return <TextField autoComplete="off" {...props} inputMode={decimals ? 'decimal' : 'numeric'} />
}

import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/**
 * A number as plain text, without a spinner or changes by the wheel. The value is the typed text; `readNumber` parses it.
 * `decimals` asks for a keyboard with a decimal point.
 */
export function NumberField({
  decimals = false,
  ...props
}: Omit<TextFieldProps, 'type'> & { decimals?: boolean }) {
  return <TextField autoComplete="off" {...props} inputMode={decimals ? 'decimal' : 'numeric'} />
}

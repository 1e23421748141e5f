import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

/**
 * A number as plain text (no spinner, no change by the wheel): the value stays what was typed, `readNumber` reads it.
 * `decimals` shows the keyboard with a point.
 */
export function NumberField({
  decimals = false,
  ...props
}: Omit<TextFieldProps, 'type'> & { decimals?: boolean }) {
  return <TextField autoComplete="off" {...props} inputMode={decimals ? 'decimal' : 'numeric'} />
}

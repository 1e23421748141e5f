import { useId } from 'react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { boxClass, describe, FieldFrame } from './Field.tsx'
import type { FieldProps } from './Field.tsx'

/**
 * A one-time code: one input, numeric keyboard, filled by the system where it can (product: accessibility). Spaces and
 * dashes of a pasted code are dropped; the value is digits only, at most `length`.
 */
export function CodeField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  value,
  onChange,
  length = 6,
  ...rest
}: FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> & {
    value: string
    onChange: (value: string) => void
    length?: number
  }) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <FieldFrame {...{ id, label, hint, error, optional, hideLabel, className }}>
      <input
        {...rest}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={value}
        // Only reading is strict: a longer paste ("123 456") must arrive whole before it is cleaned.
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(id, { hint, error }, rest['aria-describedby']).describedBy}
        className={cx(boxClass, 'nums min-h-12 max-w-48 py-2 font-mono text-lead tracking-[0.3em]')}
      />
    </FieldFrame>
  )
}

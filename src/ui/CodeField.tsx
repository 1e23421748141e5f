import { useId } from 'react'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { boxClass, describe, FieldFrame } from './Field.tsx'
import type { FieldProps } from './Field.tsx'

/**
 * A one-time code: one input, filled by the system where it can (product: accessibility). What codes look like is up to the
 * server, so letters and any length are taken; spaces are dropped.
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
  onComplete,
  ...rest
}: FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> & {
    value: string
    onChange: (value: string) => void
    /**
     * Six digits came in at once: pasted, or filled in by the system. Six that are typed may be the beginning of a longer
     * code.
     */
    onComplete?: () => void
  }) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <FieldFrame {...{ id, label, hint, error, optional, hideLabel, className }}>
      <input
        {...rest}
        id={id}
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ target, nativeEvent }) => {
          const code = target.value.replace(/\s/g, '').replace(/^(\d{3})-(\d{3})$/, '$1$2')
          onChange(code)
          const isTyped = nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1
          const isCut = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
          if (/^\d{6}$/.test(code) && !isTyped && !isCut) onComplete?.()
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(id, { hint, error }, rest['aria-describedby']).describedBy}
        className={cx(boxClass, 'nums min-h-12 max-w-64 py-2 font-mono text-lead tracking-[0.3em]')}
      />
    </FieldFrame>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentProps } from 'react'
import { codeIn } from './code-in.ts'
import { cx } from './cx.ts'
import { boxClass, FieldFrame, useField } from './Field.tsx'
import type { FieldProps } from './Field.tsx'

/** How many milliseconds to wait after six typed digits, because the code may be longer. */
const pause = 700

const sixDigits = /^\d{6}$/

/**
 * A single input for a one-time code, which the system can fill in (product: accessibility). The server decides what
 * codes look like, so the field accepts letters and any length. It drops spaces, and takes the code out of a sentence.
 */
export function CodeField({
  value,
  onChange,
  onComplete,
  ...props
}: FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> & {
    value: string
    onChange: (value: string) => void
    /**
     * Called when the field has six digits: immediately if they are pasted or filled in by the system, and after a
     * pause if they are typed, because the code may be longer. If this submits the form, say so in the hint.
     */
    onComplete?: () => void
  }) {
  const { frame, input } = useField(props)
  const [typed, setTyped] = useState<string>()
  const complete = useEffectEvent(() => onComplete?.())
  useEffect(() => {
    if (typed !== value || !sixDigits.test(value)) return
    const timer = setTimeout(complete, pause)
    return () => clearTimeout(timer)
  }, [typed, value])
  return (
    <FieldFrame {...frame}>
      <input
        {...input}
        type="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={({ target, nativeEvent }) => {
          const code = codeIn(target.value)
          const isTyped = nativeEvent instanceof InputEvent && nativeEvent.data?.length === 1
          const isCut = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
          onChange(code)
          setTyped(isTyped ? code : undefined)
          if (sixDigits.test(code) && !isTyped && !isCut) onComplete?.()
        }}
        // Cancels a pending `onComplete`: Enter submits the form itself, and a user who leaves may be pressing submit.
        onBlur={(event) => {
          setTyped(undefined)
          props.onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setTyped(undefined)
        }}
        className={cx(boxClass, 'nums min-h-12 max-w-64 py-2 font-mono text-lead tracking-[0.3em]')}
      />
    </FieldFrame>
  )
}

import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { formatCount } from './count.ts'
import { cx } from './cx.ts'
import { boxClass, FieldFrame, useField } from './Field.tsx'
import type { FieldProps } from './Field.tsx'

/**
 * A field for several lines of text. With `limit`, a counter appears when a tenth of it, or 50 characters, is left. It
 * is announced when typing pauses. Longer text is never cut off and can be submitted: the server decides.
 */
export function TextArea({
  value,
  onChange,
  limit,
  rows = 6,
  ...props
}: FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
    value: string
    onChange: (value: string) => void
    limit?: number
  }) {
  const { frame, input } = useField(props)
  const left = limit === undefined ? undefined : limit - value.length
  const near = limit !== undefined && left !== undefined && left <= Math.max(50, limit / 10)
  const count = Math.abs(left ?? 0)
  const rest = left !== undefined && left < 0 ? 'over the limit' : 'left'
  const words = `${formatCount(count)} ${count === 1 ? 'character' : 'characters'} ${rest}`
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(near ? words : ''), 1000)
    return () => clearTimeout(timer)
  }, [near, words])
  return (
    <FieldFrame
      {...frame}
      below={
        limit !== undefined && (
          <>
            {near && (
              <p
                aria-hidden="true"
                className={cx(
                  'nums text-fine',
                  left !== undefined && left < 0 ? 'font-medium text-bad-ink' : 'text-ink-2',
                )}
              >
                {words}
              </p>
            )}
            <span role="status" className="sr-only">
              {announced}
            </span>
          </>
        )
      }
    >
      <textarea
        {...input}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // By itself, the browser scrolls only the caret into view, so the chat could cover a corner of the field.
        onFocus={(event) => {
          event.currentTarget.scrollIntoView({ block: 'nearest' })
          props.onFocus?.(event)
        }}
        // The maximum height fits between the floating elements in the window's corners (product: accessibility).
        className={cx(boxClass, 'max-h-[60dvh] min-h-24 resize-y py-2')}
      />
    </FieldFrame>
  )
}

import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { boxClass, FieldFrame, FieldWarning, useField } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import { formatCount } from './count.ts'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className' | 'size'> & {
    value: string
    onChange: (value: string) => void
    type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password'
    /** Values that the browser suggests while typing. They are on the page once the field has had focus. */
    suggestions?: readonly string[]
    icon?: ReactNode
    end?: ReactNode
    /** Taller, for a page's main field. */
    large?: boolean
    /** In characters. For longer text, the field warns that the server may refuse it. */
    limit?: number
    /** Text below the box about the value, such as how it was understood. */
    note?: string | undefined
  }

/** A field for one line of text. Set `autoComplete` if the browser may know the value. */
export function TextField({
  value,
  onChange,
  suggestions,
  icon,
  end,
  large = false,
  limit = Number.POSITIVE_INFINITY,
  note,
  type = 'text',
  ...props
}: TextFieldProps) {
  const [isUsed, setUsed] = useState(false)
  const isSuggesting = isUsed && suggestions !== undefined && suggestions.length > 0
  const isLong = value.trim().length > limit
  const { id, frame, input } = useField(props, isLong && 'warning', note && 'note')
  const listId = `${id}-list`
  return (
    <FieldFrame
      {...frame}
      below={
        <>
          {isLong && (
            <FieldWarning id={`${id}-warning`}>
              We may not be able to save more than {formatCount(limit)} characters.
            </FieldWarning>
          )}
          {note && (
            <p id={`${id}-note`} className="text-fine text-ink-2">
              {note}
            </p>
          )}
        </>
      }
    >
      <span className="relative block">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-ink-2">
            {icon}
          </span>
        )}
        <input
          {...input}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={(event) => {
            setUsed(true)
            props.onFocus?.(event)
          }}
          list={isSuggesting ? listId : undefined}
          className={cx(
            boxClass,
            large ? 'min-h-13 py-3' : 'min-h-11 py-2',
            Boolean(icon) && 'ps-10.5',
            Boolean(end) && 'pe-22',
          )}
        />
        {end}
      </span>
      {isSuggesting && (
        <datalist id={listId}>
          {suggestions.map((entry) => (
            <option key={entry} value={entry} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}

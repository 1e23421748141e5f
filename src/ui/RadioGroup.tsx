import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Choice } from './Checkbox.tsx'
import { cx } from './cx.ts'
import { describe, Fieldset } from './Field.tsx'

/** One choice out of a few, with the options in a `list`, side by side (`row`), or in boxes (`cards`). */
export function RadioGroup<T extends string = string>({
  legend,
  hint,
  error,
  optional,
  hideLegend,
  id: givenId,
  name,
  value,
  onChange,
  options,
  layout = 'list',
  className,
}: {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  hideLegend?: boolean
  id?: string
  name?: string
  value: T | ''
  onChange: (value: NoInfer<T>) => void
  options: ReadonlyArray<Choice<NoInfer<T>>>
  layout?: 'list' | 'row' | 'cards'
  className?: string | undefined
}) {
  const own = useId()
  const id = givenId ?? own
  const cards = layout === 'cards'
  const { describedBy } = describe(`${id}-group`, { hint, error })
  return (
    <Fieldset
      {...{ legend, hint, error, optional, hideLegend, className }}
      role="radiogroup"
      id={`${id}-group`}
    >
      <div
        className={cx(
          layout === 'list' && 'flex flex-col gap-1.5',
          layout === 'row' && 'flex flex-wrap gap-x-6 gap-y-1.5',
          cards && 'grid gap-2 sm:auto-cols-fr sm:grid-flow-col',
        )}
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-7 cursor-pointer items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-2 pointer-coarse:py-1.5',
              cards &&
                'rounded-md border border-rule-strong bg-field px-3.5 py-3 transition-colors duration-150 hover:border-ink has-checked:border-action has-checked:bg-action-soft has-checked:[box-shadow:inset_0_0_0_1px_var(--action)]',
            )}
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              // The shared name makes the radios one group with one tab stop. The id keeps it apart from other groups.
              name={`${id}-${name ?? 'choice'}`}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              aria-describedby={index === 0 ? describedBy : undefined}
              onChange={() => onChange(option.value)}
              className="choice"
            />
            <span className="flex min-w-0 grow flex-col">
              <span className={cx(cards && 'font-semibold')}>{option.label}</span>
              {option.hint && <span className="text-dense text-ink-2">{option.hint}</span>}
            </span>
            {option.end !== undefined && <span className="text-dense text-ink-2">{option.end}</span>}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

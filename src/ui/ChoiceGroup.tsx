import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { describe, Fieldset, type FieldsetProps } from './Field.tsx'

export type Choice<T extends string = string> = {
  value: T
  label: ReactNode
  hint?: ReactNode
  /** Shown at the end of the line, such as a count. */
  end?: ReactNode
  disabled?: boolean
}

export type ChoiceGroupProps<T extends string> = FieldsetProps & {
  name?: string
  options: ReadonlyArray<Choice<NoInfer<T>>>
}

/** The options of a `RadioGroup` or a `CheckboxGroup`, in a `list`, side by side (`row`), or in boxes (`cards`). */
export function ChoiceGroup<T extends string>({
  type,
  layout = 'list',
  dense = false,
  id: givenId,
  name,
  options,
  isChosen,
  onChoose,
  ...rest
}: ChoiceGroupProps<T> & {
  type: 'radio' | 'checkbox'
  layout?: 'list' | 'row' | 'cards'
  dense?: boolean
  isChosen: (value: T) => boolean
  onChoose: (value: T, isChosen: boolean) => void
}) {
  const own = useId()
  const id = givenId ?? own
  const [isRadio, cards] = [type === 'radio', layout === 'cards']
  const { describedBy } = describe(`${id}-group`, rest)
  return (
    <Fieldset {...rest} {...(isRadio && { role: 'radiogroup' })} id={`${id}-group`}>
      <div
        className={cx(
          layout === 'list' && cx('flex flex-col', dense ? 'gap-0.5 text-dense' : 'gap-1.5'),
          layout === 'row' && 'flex flex-wrap gap-x-6 gap-y-1.5',
          cards && 'grid gap-2 sm:auto-cols-fr sm:grid-flow-col',
        )}
      >
        {options.map(({ value, label, hint, end, disabled }, index) => (
          <label
            key={value}
            className={cx(
              'flex min-h-7 cursor-pointer items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-2 pointer-coarse:py-1.5',
              cards &&
                'rounded-md border border-rule-strong bg-field px-3.5 py-3 transition-colors duration-150 hover:border-ink has-checked:border-action has-checked:bg-action-soft has-checked:[box-shadow:inset_0_0_0_1px_var(--color-action)]',
            )}
          >
            <input
              type={type}
              id={index === 0 ? id : undefined}
              // The shared name makes radios one group with one tab stop. The id keeps it apart from other groups.
              name={isRadio ? `${id}-${name ?? 'choice'}` : name}
              value={value}
              checked={isChosen(value)}
              disabled={disabled}
              // Only the group of radios can be invalid.
              aria-invalid={!isRadio && rest.error ? true : undefined}
              aria-describedby={index === 0 ? describedBy : undefined}
              onChange={(event) => onChoose(value, event.target.checked)}
              className="choice"
            />
            <span className="flex min-w-0 grow flex-col">
              <span className={cx(cards && 'font-semibold')}>{label}</span>
              {hint && <span className="text-dense text-pretty text-ink-2">{hint}</span>}
            </span>
            {end !== undefined && <span className="nums text-dense text-ink-2">{end}</span>}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

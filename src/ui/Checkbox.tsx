import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { describe, FieldError, Fieldset } from './Field.tsx'

/** A yes-or-no choice. `hideLabel` shows the label to assistive technology only (a row's "Select Ada Byron"). */
export function Checkbox({
  label,
  hint,
  error,
  value,
  onChange,
  hideLabel = false,
  indeterminate = false,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  value: boolean
  onChange: (value: boolean) => void
  hideLabel?: boolean
  /** Some, but not all, of the items it represents are selected. */
  indeterminate?: boolean
  className?: string | undefined
}) {
  const own = useId()
  const id = rest.id ?? own
  const { hintId, errorId, describedBy } = describe(id, { hint, error })
  return (
    <div className={cx('flex flex-col gap-1', hideLabel && 'print:hidden', className)}>
      <label className="inline-flex min-h-6 min-w-6 cursor-pointer items-start gap-2.5 self-start pointer-coarse:py-2">
        <input
          {...rest}
          id={id}
          type="checkbox"
          checked={value}
          ref={(element) => {
            if (element) element.indeterminate = indeterminate
          }}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className="choice"
        />
        <span className={cx(hideLabel && 'sr-only')}>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="ps-7.5 text-dense text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export type Choice<T extends string = string> = {
  value: T
  label: ReactNode
  hint?: ReactNode
  /** Shown at the end of the line, such as a count. */
  end?: ReactNode
  disabled?: boolean
}

/** A group of checkboxes. `onChange` receives the chosen values in the order of the options. */
export function CheckboxGroup<T extends string = string>({
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
  dense = false,
  className,
}: {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  hideLegend?: boolean
  id?: string
  name?: string
  value: readonly T[]
  onChange: (value: NoInfer<T>[]) => void
  options: ReadonlyArray<Choice<NoInfer<T>>>
  dense?: boolean
  className?: string | undefined
}) {
  const own = useId()
  const id = givenId ?? own
  const { describedBy } = describe(`${id}-group`, { hint, error })
  return (
    <Fieldset {...{ legend, hint, error, optional, hideLegend, className }} id={`${id}-group`}>
      <div className={cx('flex flex-col', dense ? 'gap-0.5 text-dense' : 'gap-1.5')}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-7 cursor-pointer items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-2 pointer-coarse:py-1.5"
          >
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={index === 0 ? describedBy : undefined}
              onChange={(event) =>
                onChange(
                  options
                    .map((entry) => entry.value)
                    .filter((entry) =>
                      entry === option.value ? event.target.checked : value.includes(entry),
                    ),
                )
              }
              className="choice"
            />
            <span className="flex min-w-0 grow flex-col">
              <span>{option.label}</span>
              {option.hint && <span className="text-dense text-ink-2">{option.hint}</span>}
            </span>
            {option.end !== undefined && <span className="nums text-dense text-ink-2">{option.end}</span>}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { ChoiceGroupProps } from './ChoiceGroup.tsx'
import { cx } from './cx.ts'
import { FieldError, useField } from './Field.tsx'

/** A yes-or-no choice. `hideLabel` shows the label to assistive technology only (a row's "Select Ada Byron"). */
export function Checkbox({
  value,
  onChange,
  hideLabel = false,
  indeterminate = false,
  className,
  ...props
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
  const { id, frame, input } = useField(props)
  const { label, hint, error } = frame
  return (
    <div className={cx('flex flex-col gap-1', hideLabel && 'print:hidden', className)}>
      <label className="inline-flex min-h-6 min-w-6 cursor-pointer items-start gap-2.5 self-start pointer-coarse:py-2">
        <input
          {...input}
          type="checkbox"
          checked={value}
          ref={(element) => {
            if (element) element.indeterminate = indeterminate
          }}
          onChange={(event) => onChange(event.target.checked)}
          className="choice"
        />
        <span className={cx(hideLabel && 'sr-only')}>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ps-7.5 text-dense text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** A group of checkboxes. `onChange` receives the chosen values in the order of the options. */
export function CheckboxGroup<T extends string = string>({
  value,
  onChange,
  ...rest
}: ChoiceGroupProps<T> & {
  value: readonly T[]
  onChange: (value: NoInfer<T>[]) => void
  dense?: boolean
}) {
  return (
    <ChoiceGroup<T>
      {...rest}
      type="checkbox"
      isChosen={(each) => value.includes(each)}
      onChoose={(chosen, is) => {
        const all = rest.options.map((option) => option.value)
        onChange(all.filter((each) => (each === chosen ? is : value.includes(each))))
      }}
    />
  )
}

import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { boxClass, FieldFrame, useField } from './Field.tsx'
import type { FieldProps } from './Field.tsx'
import { ChevronDown } from './Icon.tsx'

export type Option<T extends string = string> = { value: T; label: string; disabled?: boolean }

/** Returns names as options, including the chosen one even if it has not loaded yet or is no longer offered. */
export function optionsOf(names: readonly string[], chosen: string): Option[] {
  const all = chosen === '' || names.includes(chosen) ? names : [...names, chosen]
  return all.map((name) => ({ value: name, label: name }))
}

/**
 * A styled native select. `placeholder` is a first option that can't be chosen. In a table, set `dense` and let the
 * label name the row: `label="Status of Ada Byron" hideLabel` (product: accessibility).
 */
export function SelectField<T extends string = string>({
  value,
  onChange,
  options,
  placeholder,
  dense = false,
  large = false,
  ...props
}: FieldProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'children'> & {
    /** TypeScript infers `T` from this value and checks `options` against it. */
    value: T
    onChange: (value: NoInfer<T>) => void
    options: ReadonlyArray<Option<NoInfer<T>>>
    placeholder?: string
    dense?: boolean
    /** As tall as a large `TextField`. */
    large?: boolean
  }) {
  const { frame, input } = useField(props)
  return (
    <FieldFrame {...frame}>
      <span className={cx('relative block', dense && 'max-w-68 sm:min-w-36')}>
        <select
          {...input}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
          className={cx(
            boxClass,
            'cursor-pointer appearance-none truncate pe-9',
            dense
              ? 'min-h-9 py-1 text-dense pointer-coarse:text-body'
              : large
                ? 'min-h-13 py-3'
                : 'min-h-11 py-2',
          )}
        >
          {placeholder !== undefined && !options.some((option) => option.value === '') && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-dense text-ink-2">
          <ChevronDown />
        </span>
      </span>
    </FieldFrame>
  )
}

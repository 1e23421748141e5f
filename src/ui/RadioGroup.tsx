import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { ChoiceGroupProps } from './ChoiceGroup.tsx'

/** One choice out of a few, with the options in a `list`, side by side (`row`), or in boxes (`cards`). */
export function RadioGroup<T extends string = string>({
  value,
  onChange,
  ...rest
}: ChoiceGroupProps<T> & {
  value: T | ''
  onChange: (value: NoInfer<T>) => void
  layout?: 'list' | 'row' | 'cards'
}) {
  return <ChoiceGroup<T> {...rest} type="radio" isChosen={(each) => each === value} onChoose={onChange} />
}

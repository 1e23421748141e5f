import { longestSearch } from '../../api/list-address.ts'
import { cx } from '../../ui/cx.ts'
import { Search } from '../../ui/Icon.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import type { useSettledText } from '../../ui/useSettled.ts'

/** The search field of a list. Put it in a `<search>`, with what else narrows the list. */
export function ListSearch({
  field: { text, type, settle },
  className,
  ...rest
}: Omit<TextFieldProps, 'value' | 'onChange'> & {
  /** The text, which is kept in the URL. */
  field: ReturnType<typeof useSettledText>
}) {
  return (
    <form
      className={cx('min-w-0', className)}
      onSubmit={(event) => {
        event.preventDefault()
        settle()
      }}
    >
      <TextField
        {...rest}
        type="search"
        icon={<Search />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        value={text}
        onChange={type}
        onBlur={settle}
      />
    </form>
  )
}

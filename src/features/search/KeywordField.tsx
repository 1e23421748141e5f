import type { ComponentProps } from 'react'
import { Search } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { longest } from './search-params.ts'

export function KeywordField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Keyword"
      type="search"
      placeholder="Title, skill or company"
      maxLength={longest.keyword}
      autoComplete="off"
      enterKeyHint="search"
      icon={<Search />}
      {...props}
    />
  )
}

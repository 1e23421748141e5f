import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { homeQuery, type JobSearch } from '../../api/jobs.ts'
import { Button } from '../../ui/Button.tsx'
import { MapPin } from '../../ui/Icon.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { natureWord, typeWord } from '../job/index.ts'
import { categoryOptions } from './category-options.ts'
import { KeywordField } from './KeywordField.tsx'
import { longest, toAddress } from './search-params.ts'

/** Common filters. Each has a button that searches with it at once. */
const shortcuts = [
  { label: natureWord('full_time'), filter: { nature: ['full_time'] } },
  { label: natureWord('part_time'), filter: { nature: ['part_time'] } },
  { label: typeWord('remote'), filter: { types: ['remote'] } },
] satisfies { label: string; filter: Pick<Partial<JobSearch>, 'nature' | 'types'> }[]

/**
 * The search form of the home page (product: home). A shortcut also searches, with its filter added to the fields. The
 * form works before any call has been answered.
 */
export function SearchBar({ className }: { className?: string }) {
  const navigate = useNavigate()
  const { data } = useQuery(homeQuery())
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState('')
  const [location, setLocation] = useState('')

  function searchFor(filter: Pick<Partial<JobSearch>, 'nature' | 'types'>) {
    void navigate({ to: '/search', search: toAddress({ keyword, category, location, ...filter }) })
  }

  return (
    <form
      role="search"
      aria-label="Jobs"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        searchFor({})
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)_auto] lg:items-end lg:gap-3">
        <KeywordField large className="sm:col-span-2 lg:col-span-1" value={keyword} onChange={setKeyword} />
        {/* On a phone the categories below the form take its place. */}
        <SelectField
          label="Category"
          large
          className="max-sm:hidden"
          options={categoryOptions(data?.categories, category)}
          value={category}
          onChange={setCategory}
        />
        <TextField
          label="Location"
          placeholder="City or country"
          maxLength={longest.location}
          autoComplete="off"
          enterKeyHint="search"
          large
          icon={<MapPin />}
          suggestions={data?.locations ?? []}
          value={location}
          onChange={setLocation}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="min-h-13! sm:col-span-2 lg:col-span-1 lg:px-8!"
        >
          Search
        </Button>
      </div>
      <div role="group" aria-label="Show only" className="mt-4 flex flex-wrap items-center gap-2 text-dense">
        <span aria-hidden="true" className="text-ink-2">
          Show only
        </span>
        {shortcuts.map(({ label, filter }) => (
          <Button key={label} size="sm" onClick={() => searchFor(filter)}>
            {label}
          </Button>
        ))}
      </div>
    </form>
  )
}

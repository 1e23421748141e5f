import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { homeQuery } from '../../api/jobs.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { MapPin } from '../../ui/Icon.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSession } from '../session/index.ts'
import { categoryOptions } from './category-options.ts'
import { KeywordField } from './KeywordField.tsx'
import { longest, toAddress } from './search-params.ts'

/** Fields in one row, separated by hairlines instead of each having a border. */
const fieldsClass =
  'grid grow divide-rule border-b border-rule-strong max-sm:divide-y sm:grid-cols-[4fr_3fr_3fr] sm:divide-x [&_input]:pe-0 ' +
  '[&_:is(input,select)]:min-h-13 [&_:is(input,select)]:rounded-none [&_:is(input,select)]:border-0 [&_:is(input,select)]:bg-transparent sm:[&_:is(input,select)]:min-h-14'

/**
 * The search form of the home page (product: home), and the way to people for those who hire. The form works before any
 * call has been answered.
 */
export function SearchBar() {
  const navigate = useNavigate()
  const { data } = useQuery(homeQuery())
  const { role } = useSession()
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState('')
  const [location, setLocation] = useState('')
  return (
    <form
      role="search"
      aria-label="Jobs"
      className="flex flex-wrap items-end gap-x-3 gap-y-4 lg:flex-nowrap"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ to: '/search', search: toAddress({ keyword, category, location }) })
      }}
    >
      <div className={fieldsClass}>
        <KeywordField hideLabel value={keyword} onChange={setKeyword} />
        {/* On a phone the categories further down take its place. */}
        <SelectField
          label="Category"
          hideLabel
          className="max-sm:hidden"
          options={categoryOptions(data?.categories, category)}
          value={category}
          onChange={setCategory}
        />
        <TextField
          label="Location"
          hideLabel
          placeholder="City or country"
          maxLength={longest.location}
          autoComplete="off"
          enterKeyHint="search"
          icon={<MapPin />}
          suggestions={data?.locations ?? []}
          value={location}
          onChange={setLocation}
        />
      </div>
      <Button
        type="submit"
        // Those who hire have a button of their own in the header.
        variant={role === 'recruiter' ? 'secondary' : 'primary'}
        size="lg"
        className="shrink-0 max-lg:grow max-sm:px-3 lg:min-h-14"
      >
        Search A Job
      </Button>
      <ButtonLink to="/find-talent" size="lg" className="shrink-0 max-lg:grow max-sm:px-3 lg:min-h-14">
        Find Talent
      </ButtonLink>
    </form>
  )
}

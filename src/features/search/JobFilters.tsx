import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../api/jobs.ts'
import { CheckboxGroup } from '../../ui/Checkbox.tsx'
import { Fieldset } from '../../ui/Field.tsx'
import { MapPin } from '../../ui/Icon.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { openByKey } from '../../ui/open-by-key.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { natures, types } from '../job/index.ts'
import { categoryOptions } from './category-options.ts'
import { KeywordField } from './KeywordField.tsx'
import { longest } from './search-params.ts'
import type { SearchForm } from './useSearchFields.ts'

/** The texts of a search: what and where. */
export function SearchTexts({ form: { fields, type, settle } }: { form: SearchForm }) {
  const { data } = useQuery(categoriesQuery())
  return (
    <>
      <KeywordField value={fields.keyword} onChange={(keyword) => type({ keyword })} onBlur={settle} />
      <TextField
        label="Location"
        placeholder="City or country"
        maxLength={longest.location}
        autoComplete="off"
        enterKeyHint="search"
        icon={<MapPin />}
        suggestions={data?.locations ?? []}
        value={fields.location}
        onChange={(location) => type({ location })}
        onBlur={settle}
      />
    </>
  )
}

/** The other search filters (product: search), shown in the rail on wide screens and in the sheet on narrow ones. */
export function JobFilters({ form }: { form: SearchForm }) {
  const { fields, errors, type, choose, settle } = form
  const { data } = useQuery(categoriesQuery())
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label="Category"
        options={categoryOptions(data?.categories, fields.category)}
        value={fields.category}
        onChange={(category) => choose({ category })}
        onKeyDown={openByKey}
      />
      <CheckboxGroup
        legend="Hours"
        dense
        options={natures}
        value={fields.nature}
        onChange={(nature) => choose({ nature })}
      />
      <CheckboxGroup
        legend="Workplace"
        dense
        options={types}
        value={fields.types}
        onChange={(chosen) => choose({ types: chosen })}
      />
      <Fieldset
        legend="Salary"
        hint={
          <span className="text-fine">
            Amounts are in each job’s own currency and period. Jobs without a salary are left out.
          </span>
        }
      >
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="From"
            decimals
            value={fields.from}
            error={errors.from}
            onChange={(from) => type({ from })}
            onBlur={settle}
          />
          <NumberField
            label="To"
            decimals
            value={fields.to}
            error={errors.to}
            onChange={(to) => type({ to })}
            onBlur={settle}
          />
        </div>
      </Fieldset>
    </div>
  )
}

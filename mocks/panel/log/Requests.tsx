import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Search } from '../../../src/ui/Icon.tsx'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { LogEntry } from '../../engine/network/request-log.ts'
import { usePanel } from '../panel-context.ts'
import { EntryRow } from './EntryRow.tsx'
import { filtered, noFilter, outcomes } from './filter.ts'

/** The latest requests from this tab, also from before a reload. */
export function Requests({ entries }: { entries: readonly LogEntry[] }) {
  const { runtime, say } = usePanel()
  const [filter, setFilter] = useState(noFilter)
  const shown = filtered(entries, filter)
  const isFiltered = filter.words.trim() !== '' || filter.outcome !== 'all'

  return (
    <>
      <div className="mb-3 flex flex-col gap-2">
        <TextField
          type="search"
          label="Filter by call, person or message"
          hideLabel
          placeholder="Call, person or message"
          autoComplete="off"
          icon={<Search />}
          value={filter.words}
          onChange={(words) => setFilter({ ...filter, words })}
        />
        <div className="flex items-end justify-between gap-3">
          <SelectField
            label="Outcome"
            hideLabel
            dense
            className="grow"
            value={filter.outcome}
            onChange={(outcome) => setFilter({ ...filter, outcome })}
            options={outcomes}
          />
          <Button
            size="sm"
            className="shrink-0"
            onClick={() => {
              runtime.log.clear()
              say('Log cleared.')
            }}
          >
            Clear log
          </Button>
        </div>
        <p role="status" className="text-fine text-ink-2">
          {isFiltered ? `${shown.length} of ${entries.length} requests` : ''}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="border-y border-rule py-4 text-dense">
          {isFiltered ? 'No requests match.' : 'No requests yet. They appear here as you use the app.'}
        </p>
      ) : (
        <ol className="divide-y divide-rule border-y border-rule">
          {shown.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </>
  )
}

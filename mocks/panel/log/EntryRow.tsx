import { useId, useState } from 'react'
import { cx } from '../../../src/ui/cx.ts'
import { ChevronDown } from '../../../src/ui/Icon.tsx'
import { StatusTag } from '../../../src/ui/StatusTag.tsx'
import type { LogEntry } from '../../engine/network/request-log.ts'
import { usePanel } from '../panel-context.ts'
import { Moment } from '../pieces.tsx'
import { EntryDetails } from './EntryDetails.tsx'
import { titleOf } from './sent.ts'
import { Violations } from './Violations.tsx'
import { outcomeOf, unwrittenWords } from './words.ts'

const inks = { good: 'text-good-ink', neutral: 'text-ink', bad: 'text-bad-ink' }

/** A request in the log, which opens to its payload, answer and what can be done with it. */
export function EntryRow({ entry }: { entry: LogEntry }) {
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { call, sent, caller, at, took, violations, source, isPinned, isEarlier, unwritten } = entry
  const { host } = usePanel()
  const { tone, status, detail } = outcomeOf(entry)
  return (
    <li className={cx(violations.length > 0 && '-ms-2 border-s-2 border-s-bad-ink ps-1.5')}>
      <button
        type="button"
        className="block w-full cursor-pointer py-2 text-start hover:bg-raised"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="flex items-baseline justify-between gap-3 font-mono text-fine">
          <span className="min-w-0 font-semibold wrap-anywhere">{titleOf(entry, host.basePath)}</span>
          <span className="flex shrink-0 items-baseline gap-2 whitespace-nowrap">
            <span className={cx('font-semibold', inks[tone])}>{status}</span>
            <span className="text-ink-2">{`${Math.round(took)} ms`}</span>
            <ChevronDown className={cx('self-center text-ink-2', isOpen && 'rotate-180')} />
          </span>
        </span>
        <span className="block text-fine wrap-anywhere text-ink-2">
          <Moment at={at} withDate={false} />
          {sent && <span>{` · ${call}`}</span>}
          {isEarlier && <span>{' · before the reload'}</span>}
          {source !== undefined && <span className="font-semibold">{` · ${source}`}</span>}
          {caller && (
            <span>
              {' · '}
              <bdi>{caller}</bdi>
            </span>
          )}
          {detail && (
            <span>
              {' · '}
              <bdi>{detail}</bdi>
            </span>
          )}
        </span>
      </button>
      {(isPinned || unwritten) && (
        <div className="pb-2">
          <StatusTag tone="info">{unwritten ? unwrittenWords(entry) : 'Pinned answer'}</StatusTag>
        </div>
      )}
      {violations.length > 0 && <Violations violations={violations} />}
      {isOpen && (
        <div id={detailsId} className="pb-4">
          <EntryDetails entry={entry} />
        </div>
      )}
    </li>
  )
}

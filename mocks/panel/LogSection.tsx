import { useCallback, useState, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { Checkbox } from '../../src/ui/Checkbox.tsx'
import { cx } from '../../src/ui/cx.ts'
import { TriangleAlert } from '../../src/ui/Icon.tsx'
import type { LogEntry } from '../engine/network/request-log.ts'
import { goBack } from './go-back.ts'
import { outcomeOf, violationCount } from './log-words.ts'
import { usePanel } from './panel-context.ts'
import { Fine, Group, Moment } from './pieces.tsx'

const inks = { good: 'text-good-ink', neutral: 'text-ink', bad: 'text-bad-ink' }

/** Lists the latest changes, and the latest requests from this tab with their contract violations. */
export function LogSection({ entries }: { entries: readonly LogEntry[] }) {
  const { runtime, say } = usePanel()
  const [onlyViolations, setOnlyViolations] = useState(false)
  const broken = violationCount(entries)
  const shown = onlyViolations ? entries.filter(({ violations }) => violations.length > 0) : entries

  return (
    <>
      <Changes />
      <Group title="Requests from this tab" end={<Fine>Newest first</Fine>}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox
            className="text-dense"
            label={`Only contract violations (${broken})`}
            value={onlyViolations}
            onChange={setOnlyViolations}
          />
          <Button
            size="sm"
            onClick={() => {
              runtime.log.clear()
              say('Log cleared.')
            }}
          >
            Clear log
          </Button>
        </div>
        {shown.length === 0 ? (
          <p className="border-y border-rule py-4 text-dense">
            {onlyViolations
              ? 'No contract violations.'
              : 'No requests yet. They appear here as you use the app.'}
          </p>
        ) : (
          <ol className="divide-y divide-rule border-y border-rule">
            {shown.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Group>
    </>
  )
}

/** The maximum number of changes to list. */
const listed = 50

/** Lists the changes in any tab since this page opened, with buttons that restore the data from before each change. */
function Changes() {
  const { runtime, change } = usePanel()
  const steps = useSyncExternalStore(
    useCallback((listener: () => void) => runtime.store.subscribe(listener), [runtime]),
    () => runtime.store.history.steps,
  )
  const shown = steps
    .flatMap(({ head, origin }) => (origin ? { head, ...origin } : []))
    .slice(-listed)
    .toReversed()

  return (
    <Group title="Changes" end={<Fine>Newest first</Fine>}>
      {shown.length === 0 ? (
        <p className="border-y border-rule py-4 text-dense">
          No changes since this page opened. New ones appear here.
        </p>
      ) : (
        <ol className="divide-y divide-rule border-y border-rule">
          {shown.map(({ head, who, what, at }) => (
            <li key={head} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
                <p className="font-mono text-fine font-semibold wrap-anywhere">{what}</p>
                <Fine className="wrap-anywhere">
                  <Moment at={at} withDate={false} />
                  <span>
                    {' · '}
                    <bdi>{who}</bdi>
                  </span>
                </Fine>
              </div>
              <Button
                size="sm"
                className="shrink-0"
                aria-label={`Go back to before this: ${what}, ${who}`}
                onClick={() => void change(() => goBack(runtime, head, what))}
              >
                Go back to before this
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Group>
  )
}

function Entry({ entry }: { entry: LogEntry }) {
  const { call, caller, at, took, violations, source } = entry
  const { tone, status, detail } = outcomeOf(entry)
  return (
    <li className={cx('py-2', violations.length > 0 && '-ms-2 border-s-2 border-s-bad-ink ps-1.5')}>
      <div className="flex items-baseline justify-between gap-3 font-mono text-fine">
        <p className="min-w-0 font-semibold wrap-anywhere">{call}</p>
        <p className="shrink-0 whitespace-nowrap">
          <span className={cx('font-semibold', inks[tone])}>{status}</span>{' '}
          <span className="text-ink-2">{`${Math.round(took)} ms`}</span>
        </p>
      </div>
      <Fine className="wrap-anywhere">
        <Moment at={at} withDate={false} />
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
      </Fine>
      {violations.length > 0 && (
        <div className="mt-1 flex gap-2 rounded-sm bg-bad px-2 py-1 text-fine text-bad-ink">
          <TriangleAlert className="mt-0.5" />
          <div className="min-w-0">
            <p className="font-semibold">Breaks the contract</p>
            <ul className="font-mono wrap-anywhere">
              {violations.map((violation) => (
                <li key={violation}>{violation}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </li>
  )
}

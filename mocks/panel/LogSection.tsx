import { useCallback, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { Button } from '../../src/ui/Button.tsx'
import type { LogEntry } from '../engine/network/request-log.ts'
import { goBack } from './go-back.ts'
import { Requests } from './log/Requests.tsx'
import type { OptionsStore } from './options-store.ts'
import { usePanel } from './panel-context.ts'
import { Fine, Group, Moment } from './pieces.tsx'
import { useSaved } from './saved.ts'

/** Whether the requests are shown, saved in this browser. */
export const requestsKey = 'fieldwork.simulator.requests'

/** Lists the latest changes, and for developers the latest requests from this tab. */
export function LogSection({ entries, options }: { entries: readonly LogEntry[]; options: OptionsStore }) {
  const [isOpen, setOpen] = useSaved(requestsKey, v.boolean(), import.meta.env.DEV)
  return (
    <>
      <Changes />
      <Group title="For developers" end={<Fine>Newest first</Fine>}>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide requests' : `Show requests (${entries.length})`}
        </Button>
        {isOpen && (
          <div className="mt-3">
            <Requests entries={entries} options={options} />
          </div>
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

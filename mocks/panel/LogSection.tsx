import { useCallback } from 'react'
import * as v from 'valibot'
import { Button } from '../../src/ui/Button.tsx'
import type { LogEntry } from '../engine/network/request-log.ts'
import { isCallOf } from './calls.ts'
import { changesInWords, goBack } from './go-back.ts'
import { Requests } from './log/Requests.tsx'
import { type AnyContext, usePanel } from './panel-context.ts'
import { Fine, Group, Moment } from './pieces.tsx'
import { useSaved } from './saved.ts'
import { useWorld } from './useWorld.ts'

/** Returns the key under which this browser saves whether the requests are shown. @param name of the backend */
export const requestsKeyOf = (name: string) => `${name}.simulator.requests`

/** Lists the latest changes, and for developers the latest requests from this tab. */
export function LogSection({ entries }: { entries: readonly LogEntry[] }) {
  const [isOpen, setOpen] = useSaved(
    requestsKeyOf(usePanel().runtime.backend.name),
    v.boolean(),
    import.meta.env.DEV,
  )
  return (
    <>
      <Changes />
      <Group title="For developers" end={<Fine>Newest first</Fine>}>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide requests' : `Show requests (${entries.length})`}
        </Button>
        {isOpen && (
          <div className="mt-3">
            <Requests entries={entries} />
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
  const tools = usePanel()
  const { backend, runtime, host, parts, change } = tools
  const select = useCallback(
    ({ tx }: Pick<AnyContext, 'tx'>) =>
      changesInWords(runtime.store.history.steps, parts.sentenceOf, tx).slice(0, listed),
    [runtime, parts],
  )
  const shown = useWorld(select) ?? []

  return (
    <Group title="Changes" end={<Fine>Newest first</Fine>}>
      {shown.length === 0 ? (
        <p className="border-y border-rule py-4 text-dense">
          No changes since this page opened. New ones appear here.
        </p>
      ) : (
        <ol className="divide-y divide-rule border-y border-rule">
          {shown.map(({ head, what, at, sentence }) => (
            <li key={head} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
              {/* Words break only where one is wider than the panel. */}
              <div className="min-w-0 flex-1 basis-[min-content] wrap-break-word">
                <p className="text-dense">
                  <bdi>{sentence}</bdi>
                </p>
                <Fine>
                  <Moment at={at} withDate={false} />
                </Fine>
              </div>
              <Button
                size="sm"
                className="shrink-0"
                aria-label={`Go back to before this: ${sentence}`}
                onClick={() =>
                  void change(() => {
                    host.begin?.()
                    return goBack(tools, head, isCallOf(backend, what) ? sentence : what)
                  })
                }
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

import { useCallback } from 'react'
import * as v from 'valibot'
import { Button } from '../../src/ui/Button.tsx'
import { type Context, isCall } from '../operation.ts'
import type { LogEntry } from '../engine/network/request-log.ts'
import { goBack } from './go-back.ts'
import { Requests } from './log/Requests.tsx'
import { sentenceOf } from './log/sentences.ts'
import type { OptionsStore } from './options-store.ts'
import { usePanel } from './panel-context.ts'
import { Fine, Group, Moment } from './pieces.tsx'
import { useSaved } from './saved.ts'
import { useWorld } from './useWorld.ts'

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
  const { runtime, host, change } = usePanel()
  const select = useCallback(
    ({ tx }: Pick<Context, 'tx'>) =>
      runtime.store.history.steps
        .filter(({ origin }) => origin !== null)
        .slice(-listed)
        .flatMap((step) =>
          step.origin === null
            ? []
            : { ...step, ...step.origin, sentence: sentenceOf(step.origin, step, tx) },
        )
        .toReversed(),
    [runtime],
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
            <li key={head} className="flex items-center justify-between gap-3 py-2">
              <div className="min-w-0">
                <p className="text-dense wrap-anywhere">
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
                    host.begin()
                    return goBack(runtime, head, isCall(what) ? sentence : what)
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

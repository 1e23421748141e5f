import { useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { editNews, seedsChanged } from './edits.ts'
import { usePanel } from './panel-context.ts'
import { earlierData, loggedOut, resetData } from './reset.ts'
import { useIdentity } from './useWorld.ts'

/** What became of the latest edit of the simulator's code, in the development server only. */
export function EditNotice() {
  const { runtime, host, change } = usePanel()
  const identity = useIdentity()
  const news = useSyncExternalStore(editNews.subscribe, editNews.get)
  const isOutdated = useSyncExternalStore(seedsChanged.subscribe, seedsChanged.get)

  if (news === '' && !isOutdated) return null
  return (
    <div
      role="status"
      className="shrink-0 border-t border-rule bg-raised px-4 py-1.5 text-fine wrap-anywhere"
    >
      {news !== '' && <p className="text-ink-2">{news}</p>}
      {identity && isOutdated && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p>The seeds changed. Reset?</p>
          <Button
            size="sm"
            onClick={() =>
              void change(async () => {
                await resetData(runtime, host, identity.scenario, identity.seed)
                return `Data reset to ${identity.scenario}.${loggedOut(host)} ${earlierData}`
              })
            }
          >
            Reset data
          </Button>
        </div>
      )}
    </div>
  )
}

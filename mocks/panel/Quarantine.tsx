import { useEffect, useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog.tsx'
import { Download } from '../../src/ui/Icon.tsx'
import { dateOf, timeOf } from './moments.ts'
import { reasonOf, usePanel } from './panel-context.ts'
import { Fine, Group } from './pieces.tsx'
import { Rows } from './Rows.tsx'
import { download } from './world-file.ts'

const questions = {
  restore: {
    title: 'Restore this data?',
    message: 'All tabs switch to it. Your current data is kept, so you can restore it later.',
    confirmLabel: 'Restore data',
    danger: false,
  },
  discard: {
    title: 'Delete this data?',
    message: 'This permanently deletes its rows and uploaded files.',
    confirmLabel: 'Delete data',
    danger: true,
  },
}
type Question = keyof typeof questions

/** Unreadable worlds, and those that another world has replaced. Renders nothing if there are none. */
export function Quarantine() {
  const { runtime, say, tell, change } = usePanel()
  const [moments, setMoments] = useState<readonly number[]>([])
  const [question, setQuestion] = useState<Question>('restore')
  const [asked, setAsked] = useState<number>()

  useEffect(() => {
    let mounted = true
    runtime.store.storage.quarantined().then(
      (found) => mounted && setMoments(found),
      (error: unknown) => mounted && say(`We couldn’t read the earlier data: ${reasonOf(error)}`),
    )
    return () => {
      mounted = false
    }
  }, [runtime, say])

  if (moments.length === 0) return null

  const save = (moment: number) =>
    tell(async () => {
      download(`earlier-data-${moment}.zip`, await runtime.download(moment))
      return 'Earlier data downloaded.'
    }, 'We couldn’t download the earlier data')

  async function confirmed() {
    if (asked === undefined) return
    await change(async () => {
      if (question === 'discard') {
        await runtime.store.discard(asked)
        return 'Earlier data deleted.'
      }
      const isRestored = await runtime.store.restore(asked)
      return isRestored ? 'Data restored.' : 'This data still can’t be read. You can download or delete it.'
    })
    setMoments(await runtime.store.storage.quarantined())
  }

  function ask(next: Question, moment: number) {
    setQuestion(next)
    setAsked(moment)
  }

  return (
    <Group title="Earlier data" end={<Fine className="nums">{moments.length}</Fine>}>
      <Rows>
        {moments.map((moment) => {
          const named = `${dateOf(moment)}, ${timeOf(moment)}`
          const name = `the data from ${named}`
          return (
            <li key={moment} className="py-2.5">
              <p className="nums text-dense">{named}</p>
              <div className="mt-2 flex flex-wrap gap-2">
                <Button size="sm" aria-label={`Download ${name}`} onClick={() => void save(moment)}>
                  <Download />
                  Download
                </Button>
                <Button size="sm" aria-label={`Restore ${name}`} onClick={() => ask('restore', moment)}>
                  Restore…
                </Button>
                <Button size="sm" aria-label={`Delete ${name}`} onClick={() => ask('discard', moment)}>
                  Delete…
                </Button>
              </div>
            </li>
          )
        })}
      </Rows>
      <ConfirmDialog
        {...questions[question]}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={confirmed}
      />
    </Group>
  )
}

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
    title: 'Restore this world?',
    message:
      'It opens in all tabs. The world that is open now is quarantined for it, so you can restore that one later.',
    confirmLabel: 'Restore the world',
    danger: false,
  },
  discard: {
    title: 'Delete this world?',
    message: 'Its rows and its uploaded files are deleted for good.',
    confirmLabel: 'Delete the world',
    danger: true,
  },
}
type Question = keyof typeof questions

/** The worlds that could not be opened, or made room for a restored one. Nothing is shown while there are none. */
export function Quarantine() {
  const { runtime, say, change } = usePanel()
  const [moments, setMoments] = useState<readonly number[]>([])
  const [question, setQuestion] = useState<Question>('restore')
  const [asked, setAsked] = useState<number>()

  useEffect(() => {
    let mounted = true
    runtime.quarantined().then(
      (found) => mounted && setMoments(found),
      (error: unknown) => mounted && say(`The quarantined worlds could not be read: ${reasonOf(error)}`),
    )
    return () => {
      mounted = false
    }
  }, [runtime, say])

  if (moments.length === 0) return null

  async function save(moment: number) {
    try {
      download(`quarantined-world-${moment}.zip`, await runtime.download(moment))
      say('The quarantined world was downloaded.')
    } catch (error) {
      say(`The quarantined world could not be downloaded: ${reasonOf(error)}`)
    }
  }

  async function confirmed() {
    if (asked === undefined) return
    await change(async () => {
      if (question === 'discard') {
        await runtime.discard(asked)
        return 'The quarantined world was deleted.'
      }
      const isRestored = await runtime.restore(asked)
      return isRestored
        ? 'The world was restored.'
        : 'That world still cannot be read. It stays in quarantine.'
    })
    setMoments(await runtime.quarantined())
  }

  function ask(next: Question, moment: number) {
    setQuestion(next)
    setAsked(moment)
  }

  return (
    <Group title="Quarantined worlds" end={<Fine className="nums">{moments.length}</Fine>}>
      <Rows>
        {moments.map((moment) => {
          const named = `${dateOf(moment)}, ${timeOf(moment)}`
          const name = `the world of ${named}`
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

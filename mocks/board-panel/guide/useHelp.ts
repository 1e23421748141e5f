import { useCallback, useSyncExternalStore } from 'react'
import type { Step } from '../../engine/data/history.ts'
import type { Context } from '../../operation.ts'
import { type Person, holderOf } from '../accounts.ts'
import { fillCard, isCardFilled } from '../fill-card.ts'
import { followPage } from '../follow-page.ts'
import { logInAs } from '../log-in-as.ts'
import { useBoard, useBoardWorld } from '../useBoard.ts'
import { castOf } from '../sides/sides.ts'
import { partiesOf, pathOf } from './parties.ts'
import type { GuideStep, Opening } from './stories.ts'

/** How long to wait for the page's card form, in milliseconds, and how often to look. */
const patience = { most: 10_000, each: 250 }

/**
 * Returns functions that do what a step's button offers, and what the start of a story needs; they throw if that is
 * impossible. `isDone` is whether the button would do nothing, as the page is open already.
 */
export function useHelp(step: GuideStep | undefined, history: readonly Step[]) {
  const { runtime, admin, host, say } = useBoard()
  const token = useSyncExternalStore(followPage, () => host.token.get())
  const place = useSyncExternalStore(followPage, () => location.href)
  const isFilled = useSyncExternalStore(followPage, isCardFilled)

  const pathTo = useCallback(
    (opens: Opening['opens'], context: Context, as: string | undefined) => {
      const person = holderOf(as, context)
      const personas = runtime.personas.map(({ account_id }) => account_id)
      return pathOf(opens, context, [...(person ? [person.id] : []), ...personas], history)
    },
    [runtime, history],
  )
  const opens = step && 'opens' in step.help ? step.help.opens : undefined
  const select = useCallback(
    (context: Context) => opens && { opens, path: pathTo(opens, context, token) },
    [opens, pathTo, token],
  )
  const wanted = useBoardWorld(select)
  const isKnown = wanted !== undefined && wanted.opens === opens
  const isOpen =
    !isKnown || isShown(new URL(`${host.basePath}${wanted.path.slice(1)}`, place), new URL(place))

  async function open({ opens: page, fills, loginAs }: Opening & { loginAs?: Person['type'] | undefined }) {
    if (loginAs) {
      const personas = runtime.personas.map(({ account_id }) => account_id)
      const person = await runtime.read(
        (context) =>
          partiesOf(context, history)?.[loginAs] ??
          castOf(context, personas)[loginAs][0] ??
          // A world of a scenario that is no longer there has accounts, too.
          context.tx.accounts.all().find((account) => account.type === loginAs),
      )
      if (!person) throw new Error('This scenario has no account to log in as. Sign up instead.')
      await logInAs({ admin, host }, person, 'tab')
      say(`Logged in as ${person.name}, in this tab only.`)
      void host.refresh()
    }
    if (loginAs || !isOpen) {
      const path = await runtime.read((context) => pathTo(page, context, host.token.get()))
      host.navigate(path)
    }
    if (!fills || loginAs) return
    const tries = patience.most / patience.each
    for (let tried = 0; !fillCard(); tried += 1) {
      if (tried > tries) throw new Error('The page shows no card form yet. Try again.')
      await new Promise((resolve) => setTimeout(resolve, patience.each))
    }
  }

  async function help({ done, help: offered }: GuideStep) {
    if ('opens' in offered)
      return await open({ ...offered, loginAs: 'loginAs' in done ? done.loginAs : undefined })
    const job = (await admin.review()).pending[0]
    if (!job) throw new Error('No job is waiting for a review. Post one first.')
    say(await admin.decideJob(job.id, 'approved'))
    void host.refresh()
  }

  const isDone =
    step !== undefined &&
    !('loginAs' in step.done) &&
    'opens' in step.help &&
    (step.help.fills ? isOpen && isFilled : isOpen)
  return { open, help, isDone }
}

/** Whether a page is the one at `to`, with all of its search. */
function isShown(to: URL, here: URL): boolean {
  return (
    to.pathname === here.pathname &&
    [...to.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
  )
}

import type { Step } from '../../engine/data/history.ts'
import { holderOf } from '../accounts.ts'
import { logInAs } from '../log-in-as.ts'
import { useBoard } from '../useBoard.ts'
import { castOf } from '../sides/sides.ts'
import { partiesOf, pathOf } from './parties.ts'
import type { GuideStep } from './stories.ts'

/** Returns a function that does what the button of a step offers. It throws if that is impossible. */
export function useHelp(history: readonly Step[]): (step: GuideStep) => Promise<void> {
  const { runtime, admin, host, say } = useBoard()
  const personas = runtime.personas.map(({ account_id }) => account_id)

  return async ({ done, help }) => {
    if ('approves' in help) {
      const job = (await admin.review()).pending[0]
      if (!job) throw new Error('No job is waiting for a review. Post one first.')
      say(await admin.decideJob(job.id, 'approved'))
      void host.refresh()
      return
    }
    if ('loginAs' in done) {
      const type = done.loginAs
      const person = await runtime.read(
        (context) =>
          partiesOf(context, history)?.[type] ??
          castOf(context, personas)[type][0] ??
          // A world of a scenario that is no longer there has accounts, too.
          context.tx.accounts.all().find((account) => account.type === type),
      )
      if (!person) throw new Error('This scenario has no account to log in as. Sign up instead.')
      await logInAs({ admin, host }, person, 'tab')
      say(`Logged in as ${person.name}, in this tab only.`)
      void host.refresh()
    }
    const token = host.token.get()
    const path = await runtime.read((context) => {
      const person = holderOf(token, context)
      return pathOf(help.opens, context, [...(person ? [person.id] : []), ...personas], history)
    })
    host.navigate(path)
  }
}

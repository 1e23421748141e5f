import type { Context, Runtime } from '../operation.ts'
import { Admin } from '../admin/admin.ts'
import { stopped } from '../admin/clock-moves.ts'
import { approveDueJobs } from '../services/moderation.ts'
import type { SimulatorHost } from './host.ts'
import { hashOf, type Moment, readMoment } from './moment-link.ts'
import { reasonOf } from './panel-context.ts'
import { resetData, undoReset } from './reset.ts'

/** Returns a link to this page with the current scenario, clock and account. */
export function addressOfMoment(runtime: Runtime, { tx, now }: Context, account: number | null): string {
  const { format, scenario, seed } = runtime.store.identity ?? { format: '', scenario: '', seed: 0 }
  const { clock_offset, clock_frozen_at } = tx.settings.need(1)
  const isStopped = clock_frozen_at !== null
  const ahead = isStopped ? now - Date.now() : clock_offset
  const { origin, pathname, search } = location
  return `${origin}${pathname}${search}${hashOf({ format, scenario, seed, ahead, isStopped, account })}`
}

/**
 * Opens the moment in the page's URL, if there is one. This resets the data and can be undone. An invalid link
 * opens the home page with an explanation, and leaves the data as it was.
 */
export async function openMoment(runtime: Runtime, host: SimulatorHost): Promise<void> {
  const link = readMoment(location.hash)
  if (link === null) return
  history.replaceState(history.state, '', location.pathname + location.search)
  try {
    checkLink(runtime, link)
    await open(runtime, host, link)
  } catch (error) {
    await undoReset(runtime, host)
    host.notify('This link doesn’t work', `${reasonOf(error)} You can start from here instead.`)
    host.navigate('/')
  }
}

/** @throws Error with a message for the user */
function checkLink(runtime: Runtime, link: Moment | 'broken'): asserts link is Moment {
  if (link === 'broken') throw new Error('It’s incomplete or has been changed.')
  if (link.format !== runtime.store.identity?.format)
    throw new Error('It’s from another version of this demo.')
  if (!runtime.scenarios.some(({ name }) => name === link.scenario)) {
    throw new Error('This demo doesn’t have the sample data it needs.')
  }
}

/** @throws Error with a message for the user */
async function open(runtime: Runtime, host: SimulatorHost, link: Moment): Promise<void> {
  const { scenario, seed, ahead, isStopped, account } = link
  await resetData(runtime, host, scenario, seed)
  const admin = new Admin(runtime)
  try {
    await admin.advance(ahead)
  } catch {
    throw new Error('It sets the clock to a time that doesn’t exist.')
  }
  if (isStopped) {
    await runtime.mutate((context) => {
      context.tx.settings.patch(1, stopped(context.tx.settings.need(1), context.now))
      approveDueJobs(context)
    })
  }
  if (account === null) return
  const person = await runtime.read(({ tx }) => tx.accounts.get(account))
  if (!person) throw new Error('The account it logs in to isn’t in this data.')
  host.token.set((await admin.signIn(person.email)).token, 'tab')
}

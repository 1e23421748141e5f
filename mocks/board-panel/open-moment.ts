import type { Context, Runtime } from '../operation.ts'
import { Admin } from '../admin/admin.ts'
import { approveDueJobs } from '../services/moderation.ts'
import type { SimulatorHost } from './host.ts'
import { hashOf, type Moment, readMoment } from './moment-link.ts'
import { reasonOf } from '../panel/panel-context.ts'
import { lastReset, resetData, undoReset } from '../panel/reset.ts'
import { createValue } from '../../src/ui/value.ts'

/** Returns a link to this page with the current scenario, clock and account. */
export function addressOfMoment(runtime: Runtime, { tx, now }: Context, account: number | null): string {
  const { format, scenario, seed } = runtime.store.identity ?? { format: '', scenario: '', seed: 0 }
  const { clock_offset, clock_frozen_at } = tx.settings.need(1)
  const isStopped = clock_frozen_at !== null
  const ahead = isStopped ? now - Date.now() : clock_offset
  const { origin, pathname, search } = location
  return `${origin}${pathname}${search}${hashOf({ format, scenario, seed, ahead, isStopped, account })}`
}

/** The moment that the panel asks about: a link from any page may lead here. Null if there is none. */
export const askedMoment = createValue<Moment | null>(null)

/**
 * Takes the moment from the page's URL, if there is one, and asks before it replaces stored data (rules 45). An invalid
 * link opens the home page with an explanation, and leaves the data as it was.
 * @param asks false if the data was created for this page alone, and the moment can open at once
 */
export async function followMoment(
  runtime: Runtime,
  host: SimulatorHost,
  { asks }: { asks: boolean },
): Promise<void> {
  const link = readMoment(location.hash)
  if (link === null) return
  history.replaceState(history.state, '', location.pathname + location.search)
  try {
    checkLink(runtime, link)
  } catch (error) {
    refuse(host, error)
    return
  }
  if (asks) {
    askedMoment.set(link)
    return
  }
  await openMoment(runtime, host, link)
  const made = lastReset.get()
  lastReset.set(null)
  // Nobody has seen the data that the page had created, so none was replaced.
  if (made) await runtime.store.discard(made.quarantined).catch(console.error)
}

/**
 * Replaces the data with that of a moment, and logs its account in on this tab. Can be undone. If that fails, the data
 * is as it was, and the home page opens with an explanation.
 */
export async function openMoment(runtime: Runtime, host: SimulatorHost, moment: Moment): Promise<void> {
  const before = lastReset.get()
  try {
    await open(runtime, host, moment)
  } catch (error) {
    if (lastReset.get() !== before) await undoReset(runtime, host, { discards: true })
    refuse(host, error)
  }
}

function refuse(host: SimulatorHost, error: unknown): void {
  host.notify('This link doesn’t work', `${reasonOf(error)} You can start from here instead.`)
  host.navigate('/')
}

/** @throws Error with a message for the user */
function checkLink(runtime: Runtime, link: Moment | 'broken'): asserts link is Moment {
  if (link === 'broken') throw new Error('It’s incomplete or has been changed.')
  if (link.format !== runtime.store.identity?.format)
    throw new Error('It’s from another version of this demo.')
  if (!runtime.backend.scenarios.some(({ name }) => name === link.scenario)) {
    throw new Error('This demo doesn’t have the sample data it needs.')
  }
}

/** @throws Error with a message for the user */
async function open(
  runtime: Runtime,
  host: SimulatorHost,
  { scenario, seed, ahead, isStopped, account }: Moment,
): Promise<void> {
  await resetData(runtime, host, scenario, seed)
  host.begin()
  const admin = new Admin(runtime)
  try {
    await admin.advance(ahead, null)
  } catch {
    throw new Error('It sets the clock to a time that doesn’t exist.')
  }
  if (isStopped) {
    await runtime.mutate((context) => {
      context.tx.settings.patch(1, { clock_frozen_at: context.now })
      approveDueJobs(context)
    })
  }
  if (account === null) return
  const person = await runtime.read(({ tx }) => tx.accounts.get(account))
  if (!person) throw new Error('The account it logs in to isn’t in this data.')
  host.token.set((await admin.signIn(person.email)).token, 'tab')
}

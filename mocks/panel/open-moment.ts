import type { Context, Runtime } from '../operation.ts'
import { Admin } from '../admin/admin.ts'
import { stopped } from '../admin/clock-moves.ts'
import { approveDueJobs } from '../services/moderation.ts'
import type { SimulatorHost } from './host.ts'
import { hashOf, type Moment, readMoment } from './moment-link.ts'
import { resetData } from './reset.ts'

/** Returns a link to this page with the current scenario, clock and account. */
export function addressOfMoment(runtime: Runtime, { tx, now }: Context, account: number | null): string {
  const { format, scenario, seed } = runtime.identity ?? { format: '', scenario: '', seed: 0 }
  const { clock_offset, clock_frozen_at } = tx.settings.need(1)
  const isStopped = clock_frozen_at !== null
  const ahead = isStopped ? now - Date.now() : clock_offset
  const { origin, pathname, search } = location
  return `${origin}${pathname}${search}${hashOf({ format, scenario, seed, ahead, isStopped, account })}`
}

/**
 * Opens the moment in the page's address, if there is one. This resets the data and can be undone. An invalid link shows an
 * explanation and opens the home page.
 */
export async function openMoment(runtime: Runtime, host: SimulatorHost): Promise<void> {
  const link = readMoment(location.hash)
  if (link === null) return
  history.replaceState(history.state, '', location.pathname + location.search)
  const problem = problemOf(runtime, link) ?? (link !== 'broken' && (await open(runtime, host, link)))
  if (!problem) return
  host.notify('This link doesn’t work', `${problem} You can start from here instead.`)
  host.navigate('/')
}

function problemOf(runtime: Runtime, link: Moment | 'broken'): string | undefined {
  if (link === 'broken') return 'It’s incomplete or has been changed.'
  if (link.format !== runtime.identity?.format) return 'It’s from another version of this demo.'
  if (!runtime.scenarios.some(({ name }) => name === link.scenario)) {
    return 'This demo doesn’t have the sample data it needs.'
  }
  return undefined
}

/** @returns why the link doesn’t work, for people; undefined if it does */
async function open(runtime: Runtime, host: SimulatorHost, link: Moment): Promise<string | undefined> {
  const { scenario, seed, ahead, isStopped, account } = link
  await resetData(runtime, host, scenario, seed)
  const admin = new Admin(runtime)
  try {
    await admin.advance(ahead)
  } catch {
    return 'It sets the clock to a time that doesn’t exist.'
  }
  if (isStopped) {
    await runtime.mutate((context) => {
      context.tx.settings.patch(1, stopped(context.tx.settings.need(1), context.now))
      approveDueJobs(context)
    })
  }
  if (account === null) return undefined
  const person = await runtime.read(({ tx }) => tx.accounts.get(account))
  if (!person) return 'The account it logs in to isn’t in this data.'
  host.token.set((await admin.signIn(person.email)).token, 'tab')
  return undefined
}

import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  type Actor,
  actionNames,
  actions,
  actors,
  nothingMade,
  type Side,
  type Step,
} from '../../conformance/oracle/steps.ts'
import { Person } from '../../conformance/person.ts'
import { simulate } from '../../conformance/simulated.ts'
import { Stage } from '../../conformance/stage.ts'
import { Transport } from '../../conformance/transport.ts'
import { Admin } from '../../mocks/admin/admin.ts'
import { day, minute } from '../../mocks/engine/base/clock.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import type { Row, Tx } from '../../mocks/model/tables.ts'
import { isFeatured } from '../../mocks/rules/featuring.ts'
import { pageSize } from '../../mocks/rules/pages.ts'
import type { CallName } from '../../mocks/operation.ts'
import { password, personas } from '../../mocks/scenarios/personas.ts'
import { createTestBackend, fetchStored, formOf, type TestBackend, worldOf } from '../support/backend.ts'
import { compactJournal } from '../support/compact-journal.ts'
import { explored } from '../support/sample.ts'
import { authenticate, cards, confirm, intentOf, setKeys } from '../support/third-parties.ts'

const cast = {
  recruiter: personas.harbour,
  otherRecruiter: personas.smallShop,
  seeker: personas.ada,
  otherSeeker: personas.newcomer,
} as const

/** Two tabs on one store, and the people who use them. */
interface Play {
  storage: MemoryStorage
  /** The current tab is the first. */
  tabs: [TestBackend, TestBackend]
  side: Side
}

async function begin(): Promise<Play> {
  const storage = new MemoryStorage()
  const first = await createTestBackend('everyday', storage)
  await setKeys(first)
  const tabs: Play['tabs'] = [first, await createTestBackend('everyday', storage)]
  const fetch = async (request: Request) => {
    const response = await tabs[0].runtime.handle(new URL(request.url).pathname.slice(1), request)
    if (response.status >= 500) throw new Error(`${request.url}: ${await response.text()}`)
    return response
  }
  const { target } = await simulate(undefined, 'empty')
  const transport = new Transport({ ...target, fetch }, () => undefined)
  const setup = {
    decideJob: async (id: number, decision: 'approved' | 'cancelled') =>
      void (await new Admin(tabs[0].runtime).decideJob(id, decision).catch(() => undefined)),
  }
  const person = async (by: Actor) => {
    const { id, name, email } = await first.runtime.read(({ tx }) => tx.accounts.need(cast[by]))
    return new Person(transport, by, { id, name, email, password, token: await first.signIn(id) })
  }
  const people = {
    recruiter: await person('recruiter'),
    otherRecruiter: await person('otherRecruiter'),
    seeker: await person('seeker'),
    otherSeeker: await person('otherSeeker'),
  }
  const made = await first.runtime.read(({ tx }) => {
    const own = (rows: readonly { id: number; account_id: number }[]) =>
      rows.filter(({ account_id }) => Object.values<number>(cast).includes(account_id)).map(({ id }) => id)
    return {
      ...nothingMade(),
      jobs: tx.jobs.by('account_id', cast.recruiter).map(({ id }) => id),
      applications: own(tx.applications.all()),
      cvs: own(tx.cvs.all()),
      posts: own(tx.posts.all()),
      projects: own(tx.projects.all()),
    }
  })
  return {
    storage,
    tabs,
    side: { stage: new Stage(transport, setup, true, 'a'), people, made, word: 'Kite' },
  }
}

const at = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length]

/** What happens besides the actions of people that the kit's oracle compares. */
const events: Readonly<
  Record<string, (play: Play, step: Pick<Step, 'pick' | 'choice'>) => Promise<unknown>>
> = {
  'check a bank transfer': async ({ tabs: [tab] }, { pick, choice }) => {
    const admin = new Admin(tab.runtime)
    const transfer = at((await admin.review()).transfers, pick)
    if (transfer) await admin.decidePayment(transfer.id, choice % 3 === 0 ? 'rejected' : 'approved')
  },
  'pay by card': async ({ tabs: [tab], side }, { pick, choice }) => {
    const asked = { id: at(side.made.jobs, pick) ?? 0, type: 'feature_job' } as const
    const { token } = side.people.recruiter
    await tab.call('payments/fetch-stripe-intent', asked, token)
    const secret = await tab.runtime.read(
      ({ tx }) => tx.intents.where(({ job_id }) => job_id === asked.id).at(-1)?.client_secret,
    )
    if (secret === undefined) return
    await confirm(tab, secret, at(Object.values(cards), choice) ?? '')
    await authenticate(tab, secret, pick % 2 === 0 ? 'succeeded' : 'failed')
    // Some payers don't return to the page; the next visit finds the payment (rules 25).
    if (choice % 4 === 0) return
    await tab.call('payments/verify-stripe', { ...asked, payment_id: intentOf(secret) }, token)
  },
  'let time pass': async ({ tabs: [tab], side }, { pick, choice }) => {
    await tab.advance(pick * (choice % 2 === 0 ? minute : day))
    // Nobody's session ends.
    for (const by of actors) await side.people[by].ok('me')
  },
  'approve automatically or not': async ({ tabs: [tab] }, { choice }) =>
    await tab.runtime.mutate(({ tx }) => tx.settings.patch(1, { auto_approve: choice % 2 === 0 })),
  'change to the other tab': ({ tabs }) => {
    ;[tabs[0], tabs[1]] = [tabs[1], tabs[0]]
    return Promise.resolve()
  },
  'reload the page': async ({ tabs, storage }) => {
    tabs[0] = await createTestBackend('everyday', storage)
    expect(tabs[0].runtime.store.notice).toBeNull()
  },
  'compact the journal': async ({ tabs: [tab] }) => await compactJournal(tab),
}

const chosen = { pick: fc.nat({ max: 11 }), choice: fc.nat({ max: 23 }) }
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...actionNames)
      .chain((action) =>
        fc.record({ action: fc.constant(action), by: fc.constantFrom(...actions[action].by), ...chosen }),
      ),
  },
  { weight: 1, arbitrary: fc.record({ event: fc.constantFrom(...Object.keys(events)), ...chosen }) },
)

/** Checks what no constraint of a table states. */
function checkRows(tx: Tx, now: number): void {
  for (const account of Object.values(cast)) {
    const own = tx.cvs.by('account_id', account)
    const defaults = own.filter(({ is_default }) => is_default).length
    expect(['default CVs (rules 21)', defaults]).toEqual(['default CVs (rules 21)', Math.min(own.length, 1)])
  }
  const foreign = tx.applications.where((row) => tx.cvs.need(row.cv_id).account_id !== row.account_id)
  const twice = tx.jobs.where(
    (job) => job.feature_on_approval && (job.state === 'approved' || isFeatured(job, now)),
  )
  const placed = tx.jobs.where(({ type, location }) => type === 'remote' && location !== null)
  const odd = {
    'another’s CV (rules 19)': foreign,
    'featured twice (rules 23)': twice,
    'remote (rules 14)': placed,
  }
  expect(odd).toEqual(Object.fromEntries(Object.keys(odd).map((name) => [name, []])))
}

const answerShape = v.looseObject({ pages: v.number(), total: v.number() })
const rowShape = v.looseObject({
  id: v.number(),
  is_featured: v.optional(v.number(), 0),
  applicants: v.optional(v.number(), 0),
})

/** Returns the rows of all pages of a list; the number of rows and pages must match (rules 5). */
async function allPages(who: Person, call: CallName, list: string) {
  const look = async (page: number) => {
    const form = formOf({ page, ...(call === 'bookmarks/fetch' && { type: 'job' }) })
    const answer = v.parse(answerShape, (await who.raw(call, form)).envelope)
    return { ...answer, rows: v.parse(v.array(rowShape), answer[list]) }
  }
  const { rows, pages, total } = await look(1)
  for (let page = 2; page <= pages; page += 1) rows.push(...(await look(page)).rows)
  expect((await look(pages + 1)).rows).toEqual([])
  expect({ total, pages }).toEqual({
    total: rows.length,
    pages: Math.max(1, Math.ceil(rows.length / pageSize)),
  })
  return rows
}

/** Checks that the answers behind a person's screens match the rows. */
async function checkScreens({ tabs: [{ runtime }], side }: Play, by: Actor): Promise<void> {
  const who = side.people[by]
  const { user } = await who.ok('me')
  const rows = await runtime.read(({ tx, now }) => {
    const ownOf = (all: readonly { account_id: number }[]) =>
      all.filter(({ account_id }) => account_id === who.id).length
    // This restates the condition instead of using the code that the lists use.
    const listed = tx.jobs.where(
      ({ state, status, deleted_at }) => state === 'approved' && status === 'active' && deleted_at === null,
    )
    const isOn = ({ featured_until }: Row<'jobs'>) => featured_until !== null && now < featured_until
    const ownJobs = tx.jobs.where((job) => job.account_id === who.id && job.deleted_at === null)
    return {
      unread: ownOf(tx.notifications.where(({ read_at }) => read_at === null)),
      listed: new Map(listed.map((job) => [job.id, isOn(job) ? 1 : 0])),
      places: new Set(listed.flatMap(({ location }) => location ?? [])).size,
      vacancies: listed.reduce((sum, { vacancies }) => sum + vacancies, 0),
      posts: ownOf(tx.posts.all()),
      links: tx.employee_links.where((row) => [row.employee_id, row.recruiter_id].includes(who.id)).length,
      lists:
        user.type === 'recruiter'
          ? {
              jobs: ownJobs.length,
              applicants: tx.applications.where(({ job_id }) => ownJobs.some(({ id }) => id === job_id))
                .length,
              payments: ownOf(tx.payments.all()),
              receipts: ownOf(tx.receipts.all()),
            }
          : {
              applications: ownOf(tx.applications.all()),
              bookmarks: ownOf(tx.bookmarks.where(({ type }) => type === 'job')),
              followings: ownOf(tx.followings.all()),
              cvs: ownOf(tx.cvs.all()),
            },
    }
  })
  const home = await who.ok('fetch-home', { type: 'job' })
  const found = await allPages(who, 'jobs/search', 'jobs')
  const profile = await who.ok('my-profile')
  expect({
    unread: user.jobs_notifications,
    listed: new Map(found.map(({ id, is_featured }) => [id, is_featured])),
    places: home.locations.length,
    vacancies: home.categories.reduce((sum, { vacancies }) => sum + vacancies, 0),
    posts: profile.posts.length,
    links: profile.employees.length,
    lists: user.type === 'recruiter' ? await recruiterLists(who) : await seekerLists(who),
  }).toEqual(rows)
  expect(profile.total_employees).toBe(rows.links)
}

async function recruiterLists(who: Person) {
  const mine = await allPages(who, 'jobs/my', 'jobs')
  return {
    jobs: mine.length,
    applicants: mine.reduce((sum, { applicants }) => sum + applicants, 0),
    payments: (await allPages(who, 'payments/my', 'payments')).length,
    receipts: (await allPages(who, 'receipts/my', 'receipts')).length,
  }
}

async function seekerLists(who: Person) {
  return {
    applications: (await allPages(who, 'jobs/my-applications', 'applications')).length,
    bookmarks: (await allPages(who, 'bookmarks/fetch', 'bookmarks')).length,
    followings: (await who.ok('followers/fetch', { type: 'recruiter' })).data.length,
    cvs: (await who.ok('cvs/fetch')).cvs.length,
  }
}

const runs = explored(14)
/** Time limit for one run of many steps on a slow and busy machine, in milliseconds. */
const timeoutPerRun = 20_000

it(
  'for any actions of several people in any order, across tabs, reload and replay, screens match the rows (rules 5, 14, 19, 21, 23, 33)',
  async () => {
    const played = async (steps: (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) => {
      const play = await begin()
      for (const one of steps) {
        const by = 'by' in one ? one.by : 'recruiter'
        if ('event' in one) await events[one.event]?.(play, one)
        else await actions[one.action].run(play.side, play.side.people[by], one)
        await play.tabs[0].runtime.read(({ tx, now }) => checkRows(tx, now))
        await checkScreens(play, by)
      }
      for (const by of actors) await checkScreens(play, by)
      const worlds = [await createTestBackend('everyday', play.storage), ...play.tabs]
      const [replayed = '', ...seen] = await Promise.all(
        worlds.map(async (tab) => JSON.stringify(await worldOf(tab))),
      )
      expect(seen).toEqual([replayed, replayed])
      for (const [path] of replayed.matchAll(/\/storage\/[\w.-]+/g)) {
        const { status } = await fetchStored(play.tabs[0], path)
        expect({ path, status }).toEqual({ path, status: 200 })
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), played), runs)
  },
  runs.numRuns * timeoutPerRun,
)

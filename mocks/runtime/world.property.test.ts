import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relations } from '../model/relations.ts'
import type { Row, Tx } from '../model/world.ts'
import { featuringOf, isFeatured } from '../rules/featuring.ts'
import { pageSize } from '../rules/pages.ts'
import { isListed } from '../rules/visibility.ts'
import { password, personas } from '../scenarios/personas.ts'
import { day, minute } from '../services/clock.ts'
import { paidUnverified } from '../services/feature-payments.ts'
import { decide } from '../services/moderation.ts'
import { decideTransfer } from '../services/payment-desk.ts'
import { authenticate, cards, confirm, intentOf, setKeys } from '../third-parties/testing.ts'
import { exploring } from './exploring.ts'
import type { CallName } from './calls.ts'
import { MemoryStorage } from './storage-memory.ts'
import {
  type Answered,
  createTestBackend,
  type FormInput,
  pdfFile,
  pngFile,
  type TestBackend,
  worldOf,
} from './testing.ts'

const people = ['ada', 'newcomer', 'harbour', 'smallShop'] as const
type Person = (typeof people)[number]
const seekers = ['ada', 'newcomer'] as const
const recruiters = ['harbour', 'smallShop'] as const

const statuses = [
  'applied',
  'in_review',
  'shortlisted',
  'interviewing',
  'accepted',
  'not_considered',
] as const
const natures = ['full_time', 'part_time'] as const
const types = ['remote', 'on_site', 'hybrid'] as const

/** The choices of one step: which thing, and which of its variants. */
interface Choices {
  seeker: (typeof seekers)[number]
  recruiter: (typeof recruiters)[number]
  anybody: Person
  first: number
  second: number
  flag: boolean
}

const choices: fc.Arbitrary<Choices> = fc.record({
  seeker: fc.constantFrom(...seekers),
  recruiter: fc.constantFrom(...recruiters),
  anybody: fc.constantFrom(...people),
  first: fc.nat({ max: 30 }),
  second: fc.nat({ max: 30 }),
  flag: fc.boolean(),
})

/** One of the values, whichever number is given; undefined of none. */
const at = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length]

/** Two tabs on one store, and the people who use them. */
class Play {
  readonly storage: MemoryStorage
  #tabs: [TestBackend, TestBackend]
  #current = 0
  readonly #tokens = new Map<Person, string>()
  readonly passwords = new Map<Person, string>()

  private constructor(storage: MemoryStorage, tabs: [TestBackend, TestBackend]) {
    this.storage = storage
    this.#tabs = tabs
  }

  static async begin(): Promise<Play> {
    const storage = new MemoryStorage()
    const first = await createTestBackend('everyday', storage)
    await setKeys(first)
    return new Play(storage, [first, await createTestBackend('everyday', storage)])
  }

  get tab(): TestBackend {
    return this.#tabs[this.#current === 0 ? 0 : 1]
  }

  get tabs(): readonly TestBackend[] {
    return this.#tabs
  }

  changeTab(): void {
    this.#current = 1 - this.#current
  }

  /** Opens the current tab anew on what is stored. */
  async reload(): Promise<void> {
    const fresh = await createTestBackend('everyday', this.storage)
    must(fresh.runtime.notice === null, 'the world is read again')
    this.#tabs = this.#current === 0 ? [fresh, this.#tabs[1]] : [this.#tabs[0], fresh]
  }

  async tokenOf(person: Person): Promise<string> {
    const known = this.#tokens.get(person)
    if (known !== undefined && (await this.tab.call('me', {}, known)).httpStatus === 200) return known
    const token = await this.tab.signIn(personas[person])
    this.#tokens.set(person, token)
    return token
  }

  /** Makes a call, which may be refused but never fail. */
  async call<K extends CallName>(person: Person, call: K, body: FormInput<K>): Promise<Answered<K>> {
    const answered = await this.tab.call(call, body, await this.tokenOf(person))
    must(answered.httpStatus === 200, `${call} does not fail`)
    return answered
  }

  look<T>(look: (tx: Tx, now: number) => T): Promise<T> {
    return this.tab.runtime.read(({ tx, now }) => look(tx, now))
  }
}

function succeeded<K extends CallName>(answered: Answered<K>): boolean {
  try {
    return typeof answered.success === 'object'
  } catch {
    return false
  }
}

type Step = (play: Play, choice: Choices) => Promise<void>

/** Rows a step may be about: those of the people here, and a few of others. */
const own = <R extends { account_id: number }>(rows: readonly R[], person: Person) =>
  rows.filter(({ account_id }) => account_id === personas[person])

const jobFields = ({ first, second, flag }: Choices) => ({
  title: `Job ${first}`,
  type: at(types, first) ?? 'remote',
  location: 'Lisbon',
  category: 'Engineering',
  nature: at(natures, second) ?? 'full_time',
  currency: 'EUR',
  salary_from: second * 1_000,
  salary_to: 50_000,
  vacancies: first + 1,
  status: flag ? ('active' as const) : ('in_active' as const),
})

const steps: Readonly<Record<string, Step>> = {
  async 'post a job'(play, choice) {
    const category = await play.look((tx) => at(tx.categories.all(), choice.second)?.name ?? '')
    await play.call(choice.recruiter, 'jobs/create', { ...jobFields(choice), category })
  },
  async 'edit a job'(play, choice) {
    const { job, category } = await play.look((tx) => ({
      job: at(own(tx.jobs.all(), choice.recruiter), choice.first),
      category: at(tx.categories.all(), choice.first)?.name ?? '',
    }))
    if (job) await play.call(choice.recruiter, 'jobs/update', { ...jobFields(choice), category, id: job.id })
  },
  async 'delete a job'(play, { recruiter, first }) {
    const job = await play.look((tx) => at(own(tx.jobs.all(), recruiter), first))
    if (job) await play.call(recruiter, 'jobs/delete', { id: job.id })
  },
  async 'decide on a job'(play, { recruiter, first, flag }) {
    await play.tab.runtime.act((surroundings) => {
      const job = at(own(surroundings.tx.jobs.all(), recruiter), first)
      if (job) decide(surroundings, job, flag ? 'approved' : 'cancelled')
    })
  },
  async 'approve automatically or not'(play, { flag }) {
    await play.tab.runtime.act(({ tx }) => {
      tx.settings.patch(1, { auto_approve: flag })
    })
  },
  async 'look at a job'(play, { anybody, first }) {
    const job = await play.look((tx) => at(tx.jobs.all(), first * 2))
    if (job) await play.call(anybody, 'jobs/fetch-single', { id: job.id })
  },
  async apply(play, { seeker, recruiter, first, second }) {
    const { job, cv, expected } = await play.look((tx) => {
      const found = {
        job: at(own(tx.jobs.all(), recruiter), first),
        cv: at(own(tx.cvs.all(), seeker), second),
      }
      const applied = tx.applications.count('applicant', `${found.job?.id}:${personas[seeker]}`) > 0
      return { ...found, expected: found.job !== undefined && isListed(found.job) && !applied }
    })
    if (!job || !cv) return
    expect(succeeded(await play.call(seeker, 'jobs/apply', { id: job.id, cv_id: cv.id }))).toBe(expected)
  },
  async 'change a status'(play, { recruiter, first, second }) {
    const application = await play.look((tx) =>
      at(
        tx.applications.all().filter(({ job_id }) => tx.jobs.need(job_id).account_id === personas[recruiter]),
        first,
      ),
    )
    const status = at(statuses, second)
    if (!application || !status) return
    await play.call(recruiter, 'jobs/change-application-status', { id: application.id, status })
    expect(await play.look((tx) => tx.applications.need(application.id).status)).toBe(status)
  },
  async 'upload a CV'(play, { seeker, first, flag }) {
    await play.call(seeker, 'cvs/upload', { file: pdfFile(), title: `CV ${first}`, is_default: flag })
  },
  async 'delete a CV'(play, { seeker, first }) {
    const cv = await play.look((tx) => at(own(tx.cvs.all(), seeker), first))
    if (cv) expect(succeeded(await play.call(seeker, 'cvs/delete', { id: cv.id }))).toBe(true)
  },
  async 'choose the default CV'(play, { seeker, first }) {
    const cv = await play.look((tx) => at(own(tx.cvs.all(), seeker), first))
    if (!cv) return
    await play.call(seeker, 'cvs/set-default', { id: cv.id })
    expect(await play.look((tx) => tx.cvs.need(cv.id).is_default)).toBe(true)
  },
  async 'bookmark a job'(play, { seeker, first }) {
    const job = await play.look((tx) => at(tx.jobs.all(), first))
    if (job) await play.call(seeker, 'bookmarks/toggle', { id: job.id, type: 'job' })
  },
  async 'like a post'(play, { anybody, first }) {
    const post = await play.look((tx) => at(tx.posts.all(), first))
    if (post) await play.call(anybody, 'bookmarks/toggle', { id: post.id, type: 'post' })
  },
  async 'remove a bookmark'(play, { seeker, first }) {
    const bookmark = await play.look((tx) => at(own(tx.bookmarks.all(), seeker), first))
    if (bookmark) await play.call(seeker, 'bookmarks/remove', { id: bookmark.id })
  },
  async follow(play, { seeker, recruiter }) {
    await play.call(seeker, 'followers/toggle', { id: personas[recruiter], type: 'recruiter' })
  },
  async 'stop following'(play, { seeker, first }) {
    const following = await play.look((tx) => at(own(tx.followings.all(), seeker), first))
    if (following) await play.call(seeker, 'followers/remove', { id: following.id })
  },
  async 'ask an employee'(play, { recruiter, seeker }) {
    const email = await play.look((tx) => tx.accounts.need(personas[seeker]).email.toUpperCase())
    await play.call(recruiter, 'employees/create', { email })
  },
  async 'accept an employer'(play, { seeker, first }) {
    const link = await linkOf(play, seeker, first)
    if (!link) return
    const answered = await play.call(seeker, 'employees/accept-request', { id: link.id })
    expect(succeeded(answered)).toBe(link.status === 'pending')
  },
  async 'decline an employer'(play, { seeker, first }) {
    const link = await linkOf(play, seeker, first)
    if (!link) return
    const answered = await play.call(seeker, 'employees/decline-request', { id: link.id })
    expect(succeeded(answered)).toBe(link.status === 'pending')
  },
  async 'remove an employer'(play, { seeker, first }) {
    const link = await linkOf(play, seeker, first)
    if (!link) return
    const answered = await play.call(seeker, 'employees/remove-request', { id: link.id })
    expect(succeeded(answered)).toBe(link.status !== 'pending')
  },
  async 'delete an employee'(play, { recruiter, first }) {
    const link = await play.look((tx) => at(tx.employee_links.by('recruiter_id', personas[recruiter]), first))
    if (link) expect(succeeded(await play.call(recruiter, 'employees/delete', { id: link.id }))).toBe(true)
  },
  async 'publish a post'(play, { anybody, first, flag }) {
    await play.call(anybody, 'posts/create', { caption: `Post ${first}`, 'files[]': flag ? [pngFile()] : [] })
  },
  async 'delete a post'(play, { anybody, first }) {
    const post = await play.look((tx) => at(own(tx.posts.all(), anybody), first))
    if (post) expect(succeeded(await play.call(anybody, 'posts/delete', { id: post.id }))).toBe(true)
  },
  async 'add a project'(play, { seeker, first, flag }) {
    await play.call(seeker, 'projects/add', { title: `Project ${first}`, 'files[]': flag ? [pngFile()] : [] })
  },
  async 'change the files of a project'(play, { seeker, first, flag }) {
    const project = await play.look((tx) => at(own(tx.projects.all(), seeker), first))
    if (!project) return
    const [file] = project.files
    if (flag)
      await play.call(seeker, 'projects/add-files', { id: project.id, 'files[]': [pngFile(), pngFile()] })
    else if (file) await play.call(seeker, 'projects/delete-file', { id: project.id, path: file.path })
  },
  async 'delete a project'(play, { seeker, first }) {
    const project = await play.look((tx) => at(own(tx.projects.all(), seeker), first))
    if (project) await play.call(seeker, 'projects/delete', { id: project.id })
  },
  async 'pay by bank transfer'(play, { recruiter, first }) {
    const { job, expected } = await play.look((tx, now) => {
      const found = at(own(tx.jobs.all(), recruiter), first)
      const free =
        found !== undefined &&
        found.deleted_at === null &&
        !isFeatured(found, now) &&
        !found.feature_on_approval &&
        tx.payments.count('open_for', found.id) === 0 &&
        paidUnverified(tx, found.id) === undefined
      return { job: found, expected: free }
    })
    if (!job) return
    const answered = await play.call(recruiter, 'jobs/upload-receipt', { id: job.id, file: pdfFile() })
    expect(succeeded(answered)).toBe(expected)
  },
  async 'check a bank transfer'(play, { first, flag }) {
    await play.tab.runtime.act((surroundings) => {
      const { payments } = surroundings.tx
      const waiting = payments.where(({ method, status }) => method === 'other' && status === 'pending')
      const payment = at(waiting, first)
      if (payment) decideTransfer(surroundings, payment, flag ? 'approved' : 'rejected')
    })
  },
  async 'pay by card'(play, { recruiter, first, second, flag }) {
    const job = await play.look((tx) => at(own(tx.jobs.all(), recruiter), first))
    if (!job) return
    const asked = { id: job.id, type: 'feature_job' } as const
    const opened = await play.call(recruiter, 'payments/fetch-stripe-intent', asked)
    if (!succeeded(opened)) return
    const { client_secret } = opened.success
    const card = at(Object.values(cards), second)
    if (card !== undefined) await confirm(play.tab, client_secret, card)
    await authenticate(play.tab, client_secret, first % 2 === 0 ? 'succeeded' : 'failed')
    // Who loses the way back finds the payment again next time (rules 25).
    if (flag) return
    const payment_id = intentOf(client_secret)
    const { status, plain } = await play.look((tx, now) => ({
      status: tx.intents.one('client_secret', client_secret)?.status,
      plain: featuringOf(tx.jobs.need(job.id), now) === 'plain',
    }))
    const answered = await play.call(recruiter, 'payments/verify-stripe', { ...asked, payment_id })
    expect(succeeded(answered)).toBe(status === 'succeeded')
    const after = await play.look((tx, now) => featuringOf(tx.jobs.need(job.id), now))
    if (plain) expect(after === 'plain').toBe(status !== 'succeeded')
  },
  async 'read the notifications'(play, { anybody }) {
    await play.call(anybody, 'notifications/fetch', { type: 'job' })
    expect((await play.call(anybody, 'me', {})).success.user.jobs_notifications).toBe(0)
  },
  async 'save the profile'(play, { anybody, first, flag }) {
    const profile_image = flag ? pngFile() : undefined
    await play.call(anybody, 'save-profile', {
      name: `Name ${first}`,
      ...(profile_image && { profile_image }),
    })
  },
  async 'log out'(play, { anybody }) {
    const token = await play.tokenOf(anybody)
    expect((await play.tab.call('logout', {}, token)).httpStatus).toBe(200)
    expect((await play.tab.call('me', {}, token)).httpStatus).toBe(401)
  },
  async 'change the password'(play, { anybody, first }) {
    const current_password = play.passwords.get(anybody) ?? password
    const new_password = `new password ${first}`
    const body = { current_password, new_password, confirm_password: new_password }
    expect(succeeded(await play.call(anybody, 'change-password', body))).toBe(true)
    play.passwords.set(anybody, new_password)
  },
  async 'sign up'(play, { first }) {
    const body = {
      name: 'Somebody',
      email: `new${first}@Mail.example`,
      password,
      type: 'job_seeker',
    } as const
    const expected = await play.look((tx) => tx.accounts.count('email', `new${first}@mail.example`) === 0)
    expect(succeeded(await play.tab.call('register', body))).toBe(expected)
  },
  'let minutes pass': async (play, { first }) => play.tab.advance(first * minute),
  'let days pass': async (play, { first }) => play.tab.advance(first * day),
  'change to the other tab': (play) => Promise.resolve(play.changeTab()),
  'reload the page': (play) => play.reload(),
  'compact the journal': (play) => play.tab.runtime.compact(),
}

async function linkOf(play: Play, seeker: Person, index: number): Promise<Row<'employee_links'> | undefined> {
  return await play.look((tx) => at(tx.employee_links.by('employee_id', personas[seeker]), index))
}

class Command implements fc.AsyncCommand<object, Play> {
  readonly name: string
  readonly choice: Choices

  constructor(name: string, choice: Choices) {
    this.name = name
    this.choice = choice
  }

  check = () => true

  async run(_model: object, play: Play): Promise<void> {
    await steps[this.name]?.(play, this.choice)
    await play.look(checkRows)
    await checkScreens(play, this.choice.anybody)
  }

  toString = () => `${this.name} ${JSON.stringify(this.choice)}`
}

// ---------- what always holds

/** @throws Error that names what does not hold */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`This has to hold: ${what}`)
}

/** The invariants of the rows. */
function checkRows(tx: Tx, now: number): void {
  const once = (what: string, keys: readonly string[]) => {
    must(keys.length === new Set(keys).size, what)
  }
  once(
    'an e-mail address for each account (rules 8)',
    tx.accounts.all().map(({ email }) => email),
  )
  once(
    'one application for each person and job (rules 19)',
    tx.applications.all().map(({ job_id, account_id }) => `${job_id}:${account_id}`),
  )
  once(
    'one link for each pair (rules 28)',
    tx.employee_links.all().map(({ recruiter_id, employee_id }) => `${recruiter_id}:${employee_id}`),
  )
  once(
    'one open payment for each job (rules 24)',
    tx.payments
      .where(({ method, status }) => method === 'other' && status === 'pending')
      .map(({ job_id }) => String(job_id)),
  )
  const defaults = new Map<number, number>()
  for (const { account_id, is_default } of tx.cvs.all()) {
    defaults.set(account_id, (defaults.get(account_id) ?? 0) + Number(is_default))
  }
  must(
    [...defaults.values()].every((count) => count === 1),
    'one default CV (rules 21)',
  )
  for (const { account_id, cv_id } of tx.applications.all()) {
    must(tx.cvs.need(cv_id).account_id === account_id, 'an application goes with an own CV (rules 19)')
  }
  for (const job of tx.jobs.all()) {
    const waits = job.feature_on_approval
    must(!waits || (job.state !== 'approved' && !isFeatured(job, now)), 'featuring starts once (rules 23)')
    must(job.type !== 'remote' || job.location === null, 'a remote job has no place (rules 14)')
  }
  checkOrphans(tx)
}

function checkOrphans(tx: Tx): void {
  for (const [table, keys] of Object.entries(relations)) {
    const rows =
      Object.entries(tx)
        .find(([name]) => name === table)?.[1]
        .all() ?? []
    for (const row of rows) {
      for (const [field, target] of Object.entries(keys)) {
        const key: unknown = Reflect.get(row, field)
        const found = key === null || (typeof key === 'number' && tx[target].get(key) !== undefined)
        if (!found) throw new Error(`${table} ${row.id}: ${field} leads nowhere`)
      }
    }
  }
  for (const { type, target_id } of tx.bookmarks.all()) {
    const target = type === 'job' ? tx.jobs.get(target_id) : tx.posts.get(target_id)
    if (!target) throw new Error(`a bookmark of ${type} ${target_id}, which is gone`)
  }
}

/** All pages of a list, which have to be as many as it says (rules 5). */
async function allPages<T>(
  fetchPage: (page: number) => Promise<{ rows: readonly T[]; pages?: number; total?: number }>,
): Promise<T[]> {
  const { rows, pages = 0, total } = await fetchPage(1)
  const all = [...rows]
  for (let page = 2; page <= pages; page += 1) all.push(...(await fetchPage(page)).rows)
  expect((await fetchPage(pages + 1)).rows).toEqual([])
  expect({ total, pages }).toEqual({
    total: all.length,
    pages: Math.max(1, Math.ceil(all.length / pageSize)),
  })
  return all
}

/** What a person's screens show is what the rows say. */
async function checkScreens(play: Play, person: Person): Promise<void> {
  const account = personas[person]
  const { user } = (await play.call(person, 'me', {})).success
  const rows = await play.look((tx, now) => {
    // Said once more in other words than the rules' own, which the lists go by.
    const listed = tx.jobs.where(
      ({ state, status, deleted_at }) => state === 'approved' && status === 'active' && deleted_at === null,
    )
    const isOn = ({ featured_until }: Row<'jobs'>) => featured_until !== null && now < featured_until
    const ownJobs = tx.jobs.where((job) => job.account_id === account && job.deleted_at === null)
    return {
      unread: tx.notifications.where(({ account_id, read_at }) => account_id === account && read_at === null)
        .length,
      listed: new Map(listed.map((job) => [job.id, isOn(job) ? 1 : 0])),
      places:
        new Set(listed.map(({ location }) => location)).size -
        Number(listed.some(({ location }) => !location)),
      vacancies: listed.reduce((sum, { vacancies }) => sum + vacancies, 0),
      ownJobs: ownJobs.length,
      applicants: ownJobs.reduce(
        (sum, { id }) => sum + tx.applications.where(({ job_id }) => job_id === id).length,
        0,
      ),
      applications: tx.applications.where(({ account_id }) => account_id === account).length,
      bookmarks: tx.bookmarks.where((row) => row.account_id === account && row.type === 'job').length,
      followings: tx.followings.where(({ account_id }) => account_id === account).length,
      cvs: tx.cvs.where(({ account_id }) => account_id === account).length,
      posts: tx.posts.where(({ account_id }) => account_id === account).length,
      links: tx.employee_links.where((row) => [row.employee_id, row.recruiter_id].includes(account)).length,
      payments: tx.payments.where(({ account_id }) => account_id === account).length,
      receipts: tx.receipts.where(({ account_id }) => account_id === account).length,
    }
  })
  must(user.jobs_notifications === rows.unread, 'unread (rules 33)')

  const home = (await play.call(person, 'fetch-home', { type: 'job' })).success
  expect(home.categories.reduce((sum, { vacancies }) => sum + vacancies, 0)).toBe(rows.vacancies)
  expect(home.locations).toHaveLength(rows.places)

  const found = await allPages(async (page) => {
    const { jobs, ...rest } = (await play.call(person, 'jobs/search', { page })).success
    return { rows: jobs, ...rest }
  })
  expect(new Map(found.map(({ id, is_featured }) => [id, is_featured]))).toEqual(rows.listed)

  const profile = (await play.call(person, 'my-profile', {})).success
  expect([profile.posts.length, profile.total_employees, profile.employees.length]).toEqual([
    rows.posts,
    rows.links,
    rows.links,
  ])

  const counts =
    person === 'harbour' || person === 'smallShop'
      ? await recruiterCounts(play, person)
      : await seekerCounts(play, person)
  expect(rows).toMatchObject(counts)
}

/** How much there is on a recruiter's screens. */
async function recruiterCounts(play: Play, person: Person) {
  const mine = await allPages(async (page) => {
    const { jobs, ...rest } = (await play.call(person, 'jobs/my', { page })).success
    return { rows: jobs, ...rest }
  })
  const paid = await allPages(async (page) => {
    const { payments, ...rest } = (await play.call(person, 'payments/my', { page })).success
    return { rows: payments, ...rest }
  })
  const sent = await allPages(async (page) => {
    const { receipts, ...rest } = (await play.call(person, 'receipts/my', { page })).success
    return { rows: receipts, ...rest }
  })
  return {
    ownJobs: mine.length,
    applicants: mine.reduce((sum, { applicants }) => sum + applicants, 0),
    payments: paid.length,
    receipts: sent.length,
  }
}

/** How much there is on a job seeker's screens. */
async function seekerCounts(play: Play, person: Person) {
  const applied = await allPages(async (page) => {
    const { applications, ...rest } = (await play.call(person, 'jobs/my-applications', { page })).success
    return { rows: applications, ...rest }
  })
  const marked = await allPages(async (page) => {
    const { bookmarks, ...rest } = (await play.call(person, 'bookmarks/fetch', { type: 'job', page })).success
    return { rows: bookmarks, ...rest }
  })
  return {
    applications: applied.length,
    bookmarks: marked.length,
    followings: (await play.call(person, 'followers/fetch', { type: 'recruiter' })).success.data.length,
    cvs: (await play.call(person, 'cvs/fetch', {})).success.cvs.length,
  }
}

/** Every stored file that a row names is there, and every one that no row names any more is gone. */
async function checkFiles(play: Play): Promise<void> {
  const world = JSON.stringify(await worldOf(play.tab))
  for (const [path] of world.matchAll(/\/storage\/[\w.-]+/g)) {
    const { status } = await play.tab.runtime.handle(path.slice(1), new Request(`https://app.example${path}`))
    expect({ path, status }).toEqual({ path, status: 200 })
  }
}

const runs = exploring(14)
/** How long one run of many commands may take on a slow and busy machine, in milliseconds. */
const patience = 5_000

describe('whatever several people do, in whatever order', () => {
  it(
    'keeps what always holds, across tabs, reload and replay (rules 5, 8, 14, 19, 21, 23, 24, 28, 33)',
    async () => {
      const commands = Object.keys(steps).map((name) => choices.map((choice) => new Command(name, choice)))
      await fc.assert(
        fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (cmds) => {
          let played: Play | undefined
          await fc.asyncModelRun(async () => {
            played = await Play.begin()
            return { model: {}, real: played }
          }, cmds)
          if (!played) return
          for (const person of people) await checkScreens(played, person)
          await checkFiles(played)
          const worlds = [await createTestBackend('everyday', played.storage), ...played.tabs]
          const [replayed, ...seen] = await Promise.all(
            worlds.map(async (tab) => JSON.stringify(await worldOf(tab))),
          )
          expect(seen).toEqual([replayed, replayed])
        }),
        runs,
      )
    },
    runs.numRuns * patience,
  )
})

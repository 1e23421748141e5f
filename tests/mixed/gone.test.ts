import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstOwnId } from '../../mocks/mixed/learned.ts'
import { type Row, SmallBackend } from './small-backend.ts'
import { rows, startBefore, vacancy } from './world.ts'

let backend: SmallBackend
let world: Awaited<ReturnType<typeof startBefore>>
let company: Row & { token: string }
let person: Row & { token: string }
let job: Row
const warnings: string[] = []

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation((...said) => void warnings.push(said.join(' ')))
  backend = await new SmallBackend().start()
  company = backend.member('recruiter', 'Tide')
  person = backend.member('job_seeker', 'Ann')
  job = backend.job(company.id, { title: 'Old' })
  const simulated =
    'missing,jobs/create,jobs/delete,jobs/apply,bookmarks/toggle,followers/toggle,posts/create'
  world = await startBefore(backend.url, simulated)
})
afterEach(async () => {
  await world.server.stop()
  await backend.stop()
})

const call = async (name: string, fields = {}, { token } = person) =>
  await world.call(name, { type: 'job', ...fields }, token)
const list = async (name: string, field: string, fields = {}, who = person) =>
  rows((await call(name, fields, who))[field])
const idsOf = (shown: readonly Record<string, unknown>[]) => shown.map(({ id }) => id)
const posts = async () => await list('users/find', 'posts', { id: person.id })
const titles = async () => (await list('jobs/my', 'jobs', {}, company)).map(({ title }) => title)
async function post(title: string) {
  await call('categories/fetch')
  return await call('jobs/create', { ...vacancy, title, category: 'Engineering' }, company)
}
const bookmark = async () => await call('bookmarks/toggle', { id: job.id })
const minuteLater = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)

describe('ids of the simulator', () => {
  it('begin where no backend is, whatever ids were learned', async () => {
    await call('jobs/search')
    expect(await post('Own')).toMatchObject({ id: firstOwnId })
    backend.job(company.id, { title: 'Next' })
    expect(await titles()).toEqual(['Own', 'Next', 'Old'])
    expect(await call('jobs/delete', { id: firstOwnId }, company)).toMatchObject({ status: 'success' })
  })

  it('that the backend has, too, are named, and nothing is learned of its rows', async () => {
    await post('Own')
    backend.jobs.push({ ...job, id: firstOwnId, title: 'Other' })
    expect(await titles()).toEqual(['Own', 'Other', 'Old'])
    expect(await world.server.runtime.read(({ tx }) => tx.jobs.need(firstOwnId).title)).toBe('Own')
    expect(warnings.join()).toContain(`jobs ${firstOwnId}, an id of the simulator’s own rows`)
  })

  it('of an earlier world stay its own, and the next begin anew', async () => {
    const earlier = 1_000_000_000
    await call('me')
    await world.server.runtime.mutate(({ tx, now }) => {
      tx.posts.committed.sequence = earlier
      tx.posts.put({ id: earlier, account_id: person.id, caption: '', files: [], created_at: now })
    })
    expect(idsOf(await posts())).toEqual([earlier])
    await call('posts/create', { caption: 'New' })
    expect(idsOf(await posts())).toEqual([firstOwnId + 1, earlier])
  })
})

describe('what the backend no longer has', () => {
  it.each([
    ['jobs/apply', () => ({ id: job.id, cv_id: 1 })],
    ['bookmarks/toggle', () => ({ id: job.id })],
    ['followers/toggle', () => ({ id: company.id, type: 'recruiter' })],
  ])('%s: is refused in its words a minute later', async (name, fields) => {
    await call('jobs/fetch-single', { id: job.id })
    Object.assign(backend, { jobs: [], accounts: [person] })
    minuteLater()
    expect(String((await call(name, fields()))['message'])).toMatch(/^There is nothing of that id here\./)
  })

  it('can’t be known while it is away: changes go on', async () => {
    await call('jobs/fetch-single', { id: job.id })
    await bookmark()
    minuteLater()
    await backend.stop()
    expect(await bookmark()).toMatchObject({ is_bookmarked: false })
    await backend.start()
  })

  it('leaves simulated lists and bookmarks with a complete list, and comes back with an answer', async () => {
    await call('jobs/search')
    await bookmark()
    const all = backend.jobs
    for (const jobs of [all, [], all]) {
      backend.jobs = jobs
      await call('jobs/search')
      expect(idsOf(await list('fetch-home', 'full_time'))).toEqual(idsOf(jobs))
      const [shown] = await list('bookmarks/fetch', 'bookmarks')
      expect(shown).toMatchObject({ job: { is_available: jobs === all } })
    }
  })

  it.each([
    ['one page of several', {}, 11],
    ['a filtered list', { keyword: 'öld' }, 0],
    ['a page beyond the last', { page: 2 }, 0],
  ])('is not told by %s', async (_what, fields, others) => {
    await call('jobs/fetch-single', { id: job.id })
    for (let made = 0; made < others; made += 1) backend.job(company.id, { nature: 'part_time' })
    expect(idsOf(await list('jobs/search', 'jobs', fields))).not.toContain(job.id)
    expect(await world.server.runtime.read(({ tx }) => tx.jobs.need(job.id).deleted_at)).toBeNull()
  })

  it('a post, a project', async () => {
    const made = { ...job, of: person.id, caption: 'Hi', files: [] }
    for (const here of [[made], []]) {
      Object.assign(backend, { posts: here, projects: here })
      await posts()
      const { posts: hers, projects } = await call('my-profile')
      expect([hers, projects]).toMatchObject(
        [idsOf(here), idsOf(here)].map((all) => all.map((id) => ({ id }))),
      )
    }
  })
})

it('a renamed job has its new title in the simulator, although applications keep the old one', async () => {
  const { cv } = await call('cvs/upload', {
    title: 'CV',
    file: new Blob(['%PDF-1.4\n'], { type: 'application/pdf' }),
  })
  const application = {
    status: 'applied',
    user: person,
    cv,
    company: job['user'],
    job: { id: job.id, title: 'Old' },
  }
  backend.applications.push({ ...job, ...application, id: 5, of: person.id })
  await call('jobs/search')
  await bookmark()
  job['title'] = 'New'
  await call('jobs/search')
  await call('jobs/my-applications')
  expect(await world.server.runtime.read(({ tx }) => tx.jobs.need(job.id).title)).toBe('New')
})

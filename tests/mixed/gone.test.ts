import { beforeEach, describe, expect, it } from 'vitest'
import { firstOwnId } from '../../mocks/mixed/learned.ts'
import { vacancy } from './small-backend.ts'
import { idsOf, minuteLater, startWorld, success, told, type World } from './world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld(
    'missing,jobs/create,jobs/delete,jobs/apply,bookmarks/toggle,followers/toggle,posts/create',
  )
})

const call = async (name: string, fields = {}, who = world.person) =>
  await world.call(name, { type: 'job', ...fields }, who)
const list = async (name: string, field: string, fields = {}, who = world.person) =>
  await world.list(name, field, { type: 'job', ...fields }, who)
const posts = async () => await list('users/find', 'posts', { id: world.person.id })
const titles = async () => (await list('jobs/my', 'jobs', {}, world.company)).map(({ title }) => title)
async function post(title: string) {
  await call('categories/fetch')
  return await call('jobs/create', { ...vacancy, title }, world.company)
}
const bookmark = async () => await call('bookmarks/toggle', { id: world.job.id })

describe('ids of the simulator', () => {
  it('begin where no backend is, whatever ids were learned, and go like others', async () => {
    await call('jobs/search')
    expect(await post('Own')).toMatchObject({ id: firstOwnId })
    world.backend.job(world.company.id, { title: 'Next' })
    expect(await titles()).toEqual(['Own', 'Next', 'Old'])
    for (const id of [firstOwnId, world.job.id])
      expect(await call('jobs/delete', { id }, world.company)).toMatchObject(success)
    expect(await titles()).toEqual(['Next'])
  })

  it('that the backend has, too, are named, and nothing is learned of its rows', async () => {
    await post('Own')
    for (const id of [firstOwnId + 5, firstOwnId])
      world.backend.jobs.push({ ...world.job, id, title: 'Other' })
    expect(await titles()).toEqual(['Own', 'Other', 'Other', 'Old'])
    const { tx } = await world.server.runtime.read((context) => context)
    expect([tx.jobs.need(firstOwnId).title, tx.jobs.get(firstOwnId + 5)]).toEqual(['Own', undefined])
    expect(await post('Next')).toMatchObject({ id: firstOwnId + 1 })
    expect(told()).toContain(`jobs ${firstOwnId}, an id of the simulator’s own rows`)
  })

  it('of an earlier world stay its own, and the next begin anew', async () => {
    const earlier = 1_000_000_000
    await call('me')
    await world.server.runtime.mutate(({ tx, now }) => {
      tx.posts.committed.sequence = earlier
      tx.posts.put({ id: earlier, account_id: world.person.id, caption: '', files: [], created_at: now })
    })
    expect(idsOf(await posts())).toEqual([earlier])
    await call('posts/create', { caption: 'New' })
    expect(idsOf(await posts())).toEqual([firstOwnId + 1, earlier])
  })
})

describe('what the backend no longer has', () => {
  it.each([
    ['jobs/apply', () => ({ id: world.job.id, cv_id: 1 })],
    ['bookmarks/toggle', () => ({ id: world.job.id })],
    ['followers/toggle', () => ({ id: world.company.id, type: 'recruiter' })],
  ])('%s: is refused in its words a minute later', async (name, fields) => {
    await call('jobs/fetch-single', { id: world.job.id })
    Object.assign(world.backend, { jobs: [], accounts: [world.person] })
    minuteLater()
    expect(String((await call(name, fields()))['message'])).toMatch(/^There is nothing of that id here\./)
  })

  it('can’t be known while it is away: changes go on', async () => {
    await call('jobs/fetch-single', { id: world.job.id })
    await bookmark()
    minuteLater()
    await world.backend.stop()
    expect(await bookmark()).toMatchObject({ is_bookmarked: false })
    await world.backend.start()
  })

  it('leaves simulated lists and bookmarks with a complete list, and comes back with an answer', async () => {
    await call('jobs/search')
    await bookmark()
    const all = world.backend.jobs
    for (const jobs of [all, [], all]) {
      world.backend.jobs = jobs
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
    await call('jobs/fetch-single', { id: world.job.id })
    for (let made = 0; made < others; made += 1) world.backend.job(world.company.id, { nature: 'part_time' })
    expect(idsOf(await list('jobs/search', 'jobs', fields))).not.toContain(world.job.id)
    expect(await world.server.runtime.read(({ tx }) => tx.jobs.need(world.job.id).deleted_at)).toBeNull()
  })

  it('a post, a project', async () => {
    const made = { ...world.job, of: world.person.id, caption: 'Hi', files: [] }
    for (const here of [[made], []]) {
      Object.assign(world.backend, { posts: here, projects: here })
      await posts()
      const { posts: hers, projects } = await call('my-profile')
      expect([hers, projects]).toMatchObject(
        [idsOf(here), idsOf(here)].map((all) => all.map((id) => ({ id }))),
      )
    }
  })
})

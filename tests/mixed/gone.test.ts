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

async function start(simulate: string): Promise<void> {
  world = await startBefore(backend.url, simulate)
}
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation((...said) => void warnings.push(said.join(' ')))
  backend = await new SmallBackend().start()
  company = backend.member('recruiter', 'Tide')
  person = backend.member('job_seeker', 'Ann')
  job = backend.job(company.id, { title: 'Old' })
})
afterEach(async () => {
  await world.server.stop()
  await backend.stop()
})

const file = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' })
const upload = async () => await world.call('cvs/upload', { title: 'CV', file }, person.token)
const listed = async (call = 'fetch-home', list = 'full_time', token = person.token) =>
  rows((await world.call(call, { type: 'job' }, token))[list])
const bookmarks = async () =>
  rows((await world.call('bookmarks/fetch', { type: 'job' }, person.token))['bookmarks']).map(
    (row) => row['job'],
  )

describe('ids of the simulator', () => {
  it('begin where no backend is, whatever ids were learned', async () => {
    await start('missing,jobs/create,jobs/delete')
    await listed('jobs/search', 'jobs')
    await world.call('categories/fetch', { type: 'job' })
    const own = { ...vacancy, title: 'Own', category: 'Engineering' }
    const { id } = await world.call('jobs/create', own, company.token)
    expect(id).toBe(firstOwnId)
    const next = backend.job(company.id, { title: 'Next' })
    const shown = await listed('jobs/my', 'jobs', company.token)
    expect(shown.map((row) => [row['id'], row['title']])).toEqual([
      [firstOwnId, 'Own'],
      [next.id, 'Next'],
      [job.id, 'Old'],
    ])
    expect(await world.call('jobs/delete', { id: firstOwnId }, company.token)).toMatchObject({
      status: 'success',
    })
  })

  it('that the backend has, too, are named, and nothing is learned of its rows', async () => {
    await start('missing,posts/create')
    await world.call('posts/create', { caption: 'Own' }, person.token)
    backend.posts.push({ ...job, id: firstOwnId, caption: 'Other', files: [], of: person.id })
    const shown = rows((await world.call('users/find', { id: person.id }, person.token))['posts'])
    expect(shown.map(({ caption }) => caption)).toEqual(['Own', 'Other'])
    expect((await listed('my-profile', 'posts')).map(({ caption }) => caption)).toEqual(['Own'])
    expect(warnings.join()).toContain(`posts ${firstOwnId}, an id of the simulator’s own rows`)
  })

  it('of an earlier world stay its own, and the next begin anew', async () => {
    await start('missing,posts/create')
    await world.call('me', {}, person.token)
    await world.server.runtime.mutate(({ tx, now }) => {
      tx.posts.committed.sequence = 1_000_000_000
      tx.posts.put({
        id: 1_000_000_000,
        account_id: person.id,
        caption: 'Earlier',
        files: [],
        created_at: now,
      })
    })
    const shown = async () =>
      rows((await world.call('users/find', { id: person.id }))['posts']).map(({ id }) => id)
    expect(await shown()).toEqual([1_000_000_000])
    await world.call('posts/create', { caption: 'New' }, person.token)
    expect(await shown()).toEqual([firstOwnId + 1, 1_000_000_000])
  })
})

describe('what the backend no longer has', () => {
  it.each([
    ['jobs/apply', () => ({ id: job.id, cv_id: Number(backend.cvs[0]?.id) })],
    ['bookmarks/toggle', () => ({ id: job.id, type: 'job' })],
    ['followers/toggle', () => ({ id: company.id, type: 'recruiter' })],
  ] as const)('%s: is refused in its words a minute later', async (call, fields) => {
    await start(`missing,${call}`)
    await upload()
    await world.call('jobs/fetch-single', { id: job.id }, person.token)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
    backend.remove(job.id)
    backend.accounts = backend.accounts.filter(({ id }) => id !== company.id)
    expect(await world.call(call, fields(), person.token)).toMatchObject({
      status: 'error',
      message: 'There is nothing of that id here.',
    })
  })

  it('can’t be known while it is away: changes go on', async () => {
    await start('missing,bookmarks/toggle')
    await world.call('jobs/fetch-single', { id: job.id }, person.token)
    await world.call('me', {}, person.token)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
    await backend.stop()
    expect(await world.call('bookmarks/toggle', { id: job.id, type: 'job' }, person.token)).toMatchObject({
      is_bookmarked: true,
    })
    await backend.start()
  })

  it('leaves simulated lists and bookmarks with a complete list, and comes back with an answer', async () => {
    await start('missing,bookmarks/toggle')
    await listed('jobs/search', 'jobs')
    await world.call('bookmarks/toggle', { id: job.id, type: 'job' }, person.token)
    const all = backend.jobs
    for (const jobs of [all, [], all]) {
      backend.jobs = jobs
      await listed('jobs/search', 'jobs')
      expect((await listed()).map(({ id }) => id)).toEqual(jobs.map(({ id }) => id))
      expect(await bookmarks()).toMatchObject([{ id: job.id, is_available: jobs === all }])
    }
  })

  it.each([
    [
      'a page of several',
      () => ({}),
      () => Array.from({ length: 11 }, () => backend.job(company.id, { nature: 'part_time' })),
    ],
    ['a filtered list', () => ({ keyword: 'x' }), () => []],
    ['a page beyond the last', () => ({ page: 2 }), () => []],
  ])('%s says nothing of other rows', async (_what, fields, make) => {
    await start('missing')
    await world.call('jobs/fetch-single', { id: job.id })
    make()
    expect(rows((await world.call('jobs/search', fields()))['jobs']).map(({ id }) => id)).not.toContain(
      job.id,
    )
    expect((await listed()).map(({ id }) => id)).toContain(job.id)
  })

  it('a deleted post, project and CV are no longer simulated', async () => {
    await start('missing')
    await world.call('posts/create', { caption: 'Hi' }, person.token)
    await world.call('projects/add', { title: 'Ship' }, person.token)
    await upload()
    Object.assign(backend, { posts: [], projects: [], cvs: [] })
    await world.call('users/find', { id: person.id })
    await world.call('cvs/fetch', {}, person.token)
    expect(await world.call('my-profile', {}, person.token)).toMatchObject({ posts: [], projects: [] })
    expect(await world.server.runtime.read(({ tx }) => tx.cvs.all().length)).toBe(0)
  })

  it('is a title: the simulator shows the new one, although applications keep the old', async () => {
    await start('missing,bookmarks/toggle')
    const { cv } = await upload()
    await world.call('jobs/search')
    await world.call('bookmarks/toggle', { id: job.id, type: 'job' }, person.token)
    await world.call('jobs/apply', { id: job.id, cv_id: Number(rows([cv])[0]?.['id']) }, person.token)
    await world.call('jobs/upload-receipt', { id: job.id, file }, company.token)
    job['title'] = 'New'
    await world.call('jobs/search')
    expect(await listed('jobs/my-applications', 'applications')).toMatchObject([{ job: { title: 'Old' } }])
    expect(await bookmarks()).toMatchObject([{ title: 'New' }])
    expect(await listed('payments/my', 'payments', company.token)).toMatchObject([{ job: { title: 'New' } }])
  })
})

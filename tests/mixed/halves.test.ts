import { afterEach, describe, expect, it, vi } from 'vitest'
import { setup as setupOf } from '../../examples/backend/conformance.ts'
import { Admin } from '../../mocks/admin/admin.ts'
import { day } from '../../mocks/engine/base/clock.ts'
import { isJson } from '../../mocks/mixed/json.ts'
import { firstOwnId } from '../../mocks/mixed/learned.ts'
import { MixedWorld, request, rows, vacancy } from './world.ts'

let world: MixedWorld
afterEach(() => world.stop())

const pdf = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' })

const idOf = (value: unknown): number => (isJson(value) ? Number(value['id']) : Number.NaN)

const recruiter = () => world.logIn('recruiter@example.com', 'recruiter')
const seeker = () => world.logIn('seeker@example.com', 'job_seeker')

async function approvedJob(owner: string): Promise<number> {
  const id = idOf(await world.call('jobs/create', vacancy, owner))
  await (await setupOf(world.backend.url)).decideJob?.(id, 'approved')
  return id
}

/** Starts the two halves, with an approved job of a recruiter, and a job seeker. */
async function begin(simulate = 'missing') {
  world = await MixedWorld.start(simulate)
  const owner = await recruiter()
  return { owner, job: await approvedJob(owner), person: await seeker() }
}

/** Applies for a job at the real backend. @returns the application's id */
async function application(job: number, person: string): Promise<number> {
  const { cv } = await world.call('cvs/upload', { file: pdf, title: 'My CV' }, person)
  expect(await world.call('jobs/apply', { id: job, cv_id: idOf(cv) }, person)).toMatchObject({
    status: 'success',
  })
  return idOf(rows((await world.call('jobs/my-applications', {}, person))['applications'])[0])
}

const titlesOf = async (token: string, type = 'title') =>
  rows((await world.call('notifications/fetch', { type: 'job' }, token))['notifications']).map(
    (row) => row[type],
  )

describe('a call of one half shows in the other:', () => {
  it('a simulated payment features a real job', async () => {
    const { owner, job: id } = await begin()
    expect(await world.call('jobs/upload-receipt', { id, file: pdf }, owner)).toMatchObject({
      status: 'success',
    })
    const [payment] = rows((await world.call('payments/my', {}, owner))['payments'])
    expect(idOf(payment)).toBe(firstOwnId)
    expect(payment).toMatchObject({ job: { id, title: 'Tester' } })
    await new Admin(world.server.runtime).decidePayment(firstOwnId, 'approved')

    const featured = async (call: string, list: string, token?: string) =>
      rows((await world.call(call, {}, token))[list]).find((row) => idOf(row) === id)?.['is_featured']
    expect(await featured('jobs/my', 'jobs', owner)).toBe(1)
    expect(await featured('jobs/search', 'jobs')).toBe(1)
    expect((await world.call('jobs/fetch-single', { id }))['job']).toMatchObject({ is_featured: 1 })
    expect((await world.real('jobs/fetch-single', { id }))['job']).not.toMatchObject({ is_featured: 1 })
  })

  it('simulated posts, bookmarks and follows', async () => {
    const { job, person } = await begin()
    const { post } = await world.call('posts/create', { caption: 'Hello' }, person)
    expect((await world.call('my-profile', {}, person))['posts']).toEqual([post])
    const me = idOf((await world.call('me', {}, person))['user'])
    expect((await world.call('users/find', { id: me }))['posts']).toMatchObject([{ caption: 'Hello' }])
    expect(await world.call('posts/delete', { id: idOf(post) }, person)).toMatchObject({ status: 'success' })
    expect((await world.call('my-profile', {}, person))['posts']).toEqual([])

    await world.call('bookmarks/toggle', { id: job, type: 'job' }, person)
    const found = rows((await world.call('jobs/search', {}, person))['jobs'])
    expect(found.filter(({ is_bookmarked }) => is_bookmarked === true).map(idOf)).toEqual([job])
    expect(rows((await world.call('bookmarks/fetch', { type: 'job' }, person))['bookmarks'])).toMatchObject([
      { job: { id: job } },
    ])

    const shown = await world.call('jobs/fetch-single', { id: job }, person)
    const company = isJson(shown['job']) ? idOf(shown['job']['user']) : Number.NaN
    expect(await world.call('followers/toggle', { id: company, type: 'recruiter' }, person)).toMatchObject({
      status: 'success',
    })
    expect(await world.call('jobs/fetch-single', { id: job }, person)).toMatchObject({ is_following: true })
  })

  it('a simulated status of a real application, and real applications in simulated notifications', async () => {
    const { owner, job, person } = await begin('missing,jobs/change-application-status')
    const id = await application(job, person)
    expect(await titlesOf(owner)).toEqual(['New application'])
    const changed = await world.call('jobs/change-application-status', { id, status: 'shortlisted' }, owner)
    expect(changed).toMatchObject({ status: 'success' })
    expect((await world.call('me', {}, person))['user']).toMatchObject({ jobs_notifications: 1 })
    expect(await titlesOf(person)).toEqual(['Application status changed'])
    expect((await world.call('me', {}, person))['user']).toMatchObject({ jobs_notifications: 0 })
    expect((await world.call('jobs/my-applications', {}, person))['applications']).toMatchObject([
      { id, status: 'shortlisted' },
    ])
    expect((await world.real('jobs/my-applications', {}, person))['applications']).toMatchObject([
      { id, status: 'applied' },
    ])
  })

  it('a real change of what the simulator changed wins, and a repeated value does not', async () => {
    const { owner, job: id } = await begin('missing,jobs/update')
    const titles = async () =>
      rows((await world.call('jobs/my', {}, owner))['jobs']).map(({ title }) => title)
    await world.call('jobs/update', { ...vacancy, id, title: 'Simulated' }, owner)
    expect(await titles()).toContain('Simulated')
    await world.real('jobs/update', { ...vacancy, id, title: 'Real' }, owner)
    expect(await titles()).toContain('Real')
  })

  it('a real file in a simulated download', async () => {
    const { owner, job, person } = await begin()
    const id = await application(job, person)
    const [cv] = rows((await world.call('cvs/fetch', {}, person))['cvs'])
    expect(cv?.['path']).toMatch(/^\/storage\/backend-/)
    const file = await fetch(world.server.url + String(cv?.['path']))
    expect(await file.text()).toBe('%PDF-1.4\n')
    const fields = { id: job, application_ids: JSON.stringify([id]) }
    const zip = await fetch(`${world.server.url}/api/jobs/download-cvs`, request(fields, owner))
    expect([zip.headers.get('content-type'), (await zip.text()).includes('%PDF-1.4')]).toEqual([
      'application/zip',
      true,
    ])
  })
})

describe('the session is the backend’s:', () => {
  it('a token that the backend rejects is rejected by the simulator', async () => {
    world = await MixedWorld.start('missing')
    const person = await seeker()
    await world.real('logout', {}, person)
    expect(await world.call('me', {}, person)).toMatchObject({ http: 401 })
    expect(await world.call('bookmarks/fetch', { type: 'job' }, person)).toMatchObject({ http: 401 })
    expect(await world.call('bookmarks/fetch', { type: 'job' }, 'invented')).toMatchObject({ http: 401 })
  })

  it('a token that the backend rejects unseen is rejected a minute later', async () => {
    world = await MixedWorld.start('missing')
    const person = await seeker()
    await world.real('logout', {}, person)
    const later = performance.now() + 61_000
    vi.spyOn(performance, 'now').mockReturnValue(later)
    expect(await world.call('bookmarks/fetch', { type: 'job' }, person)).toMatchObject({ http: 401 })
  })

  it('the simulator’s clock doesn’t end it for long', async () => {
    world = await MixedWorld.start('missing')
    const person = await seeker()
    await new Admin(world.server.runtime).advance(40 * day)
    await world.call('me', {}, person)
    expect(await world.call('posts/create', { caption: 'Hi' }, person)).toMatchObject({ status: 'success' })
  })
})

it('a simulated call answers with what real lists have shown, and says what they haven’t', async () => {
  world = await MixedWorld.start('missing,categories/fetch,jobs/fetch-single')
  const [shown] = rows((await world.call('jobs/search'))['jobs'])
  const { categories } = await world.call('categories/fetch', { type: 'job' })
  expect(rows(categories).map(({ category }) => category)).toContain(shown?.['category'])
  expect(await world.call('jobs/fetch-single', { id: idOf(shown) })).toMatchObject({
    job: { title: shown?.['title'], description: expect.stringContaining('No real answer has shown it') },
  })
})

it('a simulated CV goes to a real job with a simulated application', async () => {
  const { owner, job, person } = await begin('missing,cvs/upload')
  const { cv } = await world.call('cvs/upload', { file: pdf, title: 'My CV' }, person)
  expect(idOf(cv)).toBe(firstOwnId)
  expect(rows((await world.call('cvs/fetch', {}, person))['cvs']).map(idOf)).toEqual([firstOwnId])
  expect(await world.call('jobs/apply', { id: job, cv_id: firstOwnId }, person)).toMatchObject({
    status: 'success',
  })
  await vi.waitFor(() => {
    expect(world.mailed).toContain('recruiter@example.com')
  })
  const seen = await world.call('jobs/fetch-single', { id: job }, owner)
  expect(rows(seen['applications']).map(idOf)).toEqual([firstOwnId])
  expect(seen['job']).toMatchObject({ applicants: 1 })
})

it('a real change of status sends no simulated email', async () => {
  const { owner, job, person } = await begin()
  const id = await application(job, person)
  await world.call('jobs/change-application-status', { id, status: 'shortlisted' }, owner)
  await world.call('notifications/fetch', {}, person)
  expect(world.mailed).toEqual([])
})

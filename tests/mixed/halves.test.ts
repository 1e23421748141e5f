import { describe, expect, it, vi } from 'vitest'
import { Admin } from '../../mocks/admin/admin.ts'
import { day } from '../../mocks/engine/base/clock.ts'
import { firstOwnId } from '../../mocks/mixed/learned.ts'
import { vacancy } from './small-backend.ts'
import { idOf, idsOf, minuteLater, pdf, startWorld, success, type World } from './world.ts'

let world: World

/** Starts the two halves. */
async function begin(simulate?: string) {
  world = await startWorld(simulate)
  return { ...world, id: world.job.id }
}

/** Applies for the job at the real backend. @returns the application's id */
async function apply(): Promise<number> {
  const { call, list, person, job } = world
  const { cv } = await call('cvs/upload', { file: pdf, title: 'My CV' }, person)
  expect(await call('jobs/apply', { id: job.id, cv_id: idOf(cv) }, person)).toMatchObject(success)
  return idOf((await list('jobs/my-applications', 'applications', {}, person))[0])
}

describe('a call of one half shows in the other:', () => {
  it('a simulated payment features a real job', async () => {
    const { server, call, list, company, id } = await begin()
    expect(await call('jobs/upload-receipt', { id, file: pdf }, company)).toMatchObject(success)
    expect(await list('payments/my', 'payments', {}, company)).toMatchObject([
      { id: firstOwnId, job: { id, title: 'Old' } },
    ])
    await new Admin(server.runtime).decidePayment(firstOwnId, 'approved')
    const { job } = await call('jobs/fetch-single', { id })
    for (const jobs of [await list('jobs/my', 'jobs', {}, company), await list('jobs/search', 'jobs'), [job]])
      expect(jobs).toMatchObject([{ id, is_featured: 1 }])
  })

  it('a simulated follow', async () => {
    const { call, company, person, id } = await begin('missing,followers/toggle')
    await call('followers/toggle', { id: company.id, type: 'recruiter' }, person)
    expect(await call('jobs/fetch-single', { id }, person)).toMatchObject({ is_following: true })
  })

  it('a real follow', async () => {
    const { backend, company, person, id, anew } = await begin()
    const data = [{ id: 7, company_id: company.id, name: 'Tidewater', profile_image: null }]
    backend.answer = (name) =>
      name === 'followers/fetch' ? Response.json({ ...success, message: '', data, pages: 1 }) : undefined
    const { call } = await anew('missing,jobs/fetch-single')
    await call('jobs/search')
    for (const who of [person, person, company])
      expect(await call('jobs/fetch-single', { id }, who)).toMatchObject({ is_following: who === person })
    expect(backend.asked.filter((name) => name === 'followers/fetch')).toHaveLength(1 + 1)
  })

  it('a real change of what the simulator changed wins, and a repeated value does not', async () => {
    const { call, list, job, company, id } = await begin('missing,jobs/update')
    const titles = async () => (await list('jobs/my', 'jobs', {}, company)).map(({ title }) => title)
    await call('categories/fetch')
    await call('jobs/update', { ...vacancy, id, title: 'Simulated' }, company)
    expect(await titles()).toEqual(['Simulated'])
    job['title'] = 'Real'
    expect(await titles()).toEqual(['Real'])
  })

  it('a real file in a simulated download', async () => {
    const { ask, list, server, company, person, id } = await begin()
    const application_ids = JSON.stringify([await apply()])
    const [cv] = await list('cvs/fetch', 'cvs', {}, person)
    const file = await fetch(server.url + String(cv?.['path']))
    expect(await file.text()).toBe('%PDF-1.4\n')
    const zip = await ask('jobs/download-cvs', { id, application_ids }, company)
    expect(zip.headers.get('content-type')).toBe('application/zip')
    expect(await zip.text()).toContain('%PDF-1.4')
  })

  it('a simulated CV goes to a real job with a simulated application', async () => {
    const { call, list, mailed, company, person, id } = await begin('missing,cvs/upload')
    const { cv } = await call('cvs/upload', { file: pdf, title: 'My CV' }, person)
    expect(idOf(cv)).toBe(firstOwnId)
    expect(idsOf(await list('cvs/fetch', 'cvs', {}, person))).toEqual([firstOwnId])
    await call('me', {}, company)
    expect(await call('jobs/apply', { id, cv_id: firstOwnId }, person)).toMatchObject(success)
    await vi.waitFor(() => expect(mailed).toEqual([company['email']]))
    const seen = await call('jobs/fetch-single', { id }, company)
    expect(idsOf(seen['applications'])).toEqual([firstOwnId])
    expect(seen['job']).toMatchObject({ applicants: 1 })
  })

  it('a real change of status, which sends no simulated email', async () => {
    const { call, list, mailed, company, person } = await begin('missing,notifications')
    const notices = async (who: typeof person) =>
      (await list('notifications/fetch', 'notifications', { type: 'job' }, who)).map(({ title }) => title)
    const id = await apply()
    expect(await notices(company)).toEqual(['New application'])
    await call('jobs/change-application-status', { id, status: 'shortlisted' }, company)
    expect(await notices(person)).toEqual(['Application status changed'])
    expect(mailed).toEqual([])
  })
})

describe('the session is the backend’s:', () => {
  const profile = async (who: { token: string }) => await world.call('my-profile', {}, who)

  it('a token that it rejects is rejected by the simulator, a minute later if unseen', async () => {
    const { backend, call, company, person } = await begin()
    for (const who of [company, person]) await call('me', {}, who)
    backend.tokens.clear()
    await call('me', {}, company)
    for (const who of [company, { token: 'invented' }])
      expect(await profile(who)).toMatchObject({ http: 401 })
    expect(await profile(person)).toMatchObject(success)
    minuteLater()
    expect(await profile(person)).toMatchObject({ http: 401 })
  })

  it('neither the simulator’s clock nor its reset ends it for long', async () => {
    const { server, call, person } = await begin()
    await call('me', {}, person)
    await new Admin(server.runtime).advance(40 * day)
    await call('me', {}, person)
    expect(await profile(person)).toMatchObject(success)
    await server.runtime.store.reset()
    expect(await profile(person)).toMatchObject(success)
  })
})

it('a simulated search may lack jobs whose descriptions no answer has shown', async () => {
  const { backend, job, anew } = await begin()
  const full_time = [{ ...job, description: undefined }]
  backend.say('jobs/fetch', { full_time, part_time: [], pages: 1 })
  const { call } = await anew('missing,jobs/search')
  const found = await call('jobs/search', { keyword: 'simulator' })
  expect([found['jobs'], found['total']]).toEqual([[null], undefined])
})

it('a renamed job has its new title in the simulator, although applications keep the old one', async () => {
  const { call, server, person, job, id } = await begin()
  await apply()
  job['title'] = 'New'
  await call('jobs/search')
  await call('jobs/my-applications', {}, person)
  expect(await server.runtime.read(({ tx }) => tx.jobs.need(id).title)).toBe('New')
})

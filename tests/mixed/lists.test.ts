import { beforeEach, expect, it } from 'vitest'
import { idOf, minuteLater, pdf, rows, startWorld, success, told, type World } from './world.ts'

let world: World
/** Starts a simulator that has learned nothing. */
const start = async (simulate = '') => (world = { ...world, ...(await world.anew(`missing,${simulate}`)) })
beforeEach(async () => {
  world = await startWorld()
  world.backend.jobs = []
})
const call = async (...[name, fields, who]: Parameters<World['call']>) => await world.call(name, fields, who)

const asked = (name: string) => world.backend.asked.filter((each) => each === name).length
const post = (many: number, fields = {}) =>
  Array.from({ length: many }, (_, at) =>
    world.backend.job(world.company.id, { category: `${at % 4}`, ...fields }),
  )
const counts = async () =>
  rows((await call('fetch-home', { type: 'job' }))['categories']).map(({ vacancies }) => vacancies)

it('Home and Jobs have what the backend’s search has, whoever searches, and ask it once a minute', async () => {
  post(20)
  post(12, { nature: 'part_time' })
  expect(await counts()).toEqual([8, 8, 8, 8])
  const { full_time, part_time, ...pages } = await call('jobs/fetch')
  expect([rows(full_time).length, rows(part_time).length, pages]).toMatchObject([
    10,
    10,
    { pages: 2, total: 20 },
  ])
  expect(asked('jobs/search')).toBe(1 + 4)
  expect(told()).toBe('')
  world.backend.remove(world.backend.jobs[0]?.id ?? 0)
  minuteLater()
  expect(await call('jobs/fetch')).toMatchObject({ pages: 2, total: 19 })
  await start('jobs/fetch-single')
  const { id } = world.backend.jobs[0] ?? {}
  expect((await call('jobs/fetch-single', { id: Number(id) }))['job']).toHaveProperty('description', {})
})

it('more jobs than the simulator reads are “at least 200”: only the backend’s own numbers are given', async () => {
  post(204)
  expect(await call('jobs/fetch')).not.toHaveProperty('total')
  expect(await counts()).toEqual([51, 51, 51, 51])
  expect(told()).toContain('jobs/fetch shows at least 200 jobs, because the backend has more.')
  await start('categories/fetch,users/find')
  const { categories, locations } = await call('fetch-home', { type: 'job' })
  // No list has a company's email.
  expect((await call('users/find', { id: world.company.id }))['user']).toMatchObject({ email: '' })
  expect([rows(categories)[0], locations]).toEqual([{ category: '0', icon: 'briefcase' }, ['Bath', null]])
})

it('a list of one’s own has what a real call shows, and a gap if none does', async () => {
  await call('projects/add', { title: 'Bridge' }, world.person)
  await start()
  const profile = await call('my-profile', {}, world.person)
  expect(profile).toMatchObject({ projects: [{ title: 'Bridge' }], posts: [], employees: [null] })
  expect(told()).toContain('The backend doesn’t show all employee links yet, so my-profile may lack some.')
  const { message } = await call('employees/accept-request', { id: 4_200_000_000_999 }, world.person)
  expect(message).toContain('The backend doesn’t show employee_links 4200000000999 yet.')
  expect(await call('users/fetch', { type: 'job_seeker' }, world.company)).toMatchObject({
    users: [{ name: 'Ines' }, null],
  })
  await start()
  expect(await call('users/fetch', { type: 'job_seeker' })).toMatchObject({ status: 'error' })
})

it('what real calls name, count or cost is not made up', async () => {
  const [{ id } = { id: 0 }] = post(1)
  world.backend.say('jobs/upload-receipt', {})
  await start('jobs/my,jobs/fetch-single,jobs/my-applications,jobs/apply,jobs/change-application-status')
  const { job: shown } = await call('jobs/fetch-single', { id }, world.company)
  expect(shown).not.toHaveProperty('feature_price_per_month')
  const [job] = await world.list('jobs/my', 'jobs', {}, world.company)
  expect([job?.['id'], job && 'views' in job, job && 'applicants' in job]).toEqual([id, false, false])
  for (const name of ['jobs/my-applications', 'bookmarks/fetch'])
    expect(await call(name, { type: 'job' }, world.person)).toMatchObject({ status: 'error' })
})

it('unread notifications that only the backend’s count tells are not said to be none', async () => {
  await call('employees/create', { email: String(world.person['email']) }, world.company)
  await start('notifications/fetch')
  expect((await call('me', {}, world.person))['user']).not.toHaveProperty('jobs_notifications')
  expect((await call('notifications/fetch', { type: 'job' }, world.person))['message']).toBe(
    'The backend doesn’t show all notifications yet, so notifications/fetch may lack some.',
  )
  expect(await call('notifications/fetch', { type: 'job' }, world.company)).toMatchObject(success)
})

it('nothing is invented about a job that only an application names, nor about when a post was made', async () => {
  const [{ id } = { id: 0 }] = post(1)
  const { backend, company, person } = world
  const { cv } = await call('cvs/upload', { file: pdf, title: 'CV' }, person)
  await call('jobs/apply', { id, cv_id: idOf(cv) }, person)
  await call('posts/create', { caption: 'Hi' }, person)
  Object.assign(backend.posts[0] ?? {}, { created_at: undefined })
  await start('jobs/fetch-single,jobs/search')
  await call('jobs/fetch-application', { id: idOf(backend.applications[0]) }, company)
  const { message } = await call('jobs/fetch-single', { id }, company)
  expect(message).toBe(`This job can’t be shown. (The backend doesn’t show jobs ${id} yet.)`)
  expect(await call('my-profile', {}, person)).toMatchObject({
    posts: [{ caption: 'Hi', created_at_relative: 'date unknown' }],
  })
})

it('simulated notices stand before real ones; whose token is new is asked before answers are joined', async () => {
  const [{ id } = { id: 0 }] = post(1)
  await call('cvs/upload', { file: pdf, title: 'CV' }, world.person)
  await call('employees/create', { email: String(world.person['email']) }, world.company)
  const cv_id = Number(world.backend.cvs[0]?.id)
  /** Which notifications are the simulator’s, between what `me` says before and after they are read. */
  const news = async (who: World['person']) => {
    const unread = async () => (await call('me', {}, who))['user']
    const [first, list] = [await unread(), await world.list('notifications/fetch', 'notifications', {}, who)]
    return [first, list.map(({ title }) => title !== 'News'), await unread()]
  }
  const none = { jobs_notifications: 0 }
  for (const [simulate, marks] of [
    ['jobs/apply,jobs/change-application-status', [true]],
    ['', [false]],
  ] as const) {
    await start(simulate)
    expect(await call('jobs/apply', { id, cv_id }, world.person)).toMatchObject(success)
    const { job, applications } = await call('jobs/fetch-single', { id }, world.company)
    expect(job).toMatchObject({ applicants: 1 })
    expect(await news(world.company)).toMatchObject([{ jobs_notifications: 1 }, marks, none])
    const change = { id: Number(rows(applications)[0]?.['id']), status: 'shortlisted' }
    await call('jobs/change-application-status', change, world.company)
    expect(await call('jobs/my-applications', {}, world.person)).toMatchObject({ applications: [change] })
    expect(await news(world.person)).toMatchObject([{}, [...marks, false], none])
  }
})

it.each(['followers', 'bookmarks'])('one press is one state after a simulated removal (%s)', async (kind) => {
  const [{ id } = { id: 0 }] = post(1)
  const fields = kind === 'bookmarks' ? { id, type: 'job' } : { id: world.company.id, type: 'recruiter' }
  const press = async () => await call(`${kind}/toggle`, fields, world.person)
  const isOn = kind === 'bookmarks' ? 'is_bookmarked' : 'is_following'
  await press()
  const { data, bookmarks, total } = await call(`${kind}/fetch`, { type: fields.type }, world.person)
  // A bookmarked job may be closed.
  expect(total).toBeUndefined()
  const [row] = rows(data ?? bookmarks)
  await call(`${kind}/remove`, { id: Number(row?.['id']) }, world.person)
  expect(await press()).toMatchObject({ [isOn]: true })
  expect(asked(`${kind}/toggle`)).toBe(1 + 1)
  expect(await press()).toMatchObject({ [isOn]: false })
  expect(asked(`${kind}/toggle`)).toBe(1 + 2)
})

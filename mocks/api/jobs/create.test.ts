import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  refused,
  type TestBackend,
  watchNews,
} from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'
import { decide } from '../../services/moderation.ts'

describe('jobs/create', () => {
  let backend: TestBackend
  let harbour: string
  let form: FormInput<'jobs/create'>

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
    const { categories } = (await backend.call('categories/fetch', { type: 'job' })).success
    form = {
      title: 'Lighthouse keeper',
      type: 'on_site',
      location: 'Skagen',
      category: categories[0]?.category ?? '',
      nature: 'full_time',
      currency: 'EUR',
    }
  })

  const jobOf = async (id: number) => (await backend.call('jobs/fetch-single', { id }, harbour)).success.job

  it('posts a job with all of its fields (product: validation)', async () => {
    const rest = { salary_from: 100, salary_to: 200.5, vacancies: 3, status: 'in_active' } as const
    const body = { ...form, ...rest, type: 'hybrid', description: 'Nights.' } as const
    const { id, message } = (await backend.call('jobs/create', body, harbour)).success
    expect(message).toBe('Job posted. It becomes visible once we’ve approved it.')
    expect(await jobOf(id)).toMatchObject({ ...body, id, user: { id: personas.harbour } })
  })

  it('makes the job pending and active, with one vacancy and no views (rules 13)', async () => {
    const { id } = (await backend.call('jobs/create', form, harbour)).success
    expect(await jobOf(id)).toMatchObject({
      state: 'pending',
      status: 'active',
      vacancies: 1,
      salary_from: null,
      salary_to: null,
      description: '',
      views: 0,
      applicants: 0,
      is_featured: 0,
      created_at: '2026-11-20T09:30:00.000Z',
    })
  })

  it('shows a pending job to its owner only (rules 14)', async () => {
    const { id } = (await backend.call('jobs/create', form, harbour)).success
    expect((await backend.call('jobs/my', {}, harbour)).success.jobs[0]?.id).toBe(id)
    expect((await backend.call('jobs/search', { keyword: 'Lighthouse keeper' })).success.jobs).toEqual([])
    expect((await backend.call('jobs/fetch-single', { id })).refusal.message).toBe('Job not found.')
  })

  it('sends neither notifications nor emails', async () => {
    const news = await watchNews(backend)
    await backend.call('jobs/create', form, harbour)
    expect(await news()).toEqual({ notifications: [], mails: [] })
  })

  it('stores no location for a remote job (rules 14)', async () => {
    const { id } = (await backend.call('jobs/create', { ...form, type: 'remote' }, harbour)).success
    expect((await jobOf(id)).location).toBeNull()
  })

  it('accepts a salary range whose ends are equal, or with one end only', async () => {
    for (const salary of [{ salary_from: 0, salary_to: 0 }, { salary_from: 100 }, { salary_to: 100 }]) {
      const { id } = (await backend.call('jobs/create', { ...form, ...salary }, harbour)).success
      expect(await jobOf(id)).toMatchObject(salary)
    }
  })

  it('refuses an upper end below the lower one, with the specified message (product: validation)', async () => {
    const message = 'Salary to should be greater than salary from.'
    const body = { ...form, salary_from: 200, salary_to: 199 }
    expect(await refused(backend, 'jobs/create', body, harbour)).toMatchObject({
      message,
      errors: { salary_to: [message] },
    })
  })

  it('names missing fields (product: validation)', async () => {
    const { errors } = await refused(backend, 'jobs/create', {}, harbour)
    expect(Object.keys(errors ?? {}).sort()).toEqual(['category', 'currency', 'nature', 'title', 'type'])
  })

  it.each<[string, FormInput<'jobs/create'>, string]>([
    ['a hybrid job without a location (rules 14)', { type: 'hybrid', location: '  ' }, 'location'],
    ['an on-site job without a location (rules 14)', { type: 'on_site', location: undefined }, 'location'],
    ['an unknown category (rules 16)', { category: 'Alchemy' }, 'category'],
    ['an unknown currency (product: validation)', { currency: 'XAU' }, 'currency'],
    ['zero vacancies (product: constants)', { vacancies: 0 }, 'vacancies'],
    ['half a vacancy', { vacancies: 1.5 }, 'vacancies'],
    ['a salary below 0 (product: constants)', { salary_from: -1 }, 'salary_from'],
  ])('refuses %s', async (_what, change, field) => {
    const { errors } = await refused(backend, 'jobs/create', { ...form, ...change }, harbour)
    expect(Object.keys(errors ?? {})).toEqual([field])
  })

  it('names all invalid fields at once', async () => {
    const body = { ...form, category: 'Alchemy', currency: 'XAU', location: '', salary_from: 2, salary_to: 1 }
    const { errors } = await refused(backend, 'jobs/create', body, harbour)
    expect(Object.keys(errors ?? {}).sort()).toEqual(['category', 'currency', 'location', 'salary_to'])
  })

  it('ignores fields that are not in the contract, such as approval (rules 3)', async () => {
    const sneaked = { ...form, state: 'approved', is_featured: 1, views: 900 }
    const { id } = (await backend.call('jobs/create', sneaked, harbour)).success
    expect(await jobOf(id)).toMatchObject({ state: 'pending', is_featured: 0, views: 0 })
  })

  it('posts a job that approval alone does not feature (rules 23)', async () => {
    const { id } = (await backend.call('jobs/create', form, harbour)).success
    await backend.runtime.mutate((context) => decide(context, context.tx.jobs.need(id), 'approved'))
    expect(await jobOf(id)).toMatchObject({ state: 'approved', is_featured: 0 })
    const [found] = (await backend.call('jobs/search', { keyword: form.title })).success.jobs
    expect(found).toMatchObject({ id, is_featured: 0 })
  })

  it('is for recruiters only (rules 6, 7)', async () => {
    const ada = await backend.signIn(personas.ada)
    expect((await refused(backend, 'jobs/create', form, ada)).message).toBe(
      'This needs a recruiter account. Please log in with one.',
    )
    expect((await refused(backend, 'jobs/create', form)).httpStatus).toBe(401)
  })
})

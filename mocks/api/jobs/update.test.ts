import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  refused,
  type TestBackend,
  watchNews,
} from '../../../tests/support/backend.ts'
import { autoApprovalAfter } from '../../rules/job-state.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('jobs/update', () => {
  let backend: TestBackend
  let harbour: string
  let form: FormInput<'jobs/update'>

  beforeEach(async () => {
    backend = await createTestBackend()
    harbour = await backend.signIn(personas.harbour)
    const { categories } = (await backend.call('categories/fetch', { type: 'job' })).success
    form = {
      title: 'Lighthouse keeper',
      type: 'hybrid',
      location: 'Skagen',
      category: categories[0]?.category ?? '',
      nature: 'part_time',
      currency: 'EUR',
    }
  })

  const update = (id: number, changes: FormInput<'jobs/update'> = {}) =>
    backend.call('jobs/update', { ...form, id, ...changes }, harbour)
  const jobOf = async (id: number) => (await backend.call('jobs/fetch-single', { id }, harbour)).success.job

  it('replaces the fields of the caller’s job', async () => {
    const pay = { salary_from: 10, salary_to: 20 }
    const rest = { ...pay, vacancies: 4, description: 'New.', status: 'in_active' } as const
    const { success } = await update(jobs.open, rest)
    expect(success.message).toBe('Job saved.')
    expect(await jobOf(jobs.open)).toMatchObject({ ...form, ...rest })
  })

  it('clears an absent salary or text, but keeps vacancies and status', async () => {
    const { vacancies, status } = await jobOf(jobs.open)
    await update(jobs.open)
    expect(await jobOf(jobs.open)).toMatchObject({
      salary_from: null,
      salary_to: null,
      description: '',
      vacancies,
      status,
    })
  })

  it('clears the location of a job that becomes remote (rules 14)', async () => {
    await update(jobs.open, { type: 'remote' })
    expect(await jobOf(jobs.open)).toMatchObject({ type: 'remote', location: null })
  })

  it('keeps an approved job approved and listed (rules 13)', async () => {
    await update(jobs.open)
    expect((await jobOf(jobs.open)).state).toBe('approved')
    const found = (await backend.call('jobs/search', { keyword: 'lighthouse keeper' })).success.jobs
    expect(found.map(({ id }) => id)).toEqual([jobs.open])
  })

  it('resubmits a cancelled job, and keeps a pending one pending (rules 13)', async () => {
    await update(jobs.cancelled)
    await update(jobs.pending)
    expect((await jobOf(jobs.cancelled)).state).toBe('pending')
    expect((await jobOf(jobs.pending)).state).toBe('pending')
  })

  describe('in automatic mode (rules 13)', () => {
    const stateAfter = async (id: number, milliseconds: number) => {
      await backend.advance(milliseconds)
      return (await jobOf(id)).state
    }

    beforeEach(() => backend.runtime.mutate(({ tx }) => tx.settings.patch(1, { auto_approve: true })))

    it('a cancelled job is approved a minute after it is resubmitted', async () => {
      await update(jobs.cancelled)
      expect(await stateAfter(jobs.cancelled, autoApprovalAfter - 1)).toBe('pending')
      expect(await stateAfter(jobs.cancelled, 1)).toBe('approved')
    })

    it('an edit does not delay the approval of a pending job', async () => {
      const { id } = (await backend.call('jobs/create', form, harbour)).success
      await backend.advance(autoApprovalAfter - 1)
      await update(id)
      expect(await stateAfter(id, 1)).toBe('approved')
    })
  })

  it('unlists a job that becomes inactive, whose link still works (rules 14)', async () => {
    await update(jobs.open, { status: 'in_active' })
    expect((await backend.call('jobs/search', { keyword: 'lighthouse keeper' })).success.jobs).toEqual([])
    expect((await backend.call('jobs/fetch-single', { id: jobs.open })).success.job.status).toBe('in_active')
  })

  it('does not change views, applications, featuring or date, and sends nothing', async () => {
    const before = await jobOf(jobs.featured)
    const news = await watchNews(backend)
    await update(jobs.featured)
    const { views, applicants, is_featured, created_at } = before
    expect(await jobOf(jobs.featured)).toMatchObject({ views, applicants, is_featured, created_at })
    expect(await news()).toEqual({ notifications: [], mails: [] })
  })

  it.each<[string, FormInput<'jobs/update'>, string]>([
    ['an upper end below the lower one (product: validation)', { salary_from: 2, salary_to: 1 }, 'salary_to'],
    ['a missing location (rules 14)', { type: 'on_site', location: '' }, 'location'],
    ['an unknown category', { category: 'Alchemy' }, 'category'],
    ['an unknown currency', { currency: 'XAU' }, 'currency'],
    ['zero vacancies', { vacancies: 0 }, 'vacancies'],
    ['a missing title', { title: ' ' }, 'title'],
  ])('refuses %s', async (_what, change, field) => {
    const body = { ...form, id: jobs.open, ...change }
    const { errors } = await refused(backend, 'jobs/update', body, harbour)
    expect(Object.keys(errors ?? {})).toEqual([field])
  })

  it('is for the job’s owner only (rules 7)', async () => {
    const body = { ...form, id: jobs.open }
    for (const id of [personas.smallShop, personas.ada]) {
      const token = await backend.signIn(id)
      expect((await refused(backend, 'jobs/update', body, token)).message).toBe('This job is not yours.')
    }
    expect((await refused(backend, 'jobs/update', body)).httpStatus).toBe(401)
  })

  it.each([
    ['someone else’s pending job (rules 7, 14)', jobs.smallShop],
    ['a deleted job (rules 18)', jobs.removed],
    ['an unknown job', 999_999],
  ])('does not find %s', async (_what, id) => {
    expect((await refused(backend, 'jobs/update', { ...form, id }, harbour)).message).toBe('Job not found.')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
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

  it('does not change views, applications, featuring or date, and sends nothing', async () => {
    const before = await jobOf(jobs.featured)
    const news = await watchNews(backend)
    await update(jobs.featured)
    const { views, applicants, is_featured, created_at } = before
    expect(await jobOf(jobs.featured)).toMatchObject({ views, applicants, is_featured, created_at })
    expect(await news()).toEqual({ notifications: [], mails: [] })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  type TestBackend,
  watchNews,
} from '../../../tests/support/backend.ts'
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

  const jobOf = async (id: number) => (await backend.call('jobs/fetch-single', { id }, harbour)).success.job

  it('does not change views, applications, featuring or date, and sends nothing', async () => {
    const before = await jobOf(jobs.featured)
    const news = await watchNews(backend)
    await backend.call('jobs/update', { ...form, id: jobs.featured }, harbour)
    const { views, applicants, is_featured, created_at } = before
    expect(await jobOf(jobs.featured)).toMatchObject({ views, applicants, is_featured, created_at })
    expect(await news()).toEqual({ notifications: [], mails: [] })
  })
})

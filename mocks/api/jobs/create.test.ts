import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type FormInput, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

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

  it('ignores fields that are not in the contract, such as approval (rules 3)', async () => {
    const sneaked = { ...form, state: 'approved', is_featured: 1, views: 900 }
    const { id } = (await backend.call('jobs/create', sneaked, harbour)).success
    expect(await jobOf(id)).toMatchObject({ state: 'pending', is_featured: 0, views: 0 })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
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
})

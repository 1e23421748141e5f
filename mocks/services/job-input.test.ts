import { beforeAll, describe, expect, it } from 'vitest'
import type { CallContext } from '../operation.ts'
import { Refused } from '../engine/base/errors.ts'
import { createTestBackend, type TestBackend } from '../../tests/support/backend.ts'
import { jobChoices } from './job-input.ts'

describe('the fields of a job form (rules 14)', () => {
  let backend: TestBackend
  let category: string

  beforeAll(async () => {
    backend = await createTestBackend('empty')
    category = await backend.runtime.read(({ tx }) => tx.categories.need(1).name)
  })

  type Form = CallContext<'jobs/create'>['body']
  const choices = (changes: Partial<Form>) =>
    backend.runtime.read(({ tx }) =>
      jobChoices(tx, {
        title: 'Keeper',
        type: 'on_site',
        location: 'Skagen',
        category,
        nature: 'full_time',
        currency: 'EUR',
        vacancies: 1,
        status: 'active',
        ...changes,
      }),
    )
  const errors = async (changes: Partial<Form>) => {
    const refusal = await choices(changes).catch((error: unknown) => error)
    return refusal instanceof Refused ? refusal.errors : undefined
  }

  it('are stored as given', async () => {
    expect(await choices({ salary_from: 1, salary_to: 2, description: 'Nights.' })).toEqual({
      title: 'Keeper',
      type: 'on_site',
      location: 'Skagen',
      category,
      nature: 'full_time',
      currency: 'EUR',
      salary_from: 1,
      salary_to: 2,
      description: 'Nights.',
    })
  })

  it('are empty if omitted', async () => {
    expect(await choices({})).toMatchObject({ salary_from: null, salary_to: null, description: '' })
  })

  it('have no location if the job is remote, and require one otherwise', async () => {
    expect((await choices({ type: 'remote' })).location).toBeNull()
    expect((await choices({ type: 'remote', location: undefined })).location).toBeNull()
    for (const type of ['on_site', 'hybrid'] as const) {
      expect(await errors({ type, location: '' })).toEqual({ location: ['Say where the job is.'] })
      expect(await errors({ type, location: undefined })).toEqual({ location: ['Say where the job is.'] })
    }
  })

  it('require an ascending salary range, or one number', async () => {
    expect(await choices({ salary_from: 5, salary_to: 5 })).toMatchObject({ salary_from: 5, salary_to: 5 })
    expect(await errors({ salary_from: 5, salary_to: 4 })).toEqual({
      salary_to: ['Salary to should be greater than salary from.'],
    })
    expect(await errors({ salary_from: 5 })).toBeUndefined()
    expect(await errors({ salary_to: 0 })).toBeUndefined()
  })

  it('require a known category and currency', async () => {
    expect(await errors({ category: category.toUpperCase(), currency: 'XAU' })).toEqual({
      category: ['Choose a category from the list.'],
      currency: ['Choose a currency from the list.'],
    })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('users/fetch', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  const ids = async (search: string) =>
    (await backend.call('users/fetch', { type: 'job_seeker', search })).success.users.map(({ id }) => id)

  it.each([
    ['name', 'zofia'],
    ['about', 'quilts'],
    ['desired_job_title', 'lamplighter'],
    ['desired_skills', 'semaphore'],
    ['currently_located', 'jyvaskyla'],
    ['currently_working', 'pier nine'],
  ] as const)('finds people by their %s, regardless of case and accents', async (_field, words) => {
    await backend.runtime.mutate(({ tx }) =>
      tx.accounts.patch(personas.newcomer, {
        name: 'Žofia Field',
        about: 'Sews quilts',
        desired_job_title: 'Lamplighter',
        desired_skills: 'knots, semaphore',
        currently_located: 'Jyväskylä',
        currently_working: 'Pier Nine',
      }),
    )
    expect(await ids(words)).toEqual([personas.newcomer])
    expect(await ids(` ${words.toUpperCase()} `)).toEqual([personas.newcomer])
  })
})

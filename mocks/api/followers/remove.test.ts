import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { jobs, personas } from '../../scenarios/personas.ts'

describe('followers/remove', () => {
  let backend: TestBackend
  let newcomer: string
  let id: number

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    for (const company of [personas.plainCompany, personas.harbour]) {
      await backend.call('followers/toggle', { id: company, type: 'recruiter' }, newcomer)
    }
    id = (await list()).find(({ company_id }) => company_id === personas.harbour)?.id ?? 0
  })

  const list = async () =>
    (await backend.call('followers/fetch', { type: 'recruiter' }, newcomer)).success.data

  it('removes one follow, by its own id, not the id of the company (rules 26)', async () => {
    expect(id).not.toBe(personas.harbour)
    const { success } = await backend.call('followers/remove', { id }, newcomer)
    expect(success.message).toBe('Company removed from your list.')
    expect((await list()).map(({ company_id }) => company_id)).toEqual([personas.plainCompany])
    const answer = await backend.call('jobs/fetch-single', { id: jobs.open }, newcomer)
    expect(answer.success.is_following).toBe(false)
  })

  it('does not find a follow that is already removed', async () => {
    await backend.call('followers/remove', { id }, newcomer)
    expect((await refused(backend, 'followers/remove', { id }, newcomer)).message).toBe(
      'Following not found.',
    )
  })

  it('is for the follower only, not for the company (rules 7)', async () => {
    for (const account of [personas.ada, personas.harbour]) {
      const token = await backend.signIn(account)
      expect((await refused(backend, 'followers/remove', { id }, token)).message).toBe(
        'This following is not yours.',
      )
    }
    expect((await refused(backend, 'followers/remove', { id })).httpStatus).toBe(401)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('employees/decline-request', () => {
  let backend: TestBackend
  let newcomer: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
  })

  const link = (status: 'pending' | 'accepted' | 'declined') =>
    backend.runtime.mutate(({ tx, now }) => {
      const pair = { recruiter_id: personas.smallShop, employee_id: personas.newcomer }
      return tx.employee_links.insert({ ...pair, status, created_at: now }).id
    })

  it.each(['accepted', 'declined'] as const)('refuses a request that is already %s', async (status) => {
    const id = await link(status)
    expect((await refused(backend, 'employees/decline-request', { id }, newcomer)).message).toBe(
      `This request has already been ${status}.`,
    )
  })
})

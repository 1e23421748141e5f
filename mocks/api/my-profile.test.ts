import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('my-profile', () => {
  let backend: TestBackend
  let smallShop: string

  beforeEach(async () => {
    backend = await createTestBackend()
    smallShop = await backend.signIn(personas.smallShop)
  })

  const profile = async (token: string) => (await backend.call('my-profile', {}, token)).success

  it('lists links of every status, newest first (rules 28)', async () => {
    await backend.runtime.mutate(({ tx, now }) => {
      const link = { recruiter_id: personas.smallShop, created_at: now }
      tx.employee_links.insert({ ...link, employee_id: personas.ada, status: 'accepted' })
      tx.employee_links.insert({ ...link, employee_id: personas.plain, status: 'declined' })
      tx.employee_links.insert({ ...link, employee_id: personas.newcomer, status: 'pending' })
    })
    const { employees, total_employees } = await profile(smallShop)
    expect(employees.map(({ status }) => status)).toEqual(['pending', 'declined', 'accepted'])
    expect(total_employees).toBe(3)
  })
})

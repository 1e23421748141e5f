import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend, watchNews } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('employees/delete', () => {
  let backend: TestBackend
  let smallShop: string

  beforeEach(async () => {
    backend = await createTestBackend()
    smallShop = await backend.signIn(personas.smallShop)
  })

  const link = (status: 'pending' | 'accepted' | 'declined') =>
    backend.runtime.mutate(({ tx, now }) => {
      const pair = { recruiter_id: personas.smallShop, employee_id: personas.newcomer }
      return tx.employee_links.insert({ ...pair, status, created_at: now }).id
    })

  const emailOf = (id: number) => backend.runtime.read(({ tx }) => tx.accounts.need(id).email)
  const profile = 'https://app.example/profile'

  it.each([
    ['pending', 'has withdrawn its request'],
    ['accepted', 'no longer lists you'],
    ['declined', 'has withdrawn its request'],
  ] as const)('ends a %s link, and notifies the other side (rules 28)', async (status, subject) => {
    const id = await link(status)
    const news = await watchNews(backend)
    const { success } = await backend.call('employees/delete', { id }, smallShop)
    expect(success.message).toBe('Employee removed.')
    expect(await news()).toMatchObject({
      notifications: [
        {
          account_id: personas.newcomer,
          type: 'employee_request_removed',
          table_id: id,
          content: expect.stringContaining(subject),
        },
      ],
      mails: [
        {
          to: await emailOf(personas.newcomer),
          subject: expect.stringContaining(subject),
          text: expect.stringContaining(profile),
        },
      ],
    })
    const newcomer = await backend.signIn(personas.newcomer)
    for (const token of [smallShop, newcomer]) {
      expect((await backend.call('my-profile', {}, token)).success.employees).toEqual([])
    }
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('employees/remove-request', () => {
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

  const emailOf = (id: number) => backend.runtime.read(({ tx }) => tx.accounts.need(id).email)
  const profile = 'https://app.example/profile'

  it.each([
    ['accepted', 'is no longer listed'],
    ['declined', 'has removed your request'],
  ] as const)(
    'ends a link that is %s, on both sides, and notifies the recruiter (rules 28)',
    async (status, subject) => {
      const id = await link(status)
      const news = await watchNews(backend)
      const { success } = await backend.call('employees/remove-request', { id }, newcomer)
      expect(success.message).toBe('Employer removed.')
      expect(await news()).toMatchObject({
        notifications: [
          {
            account_id: personas.smallShop,
            type: 'employee_request_removed',
            table_id: id,
            content: expect.stringContaining(subject),
          },
        ],
        mails: [
          {
            to: await emailOf(personas.smallShop),
            subject: expect.stringContaining(subject),
            text: expect.stringContaining(profile),
          },
        ],
      })
      const smallShop = await backend.signIn(personas.smallShop)
      for (const token of [newcomer, smallShop]) {
        expect((await backend.call('my-profile', {}, token)).success.employees).toEqual([])
      }
    },
  )

  it('refuses a pending request, which needs an answer first', async () => {
    const id = await link('pending')
    expect((await refused(backend, 'employees/remove-request', { id }, newcomer)).message).toBe(
      'Accept or decline this request first.',
    )
  })
})

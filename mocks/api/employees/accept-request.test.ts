import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('employees/accept-request', () => {
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

  it('accepts a pending request, for both sides', async () => {
    const id = await link('pending')
    const { success } = await backend.call('employees/accept-request', { id }, newcomer)
    expect(success.message).toBe('Request accepted.')
    const smallShop = await backend.signIn(personas.smallShop)
    for (const token of [newcomer, smallShop]) {
      const { employees } = (await backend.call('my-profile', {}, token)).success
      expect(employees).toMatchObject([{ id, status: 'accepted' }])
    }
  })

  it('notifies the recruiter only (rules 28, 33)', async () => {
    const id = await link('pending')
    const news = await watchNews(backend)
    await backend.call('employees/accept-request', { id }, newcomer)
    expect(await news()).toMatchObject({
      notifications: [{ account_id: personas.smallShop, type: 'employee_request_accepted', table_id: id }],
      mails: [
        {
          to: await emailOf(personas.smallShop),
          subject: expect.stringContaining('accepted your request'),
          text: expect.stringContaining(profile),
        },
      ],
    })
  })

  it.each(['accepted', 'declined'] as const)('refuses a request that is already %s', async (status) => {
    const id = await link(status)
    expect((await refused(backend, 'employees/accept-request', { id }, newcomer)).message).toBe(
      `This request has already been ${status}.`,
    )
  })

  it('is for the job seeker of the request only (rules 7)', async () => {
    const id = await link('pending')
    for (const account of [personas.smallShop, personas.harbour, personas.ada]) {
      const token = await backend.signIn(account)
      expect((await refused(backend, 'employees/accept-request', { id }, token)).message).toBe(
        'This request is not yours.',
      )
    }
    expect((await refused(backend, 'employees/accept-request', { id })).httpStatus).toBe(401)
  })

  it('does not find an unknown id', async () => {
    expect((await refused(backend, 'employees/accept-request', { id: 999_999 }, newcomer)).message).toBe(
      'Request not found.',
    )
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend, watchNews } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('employees/create', () => {
  let backend: TestBackend
  let smallShop: string
  let newcomer: string
  let email: string

  beforeEach(async () => {
    backend = await createTestBackend()
    smallShop = await backend.signIn(personas.smallShop)
    newcomer = await backend.signIn(personas.newcomer)
    email = await emailOf(personas.newcomer)
  })

  const emailOf = (id: number) => backend.runtime.read(({ tx }) => tx.accounts.need(id).email)
  const ask = async () => (await backend.call('employees/create', { email }, smallShop)).success

  it('notifies the job seeker only (rules 28, 33)', async () => {
    const news = await watchNews(backend)
    const { employee } = await ask()
    const { notifications, mails } = await news()
    expect(notifications).toMatchObject([
      { account_id: personas.newcomer, type: 'employee_request', table_id: employee.id },
    ])
    expect(mails).toMatchObject([{ to: email }])
    expect(mails[0]?.text).toContain('https://app.example/profile')
  })

  it('refuses someone with a pending or accepted request (rules 28)', async () => {
    const { name } = await backend.runtime.read(({ tx }) => tx.accounts.need(personas.newcomer))
    const message = `${name} is already on your list.`
    const { employee } = await ask()
    expect(await refused(backend, 'employees/create', { email }, smallShop)).toMatchObject({
      message,
      errors: { email: [message] },
    })
    await backend.call('employees/accept-request', { id: employee.id }, newcomer)
    expect((await refused(backend, 'employees/create', { email }, smallShop)).message).toBe(message)
  })

  it('refuses the address of anyone but a job seeker (rules 28)', async () => {
    const message = 'No job seeker has this email address. Please check it.'
    const addresses = [
      'nobody@example.org',
      await emailOf(personas.harbour),
      await emailOf(personas.smallShop),
    ]
    for (const address of addresses) {
      expect(await refused(backend, 'employees/create', { email: address }, smallShop)).toMatchObject({
        message,
        errors: { email: [message] },
      })
    }
  })
})

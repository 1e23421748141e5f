import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend } from '../../tests/support/backend.ts'
import { personas } from '../scenarios/personas.ts'

describe('my-profile', () => {
  let backend: TestBackend
  let newcomer: string
  let smallShop: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    smallShop = await backend.signIn(personas.smallShop)
  })

  const profile = async (token: string) => (await backend.call('my-profile', {}, token)).success
  const emailOf = (id: number) => backend.runtime.read(({ tx }) => tx.accounts.need(id).email)

  it('is empty for a new account', async () => {
    for (const token of [newcomer, smallShop]) {
      expect(await profile(token)).toMatchObject({
        projects: [],
        posts: [],
        employees: [],
        total_employees: 0,
      })
    }
  })

  it('returns the caller’s projects and posts, newest first', async () => {
    for (const title of ['First', 'Second']) {
      await backend.call('projects/add', { title }, newcomer)
      await backend.call('posts/create', { caption: title }, newcomer)
    }
    const { projects, posts } = await profile(newcomer)
    expect(projects.map(({ title }) => title)).toEqual(['Second', 'First'])
    expect(posts.map(({ caption }) => caption)).toEqual(['Second', 'First'])
    expect(await profile(await backend.signIn(personas.plain))).toMatchObject({ projects: [] })
  })

  it('returns employee links to each side, with both accounts (rules 28)', async () => {
    await backend.call('employees/create', { email: await emailOf(personas.newcomer) }, smallShop)
    const expected = [
      {
        status: 'pending',
        employee: { id: personas.newcomer },
        recruiter: { id: personas.smallShop },
      },
    ]
    for (const token of [newcomer, smallShop]) {
      expect(await profile(token)).toMatchObject({ employees: expected, total_employees: 1 })
    }
  })

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

  it('shows Ada the companies that added her (rules 28)', async () => {
    const { employees } = await profile(await backend.signIn(personas.ada))
    expect(employees.every(({ employee }) => employee.id === personas.ada)).toBe(true)
    expect(employees.length).toBeGreaterThanOrEqual(2)
  })

  it('answers 401 to a visitor (rules 2)', async () => {
    expect(await refused(backend, 'my-profile')).toMatchObject({ httpStatus: 401 })
  })
})

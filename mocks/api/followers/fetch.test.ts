import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('followers/fetch', () => {
  let backend: TestBackend
  let newcomer: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
  })

  const list = async () =>
    (await backend.call('followers/fetch', { type: 'recruiter' }, newcomer)).success.data

  it('returns the followed companies, latest first', async () => {
    const companies = [personas.harbour, personas.plainCompany]
    for (const id of companies) {
      await backend.call('followers/toggle', { id, type: 'recruiter' }, newcomer)
      await backend.advance(1)
    }
    const [harbour, plain] = await backend.runtime.read(({ tx }) =>
      companies.map((id) => tx.accounts.need(id)),
    )
    expect(await list()).toMatchObject([
      { company_id: personas.plainCompany, name: plain?.name, profile_image: null },
      { company_id: personas.harbour, name: harbour?.name, profile_image: harbour?.profile_image },
    ])
  })

  it('returns an empty list if no company is followed', async () => {
    expect(await list()).toEqual([])
  })

  it('requires the account type', async () => {
    expect((await refused(backend, 'followers/fetch', {}, newcomer)).errors).toEqual({
      type: ['Type is required.'],
    })
  })

  it('is for job seekers only (rules 6, 7)', async () => {
    const harbour = await backend.signIn(personas.harbour)
    expect((await refused(backend, 'followers/fetch', { type: 'recruiter' }, harbour)).message).toBe(
      'This needs a job seeker account. Please log in with one.',
    )
    expect((await refused(backend, 'followers/fetch', { type: 'recruiter' })).httpStatus).toBe(401)
  })
})

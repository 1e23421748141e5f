import { beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../model/tables.ts'
import { createTestBackend, type TestBackend } from '../../tests/support/backend.ts'
import { applications, personas } from '../scenarios/personas.ts'

describe('views', () => {
  let backend: TestBackend
  let ada: Row<'accounts'>
  let harbour: Row<'accounts'>

  beforeAll(async () => {
    backend = await createTestBackend()
    const read = (id: number) => backend.runtime.read(({ tx }) => tx.accounts.need(id))
    ada = await read(personas.ada)
    harbour = await read(personas.harbour)
  })

  it('an application has its date, its applicant and the company', async () => {
    const id = applications.applied
    const row = await backend.runtime.read(({ tx }) => tx.applications.need(id))
    const { success } = await backend.call('jobs/fetch-application', { id }, await backend.signIn(ada.id))
    expect(success.application).toMatchObject({
      id,
      status: row.status,
      created_at: new Date(row.created_at).toISOString(),
      user: {
        id: ada.id,
        name: ada.name,
        email: ada.email,
        about: ada.about,
        profile_image: ada.profile_image,
      },
      company: { name: harbour.name, profile_image: harbour.profile_image },
    })
  })

  it('a notification has its title, content and target', async () => {
    const { success } = await backend.call(
      'notifications/fetch',
      { type: 'job' },
      await backend.signIn(ada.id),
    )
    const [shown] = success.notifications
    const row = await backend.runtime.read(({ tx }) => tx.notifications.need(shown?.id ?? 0))
    const { id, type, title, content, table_id } = row
    expect(shown).toMatchObject({ id, type, title, content, table_id })
  })

  it('a post has the name and the picture of its author', async () => {
    const { success } = await backend.call('users/find', { id: ada.id })
    expect(success.posts[0]?.user).toEqual({ name: ada.name, profile_image: ada.profile_image })
  })

  it('an employee link has both sides, each with name, address and picture', async () => {
    const { success } = await backend.call('my-profile', {}, await backend.signIn(ada.id))
    const [link] = success.employees
    const side = ({ id, name, email, profile_image }: Row<'accounts'>) => ({ id, name, email, profile_image })
    const company = await backend.runtime.read(({ tx }) => tx.accounts.need(link?.recruiter?.id ?? 0))
    expect(link).toMatchObject({ employee: side(ada), recruiter: side(company) })
  })

  it('a company has name, cover photo and logo', async () => {
    const asked = { company_id: harbour.id, fetch_company: 1, page: 1 } as const
    const { name, cover_photo, profile_image } = harbour
    expect((await backend.call('jobs/search', asked)).success.company).toMatchObject({
      name,
      cover_photo,
      profile_image,
    })
    expect([cover_photo, profile_image]).not.toContain(null)
  })

  it('the caller’s own profile has a status and a message', async () => {
    const { success } = await backend.call('my-profile', {}, await backend.signIn(ada.id))
    expect(success).toMatchObject({ status: 'success', message: expect.any(String) })
  })
})

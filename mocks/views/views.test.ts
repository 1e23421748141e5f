import { expect, it } from 'vitest'
import type { Row } from '../model/tables.ts'
import { createTestBackend } from '../../tests/support/backend.ts'
import { applications, personas } from '../scenarios/personas.ts'

it('people and companies have their names, addresses and pictures wherever they are shown', async () => {
  const backend = await createTestBackend()
  const [ada, harbour] = await backend.runtime.read(({ tx }) => [
    tx.accounts.need(personas.ada),
    tx.accounts.need(personas.harbour),
  ])
  const row = await backend.runtime.read(({ tx }) => tx.applications.need(applications.applied))
  const shown = ({ name, profile_image }: Row<'accounts'>) => ({ name, profile_image })
  const side = (one: Row<'accounts'>) => ({ id: one.id, email: one.email, ...shown(one) })
  const token = await backend.signIn(ada.id)

  const asked = { id: applications.applied }
  const { application } = (await backend.call('jobs/fetch-application', asked, token)).success
  expect(application).toMatchObject({
    status: row.status,
    created_at: new Date(row.created_at).toISOString(),
    user: { ...side(ada), about: ada.about },
    company: shown(harbour),
  })

  const { posts } = (await backend.call('users/find', { id: ada.id })).success
  expect(posts[0]?.user).toEqual(shown(ada))

  const [link] = (await backend.call('my-profile', {}, token)).success.employees
  const employer = await backend.runtime.read(({ tx }) => tx.accounts.need(link?.recruiter?.id ?? 0))
  expect(link).toMatchObject({ employee: side(ada), recruiter: side(employer) })

  const { company } = (await backend.call('jobs/search', { company_id: harbour.id, fetch_company: 1 }))
    .success
  expect(company).toMatchObject({ ...shown(harbour), cover_photo: harbour.cover_photo })
  expect([ada.profile_image, harbour.cover_photo, harbour.profile_image]).not.toContain(null)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('users/fetch', () => {
  let backend: TestBackend

  beforeEach(async () => {
    backend = await createTestBackend()
  })

  const fetch = async (search?: string, page = 1) =>
    (await backend.call('users/fetch', { type: 'job_seeker', search, page })).success
  const ids = async (search: string) => (await fetch(search)).users.map(({ id }) => id)

  it('returns job seekers, newest first, in pages (rules 5)', async () => {
    const seekers = await backend.runtime.read(({ tx }) =>
      tx.accounts
        .where(({ type }) => type === 'job_seeker')
        .sort((a, b) => b.created_at - a.created_at || b.id - a.id)
        .map(({ id }) => id),
    )
    const { pages, total } = await fetch()
    expect([pages, total]).toEqual([Math.ceil(seekers.length / 10), seekers.length])
    const found = []
    for (let page = 1; page <= pages; page += 1) found.push(...(await fetch(undefined, page)).users)
    expect(found.map(({ id }) => id)).toEqual(seekers)
    expect(await fetch(undefined, pages + 1)).toMatchObject({ users: [], pages, total })
  })

  it('returns only the fields of a search result', async () => {
    const [card] = (await fetch()).users
    expect(Object.keys(card ?? {}).sort()).toEqual(
      ['about', 'currently_located', 'currently_working', 'email', 'id', 'name', 'profile_image'].sort(),
    )
  })

  it.each([
    ['name', 'zofia'],
    ['about', 'quilts'],
    ['desired_job_title', 'lamplighter'],
    ['desired_skills', 'semaphore'],
    ['currently_located', 'jyvaskyla'],
    ['currently_working', 'pier nine'],
  ] as const)('finds people by their %s, regardless of case and accents', async (_field, words) => {
    await backend.runtime.mutate(({ tx }) =>
      tx.accounts.patch(personas.newcomer, {
        name: 'Žofia Field',
        about: 'Sews quilts',
        desired_job_title: 'Lamplighter',
        desired_skills: 'knots, semaphore',
        currently_located: 'Jyväskylä',
        currently_working: 'Pier Nine',
      }),
    )
    expect(await ids(words)).toEqual([personas.newcomer])
    expect(await ids(` ${words.toUpperCase()} `)).toEqual([personas.newcomer])
  })

  it('requires every word, in any field', async () => {
    await backend.runtime.mutate(({ tx }) => {
      tx.accounts.patch(personas.newcomer, { about: 'Quillwright', desired_skills: 'semaphore' })
      tx.accounts.patch(personas.plain, { about: 'Quillwright' })
    })
    expect(new Set(await ids('quillwright'))).toEqual(new Set([personas.newcomer, personas.plain]))
    expect(await ids('semaphore quillwright')).toEqual([personas.newcomer])
    expect(await fetch('quillwright astronaut')).toMatchObject({ users: [], pages: 1, total: 0 })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, pngFile, refused, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('projects/update', () => {
  let backend: TestBackend
  let newcomer: string
  let id: number

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    const texts = { title: 'Beacon', url: 'https://example.org', time_took: 'A day', description: 'Light.' }
    const body = { ...texts, 'files[]': [pngFile()] }
    id = (await backend.call('projects/add', body, newcomer)).success.project.id
  })

  const shown = async () =>
    (await backend.call('my-profile', {}, newcomer)).success.projects.find((one) => one.id === id)

  it('replaces the text fields, but not the files', async () => {
    const before = await shown()
    const texts = { title: 'Buoy', url: 'mailto:nora@example.org', time_took: 'A week', description: 'Bell.' }
    const { success } = await backend.call('projects/update', { id, ...texts }, newcomer)
    expect(success.message).toBe('Project saved.')
    expect(await shown()).toEqual({ id, ...texts, files: before?.files })
  })

  it('clears an absent text field', async () => {
    await backend.call('projects/update', { id, title: 'Buoy', url: '' }, newcomer)
    expect(await shown()).toMatchObject({ title: 'Buoy', url: null, time_took: null, description: null })
  })

  it.each([
    ['a missing title', { title: ' ' }, 'title'],
    ['a URL that runs a script (rules 30)', { title: 'Buoy', url: 'javascript:alert(1)' }, 'url'],
  ])('refuses %s', async (_what, change, field) => {
    const { errors } = await refused(backend, 'projects/update', { id, ...change }, newcomer)
    expect(Object.keys(errors ?? {})).toEqual([field])
  })

  it('is for the project’s owner only (rules 7)', async () => {
    for (const account of [personas.ada, personas.harbour]) {
      const token = await backend.signIn(account)
      expect((await refused(backend, 'projects/update', { id, title: 'Mine' }, token)).message).toBe(
        'This project is not yours.',
      )
    }
    expect((await refused(backend, 'projects/update', { id, title: 'Mine' })).httpStatus).toBe(401)
  })

  it('does not find an unknown id', async () => {
    const body = { id: 999_999, title: 'Buoy' }
    expect((await refused(backend, 'projects/update', body, newcomer)).message).toBe('Project not found.')
  })
})

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

  it.each([
    ['a missing title', { title: ' ' }, 'title'],
    ['a URL that runs a script (rules 30)', { title: 'Buoy', url: 'javascript:alert(1)' }, 'url'],
  ])('refuses %s', async (_what, change, field) => {
    const { errors } = await refused(backend, 'projects/update', { id, ...change }, newcomer)
    expect(Object.keys(errors ?? {})).toEqual([field])
  })
})

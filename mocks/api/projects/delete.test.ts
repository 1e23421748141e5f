import { beforeEach, describe, expect, it } from 'vitest'
import { createTestBackend, fetchStored, pngFile, type TestBackend } from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('projects/delete', () => {
  let backend: TestBackend
  let newcomer: string
  let id: number
  let path: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    await backend.call('projects/add', { title: 'Stays' }, newcomer)
    const body = { title: 'Goes', 'files[]': [pngFile()] }
    const { project } = (await backend.call('projects/add', body, newcomer)).success
    id = project.id
    path = project.files[0]?.path ?? ''
  })

  it('deletes the project and its files', async () => {
    const { success } = await backend.call('projects/delete', { id }, newcomer)
    expect(success.message).toBe('Project deleted.')
    const { projects } = (await backend.call('my-profile', {}, newcomer)).success
    expect(projects.map(({ title }) => title)).toEqual(['Stays'])
    expect((await fetchStored(backend, path)).status).toBe(404)
  })
})

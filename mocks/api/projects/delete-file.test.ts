import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  fetchStored,
  pngFile,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

describe('projects/delete-file', () => {
  let backend: TestBackend
  let newcomer: string
  let id: number
  let paths: string[]

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    const body = { title: 'Beacon', 'files[]': [pngFile('a.png'), pngFile('b.png')] }
    const { project } = (await backend.call('projects/add', body, newcomer)).success
    id = project.id
    paths = project.files.map(({ path }) => path)
  })

  it('deletes one file of the project', async () => {
    const [first = '', second = ''] = paths
    const { success } = await backend.call('projects/delete-file', { id, path: first }, newcomer)
    expect(success.message).toBe('File deleted.')
    const { projects } = (await backend.call('my-profile', {}, newcomer)).success
    expect(projects[0]?.files.map(({ path }) => path)).toEqual([second])
    expect((await fetchStored(backend, first)).status).toBe(404)
    expect((await fetchStored(backend, second)).status).toBe(200)
  })

  it('does not find files outside the project, such as a CV', async () => {
    const { path } = await backend.runtime.read(({ tx }) => tx.cvs.need(cvs.standard))
    for (const foreign of [path, '/storage/none.png', '../secrets']) {
      expect((await refused(backend, 'projects/delete-file', { id, path: foreign }, newcomer)).message).toBe(
        'File not found.',
      )
    }
    expect((await fetchStored(backend, path)).status).toBe(200)
  })

  it('requires the path', async () => {
    expect((await refused(backend, 'projects/delete-file', { id }, newcomer)).errors).toEqual({
      path: ['Path is required.'],
    })
  })

  it('is for the project’s owner only (rules 7)', async () => {
    const body = { id, path: paths[0] ?? '' }
    for (const account of [personas.ada, personas.harbour]) {
      const token = await backend.signIn(account)
      expect((await refused(backend, 'projects/delete-file', body, token)).message).toBe(
        'This project is not yours.',
      )
    }
    expect((await refused(backend, 'projects/delete-file', body)).httpStatus).toBe(401)
    expect((await fetchStored(backend, body.path)).status).toBe(200)
  })

  it('does not find an unknown id', async () => {
    const body = { id: 999_999, path: paths[0] ?? '' }
    expect((await refused(backend, 'projects/delete-file', body, newcomer)).message).toBe(
      'Project not found.',
    )
  })
})

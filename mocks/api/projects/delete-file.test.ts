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

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    const body = { title: 'Beacon', 'files[]': [pngFile('a.png'), pngFile('b.png')] }
    const { project } = (await backend.call('projects/add', body, newcomer)).success
    id = project.id
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
})

import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  fetchStored,
  mp4File,
  pdfFile,
  pngFile,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('projects/add-files', () => {
  let backend: TestBackend
  let newcomer: string
  let id: number

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
    const body = { title: 'Beacon', 'files[]': pictures(8) }
    id = (await backend.call('projects/add', body, newcomer)).success.project.id
  })

  const pictures = (count: number) =>
    Array.from({ length: count }, (_, number) => pngFile(`${number}.png`, 100 + number))
  const filesOf = async () =>
    (await backend.call('my-profile', {}, newcomer)).success.projects.find((one) => one.id === id)?.files

  it('returns all files of the project, the new ones last', async () => {
    const before = (await filesOf()) ?? []
    const body = { id, 'files[]': [mp4File()] }
    const { files, message } = (await backend.call('projects/add-files', body, newcomer)).success
    expect(message).toBe('Files added.')
    expect(files.slice(0, 8)).toEqual(before)
    expect(files[8]?.type).toBe('video')
    expect(await filesOf()).toEqual(files)
    expect((await fetchStored(backend, files[8]?.path ?? '')).status).toBe(200)
  })

  it('requires a file of a valid kind and size (rules 2, 30)', async () => {
    expect((await refused(backend, 'projects/add-files', { id }, newcomer)).errors).toEqual({
      'files[]': ['Choose at least one file.'],
    })
    const { errors } = await refused(backend, 'projects/add-files', { id, 'files[]': [pdfFile()] }, newcomer)
    expect(Object.keys(errors ?? {})).toEqual(['files[]'])
    const large = { id, 'files[]': [pngFile('a.png', 5_242_881)] }
    expect(await refused(backend, 'projects/add-files', large, newcomer)).toMatchObject({ httpStatus: 413 })
  })
})

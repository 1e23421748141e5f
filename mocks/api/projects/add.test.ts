import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  pdfFile,
  pngFile,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { personas } from '../../scenarios/personas.ts'

describe('projects/add', () => {
  let backend: TestBackend
  let newcomer: string

  beforeEach(async () => {
    backend = await createTestBackend()
    newcomer = await backend.signIn(personas.newcomer)
  })

  it('requires only a title', async () => {
    const body = { title: 'Beacon', url: '', time_took: ' ' }
    expect((await backend.call('projects/add', body, newcomer)).success.project).toMatchObject({
      url: null,
      time_took: null,
      description: null,
    })
    expect((await refused(backend, 'projects/add', { url: 'https://example.org' }, newcomer)).errors).toEqual(
      {
        title: ['Title is required.'],
      },
    )
  })

  it('accepts at most ten files, of valid kinds only (rules 30)', async () => {
    const files = Array.from({ length: 11 }, (_, number) => pngFile(`${number}.png`))
    const answer = await backend.call(
      'projects/add',
      { title: 'Beacon', 'files[]': files.slice(1) },
      newcomer,
    )
    expect(answer.success.project.files).toHaveLength(10)
    for (const wrong of [files, [pdfFile()]]) {
      const body = { title: 'Beacon', 'files[]': wrong }
      const { errors } = await refused(backend, 'projects/add', body, newcomer)
      expect(Object.keys(errors ?? {})).toEqual(['files[]'])
    }
  })
})

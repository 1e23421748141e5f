import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  pdfFile,
  refused,
  type TestBackend,
} from '../../../tests/support/backend.ts'
import { cvs, personas } from '../../scenarios/personas.ts'

describe('cvs/upload', () => {
  let backend: TestBackend
  let ada: string
  let newcomer: string

  beforeEach(async () => {
    backend = await createTestBackend()
    ada = await backend.signIn(personas.ada)
    newcomer = await backend.signIn(personas.newcomer)
  })

  const upload = async (token: string, change: FormInput<'cvs/upload'> = {}) =>
    (await backend.call('cvs/upload', { file: pdfFile(), title: 'Teaching', ...change }, token)).success.cv
  const defaults = async (token: string) =>
    (await backend.call('cvs/fetch', {}, token)).success.cvs
      .filter(({ is_default }) => is_default)
      .map(({ id }) => id)

  it('leaves the default of other accounts', async () => {
    await upload(newcomer, { is_default: 1 })
    expect(await defaults(ada)).toEqual([cvs.standard])
  })

  it('accepts 5 MB, and answers 413 above that (rules 2, 21)', async () => {
    expect((await upload(ada, { file: pdfFile('cv.pdf', 5_242_880) })).title).toBe('Teaching')
    const file = pdfFile('cv.pdf', 5_242_881)
    expect(await refused(backend, 'cvs/upload', { file, title: 'CV' }, ada)).toMatchObject({
      httpStatus: 413,
      message: 'cv.pdf is larger than 5 MB.',
    })
  })
})

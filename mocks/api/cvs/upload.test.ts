import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  fetchStored,
  type FormInput,
  pdfFile,
  pngFile,
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

  it('stores the PDF under an unguessable name', async () => {
    const cv = await upload(ada, { file: pdfFile('../résumé.pdf', 600), title: ' Teaching ' })
    expect(cv).toMatchObject({ title: 'Teaching', is_default: false })
    expect(cv.path).toMatch(/^\/storage\/cv-[0-9a-f]{16}\.pdf$/)
    const stored = await fetchStored(backend, cv.path)
    expect(stored.headers.get('content-type')).toBe('application/pdf')
    expect((await stored.blob()).size).toBe(600)
  })

  it('makes the first CV the default automatically (rules 21)', async () => {
    const first = await upload(newcomer, { is_default: 0 })
    expect(first.is_default).toBe(true)
    expect((await upload(newcomer)).is_default).toBe(false)
    expect(await defaults(newcomer)).toEqual([first.id])
  })

  it('replaces the default if requested', async () => {
    const cv = await upload(ada, { is_default: 1 })
    expect(cv.is_default).toBe(true)
    expect(await defaults(ada)).toEqual([cv.id])
  })

  it('does not change the default unless requested', async () => {
    await upload(ada)
    expect(await defaults(ada)).toEqual([cvs.standard])
    await upload(newcomer, { is_default: 1 })
    expect(await defaults(ada)).toEqual([cvs.standard])
  })

  it.each([
    ['a picture', pngFile('cv.pdf')],
    ['a text file', new File(['My life'], 'cv.pdf', { type: 'application/pdf' })],
  ])('refuses %s with the name of a PDF (rules 21)', async (_what, file) => {
    expect((await refused(backend, 'cvs/upload', { file, title: 'CV' }, ada)).errors).toEqual({
      file: ['cv.pdf is not a PDF.'],
    })
  })

  it('accepts a PDF with any name (rules 21)', async () => {
    const { path } = await upload(ada, { file: pdfFile('cv.doc') })
    expect(path).toMatch(/\.pdf$/)
  })

  it('accepts 5 MB, and answers 413 above that (rules 2, 21)', async () => {
    expect((await upload(ada, { file: pdfFile('cv.pdf', 5_242_880) })).title).toBe('Teaching')
    const file = pdfFile('cv.pdf', 5_242_881)
    expect(await refused(backend, 'cvs/upload', { file, title: 'CV' }, ada)).toMatchObject({
      httpStatus: 413,
      message: 'cv.pdf is larger than 5 MB.',
    })
  })

  it('requires file and title (product: validation)', async () => {
    expect((await refused(backend, 'cvs/upload', { title: '  ' }, ada)).errors).toEqual({
      file: ['File is required.'],
      title: ['Title is required.'],
    })
  })

  it('is for job seekers only (rules 6, 7)', async () => {
    const body = { file: pdfFile(), title: 'CV' }
    const harbour = await backend.signIn(personas.harbour)
    expect((await refused(backend, 'cvs/upload', body, harbour)).message).toBe(
      'This needs a job seeker account. Please log in with one.',
    )
    expect((await refused(backend, 'cvs/upload', body)).httpStatus).toBe(401)
  })
})

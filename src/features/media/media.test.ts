import { describe, expect, it, vi } from 'vitest'
import { fileProblem, fileWarning } from '../../ui/files.ts'
import { mediaProblem, mediaRules } from './media.ts'

const file = (name: string, head: string, type = 'image/png') =>
  new File([Uint8Array.from(head, (character) => character.charCodeAt(0))], name, { type })

describe('mediaProblem (rules 30)', () => {
  it.each([
    ['PNG', '\u0089PNG\r\n\u001a\n'],
    ['JPEG', '\u00ff\u00d8\u00ff\u00e0'],
    ['GIF', 'GIF89a'],
    ['WebP', 'RIFF\0\0\0\0WEBP'],
    ['AVIF', '\0\0\0\u001cftypavif'],
    ['MP4', '\0\0\0\u0018ftypisom'],
    ['WebM', '\u001aE\u00df\u00a3'],
  ])('accepts a file that is %s by content', async (_kind, head) => {
    expect(await mediaProblem([file('any', head)])).toBeUndefined()
  })

  it('names each file that is a picture or video in name only', async () => {
    const said = await mediaProblem([
      file('a.png', 'Plain words'),
      file('b.png', '\u0089PNG'),
      file('c.mp4', ''),
    ])
    expect(said).toContain('“a.png” isn’t a picture or video')
    expect(said).toContain('“c.mp4” isn’t a picture or video')
    expect(said).not.toContain('b.png')
  })

  it('leaves unknown formats to the server', async () => {
    expect(await mediaProblem([file('a.bmp', 'BM', 'image/bmp')])).toBeUndefined()
  })

  it('reports a file that was deleted after it was chosen', async () => {
    const gone = file('gone.png', '\u0089PNG')
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError')
    })
    expect(await mediaProblem([gone])).toContain('“gone.png” can’t be read any more.')
  })
})

it('images of 5 MB and videos of 50 MB raise no warning (rules 30)', () => {
  const megabyte = 1024 * 1024
  const told = (type: string, size: number) => fileWarning({ name: 'x', type, size }, mediaRules)
  expect(told('image/png', 5 * megabyte)).toBeNull()
  expect(told('image/png', 6 * megabyte)).toMatch(/6 MB, over the limit of 5 MB/)
  expect(told('video/mp4', 50 * megabyte)).toBeNull()
  expect(told('video/mp4', 51 * megabyte)).toMatch(/51 MB, over the limit of 50 MB/)
  expect(told('image/heic', 10)).toMatch(/may refuse/)
  const wrong = (type: string) => fileProblem({ name: 'x', type, size: 10 }, mediaRules)
  expect(wrong('application/pdf')).toBe(
    '“x” can’t be used here. Choose a PNG, JPEG, WebP, GIF or AVIF image, or an MP4 or WebM video.',
  )
  expect(wrong('image/heic')).toBeNull()
})

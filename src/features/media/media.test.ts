import { expect, test, vi } from 'vitest'
import { fileProblem, fileWarning } from '../../ui/files.ts'
import { mediaProblem, mediaRules } from './media.ts'

const file = (name: string, head: string, type = 'image/png') =>
  new File([Uint8Array.from(head, (character) => character.charCodeAt(0))], name, { type })

test.each([
  ['PNG', '\u0089PNG\r\n\u001a\n'],
  ['JPEG', '\u00ff\u00d8\u00ff\u00e0'],
  ['GIF', 'GIF89a'],
  ['WebP', 'RIFF\0\0\0\0WEBP'],
  ['AVIF', '\0\0\0\u001cftypavif'],
  ['MP4', '\0\0\0\u0018ftypisom'],
  ['WebM', '\u001aE\u00df\u00a3'],
])('a file that is %s by content is accepted (rules 30)', async (_kind, head) => {
  expect(await mediaProblem([file('any', head)])).toBeUndefined()
})

test('files that are pictures or videos in name only are named, and unknown formats left to the server', async () => {
  const sent = [file('a.png', 'Plain words'), file('b.png', '\u0089PNG'), file('c.mp4', '')]
  const said = await mediaProblem([...sent, file('d.bmp', 'BM', 'image/bmp')])
  for (const name of ['a.png', 'c.mp4']) expect(said).toContain(`“${name}” isn’t a picture or video`)
  expect(said).not.toMatch(/[bd]\.(?:png|bmp)/)
})

test('a file that was deleted after it was chosen is reported', async () => {
  const gone = file('gone.png', '\u0089PNG')
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotReadableError')
  })
  expect(await mediaProblem([gone])).toContain('“gone.png” can’t be read any more.')
})

const kinds = 'Choose a PNG, JPEG, WebP, GIF or AVIF image, or an MP4 or WebM video.'

test.each([
  ['image/png', 5, null, null],
  ['image/png', 6, null, /6 MB, over the limit of 5 MB/],
  ['video/mp4', 50, null, null],
  ['video/mp4', 51, null, /51 MB, over the limit of 50 MB/],
  ['image/heic', 1, null, /may refuse/],
  ['application/pdf', 1, `“x” can’t be used here. ${kinds}`, /./],
])('a file of type %s with %d MB (rules 30)', (type, megabytes, problem, warning) => {
  const sent = { name: 'x', type, size: megabytes * 1024 * 1024 }
  expect(fileProblem(sent, mediaRules)).toBe(problem)
  expect(fileWarning(sent, mediaRules) ?? '').toMatch(warning ?? /^$/)
})

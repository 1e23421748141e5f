import { unzipSync, strFromU8 } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { archive } from '../../mocks/engine/call/archive.ts'
import { Random } from '../../mocks/engine/base/random.ts'
import { fileResponse } from '../../mocks/engine/call/file-response.ts'

it('the random source draws the same values for the same seed and count', () => {
  const first = new Random(7)
  const drawn = [first.next(), first.next(), first.next()]
  expect(new Random(7, 2).next()).toBe(drawn[2])
  expect(new Random(8).next()).not.toBe(drawn[0])
})

describe('fileResponse', () => {
  const blob = new Blob(['0123456789'])

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('serves %s', async (range, text, contentRange) => {
    const response = fileResponse(blob, 'a.mp4', range)
    expect([response.status, response.headers.get('content-range')]).toEqual([206, contentRange])
    expect(await response.text()).toBe(text)
  })

  it('rejects an unsatisfiable range', () => {
    const response = fileResponse(blob, 'a.mp4', 'bytes=10-')
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it('ignores an invalid range', () => {
    expect(fileResponse(blob, 'a.mp4', 'lines=1-2').status).toBe(200)
  })
})

describe('archive', () => {
  const read = (name: string) => Promise.resolve(name === 'cover-1.pdf' ? new Blob(['one']) : undefined)

  it.each([
    [
      'case',
      ['Ann Lee.pdf', 'ann lee.pdf', 'ANN LEE.PDF'],
      ['Ann Lee.pdf', 'ann lee (2).pdf', 'ANN LEE (3).PDF'],
    ],
    [
      'Unicode composition',
      ['José.pdf'.normalize('NFC'), 'José.pdf'.normalize('NFD')],
      ['José.pdf'.normalize('NFC'), 'José (2).pdf'.normalize('NFD')],
    ],
    ['existing numbers', ['A.pdf', 'a (2).pdf', 'a.pdf'], ['A.pdf', 'a (2).pdf', 'a (3).pdf']],
    ['names of inherited properties', ['constructor', 'toString.pdf'], ['constructor', 'toString.pdf']],
    ['length', Array(2).fill('日'.repeat(94)), ['日'.repeat(85), `${'日'.repeat(83)} (2)`]],
    ['parts of characters', [`${'👩‍👩‍👧‍👦'.repeat(20)}.pdf`], [`${'👩‍👩‍👧‍👦'.repeat(10)}.pdf`]],
    ['devices', ['CON.pdf', 'Lpt1 .tar', 'nul', 'Connie'], ['_CON.pdf', '_Lpt1.tar', '_nul', 'Connie']],
    ['signs', ['../a:b<c>|"d"?*\\e\0\u202e.pdf', 'f. . ', '?'], ['.. a b c d e.pdf', 'f', 'file']],
  ])('makes names unique and valid regardless of %s (rules 22, 54)', async (_what, names, expected) => {
    const entries = names.map((name) => ({ name, path: '/storage/cover-1.pdf' }))
    const packed = await archive({ name: 'all.zip', entries }, read)
    const files = Object.entries(unzipSync(new Uint8Array(await packed.arrayBuffer())))
    expect(files.map(([name, data]) => [name, strFromU8(data)])).toEqual(
      expected.map((name) => [name, 'one']),
    )
  })

  it('takes time proportional to the number of names, even if all are identical', async () => {
    const entries = Array.from({ length: 200 }, () => ({ name: 'Kim.pdf', path: '/storage/cover-1.pdf' }))
    const compared = vi.spyOn(String.prototype, 'toLowerCase')
    await archive({ name: 'all.zip', entries }, read)
    expect(compared.mock.calls.length).toBeLessThan(10 * entries.length)
  })

  it('refuses if a file is missing', async () => {
    const entries = [{ name: 'Kim.pdf', path: '/storage/cover-9.pdf' }]
    await expect(archive({ name: 'all.zip', entries }, read)).rejects.toThrow('Kim.pdf is missing')
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileLink, fileUrl, getFile, openInTab, saveFile } from './files.ts'

const simulated = { apiUrl: '', basePath: '/demo/' }
const real = { apiUrl: 'https://api.example.com/v1', basePath: '/demo/' }

test('a path is below the base path for the simulator, and below the API’s URL for a backend', () => {
  for (const path of ['/storage/cv.pdf', 'storage/cv.pdf', ' storage/cv.pdf ']) {
    expect(fileUrl(path, simulated)).toBe('/demo/storage/cv.pdf')
    expect(fileUrl(path, real)).toBe('https://api.example.com/v1/storage/cv.pdf')
  }
})

test('a plain link is available for a file on a server, not for a simulated file', () => {
  expect(fileLink('/storage/cv.pdf', { ...simulated, simulated: true })).toBeUndefined()
  expect(fileLink('https://files.example.com/cv.pdf', { ...simulated, simulated: true })).toBe(
    'https://files.example.com/cv.pdf',
  )
  expect(fileLink('/storage/cv.pdf', { ...real, simulated: false })).toBe(fileUrl('/storage/cv.pdf', real))
  expect(fileLink('javascript:alert(1)', { ...real, simulated: false })).toBeUndefined()
})

test('a path may contain dots, and “https:” after its start', () => {
  expect(fileUrl('storage/a..b.pdf', simulated)).toBe('/demo/storage/a..b.pdf')
  expect(fileUrl('storage/x:https://y', simulated)).toBe('/demo/storage/x:https://y')
})

test('an absolute URL stays unchanged', () => {
  for (const address of ['https://cdn.example.com/a.png?x=1', 'http://cdn.example.com/a.png']) {
    expect(fileUrl(address, real)).toBe(address)
  }
  expect(fileUrl('HTTPS://cdn.example.com/a', real)).toBe('https://cdn.example.com/a')
})

test.each([
  undefined,
  null,
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://x/1',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '\\\\evil.example/x.png',
  '/../secret',
  './secret',
  'storage/..',

  'storage/../../x',
  'https://',
])('%j is not a file', (path) => {
  expect(fileUrl(path, simulated)).toBeUndefined()
})

describe('a file in an answer', () => {
  const revoked: string[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => revoked.push(url))
  })

  afterEach(() => {
    revoked.length = 0
  })

  test('is fetched by its path; an invalid path is not requested', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', (address: unknown) => {
      asked.push(address)
      return Promise.resolve(new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }))
    })
    expect((await getFile('storage/cv.pdf')).name).toBe('cv.pdf')
    await expect(getFile('javascript:alert(1)')).rejects.toMatchObject({
      kind: 'not-an-envelope',
      message: 'This file’s address isn’t valid. Please contact us.',
    })
    expect(asked).toEqual(['/storage/cv.pdf'])
  })

  test.each([
    ['cv.pdf', 'cv.pdf'],
    ['aux.pdf', '_aux.pdf'],
    [`${'日'.repeat(94)}.pdf`, `${'日'.repeat(83)}.pdf`],
    [`${'👩‍👩‍👧‍👦'.repeat(20)}.zip`, `${'👩‍👩‍👧‍👦'.repeat(10)}.zip`],
    ['../A/B: "c"\u2028\u202efdp.exe. ', '.. A B c fdp.exe'],
    ['???.pdf', 'file.pdf'],
  ])('%j is downloaded as %j, and leaves no link behind (rules 54)', (name, expected) => {
    const page: string[] = []
    const link = {
      href: '',
      download: '',
      click: () => page.push(`saves ${link.href} as ${link.download}`),
      remove: () => page.push('link removed'),
    }
    vi.stubGlobal('document', {
      createElement: (tag: string) => (tag === 'a' ? link : undefined),
      body: { append: (node: unknown) => page.push(node === link ? 'link added' : 'something else added') },
    })
    saveFile({ blob: new Blob(['x']), name })
    expect(page).toEqual(['link added', `saves blob:one as ${expected}`, 'link removed'])
    expect(revoked).toEqual([])
    vi.runAllTimers()
    expect(revoked).toEqual(['blob:one'])
  })

  test('opens in a new tab that cannot access this one', () => {
    const open = vi.fn<(...how: string[]) => void>()
    vi.stubGlobal('window', { open })
    openInTab(new Blob(['x']))
    expect(open.mock.calls).toEqual([['blob:one', '_blank', 'noopener']])
    expect(revoked).toEqual([])
    vi.runAllTimers()
    expect(revoked).toEqual(['blob:one'])
  })
})

import { expect, test } from 'vitest'
import { fileProblem, fileWarning, formatBytes, isAccepted } from './files.ts'

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 kB'],
  [421_900, '412 kB'],
  [1_048_500, '1 MB'],
  [6_501_000, '6.2 MB'],
  [52_428_800, '50 MB'],
  [3 * 2 ** 40, '3,072 GB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(formatBytes(bytes, 'en-GB')).toBe(expected)
})

test.each([
  [{ name: 'My CV.PDF', type: '' }, '.pdf', true],
  [{ name: 'a', type: 'image/webp' }, 'image/*, video/mp4', true],
  [{ name: 'a.mov', type: 'video/quicktime' }, 'image/*, video/mp4', false],
  [{ name: 'a.exe', type: '' }, undefined, true],
])('%j for %s: %s', (file, accept, is) => {
  expect(isAccepted(file, accept)).toBe(is)
})

const pdf = { name: 'My CV.PDF', type: 'application/pdf', size: 1000 }
const text = { ...pdf, name: 'a.txt', type: 'text/plain' }
const turned = { ...pdf, name: 'annexe\u202efdp.exe', type: '' }
const cvs = { accept: 'application/pdf,.pdf', wanted: 'a PDF', maxBytes: 5 * 1024 * 1024 }
const images = { accept: 'image/*', usual: 'image/png', wanted: 'a PNG image' }
const refuse = 'The server may refuse it.'

test.each<
  [
    what: string,
    file: typeof pdf,
    rules: typeof cvs | typeof images,
    problem: string | null,
    warning?: string,
  ]
>([
  ['is right', pdf, cvs, null],
  ['has another type', text, cvs, '“a.txt” can’t be used here. Choose a PDF.'],
  ['hides its type', turned, cvs, '“\u200e\u2068annexefdp.exe\u2069” can’t be used here. Choose a PDF.'],
  ['is empty', { ...pdf, size: 0 }, cvs, '“My CV.PDF” is empty. Choose another file.'],
  [
    'is too large',
    { ...pdf, size: 6_501_000 },
    cvs,
    null,
    `“My CV.PDF” is 6.2 MB, over the limit of 5 MB. ${refuse}`,
  ],
  [
    'is a byte too large',
    { ...pdf, size: 5_242_881 },
    cvs,
    null,
    `“My CV.PDF” is just over the limit of 5 MB. ${refuse}`,
  ],
  [
    'is of a rare format',
    { name: 'a.bmp', type: 'image/bmp', size: 1000 },
    images,
    null,
    `“a.bmp” is in a less common format. ${refuse} If it does, choose a PNG image.`,
  ],
])('a file that %s is refused or only warned about', (_what, file, rules, problem, warning) => {
  expect(fileProblem(file, rules)).toBe(problem)
  expect(problem ?? fileWarning(file, rules)).toBe(problem ?? warning ?? null)
})

test.each([
  ['IMG_1.heic', ''],
  ['IMG_1.HEIC', 'application/octet-stream'],
  ['IMG_1.heif', ''],
  ['DSC_1.HIF', ''],
  ['IMG_1.heic', 'image/heic'],
  ['IMG_1', 'image/heif-sequence'],
])('a photo that few browsers display is named, with what to do: %s, of type “%s”', (name, type) => {
  const photo = { name, type, size: 1000 }
  expect(fileProblem(photo, images) ?? fileWarning(photo, images)).toMatch(
    /hoose a PNG image\. Your photo app can save it as JPEG\.$/,
  )
})

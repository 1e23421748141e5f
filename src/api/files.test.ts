import { expect, test } from 'vitest'
import { fileUrl } from './files.ts'

const simulated = { apiUrl: '', basePath: '/demo/' }
const real = { apiUrl: 'https://api.example.com/v1', basePath: '/demo/' }

test('a path is the simulator’s under the base path, or the backend’s', () => {
  for (const path of ['/storage/cv.pdf', 'storage/cv.pdf', ' storage/cv.pdf ']) {
    expect(fileUrl(path, simulated)).toBe('/demo/storage/cv.pdf')
    expect(fileUrl(path, real)).toBe('https://api.example.com/v1/storage/cv.pdf')
  }
})

test('an absolute address stays', () => {
  expect(fileUrl('https://cdn.example.com/a.png?x=1', real)).toBe('https://cdn.example.com/a.png?x=1')
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
  'storage/../../x',
  'https://',
])('%j is no file', (path) => {
  expect(fileUrl(path, simulated)).toBeUndefined()
})

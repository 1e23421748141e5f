import { expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

test('without an API URL, the simulator answers', () => {
  for (const apiUrl of [undefined, '', '  ']) {
    expect(readEnv(apiUrl, '/', 'key-1')).toEqual({
      apiUrl: '',
      accessKey: '',
      googleClientId: '',
      basePath: '/',
      simulated: true,
      problem: undefined,
    })
  }
})

test('an API URL loses trailing slashes and keeps its path', () => {
  expect(readEnv('https://api.example.com', '/').apiUrl).toBe('https://api.example.com')
  expect(readEnv(' http://localhost:4000/v1// ', '/').apiUrl).toBe('http://localhost:4000/v1')
})

test.each([
  'api.example.com',
  '/api',
  'ftp://example.com',
  'https://',
  'http:x',
  'https://a b',
  'https://x.org/?a=1',
])('an invalid API URL is reported, and never selects the simulator: %s', (apiUrl) => {
  const read = readEnv(apiUrl, '/')
  expect(read.simulated).toBe(false)
  expect(read.problem).toContain('VITE_API_URL must be an absolute http or https address')
  expect(read.problem).toContain(apiUrl)
})

test('an API URL may have an access key (product: constants)', () => {
  const keyOf = (accessKey?: unknown) => readEnv('https://api.example.com', '/', accessKey).accessKey
  expect([keyOf(' key-1 '), keyOf(''), keyOf(undefined)]).toEqual(['key-1', '', ''])
})

test('the Google client id is independent of the API URL', () => {
  const idOf = (apiUrl: string) =>
    readEnv(apiUrl, '/', '', ' 12-ab.apps.googleusercontent.com ').googleClientId
  expect([idOf(''), idOf('https://api.example.com')]).toEqual([
    '12-ab.apps.googleusercontent.com',
    '12-ab.apps.googleusercontent.com',
  ])
  expect(readEnv('', '/').googleClientId).toBe('')
})

test('the base path starts and ends with a slash', () => {
  expect(readEnv('', '/demo').basePath).toBe('/demo/')
  expect(readEnv('', './').basePath).toBe('/')
  expect(readEnv('', '').basePath).toBe('/')
})

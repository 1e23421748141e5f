import { expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

const none = {
  apiUrl: '',
  accessKey: '',
  googleClientId: '',
  basePath: '/',
  simulated: true,
  problem: undefined,
}
const real = { ...none, apiUrl: 'https://api.example.com', simulated: false }

test.each<[what: string, given: Parameters<typeof readEnv>, read: typeof none]>([
  // Without an API URL, the simulator answers.
  ['no API URL', [undefined, '/', 'key-1'], none],
  ['an empty API URL', ['', '/', 'key-1'], none],
  ['a blank API URL', ['  ', '/', 'key-1'], none],
  ['an API URL', ['https://api.example.com', '/'], real],
  [
    'slashes at its end',
    [' http://localhost:4000/v1// ', '/'],
    { ...real, apiUrl: 'http://localhost:4000/v1' },
  ],
  [
    'an access key (product: constants)',
    ['https://api.example.com', '/', ' key-1 '],
    { ...real, accessKey: 'key-1' },
  ],
  ['a Google client', ['', '/', '', ' 12-ab.apps '], { ...none, googleClientId: '12-ab.apps' }],
  ['a Google client and a backend', [real.apiUrl, '/', '', '12'], { ...real, googleClientId: '12' }],
  ['a base path', ['', '/demo'], { ...none, basePath: '/demo/' }],
  ['a relative base path', ['', './'], none],
  ['no base path', ['', ''], none],
])('%s', (_what, given, read) => {
  expect(readEnv(...given)).toEqual(read)
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

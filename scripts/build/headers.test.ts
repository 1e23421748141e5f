import { expect, test } from 'vitest'
import { headerFiles } from './headers.ts'

test('writes the same headers for each host, below the base path', () => {
  const files = headerFiles('/demo/')
  for (const text of Object.values(files)) {
    for (const name of [
      'Content-Security-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
      'Permissions-Policy',
    ])
      expect(text).toContain(name)
    expect(text).toContain("frame-ancestors 'self'")
  }
  expect(files._headers).toMatch(/^\/demo\/\*\n(?: {2}[\w-]+: .+\n){4}$/)
  expect(JSON.parse(files['vercel.json'] ?? '')).toMatchObject({ headers: [{ source: '/demo/(.*)' }] })
})

import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { SentField } from '../../engine/network/trace.ts'
import { asCurl, asFetch, type CopiedCall } from './copy-call.ts'

const address = 'http://localhost:4000'
const payload: SentField[] = [
  { name: 'id', value: '41' },
  { name: 'note', value: "It’s “me”, isn't it?\n@home" },
  { name: 'cv', value: { name: 'my "cv".pdf', type: 'application/pdf', size: 400 } },
  { name: 'password', value: 'harbour lights', isSecret: true },
]
const call: CopiedCall = {
  call: 'jobs/apply',
  payload,
  token: 'abc123',
  outcome: 'error',
  message: 'You’ve applied already.',
  httpStatus: 200,
}

describe('as curl', () => {
  it('quotes texts for a shell and sends files as files', () => {
    expect(asCurl(call, { address, withSecrets: false })).toBe(
      [
        `curl -X POST 'http://localhost:4000/api/jobs/apply'`,
        `-H 'Authorization: Bearer <token>'`,
        `--form-string 'id=41'`,
        `--form-string 'note=It’s “me”, isn'\\''t it?\n@home'`,
        String.raw`-F 'cv=@"my \"cv\".pdf";type=application/pdf'`,
        `--form-string 'password=<password>'`,
      ].join(' \\\n  '),
    )
  })

  it('has secrets only if they are asked for', () => {
    const text = asCurl(call, { address, withSecrets: true })
    expect(text).toContain('Bearer abc123')
    expect(text).toContain('password=harbour lights')
  })
})

describe('as fetch', () => {
  it('is a script that sends the same fields', async () => {
    const text = asFetch(call, { address, withSecrets: false })
    const sent: [string, RequestInit][] = []
    await runInNewContext(`(async () => {\n${text}\n})()`, {
      FormData,
      File,
      console: { log: () => undefined },
      fetch(url: string, init: RequestInit) {
        sent.push([url, init])
        return Promise.resolve({ status: 200, json: () => ({}) })
      },
    })
    const [[url, init] = ['', {}]] = sent
    expect(url).toBe(`${address}/api/jobs/apply`)
    expect(init.headers).toEqual({ Authorization: 'Bearer <token>' })
    const form = init.body instanceof FormData ? init.body : new FormData()
    expect(form.get('note')).toBe(payload[1]?.value)
    expect(form.get('cv')).toMatchObject({ name: 'my "cv".pdf', type: 'application/pdf' })
    expect(text).not.toContain('abc123')
  })
})

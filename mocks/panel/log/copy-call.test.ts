import { spawnSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { Sent, SentField } from '../../engine/network/trace.ts'
import { asCurl, asFetch, type CopiedCall } from './copy-call.ts'
import { masked, sentAs } from './sent.ts'

const options = { address: 'http://localhost:4000', basePath: '/demo/' }
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
    expect(asCurl(call, { ...options, withSecrets: false })).toBe(
      [
        `curl -X POST 'http://localhost:4000/api/jobs/apply'`,
        `-H 'Authorization: Bearer <token>'`,
        `--form-string 'id=41'`,
        String.raw`--form-string $'note=It’s “me”, isn\'t it?\n@home'`,
        String.raw`-F 'cv=@"my \"cv\".pdf";type=application/pdf'`,
        `--form-string 'password=<password>'`,
      ].join(' \\\n  '),
    )
  })

  it.each([
    ['control characters', 'a\n\r\t\u001b[2J\u007f\u009b1m'],
    ['marks of direction and separators', 'a\u202e\u2066\u061c\u2028\u{e0041}é👩‍🔧'],
    ['what shells replace', `it's $(id) \`id\` !! \\n "\n`],
  ])('escapes %s, so that a shell and a script send them and nothing runs', (_what, note) => {
    const strange = { ...call, payload: [{ name: 'note', value: note }] }
    const seen = new RegExp(String.raw`[\p{Cc}\p{Zl}\u061c\u202e\u2066\u{e0041}]`, 'u')
    const curl = asCurl(strange, { ...options, withSecrets: false }).split(' \\\n  ')
    expect(curl.join(' ')).not.toMatch(seen)
    const printed = spawnSync('bash', ['-c', `printf %s ${curl.at(-1)?.replace('--form-string ', '')}`])
    expect(printed.stdout.toString()).toBe(`note=${note}`)
    const script = asFetch(strange, { ...options, withSecrets: false })
    expect(script.replaceAll('\n', '')).not.toMatch(seen)
    expect(runInNewContext(/append\('note', (.*)\)$/m.exec(script)?.[1] ?? '')).toBe(note)
  })

  it.each([
    ['a NUL', { method: 'GET', address: '/demo/api/a?b=\0', headers: {} }, `-X GET $'`],
    ['a method with signs', { method: '`id`', address: '/demo/api/a', headers: {} }, "-X '`id`' '"],
  ])('quotes %s', (_what, sent, expected) => {
    const text = asCurl({ ...call, sent }, { ...options, withSecrets: false })
    expect(text).toContain(expected)
    expect(text).not.toContain('\0')
  })

  it('has secrets only if they are asked for', () => {
    const text = asCurl(call, { ...options, withSecrets: true })
    expect(text).toContain('Bearer abc123')
    expect(text).toContain('password=harbour lights')
  })
})

describe('a call of an open contract', () => {
  const json = { 'content-type': 'application/json' }
  const secret = { ...json, authorization: 'Token abc123' }
  const url = 'http://localhost:4000/api/articles'

  it.each<[string, Sent, string[]]>([
    [
      'a query',
      { method: 'GET', address: '/demo/api/articles?limit=2&api_key=k1', headers: { 'x-api-key': 'k2' } },
      [`curl -X GET '${url}?limit=2&api_key=<api_key>'`, `-H 'x-api-key: <x-api-key>'`],
    ],
    [
      'JSON with secrets in it',
      {
        method: 'PUT',
        address: '/demo/api/articles',
        headers: secret,
        text: String.raw`{"a":["b",":",{"newPassword" : "x\"y"}],"pin":12,"note":"It's abc123"}`,
      },
      [
        `curl -X PUT '${url}'`,
        `-H 'content-type: application/json'`,
        `-H 'authorization: Token <token>'`,
        String.raw`--data-raw '{"a":["b",":",{"newPassword" : "<newPassword>"}],"pin":"<pin>","note":"It'\''s <token>"}'`,
      ],
    ],
    [
      'JSON that is cut off, and another kind of login',
      {
        method: 'POST',
        address: '/demo/api/articles',
        headers: { authorization: 'Basic xyz' },
        text: '{"user":{"password":"se',
      },
      [
        `curl -X POST '${url}'`,
        `-H 'authorization: <authorization>'`,
        `--data-raw '{"user":{"password":"<password>"'`,
      ],
    ],
    ['no body', { method: 'HEAD', address: '/demo/api/articles', headers: {} }, [`curl --head '${url}'`]],
  ])('with %s is a command', (_what, sent, expected) => {
    const text = asCurl({ ...call, payload: payload.slice(0, 1), sent }, { ...options, withSecrets: false })
    expect(text.split(' \\\n  ')).toEqual(expected)
  })
})

it('a token takes the place of another where it is whole, however short', () => {
  const sent = (token: string) => ({
    method: 'GET',
    address: `/api/jobs/1?key=${token}&page=11`,
    headers: { authorization: `Bearer ${token}`, cookie: `a=10; session=${token}`, 'x-page': '101' },
  })
  expect(sentAs(sent('1'), '1', 'b==')).toEqual(sent('b=='))
  expect(sentAs(sent('b=='), 'b==', '1')).toEqual(sent('1'))
  expect(sentAs(sent('1'), '1', undefined).headers).toEqual({ 'x-page': '101' })
  expect(masked({ ...sent('1'), text: '{"n":1}' }, '1')).toEqual({
    method: 'GET',
    address: '/api/jobs/1?key=<key>&page=11',
    headers: { authorization: 'Bearer <token>', cookie: '<cookie>', 'x-page': '101' },
    text: '{"n":1}',
  })
})

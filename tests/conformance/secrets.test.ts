import { describe, expect, it } from 'vitest'
import { judge } from '../../conformance/contract.ts'
import { runKit } from '../../conformance/kit.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { junitOf } from '../../conformance/report/junit.ts'
import { summaryOf } from '../../conformance/report/report.ts'
import {
  isSecretName,
  looksSecret,
  mostSecrets,
  replaceSecret,
  Secrets,
  withoutSecrets,
} from '../../mocks/engine/base/secrets.ts'
import { simulate } from '../../conformance/simulated.ts'

const hash = '$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'

/** Runs the checks of some areas, with fields added to the answers of some calls. */
async function runWith(only: string[], added: (call: string, token: string, code: string) => object) {
  const { target, setup } = await simulate()
  const tokens: string[] = []
  const codes: string[] = []
  const passwords: string[] = []
  const fetch = async (request: Request) => {
    const form = await request
      .clone()
      .formData()
      .catch(() => new FormData())
    const response = await target.fetch(request)
    const text = await response.text()
    tokens.push(...Array.from(text.matchAll(/"access_token":"([^"]+)"/g), ([, token = '']) => token))
    const [password, email] = [form.get('password'), form.get('email')]
    if (typeof password === 'string') passwords.push(password)
    const call = request.url.split('/api/')[1] ?? ''
    const isSent = call === 'login' && text.includes('success') && typeof email === 'string'
    const code = isSent ? await setup.code?.({ email, purpose: 'login' }).catch(() => '') : ''
    if (code) codes.push(code)
    const fields = JSON.stringify(added(call, tokens.at(-1) ?? '', code ?? '')).slice(1, -1)
    const body = fields === '' ? text : text.replace(/^\{/, `{${fields},`)
    return new Response(body, response)
  }
  const wanted = { setup, mayWrite: true, only, seed: 1, minutes: 5 }
  const report = await runKit({ ...wanted, target: { ...target, fetch } })
  const failed = report.results.flatMap(({ check: { call }, outcome }) =>
    outcome.status === 'failed' ? [`${call}: ${outcome.message}`] : [],
  )
  const written = [JSON.stringify(report), htmlOf(report), junitOf(report), summaryOf(report)].join('\n')
  return { failed, extra: report.extra, written, secrets: { tokens, codes, passwords } }
}

describe('an answer with a secret that the contract does not name', () => {
  it('fails, and no part of the report contains a secret of the run', async () => {
    const { failed, extra, written, secrets } = await runWith(['jobs/search', 'categories'], (call, token) =>
      call === 'jobs/search' ? { owner: { password: hash, seen_by: [token] }, theme: 'dark' } : {},
    )
    expect(failed).toEqual([
      expect.stringMatching(
        /^jobs\/search: \/owner\/password looks like a secret.*; \/owner\/seen_by\/\* reveals/,
      ),
    ])
    expect(extra).toEqual(['jobs/search /theme'])
    expect(secrets.tokens.length).toBeGreaterThan(2)
    for (const secret of [hash, ...secrets.tokens, ...secrets.codes, ...secrets.passwords]) {
      expect(written).not.toContain(secret)
    }
  }, 30_000)

  it('fails for a code of this run, which the report masks although it is known only later', async () => {
    const { failed, written, secrets } = await runWith(['login'], (call, _token, code) =>
      call === 'login' ? { debug: code } : {},
    )
    expect(failed).toEqual(['login: /debug reveals a token, code or password of this run'])
    expect(secrets.codes.length).toBeGreaterThan(2)
    for (const code of secrets.codes) expect(written).not.toContain(code)
  }, 30_000)
})

it('a field for the owner only fails in a public list, by name', () => {
  const card = { views: 3, title: 'Kit' }
  const { revealed } = judge('jobs/search', { status: 'success', message: '', jobs: [card] })
  expect(revealed).toEqual([{ at: '/jobs/*/views', message: 'is for the owner only', found: '' }])
})

it.each([
  [true, 'password_hash rememberToken api_key apiKey iban two_factor_secret hash token'],
  [false, 'hashtags token_type password_changed_at libanon code keywords passenger'],
])('that it looks like a secret is %s of each: %s', (expected, names) => {
  for (const name of names.split(' ')) expect([name, looksSecret(name)]).toEqual([name, expected])
})

it.each(
  'password[] user[newPassword] password-confirmation accessToken X-API-Key apiKey clientSecret set-cookie PIN'.split(
    ' ',
  ),
)('%s is masked in logs and copies', (name) => {
  expect(withoutSecrets({ [name]: [{ a: 'x', b: 4711, c: true }], errors: { [name]: ['m'] } })).toEqual({
    [name]: [{ a: '•••', b: '•••', c: true }],
    errors: { [name]: ['m'] },
  })
  expect(isSecretName(`${name}_type`)).toBe(false)
})

it.each([
  ['Token 1', '1', 'Token •••'],
  ['1 of 12, /1?page=1', '1', '1 of 12, /1?page=1'],
  ['code 4711, 471100', '4711', 'code •••, 471100'],
  ['x1234abcdx', '1234abcd', 'x•••x'],
])('in %j, a token is masked where it is one', (text, token, masked) => {
  expect(replaceSecret(text, token, '•••')).toBe(masked)
})

it.each([
  ['{"a":"12\\/ab+cd\\"ef"}', '{"a":"•••"}'],
  ['?t=12%2Fab%2Bcd%22ef', '?t=•••'],
  ['code 4711, 471100', 'code •••, 471100'],
  ['{"a":"12/ab+c…', '{"a":"•••…'],
  ['12/ab+cd"ef/a-longer-one', '•••'],
  ['12/ab+cd"ef/a-long…', '•••…'],
  ['twelve4711twelve', '•••'],
])('%s is masked', (text, masked) => {
  const secrets = new Secrets()
  const all = ['12/ab+cd"ef', '4711', '12/ab+cd"ef/a-longer-one', 'twelve4711', '4711twelve']
  for (const secret of all) secrets.add(secret)
  expect(secrets.mask(text)).toBe(masked)
})

// Each takes minutes if the work isn't in proportion to the length of the text.
it.each([
  ['one long word', 'x'.repeat(400_000), 'xxx'],
  ['one long word that is cut', `${'x'.repeat(400_000)}…`, 'xxx…'],
  ['beginnings of tokens', 'eyJhbGciOi'.repeat(20_000), 'JhbGciOi'],
  ['beginnings of tokens that are cut', 'eyJhbGciOi…'.repeat(20_000), '•••…'],
  ['secrets that contain each other', 'a'.repeat(40_000), '•••'],
])('%s: masked in proportion to its length', (_, text, end) => {
  const secrets = new Secrets()
  for (let at = 0; at < mostSecrets - 2_000; at += 1) secrets.add(`eyJhbGciOi.${at}.${at * 7_919}`, true)
  for (let length = 4; length < 1_000; length += 1) secrets.add('a'.repeat(length), true)
  expect(secrets.mask(text).slice(-end.length)).toBe(end)
  expect(secrets.isRevealedBy(text)).toBe(text.startsWith('aaaa'))
})

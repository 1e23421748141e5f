import { describe, expect, it } from 'vitest'
import type { Result } from '../../conformance/check.ts'
import { judge } from '../../conformance/contract.ts'
import { corsResults } from '../../conformance/cors.ts'
import { BadRecording, readRecording } from '../../conformance/har.ts'
import { Comparison } from '../../conformance/oracle/compare.ts'
import { askOracle } from '../../conformance/oracle/oracle.ts'
import { causesOf } from '../../conformance/report/causes.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { summaryOf } from '../../conformance/report/report.ts'
import { Recorder } from '../../conformance/run.ts'
import { simulate } from '../../conformance/simulated.ts'
import { Stage } from '../../conformance/stage.ts'
import { type Exchange, Transport } from '../../conformance/transport.ts'
import type { CallName } from '../../mocks/operation.ts'
import {
  isSecretName,
  looksSecret,
  mostSecrets,
  replaceSecret,
  Secrets,
  withoutSecrets,
} from '../../mocks/engine/base/secrets.ts'

const settings = { currencies: ['EUR'], stripe_pk: null, google_client_id: null, tidio: null }

describe('an answer', () => {
  const judged = (call: Parameters<typeof judge>[0], fields: object) =>
    judge(call, { status: 'success', message: '', ...fields })

  it('that can’t be read is quoted without its secrets', () => {
    const wrong = { ...settings, currencies: { access_token: 'secret-token-1' } }
    const [at, found] = ['/settings/currencies', '{"access_token":"•••"}']
    expect(judged('fetch-settings', { settings: wrong }).strict).toMatchObject([{ at, found }])
    const { reading } = judged('fetch-settings', { settings: { ...settings, currencies: 5 } })
    expect(reading).toEqual([{ at, message: "can't be read", found: '5' }])
  })

  it('reveals a field for the owner in a public list', () => {
    const { revealed } = judged('jobs/search', { jobs: [{ views: 3, title: 'Kit' }] })
    expect(revealed).toEqual([{ at: '/jobs/*/views', message: 'is for the owner only', found: '' }])
  })
})

describe('the transport', () => {
  it.each([
    ['/storage/a.pdf', true],
    ['storage/a.pdf', true],
    ['https://a.example/storage/a.pdf', true],
    ['http://a.example/storage/a.pdf', false],
    ['https://a.example:8443/storage/a.pdf', false],
    ['https://a.example.evil.example/', false],
    ['//evil.example/a.pdf', false],
    [String.raw`\\evil.example\a.pdf`, false],
  ])('sends the access key for %s: %s', async (path, isSent) => {
    const keys: (string | null)[] = []
    const fetch = ({ headers }: Request) => {
      keys.push(headers.get('x-access-key'))
      return Promise.resolve(new Response('a'))
    }
    const target = { url: 'https://a.example', fetch, accessKey: 'access-key-1', timeout: 1_000 }
    await new Transport(target, () => undefined).file(path)
    expect(keys).toEqual([isSent ? 'access-key-1' : null])
  })

  it('masks a token of the setup file that the backend repeats', async () => {
    const exchanges: Exchange[] = []
    const fetch = async () => Response.json({ status: 'error', message: 'secret-1-token' })
    const transport = new Transport({ url: 'https://a.example', fetch, timeout: 1_000 }, (one) =>
      exchanges.push(one),
    )
    await transport.send('login', null, 'visitor', 'secret-1-token')
    expect(JSON.stringify(exchanges)).not.toContain('secret-1')
  })
})

it('the report shows what a hostile backend sent without running it', () => {
  const evil = '</pre><script>alert(1)</script><img src=x onerror="alert(1)">\u202e\u0000\u001b[2J\u009b'
  const exchange: Exchange = { call: 'me', caller: evil, sent: evil, httpStatus: 200, received: evil }
  const check = { call: 'me', kind: 'rule', title: 'a check', rule: 12 } as const
  const report = {
    subject: evil,
    startedAt: '',
    seconds: 1,
    seed: 1,
    results: [{ check, outcome: { status: 'failed', message: evil, evidence: [exchange] } as const }],
    findings: [{ id: 'ids', verdict: 'otherwise' as const, assumes: '', effect: '', evidence: evil }],
    extra: [evil],
    notes: [evil],
  }
  const page = htmlOf(report)
  expect(page).not.toMatch(/<script|<img|\u202e|\0|\u009b/)
  expect(page).toContain('&lt;script&gt;alert(1)')
  expect(page).toContain("default-src 'none'")
  expect(summaryOf(report)).not.toMatch(/\p{Bidi_Control}|[^\P{Cc}\n]/u)
})

describe('a recording', () => {
  const entry = (call: string, body: unknown, status = 200) => ({
    request: {
      method: 'POST',
      url: `https://a.example/api/${call}`,
      postData: { params: [{ name: 'password', value: 'pass-word-1' }] },
    },
    response: { status, content: { mimeType: 'application/json', text: JSON.stringify(body) } },
  })
  const har = (...entries: object[]) => JSON.stringify({ log: { entries } })

  it('is judged call by call', async () => {
    const { results, notes } = await readRecording(
      har(
        entry('fetch-settings', { status: 'success', message: '', settings }),
        entry('me', { status: 'success', message: '', user: {} }),
        { ...entry('logout', {}), response: { status: 0, content: {} } },
      ),
      'session.har',
    )
    const statusOf = (call: string) =>
      results.filter(({ check }) => check.call === call).map(({ outcome }) => outcome.status)
    expect(statusOf('fetch-settings')).toEqual(['passed', 'passed', 'passed'])
    expect(statusOf('me')).toContain('failed')
    expect(statusOf('logout')).toEqual(['not checked', 'not checked'])
    expect(notes).toEqual(['Calls in the recording: 2.', 'Calls without a recorded answer: 1.'])
    expect(JSON.stringify(results)).not.toContain('pass-word-1')
  })

  it('is read whatever its entries are', async () => {
    const ofMe = entry('me', { status: 'error', message: 'No.' }, 401)
    const { request, response } = ofMe
    const content = (odd: object) => ({ request, response: { ...response, content: odd } })
    const odd = [
      ...[
        [{ name: 'Content-Type', value: 'a\r\nb: c' }],
        [{ name: 'content-type', value: '€' }],
        [null, { name: 'content-type' }, { name: 5, value: {} }],
        'none',
      ].map((headers) => ({ request, response: { ...response, headers } })),
      content({ mimeType: null, text: '{}', encoding: null }),
      content({ mimeType: 'a\nb', text: '{}' }),
      content({ text: `${'['.repeat(1e5)}${']'.repeat(1e5)}` }),
      content({ text: '<!doctype html>' }),
      ...['a=b', { params: [{}, 5] }].map((postData) => ({ ...ofMe, request: { ...request, postData } })),
      entry('logout', { status: 'error', message: { toString: 1, valueOf: 1 } }),
    ]
    const text = har(...odd, entry('other', {}), [], { request: {} }, { request }, Object(5))
    const { notes } = await readRecording(text, 'session.har')
    expect(notes).toEqual([
      `Calls in the recording: ${odd.length}.`,
      'Calls without a recorded answer: 1.',
      'Not judged: /api/me answers JSON that is nested more than 200 levels deep.',
      'Not judged: /api/me answers HTTP 401 without a JSON envelope ().',
    ])
  })

  it.each([
    ['cut off', '{"log":{"entries":[', /not JSON/],
    ['something else', '{"log":{}}', /not a HAR file: log\.entries/],
    ['without calls', har(), /no answered call/],
  ])('that is %s is refused in one sentence', async (_, text, words) => {
    const reading = readRecording(text, 'session.har')
    await expect(reading).rejects.toThrow(words)
    await expect(reading).rejects.toBeInstanceOf(BadRecording)
  })
})

describe('the oracle', () => {
  it('maps ids, and finds an id that refers to something else', () => {
    const received = (id: number) => ({
      exchange: { call: 'cvs/upload' as const, caller: '', sent: '', httpStatus: 200, received: '' },
      envelope: { status: 'success', cv: { id, path: '/storage/a.pdf' } },
    })
    const comparison = new Comparison()
    for (const _time of [1, 2]) expect(comparison.differ(received(1), received(501))).toBeUndefined()
    expect(comparison.differ(received(2), received(501))).toMatch(/refers to something else/)
  })

  /** Asks about a backend on which choosing the default CV does nothing. */
  async function ask(seed: number, notBuilt: CallName[]) {
    const { target, setup } = await simulate(undefined, 'empty')
    const fetch = async (request: Request) =>
      request.url.endsWith('/cvs/set-default')
        ? Response.json({ status: 'success', message: 'Done.' })
        : await target.fetch(request)
    const transport = new Transport({ ...target, fetch }, () => undefined)
    transport.notBuilt = new Set(notBuilt)
    const stage = new Stage(transport, setup, true, 'a')
    const results = await askOracle(stage, new Recorder(), {}, { seed, reversed: [] })
    return results.flatMap(({ outcome }) => ('message' in outcome ? [outcome.message] : []))
  }

  it('names the call that differs, and the shortest sequence', async () => {
    const shortest = /sequence found \(seed 3\): (?:\d+\. [\w: ]+, ){0,3}\d+\. \w+: choose the default CV/
    expect((await ask(3, []))[0]).toMatch(shortest)
  })

  it('ends a step on both sides at a call that the backend lacks', async () => {
    expect(await ask(9, ['cvs/set-default', 'bookmarks/fetch', 'followers/fetch'])).toEqual([])
  })
})

describe('what is secret', () => {
  it.each([
    [true, 'password_hash rememberToken api_key apiKey iban two_factor_secret hash token'],
    [false, 'hashtags token_type password_changed_at libanon code keywords passenger'],
  ])('looks so by its name: %s for %s', (expected, names) => {
    expect(names.split(' ').filter((name) => looksSecret(name) !== expected)).toEqual([])
  })

  it('is masked by its name in logs and copies', () => {
    const names = 'password[] user[newPassword] password-confirmation X-API-Key clientSecret set-cookie PIN'
    for (const name of names.split(' ')) {
      const masked = { [name]: [{ a: '•••', b: '•••', c: true }], errors: { [name]: ['m'] } }
      const given = { [name]: [{ a: 'x', b: 4711, c: true }], errors: { [name]: ['m'] } }
      expect([withoutSecrets(given), isSecretName(`${name}_type`)]).toEqual([masked, false])
    }
  })

  it.each([
    ['Token 1', '1', 'Token •••'],
    ['1 of 12, /1?page=1', '1', '1 of 12, /1?page=1'],
    ['x1234abcdx', '1234abcd', 'x•••x'],
  ])('is masked in %j where it is one', (text, token, masked) => {
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
  ])('is masked in %s', (text, masked) => {
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
  ])('is masked in %s in proportion to its length', (_, text, end) => {
    const secrets = new Secrets()
    for (let at = 0; at < mostSecrets - 2_000; at += 1) secrets.add(`eyJhbGciOi.${at}.${at * 7_919}`, true)
    for (let length = 4; length < 1_000; length += 1) secrets.add('a'.repeat(length), true)
    expect(secrets.mask(text).slice(-end.length)).toBe(end)
    expect(secrets.isRevealedBy(text)).toBe(text.startsWith('aaaa'))
  })
})

describe('other origins', () => {
  const origin = 'http://localhost:5173'
  const open = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Accept, Authorization, X-Access-Key',
    'access-control-expose-headers': 'Content-Disposition, Date',
  }
  const [other, star] = [
    { 'access-control-allow-origin': 'https://a.example' },
    { 'access-control-allow-headers': '*' },
  ]
  const noKey = { 'access-control-allow-headers': 'authorization' }
  const hidden = { 'access-control-expose-headers': 'date' }

  it.each<[string, preflight: object, answer: object, failed: RegExp[], status?: number]>([
    ['open headers', open, open, []],
    ['open headers, with a key', open, open, []],
    ['another origin', open, { ...open, ...other }, [/with Access-Control-Allow-Origin: https:/]],
    ['none on answers', open, {}, [/POST \/api\/me answers HTTP 200 without Access-Control-Allow-Origin/]],
    ['no preflight', {}, open, [/OPTIONS \/api\/me answers HTTP 405/], 405],
    [
      'a star for the token',
      { ...open, ...star },
      open,
      [/^Access-Control-Allow-Headers lacks authorization$/],
    ],
    ['no access key', { ...open, ...noKey }, open, [/^Access-Control-Allow-Headers lacks x-access-key$/]],
    ['hidden headers', open, { ...open, ...hidden }, [/Expose-Headers lacks content-disposition/]],
  ])('are asked for as a browser asks: %s', async (name, preflight, answer, failed, status = 204) => {
    const accessKey = name.includes('key') ? 'key-1' : undefined
    const asked: Request[] = []
    const fetch = async (request: Request) => {
      asked.push(request)
      return request.method === 'OPTIONS'
        ? new Response(null, { status, headers: { ...preflight } })
        : Response.json({}, { headers: { ...answer } })
    }
    const target = { url: 'https://api.example', fetch, timeout: 1_000, accessKey }
    const results = await corsResults(new Transport(target, () => undefined), origin)
    const said = results.flatMap(({ outcome }) => ('message' in outcome ? [outcome.message] : []))
    expect(said).toHaveLength(failed.length)
    for (const [at, words] of failed.entries()) expect(said[at]).toMatch(words)
    // A preflight announces the key, without it.
    const key = accessKey ?? null
    expect(asked.map(({ headers }) => headers.get('x-access-key'))).toEqual([null, key, key])
    const sent = ['origin', 'access-control-request-method', 'access-control-request-headers']
    const values = [origin, 'POST', `authorization${key ? ',x-access-key' : ''}`]
    expect(sent.map((header) => asked[0]?.headers.get(header))).toEqual(values)
  })
})

it('failures are grouped by cause, in the order in which to mend them', () => {
  const failed = (head: string, message: string, at?: string, count = 1): Result => {
    const [, call, kind, title] = /^(\S+) (\w+) (.*)$/.exec(head) ?? []
    const deviations = at === undefined ? undefined : [{ at, message, found: '', count }]
    return {
      check: Object.assign({ call, kind, title }),
      outcome: { status: 'failed', message, evidence: [], ...(deviations && { deviations }) },
    }
  }
  const causes = causesOf([
    failed('jobs/my state a state', 'expected 1, found 2'),
    failed('jobs/my rule a rule', '/api/jobs/create refuses this: “No” (called by A)'),
    failed('jobs/search rule another', '/api/jobs/create refuses this: “No” (called by B)'),
    failed('jobs/my strict answers', 'is missing', '/jobs/*/title', 3),
    failed('logout state ends one session', 'the token still works'),
    failed('me strict answers', 'is missing', '/status', 20),
    failed('me reading answers', 'is missing', '/status', 20),
    failed('logout strict answers', 'is missing', '/status', 11),
    failed('jobs/my strict answers', 'is missing', '/jobs/*/nature', 2),
    failed('jobs/my input refuses a word', 'succeeds'),
    failed('me repeat answers', '/api/me failed 3 of 9 times with HTTP 500'),
    failed('me access answers', 'looks like a secret', '/user/password'),
    failed('me cors a page may call it', 'no header'),
    failed('cvs/fetch input x', "/api/cvs/fetch doesn't answer within 10 s"),
  ])
  expect(causes.map(({ title }) => title)).toEqual([
    'me answers: /api/me failed 3 of 9 times with HTTP 500',
    "cvs/fetch x: /api/cvs/fetch doesn't answer within 10 s",
    'a page may call it: no header',
    '`status` is missing in 31 answers of me, logout',
    'jobs/my, jobs/search: /api/jobs/create refuses this: “No” (called by A) (2 checks)',
    '`password` looks like a secret in 1 answer of me',
    'jobs/my a state: expected 1, found 2',
    'logout ends one session: the token still works',
    'jobs/my refuses a word: succeeds',
    '`title`, `nature` are missing in 3 answers of jobs/my',
  ])
})

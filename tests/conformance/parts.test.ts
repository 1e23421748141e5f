import { describe, expect, it } from 'vitest'
import { judge } from '../../conformance/contract.ts'
import { BadRecording, readRecording } from '../../conformance/har.ts'
import { Comparison } from '../../conformance/oracle/compare.ts'
import { askOracle } from '../../conformance/oracle/oracle.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { type Report, summaryOf } from '../../conformance/report/report.ts'
import { Recorder } from '../../conformance/run.ts'
import { simulate } from '../../conformance/simulated.ts'
import { Stage } from '../../conformance/stage.ts'
import { type Exchange, Transport } from '../../conformance/transport.ts'
import { jobBoard } from '../../mocks/backend.ts'

const settings = { currencies: ['EUR'], stripe_pk: null, google_client_id: null, tidio: null }

describe('an answer', () => {
  const card = { name: 'Kit', email: 'kit@example.com', about: null, profile_image: null }
  const user = { ...card, currently_working: null, currently_located: null }
  const lists = { users: [{ ...user, id: '7' }], total: 1, pages: 1 }
  const withCurrencies = (currencies: unknown) => ({ settings: { ...settings, currencies } })

  it.each<[string, Parameters<typeof judge>[0], object, object]>([
    [
      'follows the contract even with unknown fields',
      'fetch-settings',
      { settings: { ...settings, theme: 'dark' } },
      { strict: [], reading: [], extra: ['/settings/theme'] },
    ],
    [
      'can violate the contract even though the app can read it',
      'users/fetch',
      lists,
      { strict: [{ at: '/users/*/id', found: '"7"' }], reading: [] },
    ],
    [
      'names the field that the app can’t read',
      'fetch-settings',
      withCurrencies(5),
      { reading: [{ at: '/settings/currencies', message: "can't be read", found: '5' }] },
    ],
    [
      'that violates the contract is quoted without its secrets',
      'fetch-settings',
      withCurrencies({ access_token: 'secret-token-1' }),
      { strict: [{ at: '/settings/currencies', found: '{"access_token":"•••"}' }] },
    ],
  ])('%s', (_, call, fields, expected) => {
    expect(judge(call, { status: 'success', message: '', ...fields })).toMatchObject(expected)
  })
})

/** Makes a call that gets this answer. Returns what the report has of it. */
async function reported(
  answer: object,
  { token, ...own }: { token?: string; accessKey?: string },
): Promise<string> {
  const exchanges: Exchange[] = []
  const fetch = () => Promise.resolve(Response.json(answer))
  const target = { url: 'https://a.example', fetch, timeout: 1_000, ...own }
  await new Transport(target, (one) => exchanges.push(one)).send('login', null, 'visitor', token)
  return JSON.stringify(exchanges)
}

describe('the transport', () => {
  it.each([
    ['/storage/a.pdf', true],
    ['storage/a.pdf', true],
    ['https://a.example/storage/a.pdf', true],
    ['http://a.example/storage/a.pdf', false],
    ['https://a.example:8443/storage/a.pdf', false],
    ['https://a.example.evil.example/', false],
    ['https://evil.example/a.example/a.pdf', false],
    ['//evil.example/a.pdf', false],
    [String.raw`\\evil.example\a.pdf`, false],
    [' https://evil.example/a.pdf', false],
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

  it.each([
    ['the access key', { accessKey: 'secret-1-key' }],
    ['an access key that can’t be a header', { accessKey: 'secret-1-€' }],
    ['a token of the setup file', { token: 'secret-1-token' }],
  ])('masks %s that the backend repeats', async (_, own) => {
    const answer = { status: 'error', message: Object.values(own).join() }
    expect(await reported(answer, own)).not.toContain('secret-1')
  })
})

describe('the report', () => {
  const evil = '</pre><script>alert(1)</script><img src=x onerror="alert(1)">\u202e\u0000\u001b[2J\u009b'
  const exchange: Exchange = { call: 'me', caller: evil, sent: evil, httpStatus: 200, received: evil }
  const report: Report = {
    subject: evil,
    startedAt: '',
    seconds: 1,
    seed: 1,
    results: [
      {
        check: { call: 'me', kind: 'rule', title: 'a check', rule: 12 },
        outcome: { status: 'failed', message: evil, evidence: [exchange] },
      },
      {
        check: { call: 'me', kind: 'access', title: 'another' },
        outcome: { status: 'not checked', message: evil },
      },
    ],
    findings: [{ id: 'ids', verdict: 'otherwise', assumes: '', effect: '', evidence: evil }],
    extra: [evil],
    notes: [evil],
  }

  it('shows what a hostile backend sent without running it', () => {
    const page = htmlOf(report)
    expect(page).not.toMatch(/<script|<img|\u202e|\0|\u009b/)
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).toContain("default-src 'none'")
  })

  it('sends no control characters to the terminal', () => {
    const summary = summaryOf(report)
    expect(summary).not.toMatch(/\p{Bidi_Control}|[^\P{Cc}\n]/u)
  })
})

describe('a recording', () => {
  const entry = (url: string, body: unknown, status = 200) => ({
    request: { method: 'POST', url, postData: { params: [{ name: 'password', value: 'pass-word-1' }] } },
    response: { status, content: { mimeType: 'application/json', text: JSON.stringify(body) } },
  })
  const har = (...entries: object[]) => JSON.stringify({ log: { entries } })

  it('is judged call by call', async () => {
    const { results, notes } = await readRecording(
      har(
        entry('https://a.example/api/fetch-settings', { status: 'success', message: '', settings }),
        entry('https://a.example/api/me', { status: 'success', message: '', user: {} }),
        entry('https://a.example/other', {}),
        { ...entry('https://a.example/api/logout', {}), response: { status: 0, content: {} } },
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

  const ofMe = entry('https://a.example/api/me', { status: 'error', message: 'No.' }, 401)
  const changed = (response: object) => har({ ...ofMe, response: { ...ofMe.response, ...response } })
  const answering = (text: string) => changed({ content: { text } })

  it.each([
    ['a byte order mark', `\ufeff${har(ofMe)}`],
    ['a header with a line break', changed({ headers: [{ name: 'Content-Type', value: 'a\r\nb: c' }] })],
    ['a header with “€”', changed({ headers: [{ name: 'content-type', value: '€' }] })],
    [
      'a header without a value',
      changed({ headers: [null, { name: 'content-type' }, { name: 5, value: {} }] }),
    ],
    ['a list of headers that is none', changed({ headers: 'none' })],
    ['a content type of null', changed({ content: { mimeType: null, text: '{}', encoding: null } })],
    ['a media type with a line break', changed({ content: { mimeType: 'a\nb', text: '{}' } })],
    ['a form that is text', har({ ...ofMe, request: { ...ofMe.request, postData: 'a=b' } })],
    ['fields without values', har({ ...ofMe, request: { ...ofMe.request, postData: { params: [{}, 5] } } })],
    ['an answer that is nested 100,000 levels deep', answering(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)],
    [
      'a message that is no text',
      har(entry('https://a.example/api/logout', { status: 'error', message: { toString: 1, valueOf: 1 } })),
    ],
    ['entries that are none', har(ofMe, [], { request: {} }, { request: ofMe.request }, Object(5))],
  ])('with %s is read', async (_, text) => {
    const { notes } = await readRecording(text, 'session.har')
    expect(notes[0]).toBe('Calls in the recording: 1.')
  })

  it('names answers that can’t be judged', async () => {
    const { notes } = await readRecording(answering('<!doctype html>'), 'session.har')
    expect(notes[1]).toBe('Not judged: /api/me answers HTTP 401 without a JSON envelope ().')
  })

  it.each([
    ['cut off', '{"log":{"entries":[', /not JSON/],
    ['something else', '{"log":{}}', /not a HAR file: log\.entries/],
    ['without calls', har(), /no answered call/],
  ])('that is %s is refused in one sentence', async (_, text, words) => {
    await expect(readRecording(text, 'session.har')).rejects.toThrow(words)
    await expect(readRecording(text, 'session.har')).rejects.toBeInstanceOf(BadRecording)
  })
})

it('the oracle maps ids, and finds an id that refers to something else', () => {
  const received = (id: number) => ({
    exchange: { call: 'cvs/upload' as const, caller: '', sent: '', httpStatus: 200, received: '' },
    envelope: { status: 'success', cv: { id, path: '/storage/a.pdf' } },
  })
  const comparison = new Comparison()
  expect(comparison.differ(received(1), received(501))).toBeUndefined()
  expect(comparison.differ(received(1), received(501))).toBeUndefined()
  expect(comparison.differ(received(2), received(501))).toMatch(/refers to something else/)
})

it('the oracle names the call that differs, and the shortest sequence', async () => {
  const operation = jobBoard.operations['cvs/set-default']
  const { target, setup } = await simulate(
    {
      ...jobBoard,
      operations: {
        ...jobBoard.operations,
        'cvs/set-default': { ...operation, run: () => ({ message: 'Done.' }) },
      },
    },
    'empty',
  )
  const recorder = new Recorder()
  const stage = new Stage(new Transport(target, recorder.note), setup, true, 'a')
  const results = await askOracle(stage, recorder, {}, { seed: 3, reversed: [] })
  const failed = results.find(({ outcome }) => outcome.status === 'failed')
  const shortest = /sequence found \(seed 3\): (?:\d+\. [\w: ]+, ){0,3}\d+\. \w+: choose the default CV/
  expect(failed?.outcome).toMatchObject({ message: expect.stringMatching(shortest) })
})

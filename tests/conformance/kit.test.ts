import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { callNames } from '../../conformance/contract.ts'
import { setup as simulatedSetup } from '../../conformance/npm-run-api.ts'
import { causesOf } from '../../conformance/report/causes.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { junitOf } from '../../conformance/report/junit.ts'
import { summaryOf } from '../../conformance/report/report.ts'
import type { Setup } from '../../conformance/setup.ts'
import { alternatives } from '../../mocks/assumptions.ts'
import { SmallBackend } from '../mixed/small-backend.ts'
import { callOf, edited, runAgainst } from './changed.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const asJson = { headers: { 'content-type': 'application/json' } }
const json404 = (body: object) => Response.json(body, { status: 404 })

describe('a backend that works in another way', () => {
  it('fails nothing if it reverses every assumption', async () => {
    const otherwise = alternatives.map(({ id }) => id)
    // Files are at another origin of the same port.
    const change = (request: Request, pass: () => Promise<Response>) => {
      request.headers.set('host', 'localhost:4000')
      return pass()
    }
    const { failed, of } = await runAgainst([...callNames], change, { otherwise })
    expect(failed).toEqual([])
    expect(of('otherwise').length).toBeGreaterThan(50)
  })

  it('may send other booleans, amounts, empty texts and line breaks, and refuse as HTTP does', async () => {
    const only = ['session', 'cvs/upload', 'jobs/fetch-single', 'jobs/search', 'jobs/create', 'jobs/update']
    const { failed, of, notes, verdictOf } = await runAgainst(only, async (_request, pass) => {
      const response = await pass()
      if (!response.headers.get('content-type')?.includes('json')) return response
      const json = (await response.text())
        .replaceAll(/:true\b/g, ':1')
        .replaceAll(/:false\b/g, ':0')
        .replaceAll('"description":""', '"description":null')
        .replaceAll(String.raw`\n`, String.raw`\r\n`)
        .replaceAll(/("salary_\w+"|"feature_price_per_month"):([\d.]+)/g, '$1:"$2"')
      const isRefusal = json.includes('"status":"error"') && response.status !== 401
      if (isRefusal && /too large|5 MB/.test(json)) return new Response('Too large', { status: 413 })
      if (isRefusal && /wait|too many/i.test(json)) return new Response('Too many', { status: 429 })
      const unnamed = json.replace('"status":"error",', '')
      return isRefusal ? new Response(unnamed, { ...asJson, status: 422 }) : new Response(json, response)
    })
    expect(failed).toEqual([])
    expect(of('otherwise').map(({ message }) => message)).toContain('/status is missing')
    expect(['booleans', 'numbers', 'status-word'].map(verdictOf)).toEqual(Array(3).fill('otherwise'))
    expect(['errors.absent', 'change-password.current'].map(verdictOf)).toEqual(['assumed', 'assumed'])
    // The limit of one call is none of all calls.
    expect(notes.join()).not.toContain('429')
  })

  it('fails for an amount that is no number and a type of null', async () => {
    const change = edited((json) =>
      json
        .replaceAll(/"salary_from":\d+/g, '"salary_from":"about 5"')
        .replaceAll('"type":"remote"', '"type":null'),
    )
    const { failed } = await runAgainst(['jobs/search'], change)
    for (const field of ['salary_from', 'type']) expect(failed.join()).toContain(`/jobs/*/${field}`)
  })

  it('with limits and a call that fails now and then fails only for its faults', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const small = await new SmallBackend().start()
    onTestFinished(() => small.stop())
    Object.assign(small, { limit: 30, slow: { subscribe: 20 }, flaky: 'cvs/fetch' })
    small.job(small.member('recruiter', 'Acme').id)
    const wait = async (time: number) => void vi.setSystemTime(Date.now() + time)
    const { of, results, notes, findings } = await runAgainst(
      ['session', 'site', 'follows', 'cvs', 'applications'],
      undefined,
      {
        target: { url: small.url, fetch: (request: Request) => fetch(request), timeout: 60_000, wait },
        setup: {
          newAddress: (name) => `${name}@small.example`,
          code: async ({ email }) => small.codes.get(email) ?? '',
          decideJob: async (id, state) => {
            for (const job of small.jobs) if (job.id === id) Object.assign(job, { state })
          },
        },
      },
    )
    expect(of('failed').map(({ call, title }) => `${call} ${title}`)).toEqual([
      'cvs/fetch answers every time',
      'me answers follow the contract',
      'verify answers follow the contract',
      'login refuses missing fields and values of the wrong type',
      'subscribe refuses missing fields and values of the wrong type',
      'jobs/change-application-status refuses missing fields and values of the wrong type',
      'followers/toggle refuses missing fields and values of the wrong type',
      'cvs/upload refuses missing fields and values of the wrong type',
      'cvs/upload accepts a file of exactly 5 MB, and refuses one byte more',
      'jobs/my-applications creates an application with the status applied',
      'notifications/fetch notifies the applicant of each change',
      'jobs/change-application-status does nothing when the status is set again',
      'followers/toggle follows only companies',
      'cvs/upload makes the first CV the default, and another only on request',
      'cvs/upload checks the content of a file, and refuses a blank title',
      'login sends a new code after 60 seconds at the earliest, and answers HTTP 429 before',
      'verify accepts a code after 4 wrong attempts, but not after 5',
    ])
    expect(causesOf(results)[0]?.title).toMatch(/^cvs\/fetch .* failed \d+ of \d+ times with HTTP 500/)
    expect(notes[0]).not.toMatch(/\bme,|search|cvs\/fetch|session/)
    expect(notes.join('\n')).toMatch(/HTTP 429 came \d+ times. The kit waited \d+ s as told/)
    const otherwise = findings.flatMap(({ id, verdict }) => (verdict === 'otherwise' ? [id] : []))
    expect(otherwise).toEqual(expect.arrayContaining(['times', 'status-word', 'jobs.order']))
  })
})

describe('a broken backend', () => {
  const never = ({ signal }: Request) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

  it.each<[string, Parameters<typeof runAgainst>[1], RegExp, number?]>([
    ['hangs', never, /doesn't answer within 0\.05 s/, 50],
    ['is away', () => Promise.reject(new Error('reset')), /breaks the connection/],
    ['redirects', () => Response.redirect('https://a.example/', 302), /redirects to/],
    ['answers HTML', () => new Response('<!doctype html>'), /HTTP 200 without a JSON envelope/],
    ['has no call', () => new Response('', { status: 404 }), /HTTP 404 without a JSON envelope/],
    ['is cut off', () => new Response('{"status":"succ'), /without a JSON envelope/],
    ['sends a number of 400 digits', () => new Response('9'.repeat(400), asJson), /without a JSON envelope/],
  ])(
    'that %s gets a clear message, passes nothing and decides no assumption',
    async (_, change, words, timeout = 1_000) => {
      const target = { url: 'https://a.example', fetch, timeout }
      const { said, of, notes, findings } = await runAgainst(['site', 'talent'], change, {
        target,
        mayWrite: false,
      })
      expect(said).toMatch(words)
      expect(of('passed')).toEqual([])
      expect(findings.filter(({ verdict }) => verdict !== 'not checked')).toEqual([])
      const isSilent = notes[0]?.startsWith("The run ended early: https://a.example doesn't answer")
      expect(isSilent ?? false).toBe(/answer within|connection/.test(words.source))
    },
  )
})

it('a backend whose answers lack fields is told which, except for those that an assumption excuses', async () => {
  const change = () => Response.json({ status: 'success', theme: 'dark' })
  const { said, extra, of } = await runAgainst([], change, { mayWrite: false })
  expect(said).toContain('/api/fetch-settings lacks what this check needs: /settings')
  expect(said).not.toContain('undefined')
  expect(extra).toContain('fetch-settings /theme')
  expect(of('failed')).toContainEqual({
    call: 'users/fetch',
    title: 'answers follow the contract',
    message: '/message is missing; /total is missing; /pages is missing',
  })
})

it.each([
  ['is refused', 200],
  ['breaks down', 500],
])('a failure counts against the call that %s, not the one of the check', async (_, status) => {
  const { of } = await runAgainst(['jobs/create', 'jobs/search'], (request, pass) =>
    callOf(request) === 'jobs/create' && request.headers.has('authorization')
      ? Response.json({ status: 'error', message: 'No.' }, { status })
      : pass(),
  )
  expect(new Set(of('failed').map(({ call }) => call))).toEqual(new Set(['jobs/create']))
  const titles = of('failed').map(({ title }) => title)
  expect(titles).toContain('filters by hours')
  // HTTP 500 is no refusal.
  expect(titles.includes('refuses missing fields and values of the wrong type')).toBe(status === 500)
})

it('a backend that takes any token fails each call that needs one', async () => {
  let token: string | null = null
  const { of } = await runAgainst(['session', 'follows'], (request, pass) => {
    const given = request.headers.get('authorization')
    if (given?.includes('no-such-token') === false) token ??= given
    else if (given !== null && token) request.headers.set('authorization', token)
    return pass()
  })
  const open = of('failed').filter(({ title }) => title === 'refuses visitors and invalid tokens')
  expect(open.map(({ call }) => call)).toEqual(['me', 'logout', 'followers/toggle'])
})

describe('the setup', () => {
  const failing = () => {
    throw new Error('not today')
  }
  it.each<[string, { [Hook in keyof Setup]?: Setup[Hook] | undefined }, RegExp]>([
    ['missing', { decideJob: undefined }, /needs an administrator who reviews jobs \(decideJob in the setup/],
    ['rejecting', { decideJob: async () => failing() }, /the setup's decideJob failed: not today/],
    ['throwing', { newAddress: failing }, /the setup's newAddress failed: not today/],
  ])('names a hook that is %s', async (_, setup, words) => {
    const only = ['jobs/apply', 'register']
    expect((await runAgainst(only, undefined, { setup, scenario: 'empty' })).said).toMatch(words)
  })

  it('logs in with Google even if the settings have no client ID, and survives a clock that fails', async () => {
    const change = edited((json) => json.replace(/"google_client_id":"[^"]*",?/, ''))
    const { of } = await runAgainst(['login-with-google'], change, { setup: { resetClock: failing } })
    expect(of('passed').map(({ title }) => title)).toContain(
      'logs in a known address and asks an unknown one to sign up',
    )
  })

  it('of the simulated backend follows no redirect', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('redirected'))
    const { decideJob } = await simulatedSetup('https://a.example')
    await expect(decideJob?.(1, 'approved')).rejects.toThrow('redirected')
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' })
  })
})

describe('a half-built backend', () => {
  it.each<[string, (path: string) => Response]>([
    ['no JSON', () => new Response('404 Not Found', { status: 404 })],
    ['a message', () => json404({ message: 'Not Found' })],
    ['an envelope', () => json404({ status: 'error', message: 'Not Found' })],
    ['its path and the time', (path) => json404({ path, timestamp: performance.now(), error: 'Not Found' })],
  ])('answers HTTP 404 with %s, and what needs the call is not checked', async (_, answer) => {
    const report = await runAgainst(['bookmarks', 'posts', 'follows'], (request, pass) =>
      /^(?:(?:payments|receipts|posts|bookmarks)\/|no-such-call)/.test(callOf(request))
        ? answer(new URL(request.url).pathname)
        : pass(),
    )
    expect(report.failed).toEqual([])
    const passed = report.of('passed').map(({ call }) => call)
    expect([passed.includes('followers/toggle'), passed.includes('posts/create')]).toEqual([true, false])
    expect(report.notes[0]).toBe(
      'Not built: payments/fetch-stripe-intent, payments/verify-stripe, receipts/my, payments/my, bookmarks, posts.',
    )
    expect(summaryOf(report).match(/isn't built/g)).toHaveLength(1)
  })

  it('may name by HTTP 404 what is missing, and is asked for no call that is said not to be built', async () => {
    const asked = new Set<string>()
    const change = (request: Request, pass: () => Promise<Response>) => {
      asked.add(callOf(request))
      const message = callOf(request) === 'users/find' ? 'User not found' : 'Not Found'
      return /users\/find|no-such-call/.test(request.url) ? json404({ message }) : pass()
    }
    const notBuilt = ['posts', 'bookmarks/toggle']
    const { notes } = await runAgainst(['users/find', 'follows'], change, { notBuilt })
    expect(notes[0]).toBe('Not built: bookmarks/toggle, posts.')
    expect([...asked].filter((call) => /^posts|^bookmarks/.test(call))).toEqual([
      'bookmarks/fetch',
      'bookmarks/remove',
    ])
  })

  it('that stops answering while calls are tried keeps what was found, and what is unknown is said', async () => {
    const { notes } = await runAgainst(['site'], (request, pass) => {
      if (callOf(request) === 'login-with-google') return json404({})
      return /\/(?:jobs|payments)\//.test(request.url) ? Promise.reject(new Error('reset')) : pass()
    })
    expect(notes[0]).toBe('Not built: login-with-google.')
    expect(notes[1]).toMatch(/^Whether these are built is unknown.*: jobs\/create, /)
  })
})

describe('what a run made', () => {
  /** Returns what a run left in the backend, and what its report says of it. */
  const leftBy = async ({ runtime, notes }: Awaited<ReturnType<typeof runAgainst>>) =>
    await runtime.read(({ tx }) => ({
      note: notes.find((one) => one.startsWith('Not deleted')),
      jobs: tx.jobs.all().filter(({ deleted_at }) => deleted_at === null),
      others: [tx.cvs, tx.posts, tx.projects, tx.employee_links].flatMap((table) => table.all().length),
    }))
  const nothing = { note: undefined, jobs: [], others: [0, 0, 0, 0] }
  const scenario = 'empty'

  it('is deleted, also if the backend should have refused it', async () => {
    const report = await runAgainst(
      ['cvs', 'posts', 'projects', 'employees'],
      async (request, pass) => {
        if (callOf(request) !== 'posts/create') return await pass()
        const form = new FormData()
        form.set('caption', 'Accepted')
        const { url, method, headers } = request
        const authorization = headers.get('authorization') ?? ''
        return await pass(new Request(url, { method, body: form, headers: { authorization } }))
      },
      { scenario },
    )
    expect(report.failed.join('\n')).toContain('posts/create succeeds, but must refuse: it is empty')
    expect(await leftBy(report)).toEqual(nothing)
  })

  it.each([
    ['by the administrator', {}],
    ['by its owner, without an administrator', { decideJob: undefined }],
  ])('is listed if it can not be deleted, and a job is hidden %s', async (_, setup) => {
    const report = await runAgainst(
      ['jobs/apply', 'jobs/create', 'cvs/upload'],
      (request, pass) =>
        callOf(request) === 'jobs/delete'
          ? Response.json({ status: 'error', message: 'No.' })
          : callOf(request) === 'cvs/delete'
            ? json404({})
            : pass(),
      { setup, scenario },
    )
    const { note, jobs, others } = await leftBy(report)
    expect([jobs.length > 3, Number(others[0]) > 3]).toEqual([true, true])
    expect(jobs.filter(({ state, status }) => state !== 'cancelled' && status === 'active')).toEqual([])
    expect(note).toMatch(
      RegExp(`^Not deleted \\(${jobs.length + Number(others[0])}\\).*: .*CV \\d+, CV \\d+`),
    )
    expect(note).not.toContain('may be public')
  })

  it('is deleted if the run is interrupted', async () => {
    const interruption = new AbortController()
    const report = await runAgainst(
      ['jobs'],
      (request, pass) => {
        if (callOf(request) === 'jobs/update' && request.headers.has('authorization')) interruption.abort()
        return pass()
      },
      { interruption: interruption.signal, scenario },
    )
    expect(report.notes[0]).toBe('The run ended early: it was interrupted.')
    expect(await report.runtime.read(({ tx }) => tx.jobs.all().length)).toBeGreaterThan(0)
    expect(await leftBy(report)).toEqual(nothing)
  })
})

it('an answer that reveals a secret fails, and no part of the report has one of the run', async () => {
  const hash = '$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'
  const accessKey = 'access-key-1'
  const secrets = new Set([hash, accessKey])
  let token = ''
  const report = await runAgainst(
    ['jobs/search', 'login'],
    async (request, pass, { code: codeOf }) => {
      const [call, form] = [callOf(request), request.clone().text()]
      const response = await pass()
      const text = await response.text()
      token = /"access_token":"([^"]+)"/.exec(text)?.[1] ?? token
      const email = /name="email"\s+(\S+)/.exec(await form)?.[1] ?? ''
      // The kit asks for the code only afterwards.
      const isSent = call === 'login' && text.includes('"success"')
      const code = isSent ? await codeOf?.({ email, purpose: 'login' }).catch(() => '') : ''
      for (const one of [token, code]) if (one) secrets.add(one)
      const owner = { password: hash, seen_by: [token, accessKey] }
      const added = call === 'jobs/search' ? { owner, theme: 'dark' } : code ? { debug: code } : {}
      const fields = JSON.stringify(added).slice(1, -1)
      return new Response(fields ? text.replace(/^\{/, `{${fields},`) : text, response)
    },
    { setup: { accessKey } },
  )
  expect(report.failed.toSorted()).toEqual([
    expect.stringMatching(
      /^jobs\/search: \/owner\/password looks like a secret.*; \/owner\/seen_by\/\* reveals/,
    ),
    'login: /debug reveals a token, code or password of this run',
  ])
  expect(report.extra).toEqual(['jobs/search /theme'])
  expect(secrets.size).toBeGreaterThan(10)
  const { runtime: _world, ...rest } = report
  const written = [JSON.stringify(rest), htmlOf(report), junitOf(report), summaryOf(report)].join('\n')
  expect([...secrets].filter((secret) => written.includes(secret))).toEqual([])
  // A password that the kit chose.
  expect(written).not.toMatch(/pass-q\w+-word/)
})

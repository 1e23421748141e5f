import { createServer, type RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../../conformance/check.ts'
import { runKit } from '../../conformance/kit.ts'
import { setup as simulatedSetup } from '../../conformance/npm-run-api.ts'
import { simulate } from '../../conformance/simulated.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { junitOf } from '../../conformance/report/junit.ts'
import { summaryOf } from '../../conformance/report/report.ts'
import type { Setup } from '../../conformance/setup.ts'
import { jobBoard } from '../../mocks/backend.ts'
import { Refused } from '../../mocks/engine/base/errors.ts'

const wanted = { mayWrite: true, only: ['fetch-settings'], seed: 1, minutes: 5 }
const reasons = (outcomes: readonly Outcome[]) =>
  new Set(outcomes.flatMap((outcome) => ('message' in outcome ? [outcome.message] : [])))

const never = () => new Promise<never>(() => undefined)
const servers: (() => void)[] = []
/** Starts a server on this machine. Returns its URL. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  servers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

const json = (fields: object): RequestListener => {
  const text = JSON.stringify(fields)
  return (_, response) => response.setHeader('content-type', 'application/json').end(text)
}
const succeeding = (fields: object) => json({ status: 'success', ...fields })
const refusing = (fields: object) => json({ status: 'error', message: 'No.', ...fields })

const ask = async (url: string, only = ['site', 'talent']) =>
  await runKit({
    ...wanted,
    only,
    target: { url, fetch: (request) => globalThis.fetch(request), timeout: 200 },
    setup: {},
    mayWrite: false,
  })

describe('a run', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    for (const stop of servers.splice(0)) stop()
  })

  it.each<[string, RequestListener, RegExp]>([
    ['hangs', () => undefined, /doesn't answer within 0\.2 s/],
    ['resets', (request) => request.socket.destroy(), /breaks the connection/],
    ['redirects', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(), /redirects to/],
    [
      'answers HTML',
      (_, response) => response.end('<!doctype html>'),
      /answers HTTP 200 without a JSON envelope/,
    ],
    ['is cut off', (_, response) => response.end('{"status":"succ'), /without a JSON envelope/],
    [
      'sends a number of 400 digits',
      (_, response) => response.setHeader('content-type', 'application/json').end('9'.repeat(400)),
      /without a JSON envelope/,
    ],
  ])('against a server that %s ends with a clear message', async (_, listener, words) => {
    const { results } = await ask(await serve(listener))
    const failed = results.flatMap(({ outcome }) => (outcome.status === 'failed' ? [outcome] : []))
    expect([...reasons(failed)].join('\n')).toMatch(words)
  })

  it('without a server ends early, says so once, and passes nothing', async () => {
    const url = await serve(() => undefined)
    for (const stop of servers.splice(0)) stop()
    const { results, notes } = await ask(url)
    expect(notes[0]).toMatch(/^The run ended early: http:\S+ doesn't answer/)
    expect(results.filter(({ outcome }) => outcome.status === 'passed')).toEqual([])
    expect(results.filter(({ outcome }) => outcome.status === 'failed').length).toBeGreaterThan(0)
  })

  const tokens = Array.from({ length: 12_000 }, (_, at) => ({ token: `secret-token-${at}` }))
  const long = ['x'.repeat(40_000), ' '.repeat(400_000), '(called by '.repeat(40_000)].join('')
  let count = 0
  const newFields = () => Object.fromEntries(tokens.map(() => [`secret-${(count += 1)}`, 1]))

  it.each<[string, RequestListener, RegExp, number?]>([
    ['never answers', () => undefined, /time limit/],
    [
      'drips its answers',
      (_, response) => {
        const timer = setInterval(() => response.write(' '), 50)
        response.on('close', () => clearInterval(timer))
      },
      /time limit/,
    ],
    [
      'answers without an end',
      (_, response) => {
        const write = () => {
          while (response.write('x'.repeat(1_000_000)));
        }
        response.on('drain', write)
        write()
      },
      /sends more than 20 MB/,
      0.1,
    ],
    ['redirects for ever', (_, response) => response.writeHead(307, { location: '/' }).end(), /redirects to/],
    ['refuses at length', refusing({ message: long }), /time limit/],
    ['sends tokens', refusing({ tokens }), /more than 10000 secrets/],
    ['invents fields', (...both) => refusing(newFields())(...both), /looks like a secret/],
  ])(
    'against a server that %s ends in time',
    { timeout: 60_000 },
    async (_, listener, words, minutes = 0.03) => {
      const url = await serve(listener)
      const report = await runKit({
        ...wanted,
        only: [],
        target: { url, fetch: (request) => fetch(request), timeout: 3_600_000 },
        setup: { newAddress: (name) => `${name}@conformance.example`, code: never, resetClock: never },
        minutes,
        origin: 'https://app.example',
      })
      const written = [htmlOf(report), junitOf(report), summaryOf(report), JSON.stringify(report)].join('\n')
      expect(words.test(written)).toBe(true)
      expect(written.length).toBeLessThan(20_000_000)
    },
  )

  it.each<[string, RequestListener]>([
    ['redirects', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['answers HTML', (_, response) => response.end('<!doctype html>')],
  ])('against a server that %s judges no assumption', async (_, listener) => {
    const { findings } = await ask(await serve(listener), [])
    expect(findings.filter(({ verdict }) => verdict !== 'not checked')).toEqual([])
  })

  it.each([
    ['is refused', {}],
    ['breaks down', { httpStatus: 500 }],
  ])('counts a failure against the call that %s, not the one of the check', async (_, options) => {
    const operation = jobBoard.operations['jobs/create']
    const create = () => {
      throw new Refused('No.', options)
    }
    const operations = { ...jobBoard.operations, 'jobs/create': { ...operation, run: create } }
    const { target, setup } = await simulate({ ...jobBoard, operations })
    const { results } = await runKit({ ...wanted, only: ['jobs/create', 'jobs/search'], target, setup })
    const failed = results.flatMap(({ check, outcome }) => (outcome.status === 'failed' ? [check] : []))
    expect(new Set(failed.map(({ call }) => call))).toEqual(new Set(['jobs/create']))
    expect(failed.map(({ title }) => title)).toContain('filters by hours')
  })

  it('names the field that an answer lacks', async () => {
    const { results } = await ask(await serve(succeeding({})), [])
    const said = [...reasons(results.map(({ outcome }) => outcome))].join('\n')
    expect(said).toContain('/api/fetch-settings lacks what this check needs: /settings')
    expect(said).not.toContain('undefined')
  })

  it('excuses missing lists by an assumption, but no other missing field', async () => {
    const { results } = await ask(await serve(succeeding({})))
    const answers = results.filter(
      ({ check }) => check.call === 'users/fetch' && ['strict', 'reading'].includes(check.kind),
    )
    expect(answers.map(({ outcome }) => outcome)).toMatchObject([
      { status: 'failed', message: '/message is missing; /total is missing; /pages is missing' },
      { status: 'failed', message: '/total is missing; /pages is missing' },
    ])
  })

  it('without a hook reports the checks that need it as not checked', async () => {
    const { target, setup } = await simulate(jobBoard, 'empty')
    const { decideJob: _, ...rest } = setup
    const { results } = await runKit({ ...wanted, target, setup: rest, only: ['jobs/apply'] })
    const rules = results.filter(({ check }) => check.kind === 'rule')
    expect(reasons(rules.map(({ outcome }) => outcome))).toEqual(
      new Set(['needs an administrator who reviews jobs (decideJob in the setup file)']),
    )
  })

  it('without permission to write changes nothing', async () => {
    const { target, setup, runtime } = await simulate(jobBoard, 'empty')
    const rows = () =>
      runtime.read(({ tx }) => Object.values(tx).reduce((sum, table) => sum + table.all().length, 0))
    const before = await rows()
    const { results } = await runKit({ ...wanted, target, setup, only: [], mayWrite: false })
    expect(await rows()).toBe(before)
    expect(results.some(({ outcome }) => outcome.status === 'passed')).toBe(true)
    expect(results.filter(({ outcome }) => outcome.status === 'failed')).toEqual([])
  })

  const failing = () => {
    throw new Error('not today')
  }
  it.each<[string, Setup]>([
    ['decideJob', { decideJob: () => Promise.reject(new Error('not today')) }],
    ['newAddress', { newAddress: failing }],
  ])('names %s when it throws', async (name, broken) => {
    const { target, setup } = await simulate(jobBoard, 'empty')
    const only = ['jobs/apply', 'register']
    const { results } = await runKit({ ...wanted, target, setup: { ...setup, ...broken }, only })
    expect([...reasons(results.map(({ outcome }) => outcome))].join('\n')).toContain(
      `the setup's ${name} failed: not today`,
    )
  })

  it('follows no redirect in the hooks of the simulated backend', async () => {
    const asked: (string | undefined)[] = []
    const other = await serve(({ url }, response) => {
      asked.push(url)
      response.end('{}')
    })
    const url = await serve((request, response) => {
      response.writeHead(307, { location: `${other}${request.url}` }).end()
    })
    const { decideJob, googleCredential } = await simulatedSetup(url)
    await expect(decideJob?.(1, 'approved')).rejects.toThrow('fetch failed')
    const identity = { email: 'kit@example.com', clientId: undefined }
    await expect(googleCredential?.(identity)).rejects.toThrow('fetch failed')
    expect(asked).toEqual([])
  })

  it('ends normally if resetClock throws', async () => {
    const { target, setup } = await simulate(jobBoard, 'empty')
    const { results } = await runKit({ ...wanted, target, setup: { ...setup, resetClock: failing } })
    expect(results.length).toBeGreaterThan(0)
  })

  it('lists fields that the contract does not name, without a failure', async () => {
    const report = await ask(await serve(succeeding({ theme: 'dark' })))
    expect(report.extra).toContain('fetch-settings /theme')
    expect(summaryOf(report)).toContain("Fields that the contract doesn't name (not a failure):")
  })

  it('tries the login with Google even if the settings have no client ID', async () => {
    const { target, setup } = await simulate()
    const fetch = async (request: Request) => {
      const response = await target.fetch(request)
      if (!request.url.endsWith('/fetch-settings')) return response
      const text = (await response.text()).replace(/"google_client_id":"[^"]*",?/, '')
      return new Response(text, response)
    }
    const { results } = await runKit({
      ...wanted,
      target: { ...target, fetch },
      setup,
      only: ['login-with-google'],
    })
    const rules = results.filter(({ check }) => check.kind === 'rule')
    expect(rules.map(({ outcome }) => outcome)).toEqual([{ status: 'passed' }])
  })

  it('deletes the jobs, CVs, posts and projects that it created', async () => {
    const { target, setup, runtime } = await simulate(jobBoard, 'empty')
    await runKit({ ...wanted, target, setup, only: ['cvs', 'posts', 'projects', 'employees'] })
    const left = await runtime.read(({ tx }) => ({
      jobs: tx.jobs.all().filter(({ deleted_at }) => deleted_at === null).length,
      posts: tx.posts.all().length,
      projects: tx.projects.all().length,
      links: tx.employee_links.all().length,
    }))
    expect(left).toEqual({ jobs: 0, posts: 0, projects: 0, links: 0 })
  })
})

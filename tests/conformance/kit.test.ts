import type { RequestListener } from 'node:http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contractOf } from '../../conformance/contract.ts'
import { runKit } from '../../conformance/kit.ts'
import { setup as simulatedSetup } from '../../conformance/npm-run-api.ts'
import type { Setup } from '../../conformance/setup.ts'
import { jobBoard } from '../../mocks/backend.ts'
import { Refused } from '../../mocks/engine/base/errors.ts'
import type { CallName } from '../../mocks/operation.ts'
import { serve } from '../support/serve.ts'
import { runAgainst } from './changed.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const succeeding: RequestListener = (_, response) =>
  response.setHeader('content-type', 'application/json').end('{"status":"success","theme":"dark"}')

/** Runs the kit against a server without permission to write. @returns its report, and what outcomes say */
async function ask(url: string, only = ['site', 'talent'], timeout = 60_000) {
  const target = { url, fetch: (request: Request) => fetch(request), timeout }
  const report = await runKit({ target, setup: {}, mayWrite: false, only, seed: 1, minutes: 5 })
  const of = (status: string) => report.results.filter(({ outcome }) => outcome.status === status)
  const said = report.results.flatMap(({ outcome }) => ('message' in outcome ? [outcome.message] : []))
  return { ...report, of, said: said.join('\n') }
}

describe('a run against a server', () => {
  it.each<[string, RequestListener, RegExp, number?]>([
    ['hangs', () => undefined, /doesn't answer within 0\.2 s/, 200],
    ['resets', (request) => request.socket.destroy(), /breaks the connection/],
    ['redirects', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(), /redirects to/],
    ['answers HTML', (_, response) => response.end('<!doctype html>'), /HTTP 200 without a JSON envelope/],
    ['is cut off', (_, response) => response.end('{"status":"succ'), /without a JSON envelope/],
    [
      'sends a number of 400 digits',
      (_, response) => response.setHeader('content-type', 'application/json').end('9'.repeat(400)),
      /without a JSON envelope/,
    ],
  ])('that %s ends with a clear message, and judges no assumption', async (_, listener, words, timeout) => {
    const [url] = await serve(listener)
    const { said, findings } = await ask(url, undefined, timeout)
    expect(said).toMatch(words)
    expect(findings.filter(({ verdict }) => verdict !== 'not checked')).toEqual([])
  })

  it('that is away ends early, says so once, and passes nothing', async () => {
    const [url, stop] = await serve(() => undefined)
    stop()
    const { notes, of } = await ask(url)
    expect(notes[0]).toMatch(/^The run ended early: http:\S+ doesn't answer/)
    expect([of('passed'), of('failed').length > 0]).toEqual([[], true])
  })

  it('names missing fields, except those that an assumption excuses, and lists unknown ones', async () => {
    const [url] = await serve(succeeding)
    const { said, extra, of } = await ask(url, [])
    expect(said).toContain('/api/fetch-settings lacks what this check needs: /settings')
    expect(said).not.toContain('undefined')
    expect(extra).toContain('fetch-settings /theme')
    const answers = of('failed').filter(
      ({ check }) => check.call === 'users/fetch' && check.kind === 'strict',
    )
    expect(answers.map(({ outcome }) => outcome)).toMatchObject([
      { message: '/message is missing; /total is missing; /pages is missing' },
    ])
  })
})

describe('a run against the simulated backend', () => {
  it.each([
    ['is refused', {}],
    ['breaks down', { httpStatus: 500 }],
  ])('counts a failure against the call that %s, not the one of the check', async (_, options) => {
    const create = () => {
      throw new Refused('No.', options)
    }
    const operation = { ...jobBoard.operations['jobs/create'], run: create }
    const backend = { ...jobBoard, operations: { ...jobBoard.operations, 'jobs/create': operation } }
    const { of, results } = await runAgainst(['jobs/create', 'jobs/search'], undefined, { backend })
    expect(new Set(of('failed').map(({ call }) => call))).toEqual(new Set(['jobs/create']))
    const failed = results.filter(({ outcome }) => outcome.status === 'failed')
    expect(failed.map(({ check }) => check.title)).toContain('filters by hours')
  })

  const { operations, session } = jobBoard
  it.each<[fault: string, CallName, Partial<typeof jobBoard>]>([
    [
      'an invalid token that is accepted',
      'me',
      {
        session: {
          ...session,
          find: (tx, token, now) => {
            const [other] = tx.sessions.all()
            const anyone = other && { session: other, actor: tx.accounts.need(other.account_id) }
            return session.find(tx, token, now) ?? anyone
          },
        },
      },
    ],
    [
      'a code that works twice',
      'verify',
      {
        operations: {
          ...operations,
          verify: {
            ...operations.verify,
            run: (raw) => {
              const codes = raw.tx.codes.all()
              const answer = operations.verify.run(raw)
              for (const code of codes) if (!raw.tx.codes.get(code.id)) raw.tx.codes.insert({ ...code })
              return answer
            },
          },
        },
      },
    ],
  ])('catches %s', async (_, call, fault) => {
    const { of } = await runAgainst([contractOf(call).tag], undefined, { backend: { ...jobBoard, ...fault } })
    expect(of('failed').map((one) => one.call)).toContain(call)
  })

  it('without permission to write changes nothing', async () => {
    const wanted = { mayWrite: false, scenario: 'empty' }
    const { runtime, of, failed } = await runAgainst([], undefined, wanted)
    const changes = runtime.store.history.steps.map(({ origin }) => origin?.what)
    expect(changes).toEqual(['reset the clock'])
    expect([failed, of('passed').length > 0]).toEqual([[], true])
  })

  const failing = () => {
    throw new Error('not today')
  }
  it.each<[string, { [Hook in keyof Setup]?: Setup[Hook] | undefined }, RegExp]>([
    ['missing', { decideJob: undefined }, /needs an administrator who reviews jobs \(decideJob in the setup/],
    [
      'rejecting',
      { decideJob: () => Promise.reject(new Error('not today')) },
      /the setup's decideJob failed: not today/,
    ],
    ['throwing', { newAddress: failing }, /the setup's newAddress failed: not today/],
  ])('names a hook that is %s', async (_, setup, words) => {
    const only = ['jobs/apply', 'register']
    const { results } = await runAgainst(only, undefined, { setup, scenario: 'empty' })
    const said = results.flatMap(({ outcome }) => ('message' in outcome ? [outcome.message] : []))
    expect(said.join('\n')).toMatch(words)
  })

  it('tries the login with Google even if the settings have no client ID, and survives a clock that fails', async () => {
    const { results } = await runAgainst(
      ['login-with-google'],
      async (request, pass) => {
        const response = await pass()
        if (!request.url.endsWith('/fetch-settings')) return response
        return new Response((await response.text()).replace(/"google_client_id":"[^"]*",?/, ''), response)
      },
      { setup: { resetClock: failing } },
    )
    const rules = results.filter(({ check }) => check.kind === 'rule')
    expect(rules.map(({ outcome }) => outcome)).toEqual([{ status: 'passed' }])
  })

  it('follows no redirect in the hooks', async () => {
    const asked: (string | undefined)[] = []
    const [other] = await serve(({ url }, response) => {
      asked.push(url)
      response.end('{}')
    })
    const [url] = await serve((request, response) => {
      response.writeHead(307, { location: `${other}${request.url}` }).end()
    })
    const { decideJob, googleCredential } = await simulatedSetup(url)
    await expect(decideJob?.(1, 'approved')).rejects.toThrow('fetch failed')
    const identity = { email: 'kit@example.com', clientId: undefined }
    await expect(googleCredential?.(identity)).rejects.toThrow('fetch failed')
    expect(asked).toEqual([])
  })
})

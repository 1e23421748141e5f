import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { junitOf } from '../../conformance/report/junit.ts'
import { summaryOf } from '../../conformance/report/report.ts'
import { killPrograms, Program } from '../support/program.ts'
import { root } from '../../scripts/check/places.ts'
import { listen } from '../../scripts/check/static-host.ts'

const folder = mkdtempSync(join(tmpdir(), 'fieldwork-kit-'))

const har = (...entries: object[]) => JSON.stringify({ log: { entries } })
const entry = {
  request: { method: 'POST', url: 'https://a.example/api/me' },
  response: { status: 401, content: { text: '{"status":"error","message":"Log in."}' } },
}

mkdirSync(join(folder, 'directory'))
writeFileSync(join(folder, 'good.har'), har(entry))
writeFileSync(join(folder, 'utf-8.har'), `\ufeff${har(entry)}`)
writeFileSync(join(folder, 'utf-16.har'), `\ufeff${har(entry)}`, 'utf16le')
writeFileSync(join(folder, 'key.ts'), String.raw`export const setup = () => ({ accessKey: 'one\ntwo' })`)
writeFileSync(join(folder, 'evil.ts'), String.raw`throw new Error('\u202egnp.exe\u001b[2J')`)

afterAll(async () => {
  await killPrograms()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a server on this machine until the test ends. @returns its URL */
async function serve(answer: RequestListener): Promise<string> {
  const { url, stop } = await listen(answer, 0, '127.0.0.1')
  onTestFinished(stop)
  return url
}

/** Runs the kit. Returns its exit code and its output. */
async function run(...args: string[]): Promise<[code: number | null, output: string]> {
  const program = new Program(process.execPath, [join(root, 'conformance/main.ts'), ...args], {}, folder)
  return [await program.ending(), program.output]
}

describe('npm run conformance', { timeout: 30_000 }, () => {
  it.each(['good', 'utf-8', 'utf-16'])('reads a recording: %s', async (name) => {
    const [code, output] = await run('--har', `${name}.har`)
    expect([code, output]).toEqual([0, expect.stringContaining('Calls in the recording: 1.')])
  })

  it.each([
    ['a recording that is a folder', ['--har', 'directory'], /can't be used/],
    ['a report folder that is a file', ['--har', 'good.har', '--report', 'good.har'], /Set --report to/],
    ['an access key of two lines', ['--url', 'https://nobody.invalid', '--setup', 'key.ts'], /accessKey/],
    ['a setup file that throws', ['--url', 'https://nobody.invalid', '--setup', 'evil.ts'], /�gnp\.exe�\[2J/],
    ['a list of areas without one', ['--url', 'https://nobody.invalid', '--only', ','], /--only/],
    ['a timeout of years', ['--url', 'https://nobody.invalid', '--timeout', '99999999'], /--timeout/],
  ])('rejects %s with code 2 and without a stack trace', async (_, args, words) => {
    const [code, output] = await run(...args)
    expect([code, output]).toEqual([2, expect.stringMatching(words)])
    expect(output).not.toMatch(/^ {4}at |\p{Bidi_Control}|[^\P{Cc}\n]/mu)
  })

  it('does not follow a redirect to find out whether it may write', async () => {
    const asked: string[] = []
    const other = await serve((request, response) => {
      asked.push(request.url ?? '')
      response.end('{"scenario":"everyday"}')
    })
    const url = await serve((request, response) => {
      const isProbe = request.url?.startsWith('/-/')
      if (isProbe) response.writeHead(307, { location: `${other}${request.url}` })
      response.end('{}')
    })
    const [, output] = await run('--url', url, '--only', 'fetch-settings')
    expect([asked, output]).toEqual([[], expect.stringContaining('only the checks that change nothing')])
  })
})

const never = () => new Promise<never>(() => undefined)
const refusing =
  (fields: () => object): RequestListener =>
  (_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ status: 'error', message: 'No.', ...fields() }))

describe('a run against a server', () => {
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
    ['refuses at length', refusing(() => ({ message: long })), /time limit/],
    ['sends tokens', refusing(() => ({ tokens })), /more than 10000 secrets/],
    ['invents fields', refusing(newFields), /looks like a secret/],
  ])('that %s ends with a report', async (_, listener, words, minutes = 0.03) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const url = await serve(listener)
    const report = await runKit({
      mayWrite: true,
      seed: 1,
      only: [],
      target: { url, fetch: (request) => fetch(request), timeout: 3_600_000 },
      setup: { newAddress: (name) => `${name}@conformance.example`, code: never, resetClock: never },
      minutes,
      origin: 'https://app.example',
    })
    const written = [htmlOf(report), junitOf(report), summaryOf(report), JSON.stringify(report)].join('\n')
    expect(words.test(written)).toBe(true)
    expect(written.length).toBeLessThan(20_000_000)
  })
})

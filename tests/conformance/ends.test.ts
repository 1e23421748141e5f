import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { junitOf } from '../../conformance/report/junit.ts'
import { summaryOf } from '../../conformance/report/report.ts'

const never = () => new Promise<never>(() => undefined)
const refusing = (fields: object) => JSON.stringify({ status: 'error', message: 'No.', ...fields })
const tokens = Array.from({ length: 12_000 }, (_, at) => ({ token: `secret-token-${at}` }))
const long = ['x'.repeat(40_000), ' '.repeat(400_000), '(called by '.repeat(40_000)].join('')
let count = 0
const newFields = () => Object.fromEntries(tokens.map(() => [`secret-${(count += 1)}`, 1]))

it.each<[string, (response: ServerResponse) => unknown, RegExp]>([
  ['never answers', never, /time limit/],
  [
    'drips its answers',
    (response) => {
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
    },
    /time limit/,
  ],
  [
    'answers without an end',
    (response) => {
      const write = () => {
        while (response.write('x'.repeat(1_000_000)));
      }
      response.on('drain', write)
      write()
    },
    /sends more than 20 MB/,
  ],
  ['redirects for ever', (response) => response.writeHead(307, { location: '/' }).end(), /redirects to/],
  ['refuses at length', (response) => response.end(refusing({ message: long })), /time limit/],
  ['sends tokens', (response) => response.end(refusing({ tokens })), /more than 10000 secrets/],
  ['invents fields', (response) => response.end(refusing(newFields())), /looks like a secret/],
])('a run ends if the backend %s', { timeout: 60_000 }, async (_, answer, words) => {
  const server = createServer((_request, response) => void answer(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const report = await runKit({
    target: { url, fetch: (request) => fetch(request), timeout: 3_600_000 },
    setup: { newAddress: (name) => `${name}@conformance.example`, code: never, resetClock: never },
    mayWrite: true,
    only: [],
    seed: 1,
    minutes: 0.03,
    origin: 'https://app.example',
  })
  server.closeAllConnections()
  server.close()
  const written = [htmlOf(report), junitOf(report), summaryOf(report), JSON.stringify(report)].join('\n')
  expect(words.test(written)).toBe(true)
  expect(written.length).toBeLessThan(20_000_000)
})

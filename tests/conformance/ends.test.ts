import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { htmlOf } from '../../conformance/report/html.ts'
import { junitOf } from '../../conformance/report/junit.ts'
import { summaryOf } from '../../conformance/report/report.ts'

const hook = () => new Promise<never>(() => undefined)
const json = (fields: object) => JSON.stringify({ status: 'error', message: 'No.', ...fields })
const tokens = Array.from({ length: 12_000 }, (_, at) => ({ token: `secret-token-${at}` }))
let answered = 0

/** Answers, and what the report says of them. */
const hostile: [string, RequestListener, RegExp][] = [
  ['never answers', () => undefined, /time limit/],
  [
    'drips its answers',
    (_, response) => {
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => {
        clearInterval(timer)
      })
    },
    /time limit/,
  ],
  [
    'answers without an end',
    (_, response) => {
      const more = () => {
        while (response.write('x'.repeat(1_000_000)));
      }
      response.on('drain', more)
      more()
    },
    /sends more than 20 MB/,
  ],
  [
    'answers only now and then',
    (_, response) => {
      answered += 1
      if (answered % 3 === 0) response.end(json({}))
    },
    /time limit/,
  ],
  [
    'redirects for ever',
    (_, response) => response.writeHead(307, { location: '/api/me' }).end(),
    /redirects to/,
  ],
  [
    'refuses with one long word',
    (_, response) => response.end(json({ message: 'x'.repeat(40_000) })),
    /xxx…/,
  ],
  [
    'refuses with spaces',
    (_, response) => response.end(json({ message: `a${' '.repeat(400_000)}b` })),
    /refuses/,
  ],
  [
    'repeats the kit',
    (_, response) => response.end(json({ message: '(called by '.repeat(40_000) })),
    /called by/,
  ],
  ['sends thousands of tokens', (_, response) => response.end(json({ tokens })), /more than .* secrets/],
  [
    'invents fields',
    (_, response) =>
      response.end(json(Object.fromEntries(tokens.map(({ token }) => [`${token}${answered++}`, 1])))),
    /secret/,
  ],
]

it.each(hostile)('a run ends if the backend %s', { timeout: 60_000 }, async (_, answer, words) => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const report = await runKit({
    target: { url, fetch: (request) => fetch(request), timeout: 3_600_000 },
    setup: { newAddress: (name) => `${name}@conformance.example`, code: hook, resetClock: hook },
    mayWrite: true,
    only: [],
    seed: 1,
    minutes: 0.02,
    origin: 'https://app.example',
  })
  server.closeAllConnections()
  server.close()
  const written = [htmlOf(report), junitOf(report), summaryOf(report), JSON.stringify(report)].join('\n')
  expect(words.test(written)).toBe(true)
  expect(written.length).toBeLessThan(20_000_000)
})

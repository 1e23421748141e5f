import { expect, it } from 'vitest'
import { corsResults } from '../../conformance/cors.ts'
import { Transport } from '../../conformance/transport.ts'

const origin = 'http://localhost:5173'
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Accept, Authorization, X-Access-Key',
  'access-control-expose-headers': 'Content-Disposition, Date',
}

/** Checks a backend with these headers on preflights and on other answers. Returns the failures. */
async function failuresOf(
  preflight: Record<string, string>,
  answer: Record<string, string>,
  { status = 204, accessKey }: { status?: number; accessKey?: string } = {},
) {
  const asked: Request[] = []
  const fetch = (request: Request) => {
    asked.push(request)
    const isPreflight = request.method === 'OPTIONS'
    return Promise.resolve(
      isPreflight
        ? new Response(null, { status, headers: preflight })
        : Response.json({}, { headers: answer }),
    )
  }
  const target = { url: 'https://api.example', fetch, timeout: 1_000, accessKey }
  const results = await corsResults(new Transport(target, () => undefined), origin)
  const failed = results.flatMap(({ outcome }) => (outcome.status === 'failed' ? [outcome.message] : []))
  return { failed, asked }
}

it('a backend that any page may call passes, asked as a browser asks', async () => {
  const { failed, asked } = await failuresOf(open, open)
  expect(failed).toEqual([])
  const [preflight] = asked
  expect(preflight?.headers.get('origin')).toBe(origin)
  expect(preflight?.headers.get('access-control-request-method')).toBe('POST')
  expect(preflight?.headers.get('access-control-request-headers')).toBe('authorization')
})

it('the access key is announced in the preflight, but not sent with it', async () => {
  const { asked } = await failuresOf(open, open, { accessKey: 'key-1' })
  expect(asked.map(({ headers }) => headers.get('x-access-key'))).toEqual([null, 'key-1', 'key-1'])
  expect(asked[0]?.headers.get('access-control-request-headers')).toBe('authorization,x-access-key')
})

it.each<[string, Parameters<typeof failuresOf>, RegExp]>([
  [
    'another origin',
    [open, { ...open, 'access-control-allow-origin': 'https://a.example' }],
    /Origin: https:/,
  ],
  ['none on answers', [open, {}], /POST \/api\/me answers HTTP 200 without Access-Control-Allow-Origin/],
  ['no preflight', [{}, open, { status: 405 }], /OPTIONS \/api\/me answers HTTP 405/],
  [
    'a star for the token',
    [{ ...open, 'access-control-allow-headers': '*' }, open],
    /^Access-Control-Allow-Headers lacks authorization$/,
  ],
  [
    'no access key',
    [{ ...open, 'access-control-allow-headers': 'authorization' }, open, { accessKey: 'key-1' }],
    /^Access-Control-Allow-Headers lacks x-access-key$/,
  ],
  [
    'hidden headers',
    [open, { ...open, 'access-control-expose-headers': 'date' }],
    /Access-Control-Expose-Headers lacks content-disposition/,
  ],
])('a backend that answers with %s fails', async (_, how, words) => {
  const { failed } = await failuresOf(...how)
  expect(failed).toEqual([expect.stringMatching(words)])
})

import type { CallName } from '../mocks/operation.ts'
import type { Outcome, Result } from './check.ts'
import type { Exchange, Transport } from './transport.ts'

/** The origin of the app under `npm start`. */
export const startOrigin = 'http://localhost:5173'

/** The headers that the app reads, besides those that any page may read. */
const readHeaders = ['content-disposition', 'date']
const allowOrigin = 'access-control-allow-origin'

interface Answer {
  exchange: Exchange
  /** Empty without an answer. */
  headers: Headers
}

/** Asks as a browser does before a page of this origin may call the backend (CORS). */
export async function corsResults(transport: Transport, origin: string): Promise<Result[]> {
  const { url, accessKey } = transport.target
  if (new URL(url).origin === origin) return []
  const sent = ['authorization', ...(accessKey ? ['x-access-key'] : [])]
  const preflight = await ask(transport, 'me', 'OPTIONS', {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': sent.join(','),
  })
  const answers = [
    await ask(transport, 'fetch-settings', 'POST', { origin }),
    await ask(transport, 'me', 'POST', { origin }),
  ]
  const all = [preflight, ...answers]
  const isSilent = !all.some(({ headers }) => headers.has(allowOrigin))
  const problems = isSilent
    ? ['no answer has the header Access-Control-Allow-Origin']
    : [...all.flatMap((answer) => closedTo(origin, answer)), ...forbiddenBy(preflight, sent)]
  const result = (title: string, wrong: readonly string[]): Result => {
    const failed: Outcome = {
      status: 'failed',
      message: wrong.join('; '),
      evidence: all.map(({ exchange }) => exchange),
    }
    const check = { call: 'me', kind: 'cors', title } as const
    return { check, outcome: wrong.length > 0 ? failed : { status: 'passed' } }
  }
  const ofCalls = result(`a page of ${origin} may call it`, problems)
  if (problems.length > 0) return [ofCalls]
  return [ofCalls, result('a page may read the headers that the app reads', answers.flatMap(hiddenBy))]
}

async function ask(
  transport: Transport,
  call: CallName,
  method: 'OPTIONS' | 'POST',
  headers: Record<string, string>,
): Promise<Answer> {
  const answer = await transport.ask(`/api/${call}`, { method, headers })
  const got = 'problem' in answer ? undefined : answer
  const lines = [...(got?.headers ?? [])].filter(([name]) => name.startsWith('access-control-'))
  const sent = [
    `${method} /api/${call}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  const exchange = {
    call,
    caller: 'a page of another origin',
    sent: sent.join('\n'),
    httpStatus: got?.status ?? null,
    received: lines.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...('problem' in answer && { problem: answer.problem }),
  }
  return { exchange, headers: got?.headers ?? new Headers() }
}

const named = ({ sent }: Exchange) => sent.split('\n', 1).join()

function closedTo(origin: string, { exchange, headers }: Answer): string[] {
  const allowed = headers.get(allowOrigin)
  if (exchange.problem !== undefined) return [`${named(exchange)} ${exchange.problem}`]
  if (allowed === '*' || allowed === origin) return []
  return [
    `${named(exchange)} answers HTTP ${exchange.httpStatus} ${allowed === null ? 'without Access-Control-Allow-Origin' : `with Access-Control-Allow-Origin: ${allowed}`}`,
  ]
}

/** Names what the answer to a preflight forbids. POST needs no permission; a star doesn't permit `authorization`. */
function forbiddenBy({ exchange, headers }: Answer, sent: readonly string[]): string[] {
  const { httpStatus } = exchange
  if (httpStatus === null) return []
  const isOk = httpStatus >= 200 && httpStatus < 300
  const allowed = listOf(headers, 'access-control-allow-headers')
  const missing = sent.filter(
    (name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  )
  return [
    ...(isOk ? [] : [`${named(exchange)} answers HTTP ${httpStatus}`]),
    ...(missing.length > 0 ? [`Access-Control-Allow-Headers lacks ${missing.join(' and ')}`] : []),
  ]
}

function hiddenBy({ exchange, headers }: Answer): string[] {
  const exposed = listOf(headers, 'access-control-expose-headers')
  const missing = readHeaders.filter((name) => !exposed.includes(name) && !exposed.includes('*'))
  if (missing.length === 0) return []
  return [`${named(exchange)}: Access-Control-Expose-Headers lacks ${missing.join(' and ')}`]
}

function listOf(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
}

import * as v from 'valibot'
import { isCall } from '../mocks/operation.ts'
import { resultsOfAnswers } from './answers.ts'
import { findingsOf, reversedBy } from './assumptions/findings.ts'
import { Observer } from './assumptions/observe.ts'
import type { Report } from './report/report.ts'
import { Recorder } from './run.ts'
import { Transport } from './transport.ts'

const recording = v.object({ log: v.object({ entries: v.array(v.unknown()) }) })

const pair = v.object({ name: v.fallback(v.string(), ''), value: v.fallback(v.string(), '') })
const pairs = v.fallback(v.array(pair), [])
const call = v.object({
  request: v.object({
    method: v.literal('POST'),
    url: v.string(),
    postData: v.fallback(v.object({ params: pairs }), { params: [] }),
  }),
})
const answered = v.object({
  response: v.object({
    // Browsers give missing answers the status 0.
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    headers: pairs,
    content: v.object({
      mimeType: v.fallback(v.string(), ''),
      // Browsers omit bodies they didn't store.
      text: v.string(),
      encoding: v.fallback(v.string(), ''),
    }),
  }),
})

/** Thrown if a recording can't be read. The message says why. */
export class BadRecording extends Error {
  override name = 'BadRecording'
}

/**
 * Compares a browser's recording with the contract, without making calls.
 * @param text a HAR file
 * @param name its name in the report
 * @throws BadRecording
 */
export async function readRecording(text: string, name: string): Promise<Report> {
  const started = Date.now()
  const { entries } = parsed(text).log
  const calls = entries.flatMap((entry) => {
    const { success, output } = v.safeParse(call, entry)
    const called = success ? callAt(output.request.url) : ''
    return success && isCall(called) ? [{ entry, called, ...output.request }] : []
  })
  const observer = new Observer(calls[0]?.url ?? '')
  const recorder = new Recorder((exchange, received) => {
    observer.look(exchange, received)
  })
  let answer = new Response()
  const target = { url: 'https://recording.invalid', fetch: () => Promise.resolve(answer), timeout: 5_000 }
  const transport = new Transport(target, recorder.note)
  const unusable = new Set<string>()
  let read = 0
  for (const { entry, called, postData } of calls) {
    const { success, output } = v.safeParse(answered, entry)
    if (!success) continue
    answer = answerOf(output.response)
    const form = new FormData()
    for (const { name: field, value } of postData.params) form.append(field, value)
    const { exchange } = await transport.send(called, form, 'the recorded browser')
    if (exchange.problem !== undefined) unusable.add(`/api/${called} ${exchange.problem}`)
    read += 1
  }
  if (read === 0) throw new BadRecording(`${name} has no answered call to /api/.`)
  const reversed = reversedBy(new Map(), observer)
  recorder.findRevealed(transport.secrets)
  const results = resultsOfAnswers(recorder, observer.explainedBy(reversed))
  const notes = [
    `Calls in the recording: ${read}.`,
    ...(calls.length > read ? [`Calls without a recorded answer: ${calls.length - read}.`] : []),
    ...[...unusable].map((one) => `Not judged: ${one}.`),
  ]
  const report = {
    subject: name,
    startedAt: new Date(started).toISOString(),
    seconds: Math.round((Date.now() - started) / 100) / 10,
    seed: 0,
    results,
    findings: findingsOf(new Map(), observer, results),
    extra: recorder.extraFields(),
    notes,
  }
  transport.secrets.maskIn(report)
  return report
}

function callAt(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return path.split('/api/').at(-1)?.replace(/\/$/, '') ?? ''
}

function answerOf({ status, headers, content }: v.InferOutput<typeof answered>['response']): Response {
  const body = content.encoding === 'base64' ? Buffer.from(content.text, 'base64') : content.text
  const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value || content.mimeType
  // Anything else can't be in a header.
  const printed = type.replaceAll(/[^ -~]/g, '')
  const init = { status, headers: { 'content-type': printed } }
  return new Response([204, 205, 304].includes(status) ? null : body, init)
}

function parsed(text: string): v.InferOutput<typeof recording> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadRecording('The recording is not JSON. It may be cut off: export it again as a HAR file.')
  }
  const result = v.safeParse(recording, json)
  if (result.success) return result.output
  const path = v.getDotPath(result.issues[0]) ?? 'log'
  throw new BadRecording(`The recording is not a HAR file: ${path} is missing or invalid.`)
}

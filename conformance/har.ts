import * as v from 'valibot'
import { isCall } from '../mocks/operation.ts'
import { resultsOfAnswers } from './answers.ts'
import { findingsOf } from './assumptions/findings.ts'
import { explainedBy } from './assumptions/explain.ts'
import { Observer } from './assumptions/observe.ts'
import type { Report } from './report/report.ts'
import { Recorder } from './run.ts'
import { Transport } from './transport.ts'

const recording = v.object({
  log: v.object({
    entries: v.array(
      v.object({
        request: v.object({
          method: v.string(),
          url: v.string(),
          postData: v.optional(
            v.object({
              params: v.optional(v.array(v.object({ name: v.string(), value: v.optional(v.string(), '') }))),
            }),
          ),
        }),
        response: v.object({
          status: v.number(),
          headers: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
          content: v.object({
            mimeType: v.optional(v.string(), ''),
            text: v.optional(v.string()),
            encoding: v.optional(v.string()),
          }),
        }),
      }),
    ),
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
  const observer = new Observer(entries[0]?.request.url ?? '')
  const recorder = new Recorder((exchange, json) => {
    observer.look(exchange, json)
  })
  let answer = new Response()
  const target = { url: 'https://recording.invalid', fetch: () => Promise.resolve(answer), timeout: 5_000 }
  const transport = new Transport(target, recorder.note)
  let read = 0
  let lost = 0
  for (const { request, response } of entries) {
    const [, call = ''] = /\/api\/([\w/-]+)\/?(?:[?#]|$)/.exec(request.url) ?? []
    if (request.method !== 'POST' || !isCall(call)) continue
    const { content, status } = response
    // Browsers omit bodies they didn't store, and give missing answers the status 0.
    if (content.text === undefined || status < 200 || status > 599) {
      lost += 1
      continue
    }
    const body = content.encoding === 'base64' ? Buffer.from(content.text, 'base64') : content.text
    const type = response.headers.find((header) => header.name.toLowerCase() === 'content-type')?.value
    const headers = { 'content-type': type ?? content.mimeType }
    answer = new Response([204, 205, 304].includes(status) ? null : body, { status, headers })
    const form = new FormData()
    for (const { name: field, value } of request.postData?.params ?? []) form.append(field, value)
    await transport.send(call, form, 'the recorded browser')
    read += 1
  }
  if (read === 0) throw new BadRecording(`${name} has no answered call to /api/.`)
  const reversed = new Set(
    findingsOf(new Map(), observer, []).flatMap(({ id, verdict }) => (verdict === 'otherwise' ? [id] : [])),
  )
  const results = resultsOfAnswers(recorder, explainedBy(reversed))
  const notes = [
    `Calls in the recording: ${read}.`,
    ...(lost > 0 ? [`Calls without a recorded answer: ${lost}.`] : []),
  ]
  return {
    subject: name,
    startedAt: new Date(started).toISOString(),
    seconds: Math.round((Date.now() - started) / 100) / 10,
    seed: 0,
    results,
    findings: findingsOf(new Map(), observer, results),
    extra: recorder.extraFields(),
    notes,
  }
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

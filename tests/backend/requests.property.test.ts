import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callNames } from '../../conformance/contract.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { answerValidators, refusalValidator } from '../../mocks/contract/validators.gen.js'
import type { CallContract, CallField } from '../../mocks/engine/contract/types.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { readEntry } from '../../mocks/engine/storage/segments.ts'
import type { CallName } from '../../mocks/operation.ts'
import { createTestBackend, formOf, type TestBackend } from '../support/backend.ts'
import { accountOf } from '../support/cast.ts'
import { bringThings, payloadOf, type Things } from '../support/payloads.ts'
import { drawn, explored } from '../support/sample.ts'

/** A store that records all writes, which is a cheap way to tell whether the world changed. */
class WatchedStorage extends MemoryStorage {
  readonly written: string[] = []

  override append(...given: Parameters<MemoryStorage['append']>): Promise<number> {
    this.written.push(given[0])
    return super.append(...given)
  }
}

/** One part of a form. */
interface Part {
  name: string
  value: string | File
  /** Text that travels with a file name, as browsers send any Blob. */
  asBlob?: boolean
}

function formOfParts(parts: readonly Part[]): FormData {
  const form = new FormData()
  for (const { name, value, asBlob } of parts) form.append(name, asBlob === true ? new Blob([value]) : value)
  return form
}

const contents = ['%PDF-1.7\n%%EOF', '\u0089PNG\r\n\u001a\n', 'PK\x03\x04', 'hello', '']
const fileNames = [
  'cv.pdf',
  '履歴書.pdf',
  '../../../etc/passwd',
  'cv\u202Efdp.exe',
  'line\r\nbreak".pdf',
  '.',
]
const anyFile = fc
  .record({
    name: fc.constantFrom(...fileNames, `${'long'.repeat(300)}.pdf`),
    content: fc.constantFrom(...contents),
  })
  .map(({ name, content }) => new File([content], name))

const notNumbers = [
  '0',
  '-1',
  '-0',
  '1e21',
  '1 OR 1=1',
  '1.5',
  '０',
  '٣',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(400),
]
const notJson = [
  '[',
  'null',
  '"x"',
  '{}',
  '[[]]',
  '[null]',
  '[1e999]',
  '{"0":"remote","length":1}',
  '{"__proto__":{"polluted":true}}',
  '[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]',
  '['.repeat(5_000),
  `[${Array.from({ length: 1_001 }, () => '1').join()}]`,
]
const oddTexts = [
  '',
  '   ',
  '\0',
  'a\u0000b\u001b[31m',
  '\u202Egnp.exe',
  '\uFEFF',
  '\uD800',
  'x'.repeat(100_000),
  '__proto__',
]

/** Generates what a field must not be: absent, of another kind, twice, or too many files. */
function broken(name: string, { kind }: CallField, valid: readonly Part[]): fc.Arbitrary<Part[]> {
  const text = fc.constantFrom(
    ...oddTexts,
    ...(kind === 'json' ? notJson : []),
    ...(kind === 'integer' || kind === 'number' || kind === 'boolean' ? notNumbers : []),
  )
  const odd = fc.oneof(text, anyFile).map((value) => ({ name, value }))
  return fc.oneof(
    fc.constant<Part[]>([]),
    { arbitrary: odd.map((one) => [one]), weight: 3 },
    fc.constant<Part[]>([...valid, ...valid]),
    odd.map((one) => [one, ...valid]),
    fc
      .array(anyFile, { minLength: 11, maxLength: 11 })
      .map((files) => files.map((value) => ({ name, value }))),
  )
}

const strange = fc.record({
  name: fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'id[]',
    'account_id',
    'state',
    '',
    'é'.repeat(300),
  ),
  value: fc.oneof(fc.constantFrom('{"polluted":true}', '1', ''), anyFile),
})
const together = (parts: readonly fc.Arbitrary<Part[]>[]) => fc.tuple(...parts).map((found) => found.flat())

/** Generates forms of a valid payload: whole, with one wrong field, or with several wrong and unknown ones. */
function formFor(
  call: CallName,
  payload: Record<string, unknown>,
): fc.Arbitrary<{ parts: Part[]; fits: boolean }> {
  const { fields }: CallContract = contract[call]
  const sent = [...formOf(payload)].map(([name, value]): Part => ({ name, value }))
  const named = Object.entries(fields).map(([name, field]) => {
    const valid = sent.filter((part) => part.name === name)
    const asBlobs = valid.map((part) => ({ ...part, asBlob: typeof part.value === 'string' }))
    const kept = fc.oneof({ arbitrary: fc.constant(valid), weight: 3 }, fc.constant(asBlobs))
    // Some calls need a field that no single one of them requires, as a post its caption or a file (rules 30).
    const whole =
      field.required || call === 'posts/create'
        ? kept
        : fc.oneof({ arbitrary: kept, weight: 3 }, fc.constant<Part[]>([]))
    return { whole, broken: broken(name, field, valid) }
  })
  const whole = together(named.map((field) => field.whole))
  const sketched = (parts: fc.Arbitrary<Part[]>, fits: boolean) =>
    parts.map((found) => ({ parts: found, fits }))
  if (named.length === 0) return sketched(fc.array(strange, { maxLength: 2 }), true)
  const once = fc
    .nat({ max: named.length - 1 })
    .chain((at) => together(named.map((field, index) => (index === at ? field.broken : field.whole))))
  const chaos = fc
    .tuple(
      together(named.map((field) => fc.oneof(field.whole, field.broken))),
      fc.array(strange, { maxLength: 2 }),
    )
    .chain(([parts, more]) => fc.shuffledSubarray([...parts, ...more], { minLength: parts.length }))
  return fc.oneof(
    { arbitrary: sketched(whole, true), weight: 5 },
    { arbitrary: sketched(once, false), weight: 4 },
    { arbitrary: sketched(chaos, false), weight: 1 },
  )
}

const runs = explored(40)
/** The requests of each drawn call. Always the same, since they include a success of each. */
const perCall = { seed: 20_261_120, numRuns: 40 }
/** Time limit for one request on a slow and busy machine, in milliseconds. */
const timeoutPerRequest = 250

describe('any request', () => {
  const storage = new WatchedStorage()
  let backend: TestBackend
  let things: Things

  beforeAll(async () => {
    backend = await createTestBackend('everyday', storage)
  })

  beforeEach(async () => {
    await backend.runtime.store.reset()
    things = await bringThings(backend, 'heather')
  })

  afterAll(() => {
    const inherited = [...Object.keys(Object.prototype), ...('polluted' in {} ? ['polluted'] : [])]
    if (inherited.length > 0) throw new Error(`Every object has now: ${inherited.join()}`)
  })

  it.each(drawn(callNames, 1 / 3, String))(
    'to %s is answered as in the contract, and leaves no trace if refused (rules 1, 2, 3)',
    async (call) => {
      const isOfRecruiter = contract[call].access === 'recruiter' || /^(?:jobs|payments)\//.test(call)
      const likely = isOfRecruiter ? 'recruiter' : 'job_seeker'
      const request = fc.record({
        role: fc.constantFrom(likely, likely, likely, 'recruiter', 'job_seeker'),
        form: formFor(call, payloadOf(call, things, likely)),
      })
      let successes = 0
      await fc.assert(
        fc.asyncProperty(request, async ({ role, form }) => {
          // A session of its own, as some calls end others.
          const token = await backend.signIn(accountOf(things, role))
          const before = storage.written.length
          const response = await backend.raw(call, formOfParts(form.parts), token)
          const { outcome, problems } = await judged(call, response)
          if (outcome === 'success') successes += 1
          else problems.push(...tracesSince(before), ...(form.fits ? await unfounded(response) : []))
          expect(problems).toEqual([])
        }),
        perCall,
      )
      // Without a success, the property would only cover refusals.
      expect(successes).toBeGreaterThan(0)
    },
    perCall.numRuns * timeoutPerRequest,
  )

  it(
    'is at worst refused, whatever its bytes and its type (rules 2, 3)',
    async () => {
      const types = [
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
      ]
      const sent = fc.record({
        call: fc.constantFrom(...callNames),
        type: fc.constantFrom(...types, 'application/json', 'text/plain', 'nonsense'),
        body: fc.oneof(
          fc.uint8Array({ maxLength: 200 }),
          fc.string({ unit: 'binary', maxLength: 200 }).map((text) => new TextEncoder().encode(text)),
          fc
            .string({ maxLength: 60 })
            .map((text) =>
              new TextEncoder().encode(`--x\r\nContent-Disposition: form-data; ${text}\r\n--x--`),
            ),
        ),
      })
      await fc.assert(
        fc.asyncProperty(sent, async ({ call, type, body }) => {
          const before = storage.written.length
          const request = new Request(`https://app.example/api/${call}`, {
            method: 'POST',
            body: new Uint8Array(body),
            headers: { 'content-type': type },
          })
          const { outcome, problems } = await judged(
            call,
            await backend.runtime.handle(`api/${call}`, request),
          )
          if (outcome === 'refusal') problems.push(...tracesSince(before))
          expect(problems).toEqual([])
        }),
        { ...runs, numRuns: runs.numRuns * 7 },
      )
    },
    runs.numRuns * 7 * timeoutPerRequest,
  )

  /** Lists the tables that a refused call changed, except `codes`, which counts wrong codes (rules 9). */
  function tracesSince(before: number): string[] {
    const epoch = backend.runtime.store.identity?.epoch ?? ''
    return storage.written
      .slice(before)
      .flatMap((entry) => readEntry(epoch, entry).changes)
      .filter(({ table }) => table !== 'codes')
      .map(({ table }) => `The refusal changed ${table}`)
  }
})

/** Returns the outcome of an answer and its violations of the contract. */
async function judged(
  call: CallName,
  response: Response,
): Promise<{ outcome: 'success' | 'refusal'; problems: string[] }> {
  const { status } = response
  const problems = allowed.has(status) ? [] : [`HTTP ${status}`]
  if (response.headers.get('content-type') === 'application/zip') {
    return { outcome: 'success', problems: contract[call].produces === 'file' ? problems : ['A file'] }
  }
  const envelope: unknown = await response.clone().json()
  if (refusalValidator(envelope)) {
    return {
      outcome: 'refusal',
      problems: problems.map((problem) => `${problem} ${JSON.stringify(envelope)}`),
    }
  }
  const fits = answerValidators[call](envelope)
  if (!fits) problems.push(JSON.stringify(answerValidators[call].errors))
  return { outcome: 'success', problems }
}

/** Returns a problem if the refusal of a valid form calls a field invalid. */
async function unfounded(response: Response): Promise<string[]> {
  const text = await response.text()
  return againstContract.test(text.slice(text.indexOf('"errors"')))
    ? [`Refused without a reason: ${text}`]
    : []
}

const againstContract =
  /is required|must be|may have at most|needs at least|is not (?:valid|one of|a valid|a PDF)/

/** The HTTP statuses a call may answer with; no 5xx. */
const allowed: ReadonlySet<number> = new Set([200, 400, 401, 413, 415, 429])

import * as v from 'valibot'
import { isSecretName, looksSecret, Secrets, withoutSecrets } from '../base/secrets.ts'
import { sentField, type SentField, stages, type Traced } from './trace.ts'

/** The header of an answer that nobody has written: it is from the state, an example or the schema. */
export const unwrittenHeader = 'x-unwritten'

const unwrittenFrom = v.picklist(['state', 'example', 'schema'])

/** Returns what an answer is from that nobody has written. */
export function unwrittenIn(headers: Headers): LogEntry['unwritten'] {
  const from = headers.get(unwrittenHeader)
  return v.is(unwrittenFrom, from) ? from : undefined
}

/** What an entry keeps through a reload. */
export const savedEntry = v.object({
  id: v.number(),
  /** Simulated time, in milliseconds since 1970 UTC. */
  at: v.number(),
  call: v.string(),
  /** Display name of the caller: "Ada Brook (job_seeker)" or "visitor". */
  caller: v.string(),
  httpStatus: v.number(),
  /** `success`, `error` or the kind of fault that was injected. */
  outcome: v.string(),
  message: v.string(),
  /** Duration in milliseconds of real time. */
  took: v.number(),
  violations: v.pipe(v.array(v.string()), v.readonly()),
  /** The answer's envelope, or its text if it is no JSON. Undefined for files and lost answers. */
  answer: v.optional(v.unknown()),
  /** Where a refusal or defect was thrown. */
  stack: v.optional(v.string()),
  /** Whether the answer was pinned (`NetworkOptions.pins`). */
  isPinned: v.optional(v.boolean()),
  /** What the answer is from, if nobody has written the call. */
  unwritten: v.optional(unwrittenFrom),
  /** What answered, if that isn't always the simulator. */
  source: v.optional(v.string()),
  payload: v.optional(v.array(sentField)),
  before: v.optional(v.nullable(v.object({ epoch: v.string(), head: v.number() }))),
  steps: v.optional(v.record(v.picklist(stages), v.optional(v.number()))),
})

type Saved = v.InferOutput<typeof savedEntry>
export interface LogEntry extends Omit<Saved, keyof Traced>, Traced {
  /** Whether the request is from before the page was loaded again. */
  isEarlier?: boolean | undefined
}

const capacity = 200

/** How much memory the files in the log may use, in bytes. Older files are forgotten first. */
const mostFiles = 20 * 1_048_576

/** The most recent requests, newest first. */
export class RequestLog {
  /** The `source` of entries that name none. With one, tokens are another backend's, and not logged. */
  source: string | undefined
  /** Every change creates a new list. */
  entries: readonly LogEntry[] = []
  #next = 1
  readonly #listeners = new Set<() => void>()
  readonly #secrets = new Secrets()
  readonly #noted = new WeakSet<object>()

  add(entry: Omit<LogEntry, 'id'>): void {
    if (this.source !== undefined) this.#note(entry)
    const { answer, message } = entry
    const masked = entry.source === undefined ? {} : this.shared({ answer, message })
    const withoutToken = { ...masked, token: undefined, sent: undefined }
    const sourced = this.source === undefined ? entry : { source: this.source, ...entry, ...withoutToken }
    const entries = [{ ...sourced, id: this.#next }, ...this.entries].slice(0, capacity)
    this.#show(entry.payload?.some(hasFile) ? withinMemory(entries) : entries, this.#next + 1)
  }

  /**
   * Returns a copy of an entry or a pinned answer for what leaves the page: whatever it, or a call of this log, sent or
   * got in secret is masked wherever it occurs.
   */
  shared<T extends { answer?: unknown; fields?: object }>(given: T): T {
    for (const entry of this.entries) if (!this.#noted.has(entry)) this.#note(entry)
    this.#secrets.addIn(given.fields, isSecretName)
    this.#secrets.addIn(given.answer)
    const copy = structuredClone({ ...given, answer: withoutSecrets(given.answer) })
    this.#secrets.maskIn(copy)
    return copy
  }

  #note(entry: Omit<LogEntry, 'id'>): void {
    const { token, payload = [], secrets = [], answer, sent } = entry
    const fields = payload.flatMap(({ name, isSecret, value }) =>
      // A word may be the name of something else.
      isSecret && typeof value === 'string' && (looksSecret(name) || /\d/.test(value)) ? value : [],
    )
    for (const secret of [...fields, ...secrets]) this.#secrets.add(secret)
    this.#secrets.addIn({ token, answer })
    this.#secrets.addIn(sent?.headers, isSecretName)
    this.#noted.add(entry)
  }

  /** Adds the entries of an earlier page, all of them older than those of this page. */
  restore(earlier: readonly LogEntry[]): void {
    const all = [...this.entries, ...earlier].slice(0, capacity)
    this.#show(
      all.map((entry, at) => ({ ...entry, id: all.length - at, isEarlier: at >= this.entries.length })),
      all.length + 1,
    )
  }

  clear(): void {
    this.#show([], this.#next)
  }

  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #show(entries: readonly LogEntry[], next: number): void {
    this.entries = entries
    this.#next = next
    for (const listener of this.#listeners) listener()
  }
}

/** Forgets the contents of files that don't fit, from the newest entry on. */
function withinMemory(entries: readonly LogEntry[]): LogEntry[] {
  let left = mostFiles
  return entries.map((entry) => {
    if (!entry.payload?.some(hasFile)) return entry
    const payload = entry.payload.map((field): SentField => {
      if (!hasFile(field)) return field
      left -= field.value.size
      return left < 0 ? { ...field, value: { ...field.value, blob: undefined } } : field
    })
    return { ...entry, payload }
  })
}

function hasFile(field: SentField): field is SentField & { value: { size: number; blob: Blob } & object } {
  return typeof field.value === 'object' && field.value?.blob !== undefined
}

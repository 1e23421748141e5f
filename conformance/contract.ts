import { readFileSync } from 'node:fs'
import { contract } from '../mocks/contract/calls.gen.ts'
import { answerValidators, refusalValidator } from '../mocks/contract/validators.gen.js'
import type { CallContract, Validator } from '../mocks/engine/contract/types.ts'
import { type CallName, isCall } from '../mocks/operation.ts'
import { readAnswer, readBody } from '../src/api/read-answer.ts'
import { looksSecret, withoutSecrets } from '../mocks/engine/base/secrets.ts'

export const callNames: readonly CallName[] = Object.keys(contract).filter(isCall)

export const contractOf = (call: CallName): CallContract => contract[call]

export interface Deviation {
  /** A JSON pointer, with a star for each list position. */
  at: string
  message: string
  /** The received value, shortened. */
  found: string
}

export interface Verdict {
  /** Differences that validation against the contract's schema finds. */
  strict: Deviation[]
  /** What the app can't read, or what still differs after reading. */
  reading: Deviation[]
  /** Fields that the contract doesn't name. Not an error, unless they reveal something: clients ignore them. */
  extra: string[]
  /** Values that nobody may see, or not in this answer. */
  revealed: Deviation[]
  /** The texts of the fields that the contract doesn't name, and the message. They may be secrets. */
  texts: { at: string; text: string }[]
  answer: unknown
}

/** Whether the app reads an answer as a refusal, with the contract's `status` and `message` or without. */
export function isReadRefusal(received: unknown, httpStatus: number): boolean {
  return httpStatus === 401 || readBody(received, httpStatus).isRefusal
}

/** Compares an envelope with the contract, strictly and as the app reads it. @param mayOwn whether its rows may be the caller's */
export function judge(call: CallName, received: unknown, httpStatus = 200, mayOwn = false): Verdict {
  const succeeded = hasSucceeded(received)
  const validator = succeeded ? answerValidators[call] : refusalValidator
  const { wrong: strict, extra: fields } = deviations(validator, received)
  const leaves = fields.flatMap(leavesOf)
  const revealed = once(leaves.flatMap((leaf) => revealedBy(call, leaf, mayOwn)))
  const texts = leaves.map(({ at, value }) => ({ at: general(at), text: textOf(value) }))
  if (isObject(received)) texts.push({ at: '/message', text: textOf(received['message']) })
  const extra = [...new Set(fields.map(({ at }) => general(at)))]
  const found = { strict, extra, revealed, texts }
  if (!succeeded)
    return { ...found, reading: isReadRefusal(received, httpStatus) ? [] : strict, answer: received }
  const { answer, unread } = readAnswer(call, received)
  const left = answer === undefined ? [] : deviations(validator, answer).wrong
  return {
    ...found,
    reading: once([...unread.map(lost), ...left]),
    answer: answer ?? received,
  }
}

/** The maximum length of the place of a value in an answer, in characters. */
const longestPlace = 300

interface Leaf {
  at: string
  key: string
  value: unknown
}

/** Returns the values inside an unnamed field that are neither objects nor lists. */
function leavesOf({ at, key, value }: Leaf): Leaf[] {
  if (!isObject(value)) return [{ at, key, value }]
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf({
      at: `${at}/${name}`.slice(0, longestPlace),
      key: Array.isArray(value) || looksSecret(key) ? key : name,
      value: one,
    }),
  )
}

/** Public lists of jobs, in which fields for the owner only would be seen by everyone. */
const publicLists: ReadonlySet<string> = new Set([
  'fetch-home',
  'jobs/fetch',
  'jobs/search',
  'bookmarks/fetch',
])
const forOwners = /^(?:views|applicants|feature_price_per_month)$/

function revealedBy(call: CallName, { at, key, value }: Leaf, mayOwn: boolean): Deviation[] {
  const isSecret = typeof value !== 'boolean' && (looksSecret(key) || isHash(value))
  const message = isSecret
    ? 'looks like a secret'
    : publicLists.has(call) && forOwners.test(key) && !mayOwn
      ? 'is for the owner only'
      : undefined
  return message === undefined ? [] : [{ at: general(at), message, found: '' }]
}

/** Parses a note of `readAnswer` about a value that the app can't read, such as `jobs[3].salary_from: "lots"`. */
function lost(place: string): Deviation {
  const [, path = '', found = ''] = /^([^:]*): ?(.*)$/s.exec(place) ?? []
  const at = general(`/${path.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`)
  return found === 'absent'
    ? { at, message: 'is missing', found: '' }
    : { at, message: "can't be read", found }
}

/** Values of the wrong type that checks send. A backend that takes one has that fault, not a second one in its answers. */
export const invalid = { choice: 'no-such-choice', number: 'a word', boolean: 'perhaps' } as const
const isSent = (value: unknown) => Object.values(invalid).some((sent) => sent === value)

function deviations(validator: Validator, value: unknown): { wrong: Deviation[]; extra: Leaf[] } {
  if (validator(value)) return { wrong: [], extra: [] }
  const wrong: Deviation[] = []
  const extra: Leaf[] = []
  for (const { instancePath, keyword, params, message } of validator.errors ?? []) {
    if (keyword === 'additionalProperties') {
      const key = String(params['additionalProperty'])
      const owner = valueAt(value, instancePath)
      extra.push({ at: `${instancePath}/${key}`, key, value: isObject(owner) ? owner[key] : undefined })
    } else {
      const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : ''
      const at = `${instancePath}${missing}`
      if (!missing && isSent(valueAt(value, at))) continue
      const words = missing
        ? 'is missing'
        : params['format'] === 'date-time'
          ? 'must be a time in UTC, such as 2026-11-20T09:30:00Z'
          : message + (keyword === 'enum' ? `: ${String(params['allowedValues'])}` : '')
      wrong.push({ at: general(at) || '/', message: words, found: missing ? '' : excerptAt(value, at) })
    }
  }
  return { wrong: once(wrong), extra }
}

/** Merges deviations that are the same but for the list entry. */
function once(all: readonly Deviation[]): Deviation[] {
  return [...new Map(all.map((one) => [`${one.at} ${one.message}`, one])).values()]
}

const general = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')

function excerptAt(value: unknown, pointer: string): string {
  const key = pointer.split('/').at(-1) ?? ''
  return excerpt(masked(key, valueAt(value, pointer)))
}

function valueAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const key of pointer.split('/').slice(1)) found = isObject(found) ? found[key] : undefined
  return found
}

/** Whether a value is a password hash. */
function isHash(value: unknown): boolean {
  return typeof value === 'string' && /^\$(?:2[abxy]?|argon2\w*|scrypt|[156])\$/.test(value)
}

/** The fields of the contract that are secrets. */
const secretKeys: readonly string[] = ['access_token', 'client_secret']

function masked(key: string, value: unknown): unknown {
  return typeof value === 'string' && (secretKeys.includes(key) || isHash(value)) ? '•••' : value
}

/** Returns the secrets in an answer, which the report masks. `isLive`: the backend accepts it. */
export function secretsIn(json: unknown): { secret: string; isLive: boolean }[] {
  const found: { secret: string; isLive: boolean }[] = []
  const isSecret = (name: string, value: unknown) => looksSecret(name) || isHash(value)
  withoutSecrets(json, isSecret, (secret, name) => found.push({ secret, isLive: secretKeys.includes(name) }))
  return found
}

/** Formats a value as short JSON, with secrets masked. */
export function excerpt(value: unknown, most = 120): string {
  const text = JSON.stringify(value, masked) ?? 'nothing'
  return text.length > most ? `${text.slice(0, most)}…` : text
}

/** The maximum number of levels that JSON is read to. Anything that reads it recursively can follow this many. */
export const mostLevels = 200

/** Whether JSON has more than `mostLevels` levels of objects and lists. */
export function isDeep(json: unknown): boolean {
  let level = [json].filter(isObject)
  for (let count = 0; level.length > 0; count += 1) {
    if (count === mostLevels) return true
    level = level.flatMap((value) => Object.values(value).filter(isObject))
  }
  return false
}

/** Returns a text unchanged, and any other value as short JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : excerpt(value)
}

/** Whether a value is an object or a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Whether an envelope says that its call succeeded. */
export function hasSucceeded(envelope: unknown): envelope is Record<string, unknown> {
  return isObject(envelope) && envelope['status'] === 'success'
}

const yaml = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')

/** The line number of each call in openapi.yaml. */
export const contractLines: ReadonlyMap<string, number> = new Map(
  yaml.split('\n').flatMap((line, index): [string, number][] => {
    const [, call] = /^ {2}\/api\/([\w/-]+):/.exec(line) ?? []
    return call === undefined ? [] : [[call, index + 1]]
  }),
)

/** The calls that have a limit of their own in openapi.yaml, besides any of the backend for all calls. */
export const limitedCalls: ReadonlySet<string> = new Set(
  yaml.split('\n  /api/').flatMap((part) => (part.includes("'429':") ? part.split(':', 1) : [])),
)

import { readFileSync } from 'node:fs'
import { contract } from '../mocks/contract/calls.gen.ts'
import { answerValidators, refusalValidator } from '../mocks/contract/validators.gen.js'
import type { CallContract, Validator } from '../mocks/engine/contract/types.ts'
import { type CallName, isCall } from '../mocks/operation.ts'
import { readAnswer } from '../src/api/read-answer.ts'

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
  /** Fields that the contract doesn't name. Not an error: clients ignore them. */
  extra: string[]
  answer: unknown
}

/** Compares an envelope with the contract, strictly and as the app reads it. */
export function judge(call: CallName, received: unknown): Verdict {
  const succeeded = isObject(received) && received['status'] === 'success'
  const validator = succeeded ? answerValidators[call] : refusalValidator
  const strict = deviations(validator, received)
  if (!succeeded)
    return { strict: strict.wrong, reading: strict.wrong, extra: strict.extra, answer: received }
  const { answer, unread } = readAnswer(call, received)
  const left = answer === undefined ? [] : deviations(validator, answer).wrong
  const reading = once([...unread.map(lost), ...left])
  return { strict: strict.wrong, reading, extra: strict.extra, answer: answer ?? received }
}

/** Parses a note of `readAnswer` about a value that the app can't read, such as `jobs[3].salary_from: "lots"`. */
function lost(place: string): Deviation {
  const [, path = '', found = ''] = /^([^:]*): ?(.*)$/s.exec(place) ?? []
  const at = general(`/${path.replaceAll(/[.[]/g, '/').replaceAll(']', '')}`)
  return found === 'absent'
    ? { at, message: 'is missing', found: '' }
    : { at, message: "can't be read", found }
}

function deviations(validator: Validator, value: unknown): { wrong: Deviation[]; extra: string[] } {
  if (validator(value)) return { wrong: [], extra: [] }
  const wrong: Deviation[] = []
  const extra = new Set<string>()
  for (const { instancePath, keyword, params, message } of validator.errors ?? []) {
    if (keyword === 'additionalProperties') {
      extra.add(general(`${instancePath}/${String(params['additionalProperty'])}`))
    } else {
      const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : ''
      const at = `${instancePath}${missing}`
      const words = missing
        ? 'is missing'
        : message + (keyword === 'enum' ? `: ${String(params['allowedValues'])}` : '')
      wrong.push({ at: general(at) || '/', message: words, found: missing ? '' : excerptAt(value, at) })
    }
  }
  return { wrong: once(wrong), extra: [...extra] }
}

/** Merges deviations that are the same but for the list entry. */
function once(all: readonly Deviation[]): Deviation[] {
  return [...new Map(all.map((one) => [`${one.at} ${one.message}`, one])).values()]
}

const general = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')

function excerptAt(value: unknown, pointer: string): string {
  let found = value
  for (const key of pointer.split('/').slice(1)) found = isObject(found) ? masked(key, found[key]) : undefined
  return excerpt(found)
}

/** The keys of an answer whose values the report masks. */
export const secretKeys: readonly string[] = ['access_token', 'client_secret']

function masked(key: string, value: unknown): unknown {
  return secretKeys.includes(key) && typeof value === 'string' ? '•••' : value
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

/** The line number of each call in openapi.yaml. */
export const contractLines: ReadonlyMap<string, number> = new Map(
  readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line, index): [string, number][] => {
      const [, call] = /^ {2}\/api\/([\w/-]+):/.exec(line) ?? []
      return call === undefined ? [] : [[call, index + 1]]
    }),
)

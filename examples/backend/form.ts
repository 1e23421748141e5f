import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** An error that ends a call with an answer. */
export const ending = (
  status: 200 | 401 | 413 | 415 | 422 | 429,
  answer: object,
  headers: Record<string, string> = {},
) => new HTTPException(status, { res: Response.json(answer, { status, headers }) })

/** Ends a call with a reason for the user. */
export const refused = (message: string) => ending(200, { status: 'error', message })

export function notFound(what: string): never {
  throw refused(`${what} not found.`)
}

/** @param seconds until the call can be repeated */
export const tooMany = (message: string, seconds: number) =>
  ending(429, { status: 'error', message }, { 'Retry-After': String(seconds) })

/** Ends a call because of its fields. @param problems by field: `is invalid` */
export function invalid(problems: Record<string, string>) {
  const errors: Record<string, string[]> = {}
  for (const [field, problem] of Object.entries(problems)) {
    errors[field] = [`The ${labelOf(field)} ${problem}.`]
  }
  return ending(422, { message: Object.values(errors)[0]?.[0], errors })
}

export const title = 'required|max:255'
export const id = `required|integer:${Number.MAX_SAFE_INTEGER}`
/** Fields of a list; any page that isn't a number means the first. */
export const listing = { search: 'max:200', page: '' }

export type Form = Record<string, string | File>

/** Reads form data; nothing of a request that doesn't say what it sends. @throws 415 */
export async function readForm({ req }: Context): Promise<Form> {
  const type = req.header('content-type')
  if (type === undefined) return {}
  const isForm = /^multipart\/form-data\b/i.test(type)
  const form = isForm ? await req.parseBody().catch(() => undefined) : undefined
  if (!form) throw ending(415, { message: 'Send this as multipart/form-data.' })
  return form
}

const labelOf = (field: string) => field.replaceAll('_', ' ')
const lengthOf = (text: string) => Array.from(text).length

/** Returns what is wrong in a value; false if nothing. @param all the fields up to this one */
type Rule = (value: string, limit: string, all: Record<string, string>) => string | false

const problemsOf: Record<string, Rule> = {
  required: (value) => value.trim() === '' && 'field is required',
  max: (value, most) => lengthOf(value) > Number(most) && `may not be greater than ${most} characters`,
  min: (value, least) => lengthOf(value) < Number(least) && `must be at least ${least} characters`,
  in: (value, choices) => !choices.split(',').includes(value) && 'is invalid',
  email: (value) => !/^[\w.+%'-]+@[\w-]+(?:\.[\w-]+)+$/.test(value) && 'must be a valid email address',
  integer: (value, most) =>
    (!/^[1-9]\d*$/.test(value) || Number(value) > Number(most)) && `must be an integer from 1 to ${most}`,
  number: (value) => !/^\d{1,12}(?:\.\d+)?$/.test(value) && 'must be a number of at least 0',
  same: (value, other, all) => value !== all[other] && 'does not match',
  gte: (value, other, all) => Number(value) < Number(all[other]) && `must be at least the ${labelOf(other)}`,
  required_unless: (value, condition, all) => {
    const [other = '', except] = condition.split(',')
    return value === '' && all[other] !== except && 'field is required'
  },
  list: (value, choices) => !isListOf(value, choices.split(',')) && 'must be a list of known values',
}

function isListOf(json: string, choices: readonly unknown[]): boolean {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.length <= 20 && list.every((one) => choices.includes(one))
  } catch {
    return false
  }
}

/** Reads texts; '' for those that are absent. @param rules by field: `required|max:255` @throws 422 */
export function read<K extends string>(rules: Record<K, string>, form: Form): Record<K, string> {
  const fields = { ...rules }
  const problems: Record<string, string> = {}
  for (const field in rules) {
    const value = form[field] ?? ''
    const text = typeof value === 'string' ? value : ''
    // White space is part of a password.
    fields[field] = field.includes('password') ? text : text.trim()
    if (rules[field].includes('email')) fields[field] = fields[field].normalize('NFKC').toLowerCase()
    const found = rules[field].split('|').map((rule) => {
      const [name = '', limit = ''] = rule.split(':')
      const applies = fields[field] !== '' || name.startsWith('required')
      return applies && problemsOf[name]?.(fields[field], limit, fields)
    })
    const problem = text === value ? found.find(Boolean) : 'must be a string'
    if (problem) problems[field] = problem
  }
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return fields
}

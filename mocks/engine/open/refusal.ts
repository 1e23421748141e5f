import type { FieldErrors } from '../base/errors.ts'
import type { Refusal } from '../call/answers.ts'
import { type Fields, fieldsIn, isFields, plain, put, type Put, textOf } from './put.ts'

/** Names of fields that say what is wrong, the best first. */
const forMessage = ['message', 'detail', 'errordescription', 'description', 'msg', 'reason', 'title', 'error']
const forStatus = ['status', 'statuscode', 'httpstatus', 'code']
const forErrors = ['errors', 'fielderrors', 'details', 'violations', 'issues', 'invalidparams']
const forField = ['field', 'path', 'param', 'pointer', 'location', 'source', 'property', 'name', 'attribute']

/**
 * Returns the body of a refusal by the contract's own: the message, the status and the errors of fields take the places
 * of the sample's where that stays valid.
 */
export function refusalLike(
  sample: unknown,
  { httpStatus, message, errors }: Refusal,
  isValid: (body: unknown) => boolean,
): unknown {
  const puts: Put[] = typeof sample === 'string' ? [[[], message]] : []
  const all = [...fieldsIn(sample)]
  const named = (names: readonly string[], fits: (value: unknown) => boolean) =>
    names.map((name) => all.find(([own, value]) => plain(own) === name && fits(value))).find(Boolean)
  const said = named(forMessage, (value) => typeof value === 'string')
  if (said) puts.push([said[2], message])
  const status = named(forStatus, (value) => /^[1-5]\d\d$/.test(textOf(value) ?? ''))
  if (status) puts.push([status[2], typeof status[1] === 'number' ? httpStatus : String(httpStatus)])
  const listed = named(forErrors, (value) => typeof value === 'object' && value !== null)
  if (listed) {
    const [, own, steps] = listed
    const like = (value: unknown) => errorsLike(value, errors ?? {}, message)
    // For a contract that names the fields itself, such as one `body`.
    for (const [name, value] of Object.entries(isFields(own) ? own : {}))
      if (Array.isArray(value)) puts.push([[...steps, name], like(value)])
    puts.push([steps, like(own)])
  }
  return put(sample, puts, isValid)
}

/** Writes errors as the sample does: as texts, as objects with a text each, or by field. */
function errorsLike(sample: unknown, errors: FieldErrors, message: string): unknown {
  const all = Object.entries(errors).flatMap(([field, texts]) => texts.map((text) => [field, text] as const))
  if (!Array.isArray(sample)) {
    const [one] = Object.values(isFields(sample) ? sample : {})
    if (typeof one !== 'string') return errors
    return Object.fromEntries(all.toReversed())
  }
  const item: unknown = sample[0]
  if (typeof item === 'string') return all.length > 0 ? all.map(([, text]) => text) : [message]
  if (!isFields(item)) return []
  return all.map(([field, text]) => errorLike(item, field, text))
}

function errorLike(item: Fields, field: string, text: string): unknown {
  const names = Object.keys(item)
  const nameIn = (all: readonly string[]) =>
    all.map((each) => names.find((name) => plain(name) === each)).find(Boolean)
  const at = nameIn(forField.filter((name) => name !== nameIn(forMessage)))
  const said = nameIn(forMessage)
  return {
    ...item,
    ...(at !== undefined && { [at]: Array.isArray(item[at]) ? field.split('.') : field }),
    ...(said !== undefined && { [said]: text }),
  }
}

import type { CallField } from '../../mocks/engine/contract/types.ts'
import { check, type Check, expect } from '../check.ts'
import { contractOf, invalid } from '../contract.ts'
import { toFormData } from '../../src/api/form-data.ts'
import { needRefusal } from '../person.ts'
import type { Stage } from '../stage.ts'
import { claims } from './claims.ts'

/** Returns invalid values for a field; none if it accepts any value (rules 3). */
function invalidValues({ kind, choice, lenient }: CallField, name: string): string[] {
  if (lenient || name === 'time_zone') return []
  if (name === 'email') return ['not an address']
  if (choice) return [invalid.choice]
  switch (kind) {
    case 'integer':
      return [invalid.number, '1.5', '-1', '9'.repeat(400)]
    case 'number':
      return [invalid.number, '-1']
    case 'boolean':
      return [invalid.boolean]
    case 'json':
      return ['[1,', '"text"']
    case 'file':
    case 'files':
      return ['text instead of a file']
    case 'text':
      return []
  }
}

/** Checks of how calls handle missing and malformed fields, and a missing form (rules 2, 3). */
export const checks: readonly Check[] = claims.flatMap((claim): Check[] => {
  const fields = Object.entries(contractOf(claim.call).fields)
  const required = fields.filter(([, field]) => field.required && field.default === undefined)
  const wrong = fields.flatMap(([name, field]) =>
    invalidValues(field, name).map((value) => ({ name, value })),
  )
  const ids = required.flatMap(([name, { kind }]) =>
    kind === 'integer' && /^(?:cv_)?id$/.test(name) ? [name] : [],
  )
  const tries = [...required.map(([name]) => ({ name, value: undefined })), ...wrong]
  const input = check(claim.call, 'input', 3, ['required-fields'])
  /** Sends the claim's form with another value, or without one. @throws Failed if it isn't refused */
  const refused = async (stage: Stage, name: string, value: string | undefined, why: string) => {
    const form = toFormData((await claim.made(stage)).body)
    form.delete(name)
    if (value !== undefined) form.set(name, value)
    needRefusal(await (await claim.caller(stage)).raw(claim.call, form), why)
  }
  const ofTypes = input.that('refuses missing fields and values of the wrong type', async (stage) => {
    for (const { name, value } of tries) {
      const why = value === undefined ? `${name} is missing` : `${name} is “${value.slice(0, 20)}”`
      await refused(stage, name, value, why)
    }
    await (await claim.made(stage)).intact?.()
  })
  const ofIds = input.that('refuses ids that do not exist', async (stage) => {
    for (const name of ids)
      await refused(stage, name, String(Number.MAX_SAFE_INTEGER), `nothing has this ${name}`)
  })
  const ofForm = input.that('handles a missing form', async (stage) => {
    const { exchange } = await (await claim.caller(stage)).raw(claim.call, null)
    const { problem, httpStatus } = exchange
    const fails = problem ?? ((httpStatus ?? 500) >= 500 ? `HTTP ${httpStatus}` : '')
    expect(fails === '', `/api/${claim.call} without a form: ${fails}`)
  })
  return [
    ...(tries.length > 0 ? [ofTypes] : []),
    ...(ids.length > 0 ? [ofIds] : []),
    ...(fields.length > 0 ? [ofForm] : []),
  ]
})

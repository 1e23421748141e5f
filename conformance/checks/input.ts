import type { CallField } from '../../mocks/engine/contract/types.ts'
import { type Check, expect } from '../check.ts'
import { contractOf } from '../contract.ts'
import { needRefusal } from '../person.ts'
import { type Claim, claims } from './claims.ts'

/** Returns invalid values for a field; none if it accepts any value (rules 3). */
function invalidValues({ kind, choice, lenient }: CallField, name: string): string[] {
  if (lenient || name === 'time_zone') return []
  if (name === 'email') return ['not an address']
  if (choice) return ['no-such-choice']
  switch (kind) {
    case 'integer':
      return ['a word', '1.5', '-1', '9'.repeat(400)]
    case 'number':
      return ['a word', '-1']
    case 'boolean':
      return ['perhaps']
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
  const check = (title: string, run: Check['run']): Check => ({
    call: claim.call,
    kind: 'input',
    title,
    rule: 3,
    mayNeed: ['decideJob'],
    assumes: ['required-fields'],
    run,
  })
  const ids = required.flatMap(([name, { kind }]) =>
    kind === 'integer' && /^(?:cv_)?id$/.test(name) ? [name] : [],
  )
  const tries = [...required.map(([name]) => ({ name, value: undefined })), ...wrong]
  return [
    ...(tries.length > 0
      ? [
          check('refuses missing fields and values of the wrong type', async (stage) => {
            const caller = claim.by === 'visitor' ? stage.visitor : await stage.person(claim.by)
            for (const { name, value } of tries) {
              const form = await claim.form(stage)
              form.delete(name)
              if (value !== undefined) form.set(name, value)
              const why = value === undefined ? `${name} is missing` : `${name} is “${value.slice(0, 20)}”`
              const { httpStatus } = needRefusal(await caller.raw(claim.call, form), why)
              expect(
                (httpStatus ?? 500) < 500,
                `/api/${claim.call} fails with HTTP ${httpStatus} when ${why}`,
              )
            }
            await claim.intact(stage)
          }),
        ]
      : []),
    ...(ids.length > 0
      ? [
          check('refuses ids that do not exist', async (stage) => {
            const caller = claim.by === 'visitor' ? stage.visitor : await stage.person(claim.by)
            for (const name of ids) {
              const form = await claim.form(stage)
              form.set(name, String(Number.MAX_SAFE_INTEGER))
              needRefusal(await caller.raw(claim.call, form), `nothing has this ${name}`)
            }
          }),
        ]
      : []),
    ...(fields.length > 0 ? [check('handles a missing form', withoutForm(claim))] : []),
  ]
})

function withoutForm({ call, by }: Claim): Check['run'] {
  return async (stage) => {
    const caller = by === 'visitor' ? stage.visitor : await stage.person(by)
    const { exchange } = await caller.raw(call, null)
    const fails =
      exchange.problem ?? ((exchange.httpStatus ?? 500) >= 500 ? `HTTP ${exchange.httpStatus}` : '')
    expect(fails === '', `/api/${call} without a form: ${fails}`)
  }
}

import type { CallField } from '../../engine/contract/types.ts'
import type { SentField } from '../../engine/network/trace.ts'
import { type CopiedCall, type CopyOptions, text, textOf, unitsEscaped } from '../../panel/log/copy-call.ts'

/**
 * Returns the statements of a test (`tests/support/backend.ts`).
 * @param account of the caller; undefined for a visitor
 */
export function asTest(
  { call, payload = [], outcome, message, httpStatus }: CopiedCall,
  { withSecrets }: Pick<CopyOptions, 'withSecrets'>,
  { account, fields = {} }: { account?: number | undefined; fields?: Readonly<Record<string, CallField>> },
): string {
  const values = new Map<string, string[]>()
  for (const field of payload) {
    const value = literal(field, fields[field.name], withSecrets)
    values.set(field.name, [...(values.get(field.name) ?? []), value])
  }
  const properties = [...values].map(([name, all]) => {
    const isList = fields[name]?.kind === 'files'
    return `${/^[\w$]+$/.test(name) ? name : text(name)}: ${isList ? `[${all.join(', ')}]` : (all.at(-1) ?? '')}`
  })
  const given = [
    text(call),
    properties.length > 0 || account !== undefined ? `{ ${properties.join(', ')} }` : '',
  ]
  if (account !== undefined) given.push('token')
  const result = outcome === 'success' ? 'success' : 'refusal'
  return [
    'const backend = await createTestBackend()',
    ...(account === undefined ? [] : [`const token = await backend.signIn(${account})`]),
    `const { httpStatus, ${result} } = await backend.call(${given.filter(Boolean).join(', ')})`,
    `expect(httpStatus).toBe(${httpStatus})`,
    `expect(${result}.message).toBe(${text(message)})`,
  ]
    .join('\n')
    .replaceAll('{  }', '{}')
}

function literal(field: SentField, contract: CallField | undefined, withSecrets: boolean): string {
  const { value } = field
  if (typeof value === 'object' && value !== null) {
    const { name, type } = value
    if (type === 'application/pdf') return `pdfFile(${text(name)})`
    if (type === 'image/png') return `pngFile(${text(name)})`
    return `new File(['…'], ${text(name)}, { type: ${text(type)} })`
  }
  const sent = textOf(field, { withSecrets })
  if (contract?.kind === 'json' || contract?.kind === 'integer' || contract?.kind === 'number') {
    return isJsonText(sent) ? unitsEscaped(sent.replaceAll(/\s/g, ' ')) : text(sent)
  }
  if (contract?.kind === 'boolean' && /^[01]$/.test(sent)) return String(sent === '1')
  return text(sent)
}

function isJsonText(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

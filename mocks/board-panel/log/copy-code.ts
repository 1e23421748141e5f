import type { CallField } from '../../engine/contract/types.ts'
import type { LogEntry } from '../../engine/network/request-log.ts'
import type { SentField } from '../../engine/network/trace.ts'
import { type CopiedCall, type CopyOptions, text, textOf, unitsEscaped } from '../../panel/log/copy-call.ts'

/** Where a call was made. */
export interface Made {
  /** The account of the caller; undefined for a visitor. */
  account: number | undefined
  scenario: string
  /** The page, without the base path. */
  at: string
  fields: Readonly<Record<string, CallField>>
}

/** Returns a call as a test: a file of `tests/backend`. */
export function asTest(
  { call, payload = [], outcome, message, httpStatus }: CopiedCall,
  { withSecrets }: Pick<CopyOptions, 'withSecrets'>,
  { account, fields, scenario }: Made,
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
  const lines = [
    `const backend = await createTestBackend(${scenario === 'everyday' ? '' : text(scenario)})`,
    ...(account === undefined ? [] : [`const token = await backend.signIn(${account})`]),
    `const { httpStatus, ${result} } = await backend.call(${given.filter(Boolean).join(', ')})`,
    `expect(httpStatus).toBe(${httpStatus})`,
    `expect(${result}.message).toBe(${text(message)})`,
  ]
  const body = lines.map((line) => `  ${line.replaceAll('{  }', '{}')}\n`).join('')
  const files = ['pdfFile', 'pngFile'].filter((name) => body.includes(`${name}(`))
  return `// A file of tests/backend, such as copied.test.ts.
import { expect, it } from 'vitest'
import { ${['createTestBackend', ...files].join(', ')} } from '../support/backend.ts'

it('answers ${call}', async () => {
${body}})
`
}

/** Returns a story of the page with a call's answer: a file of `stories/screens`. */
export function asStory(
  { call, httpStatus, answer }: Pick<LogEntry, 'call' | 'httpStatus' | 'answer'>,
  { account, at, scenario }: Made,
): string {
  const parameters = [
    `at: ${text(at)}`,
    ...(account === undefined ? [] : [`as: ${account}`]),
    ...(scenario === 'everyday' ? [] : [`scenario: ${text(scenario)}`]),
    `...pin(${text(call)}, ${unitsEscaped(JSON.stringify(answer ?? {}))}, { httpStatus: ${httpStatus} })`,
  ]
  return `// A file of stories/screens, such as Copied.stories.tsx.
import { type Meta, pin, type Story } from '../support/story.ts'

export default { title: 'Screens/Copied' } satisfies Meta

export const Copied: Story = {
  tags: ['state'],
  parameters: {
${parameters.map((line) => `    ${line},\n`).join('')}  },
}
`
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

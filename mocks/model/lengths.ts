import { contract } from '../contract/calls.gen.ts'
import type { CallContract } from '../engine/contract/types.ts'

/** The longest text of each field in any call, in characters. */
const ofFields = new Map<string, number>()
for (const { fields } of Object.values<CallContract>(contract))
  for (const [name, { maxLength = 0 }] of Object.entries(fields))
    ofFields.set(name, Math.max(maxLength, ofFields.get(name) ?? 0))

const { title, message } = { title: ofFields.get('title') ?? 0, message: ofFields.get('message') ?? 0 }

/**
 * Returns the longest text of a column that a file may bring, in characters: that of the field of the same name. A
 * sentence of the product has few of them, and an email quotes a message, in which HTML may take six characters for one.
 */
export function longest(table: string, column: string): number {
  if (table === 'learned') return Infinity
  if (table !== 'mails') return ofFields.get(column) || 4 * title
  return column === 'text' || column === 'html' ? 8 * message : 4 * title
}

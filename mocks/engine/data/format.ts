import { checksum } from './checksum.ts'
import type { TableSpecs } from './table.ts'

/** Returns the format of stored rows: a hash of table names and schemas, so that no version number needs raising. */
export function formatOf(specs: TableSpecs): string {
  const described = Object.entries(specs)
    .map(([name, { schema }]) => [name, description(schema)])
    .toSorted(([a = ''], [b = '']) => (String(a) < String(b) ? -1 : 1))
  return checksum('format', JSON.stringify(described))
}

/** Reduces a schema to what determines the accepted values, without messages and library functions. */
function description(part: unknown): unknown {
  if (typeof part === 'function') return 'function'
  if (part instanceof RegExp) return String(part)
  if (Array.isArray(part)) return part.map(description)
  if (typeof part !== 'object' || part === null) return part
  return Object.entries(part)
    .filter(([key]) => !key.startsWith('~') && !['message', 'expects', 'reference'].includes(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, description(value)])
}

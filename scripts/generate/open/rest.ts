import type { JsonObject } from '../json.ts'
import type { Keys, OpenDocument } from './document.ts'

// What no contract's simulator follows, whatever its style.

/** Headers that the engine sends. */
const ownHeaders = ['content-type', 'content-length', 'content-disposition', 'retry-after']

export function reportDocument(document: OpenDocument): void {
  for (const [name] of document.members(document.root, [], 'webhooks'))
    document.gap('webhooks aren’t called', ['webhooks', name])
}

export function reportPath(document: OpenDocument, item: JsonObject, keys: Keys): void {
  if (item['servers'] !== undefined) document.gap('servers of a path aren’t used', keys)
}

export function reportOperation(document: OpenDocument, operation: JsonObject, keys: Keys): void {
  if (operation['servers'] !== undefined) document.gap('servers of an operation aren’t used', keys)
  if (operation['callbacks'] !== undefined) document.gap('callbacks aren’t called', keys)
}

export function reportAnswer(document: OpenDocument, answer: JsonObject, keys: Keys): void {
  const headers = document.members(answer, keys, 'headers').map(([name]) => name.toLowerCase())
  if (headers.some((name) => !ownHeaders.includes(name)))
    document.gap('headers of answers aren’t checked', keys)
  if (answer['links'] !== undefined) document.gap('links aren’t followed', keys)
}

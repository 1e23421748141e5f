import type { CallAuth } from '../../../mocks/engine/contract/types.ts'
import type { Scheme } from '../../../mocks/engine/open/types.ts'
import { at, isList, isObject, type JsonObject } from '../json.ts'
import type { Keys, OpenDocument } from './document.ts'

const locations = ['header', 'query', 'cookie'] as const

/** Reads where callers show who they are. */
export class Security {
  readonly #document: OpenDocument
  readonly #used = new Map<string, Scheme>()

  constructor(document: OpenDocument) {
    this.#document = document
  }

  /** The schemes of the operations read so far, each once. */
  get schemes(): Scheme[] {
    return [...this.#used.values()]
  }

  /** Reads the security of an operation, or that of the document. */
  authOf(operation: JsonObject, keys: Keys): CallAuth {
    const security = operation['security'] ?? this.#document.root['security']
    const ways = (isList(security) ? security : []).filter(isObject)
    if (ways.length === 0) return 'none'
    // A way with no scheme that is read needs none.
    const read = ways.map((way) =>
      Object.entries(way).filter(([name, scopes]) => this.#use(name, scopes, keys)),
    )
    if (read.every((way) => way.length === 0)) return 'none'
    if (ways.some((way) => Object.keys(way).length > 1))
      this.#document.gap('one of the schemes is enough where several are required together', keys)
    return read.some((way) => way.length === 0) ? 'optional' : 'required'
  }

  #use(name: string, scopes: JsonObject[string] | undefined, keys: Keys): boolean {
    const place = ['components', 'securitySchemes', name]
    const found = this.#document.object(at(this.#document.root, ...place), place)
    const scheme = found && readScheme(found.value)
    if (isList(scopes) && scopes.length > 0) this.#document.gap('scopes aren’t checked', keys)
    if (scheme) this.#used.set(JSON.stringify(scheme), scheme)
    else
      this.#document.gap(
        found
          ? `scheme ${JSON.stringify(found.value['type'] ?? null)} isn’t read`
          : 'a scheme isn’t described',
        place,
      )
    return scheme !== undefined
  }
}

function readScheme({ type, scheme, in: where, name }: JsonObject): Scheme | undefined {
  if (type === 'http' && typeof scheme === 'string')
    return { in: 'authorization', scheme: scheme.toLowerCase() }
  if (type === 'oauth2' || type === 'openIdConnect') return { in: 'authorization', scheme: 'bearer' }
  const location = type === 'apiKey' ? locations.find((one) => one === where) : undefined
  if (!location || typeof name !== 'string') return undefined
  return { in: location, name: location === 'header' ? name.toLowerCase() : name }
}

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { SystemRandom } from '../engine/base/random.ts'
import type { Tx } from '../model/tables.ts'
import { fieldsOfSchema, walk } from './walk.ts'
import type { Json } from './json.ts'

// Paths of the real backend's files, as paths of the simulator: it serves them by asking the backend, and its own
// rows, which name only its files, can refer to them. The name contains the path or address, and a mark that only this
// world can make: otherwise, any website could name any path of a backend that only this machine can reach.

const prefix = '/storage/backend-'

/** Fields whose text is the path or address of a file. */
const fileFields = new Set(['path', 'profile_image', 'cover_photo'])

/** Returns the mark of a path that an answer named. It outlives restarts, as its key is a row of the world. */
function markOf(tx: Tx, given: string): string {
  const key = 'files'
  const { seen } =
    tx.learned.one('key', key) ?? tx.learned.insert({ key, seen: { secret: new SystemRandom().hex(64) } })
  return bytesToHex(hmac(sha256, utf8ToBytes(String(seen['secret'])), utf8ToBytes(given))).slice(0, 32)
}

/**
 * Returns the simulator's path for a file of the backend.
 * @param tx of a change: the world's first mark makes its key
 * @param given a path, or the address of a file anywhere
 */
export function simulatedPath(tx: Tx, given: string): string {
  if (given === '' || isOfBackend(given)) return given
  const extension = /\.\w{1,5}$/.exec(given.split(/[?#]/, 1)[0] ?? '')?.[0] ?? ''
  return `${prefix}${markOf(tx, given)}-${bytesToHex(utf8ToBytes(given))}${extension}`
}

/** The path of a file that no answer has named yet. */
export const unknownPath = `${prefix}unknown`

/** Whether a path is that of a file of the backend, named by an answer or not. */
export const isOfBackend = (path: string): boolean => path.startsWith(prefix)

function partsOf(path: string): { mark: string; given: string } | undefined {
  const [, mark = '', hex] =
    /^(?:\/?storage\/)?backend-([\da-f]{32})-((?:[\da-f]{2})+)(?:\.\w+)?$/.exec(path) ?? []
  return hex === undefined ? undefined : { mark, given: new TextDecoder().decode(hexToBytes(hex)) }
}

/**
 * Returns the backend's path or address for a simulated path or file name; undefined for a file of the simulator, and
 * for a path that no answer named.
 */
export function realPath(tx: Tx, path: string): string | undefined {
  const { mark, given } = partsOf(path) ?? {}
  return given !== undefined && mark === markOf(tx, given) ? given : undefined
}

/**
 * Replaces the paths of the backend's files in its answer, and addresses at its own origin, so that they need no CORS
 * in development. Addresses elsewhere stay.
 * @param tx of a change, as for `simulatedPath`
 * @param address of the backend
 */
export function simulateFiles(tx: Tx, call: string, answer: Json, address: string): void {
  walk(call, answer, ({ schema, object }) => {
    for (const { name } of fieldsOfSchema(schema)) {
      const value = object[name]
      if (fileFields.has(name) && typeof value === 'string' && isAt(value.trim(), address)) {
        object[name] = simulatedPath(tx, value.trim())
      }
    }
  })
}

/** Replaces the simulator's paths of files elsewhere by their addresses. @param json an answer */
export function withAddresses(tx: Tx, json: string, address: string): string {
  return json.replaceAll(/"(\/storage\/backend-[\w.-]+)"/g, (text, path: string) => {
    const given = realPath(tx, path)
    return given === undefined || isAt(given, address) ? text : JSON.stringify(given)
  })
}

/** Whether this is a file of the backend, by a path that stays below its address and that every client reads alike. */
function isAt(value: string, address: string): boolean {
  if (/\\|(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(value)) return false
  if (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(value)) return value !== ''
  return URL.canParse(value) && new URL(value).origin === new URL(address).origin
}

/** Returns a form for the backend, with its own paths instead of the simulator's. */
export function formForBackend(form: FormData): FormData {
  const sent = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string') sent.append(name, partsOf(value)?.given ?? value)
    else sent.append(name, value, value.name)
  }
  return sent
}

import { fieldsOfSchema, walk } from './walk.ts'
import type { Json } from './json.ts'

// Paths of the real backend's files, as paths of the simulator: it serves them by asking the backend, and its own
// rows, which name only its files, can refer to them. The name contains the path or address.

const prefix = '/storage/backend-'

/** Fields whose text is the path or address of a file. */
const fileFields = new Set(['path', 'profile_image', 'cover_photo'])

/** Returns the simulator's path for a file of the backend. @param given a path, or the address of a file anywhere */
export function simulatedPath(given: string): string {
  if (given === '' || given.startsWith(prefix)) return given
  const bytes = new TextEncoder().encode(given)
  const name = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  const extension = /\.\w{1,5}$/.exec(given.split(/[?#]/, 1)[0] ?? '')?.[0] ?? ''
  return `${prefix}${name}${extension}`
}

/** Returns the backend's path or address for a simulated path or file name; undefined for a file of the simulator. */
export function realPath(given: string): string | undefined {
  const name = /^(?:\/?storage\/)?backend-([\w-]+)(?:\.\w+)?$/.exec(given)?.[1]
  if (name === undefined) return undefined
  try {
    const bytes = atob(name.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}

/**
 * Replaces the paths of the backend's files in its answer, and addresses at its own origin, so that they need no CORS
 * in development. Addresses elsewhere stay.
 * @param address of the backend
 */
export function simulateFiles(call: string, answer: Json, address: string): void {
  walk(call, answer, ({ schema, object }) => {
    for (const { name } of fieldsOfSchema(schema)) {
      const value = object[name]
      if (fileFields.has(name) && typeof value === 'string' && isAt(value.trim(), address)) {
        object[name] = simulatedPath(value.trim())
      }
    }
  })
}

function isAt(value: string, address: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(value)) return value !== ''
  return URL.canParse(value) && new URL(value).origin === new URL(address).origin
}

/** Returns a form for the backend: its own paths again instead of the simulator's. */
export function formForBackend(form: FormData): FormData {
  const sent = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string')
      sent.append(name, (value.startsWith(prefix) ? realPath(value) : undefined) ?? value)
    else sent.append(name, value, value.name)
  }
  return sent
}

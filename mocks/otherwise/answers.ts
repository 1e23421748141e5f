import type { Chosen } from '../assumptions.ts'
import { type Place, rewrites, type Rewrite } from '../assumptions/rewrites.ts'
import type { Outgoing } from '../engine/backend.ts'

/** Returns the answer as another backend may write it. */
export function otherAnswer(outgoing: Outgoing, chosen: Chosen): Outgoing['envelope'] {
  const { call, request, form, envelope } = outgoing
  const found = envelope['user']
  if (call === 'users/find' && chosen.has('users-find.recruiters') && isRecruiter(found)) {
    return { status: 'error', message: 'User not found.' }
  }
  const active = rewrites.filter(([id]) => chosen.has(id))
  return rewritten(envelope, active, { call, form: form.body, origin: otherOrigin(request), at: '' })
}

function rewritten(
  owner: Readonly<Record<string, unknown>>,
  active: readonly Rewrite[],
  outer: Omit<Place, 'owner' | 'key'>,
): Record<string, unknown> {
  const entries: [key: string, value: unknown][] = []
  for (const [key, given] of Object.entries(owner)) {
    const place = { ...outer, owner, key, at: outer.at === '' ? key : `${outer.at}.${key}` }
    const below = (child: unknown): unknown => {
      if (Array.isArray(child)) return child.map(below)
      return isObject(child) ? rewritten(child, active, place) : child
    }
    let [name, value] = [key, below(given)]
    for (const [, shows, write, , , otherName = name] of active) {
      if (value === undefined || !shows(value, place)) continue
      value = write(value, place)
      name = otherName
    }
    if (value !== undefined) entries.push([name, value])
  }
  return Object.fromEntries(entries)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRecruiter(value: unknown): boolean {
  return isObject(value) && value['type'] === 'recruiter'
}

/** The server's origin under its other loopback name, if any. Requests inside the browser have no `Host` header. */
function otherOrigin(request: Request): string | undefined {
  const [, name, port = ''] =
    /^(localhost|127\.0\.0\.1)(:\d+)?$/.exec(request.headers.get('host') ?? '') ?? []
  return name && `http://${name === 'localhost' ? '127.0.0.1' : 'localhost'}${port}`
}

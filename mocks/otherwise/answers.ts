import { mediaTypeOf } from '../engine/contract/files.ts'
import type { Outgoing } from '../engine/backend.ts'
import type { OtherwiseId } from '../assumptions.ts'
import type { Chosen } from '../assumptions.ts'

type Entry = readonly [key: string, value: unknown]

/** The answer that an entry belongs to, and its path in that answer. */
interface Place {
  call: string
  form: Readonly<Record<string, unknown>>
  /** The result of `otherOrigin`. */
  origin: string | undefined
  /** The path of keys to the entry, without indexes: `jobs.user.name`. */
  at: string
  owner: Readonly<Record<string, unknown>>
}

/** Rewrites an entry, or removes it. */
type Rewrite = (entry: Entry, place: Place) => Entry | undefined

const dropped =
  (drops: (place: Place) => boolean): Rewrite =>
  (entry, place) =>
    drops(place) ? undefined : entry

const written =
  (write: (value: unknown, key: string, place: Place) => unknown): Rewrite =>
  ([key, value], place) => [key, write(value, key, place)]

const isId = (key: string) => /^(id|\w+_id)$/.test(key)
const isAmount = (key: string) => /^(salary_(from|to)|amount|feature_price_per_month)$/.test(key)
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
const isInside = (at: string) => at.includes('.')

/** One rewrite for each assumption about the form of answers, applied in this order. */
const rewrites: readonly [OtherwiseId, Rewrite][] = [
  ['company-id', dropped(({ at }) => at === 'company.id')],
  ['google-client-id', dropped(({ at }) => at === 'settings.google_client_id')],
  ['notifications.time', dropped(({ at }) => at === 'notifications.created_at')],
  ['notifications.new', dropped(({ at }) => at === 'notifications.is_new')],
  ['notifications.job', dropped(({ at }) => at === 'notifications.job' || at === 'notifications.status')],
  ['employees.recruiter', dropped(({ at }) => /^employees?\.recruiter$/.test(at))],
  ['bookmarks.available', dropped(({ at }) => at === 'bookmarks.job.is_available')],
  ['toggles.state', dropped(({ at, call }) => call.endsWith('/toggle') && at.startsWith('is_'))],
  ['pages', dropped(({ at, call, form }) => lacksPages(at, call, 'company_id' in form))],
  [
    'unset.absent',
    (entry) => (entry[1] === null && /^(salary_(from|to)|cv)$/.test(entry[0]) ? undefined : entry),
  ],
  ['unset.text', written((value, key) => (value === null && !/^salary_|^cv$/.test(key) ? '' : value))],
  ['lists.absent', (entry, { at }) => (isEmptyList(entry[1]) && !isInside(at) ? undefined : entry)],
  ['lists.null', written((value, _key, { at }) => (isEmptyList(value) && isInside(at) ? null : value))],
  ['projects-add-files.files', written((value, _key, place) => newFiles(value, place))],
  [
    'files.type',
    written((value, _key, place) => (place.at.endsWith('files.type') ? typeOf(place.owner) : value)),
  ],
  ['icons', written((value, key) => (key === 'icon' ? `/storage/logo-${String(value)}.svg` : value))],
  ['files.origin', written((value, key, { origin }) => elsewhere(value, key, origin))],
  [
    'locations',
    written((value, _key, { at }) =>
      at === 'locations' && Array.isArray(value) ? value.map(asObject) : value,
    ),
  ],
  ['applicants', ([key, value]) => [key === 'applicants' ? 'applications' : key, value]],
  [
    'payment.status',
    written((value, _key, { at, owner }) => (at === 'payments.status' ? wordFor(value, owner) : value)),
  ],
  [
    'chat.address',
    written((value, key) =>
      key === 'tidio' && typeof value === 'string' ? value.replace(/^https?:/, '') : value,
    ),
  ],
  ['ids', written((value, key) => (typeof value === 'number' && isId(key) ? String(value) : value))],
  ['numbers', written((value, key) => numberText(value, key))],
  ['booleans', written((value, key) => bitOf(value, key))],
  [
    'times',
    written((value, key) =>
      key === 'created_at' ? String(value).replace(/^(.{10})T(.{8})(\.\d+)?Z$/, '$1 $2') : value,
    ),
  ],
  ['profile-rows.numbers', written((value, _key, { at }) => yearOf(value, at))],
  [
    'profile-rows.text',
    written((value, key) => (Array.isArray(value) && isProfileRows(key) ? JSON.stringify(value) : value)),
  ],
]

/** Returns the answer as another backend may write it. */
export function otherAnswer(outgoing: Outgoing, chosen: Chosen): Outgoing['envelope'] {
  const { call, request, form, envelope } = outgoing
  const found = envelope['user']
  if (call === 'users/find' && chosen.has('users-find.recruiters') && isRecruiter(found)) {
    return { status: 'error', message: 'User not found.' }
  }
  const active = rewrites.filter(([id]) => chosen.has(id)).map(([, rewrite]) => rewrite)
  return rewritten(envelope, active, { call, form: form.body, origin: otherOrigin(request), at: '' })
}

function rewritten(
  owner: Readonly<Record<string, unknown>>,
  active: readonly Rewrite[],
  outer: Omit<Place, 'owner'>,
): Record<string, unknown> {
  const entries: Entry[] = []
  for (const [key, value] of Object.entries(owner)) {
    const here = { ...outer, owner, at: outer.at === '' ? key : `${outer.at}.${key}` }
    const below = (child: unknown): unknown => {
      if (Array.isArray(child)) return child.map(below)
      return isObject(child) ? rewritten(child, active, here) : child
    }
    let entry: Entry | undefined = [key, below(value)]
    for (const rewrite of active) entry &&= rewrite(entry, here)
    if (entry) entries.push(entry)
  }
  return Object.fromEntries(entries)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRecruiter(value: unknown): boolean {
  return isObject(value) && value['type'] === 'recruiter'
}

/** Whether `at` is a `pages` or `total` that the specification doesn't name for the call. */
function lacksPages(at: string, call: string, ofCompany: boolean): boolean {
  if (at === 'total') return call !== 'users/fetch'
  if (at !== 'pages') return false
  if (call === 'jobs/search') return !ofCompany
  return ['jobs/fetch', 'jobs/my', 'jobs/my-applications'].includes(call)
}

function newFiles(value: unknown, { at, call, form }: Place): unknown {
  const uploads = form['files[]']
  if (at !== 'files' || call !== 'projects/add-files') return value
  return Array.isArray(value) && Array.isArray(uploads) ? value.slice(-uploads.length) : value
}

function typeOf({ path }: Place['owner']): string {
  return mediaTypeOf(String(path))
}

function elsewhere(value: unknown, key: string, origin: string | undefined): unknown {
  const isPath = /^(path|icon|profile_image|cover_photo)$/.test(key)
  return isPath && origin !== undefined && typeof value === 'string' && value.startsWith('/')
    ? origin + value
    : value
}

/** The server's origin under its other loopback name, if any. Requests inside the browser have no `Host` header. */
function otherOrigin(request: Request): string | undefined {
  const [, name, port = ''] =
    /^(localhost|127\.0\.0\.1)(:\d+)?$/.exec(request.headers.get('host') ?? '') ?? []
  return name && `http://${name === 'localhost' ? '127.0.0.1' : 'localhost'}${port}`
}

function asObject(location: unknown): object {
  return { location }
}

function wordFor(status: unknown, { method }: Place['owner']): unknown {
  if (status === 'succeeded') return method === 'stripe' ? 'paid' : 'completed'
  return status === 'failed' ? 'declined' : status
}

function numberText(value: unknown, key: string): unknown {
  if (typeof value !== 'number' || isId(key) || key === 'is_featured') return value
  return isAmount(key) ? value.toFixed(2) : String(value)
}

function bitOf(value: unknown, key: string): unknown {
  if (key === 'is_featured') return value === 1
  return typeof value === 'boolean' ? Number(value) : value
}

function isProfileRows(key: string): boolean {
  return /^(education|experiences|certificates)$/.test(key)
}

function yearOf(value: unknown, at: string): unknown {
  const isYear = /\b(education|experiences|certificates)\.(year|from|to)$/.test(at)
  return isYear && typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : value
}

import type { OtherwiseId } from '../assumptions.ts'
import { mediaTypeOf } from '../engine/contract/files.ts'

type Fields = Readonly<Record<string, unknown>>

/** A place in an answer to a call. */
export interface Place {
  call: string
  /** The fields of the call, if they are known. */
  form?: Fields
  /** Another origin for files, if there is one. */
  origin?: string | undefined
  /** The path of keys, without indexes: `jobs.user.name`. */
  at: string
  /** The last key. */
  key: string
  /** The object that has the key. */
  owner: Fields
}

type Shows = (value: unknown, place: Place) => boolean
type Write = (value: unknown, place: Place) => unknown
type Test = (value: unknown, owner: Fields) => boolean

/**
 * How an assumption shows in answers: whether a value shows it, as the contract writes it or as the app reads it; how
 * another backend writes such a value; whether a received value is written as the contract assumes, or otherwise; and
 * another backend's name for the key. A value that is absent, or to be left out, is undefined.
 */
export type Rewrite = readonly [
  id: OtherwiseId,
  shows: Shows,
  write: Write,
  isAssumed: Test,
  isOther: Test,
  name?: string,
]

const isId = (key: string) => /^(?:id|\w+_id)$/.test(key)
const isAmount = (key: string) => /^(?:salary_(?:from|to)|amount|feature_price_per_month)$/.test(key)
const isOmissible = (key: string) => /^(?:salary_(?:from|to)|cv)$/.test(key)
const isFile = (key: string) => /^(?:path|icon|profile_image|cover_photo)$/.test(key)
const isRows = (key: string) => /^(?:education|experiences|certificates)$/.test(key)
const isYear = (at: string) => /\b(?:education|experiences|certificates)\.(?:year|from|to)$/.test(at)
const isInside = (at: string) => at.includes('.')

const isNumber: Test = (value) => typeof value === 'number'
const isText: Test = (value) => typeof value === 'string'
const isBoolean: Test = (value) => typeof value === 'boolean'
const isBit: Test = (value) => value === 0 || value === 1
const isList: Test = (value) => Array.isArray(value)
const isNull: Test = (value) => value === null
const isEmpty: Test = (value) => value === ''
const isAbsent: Test = (value) => value === undefined
const isThere: Test = (value) => value !== undefined
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
const isObject = (value: unknown) => typeof value === 'object' && value !== null
const like = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value)
const listOf =
  (isItem: (value: unknown) => boolean): Test =>
  (value) =>
    Array.isArray(value) && value.every(isItem)

const dropped = (id: OtherwiseId, drops: (place: Place) => boolean): Rewrite => [
  id,
  (_, place) => drops(place),
  () => undefined,
  isThere,
  isAbsent,
]
const changed =
  (change: (text: string, place: Place) => unknown): Write =>
  (value, place) =>
    typeof value === 'string' ? change(value, place) : value

/** One or two for each assumption about the form of answers, applied in this order. */
export const rewrites: readonly Rewrite[] = [
  dropped('company-id', ({ at }) => at === 'company.id'),
  dropped('google-client-id', ({ at }) => at === 'settings.google_client_id'),
  dropped('notifications.time', ({ at }) => at === 'notifications.created_at'),
  dropped('notifications.new', ({ at }) => at === 'notifications.is_new'),
  dropped('notifications.job', ({ at }) => at === 'notifications.job' || at === 'notifications.status'),
  dropped('applications.changed', ({ key }) => key === 'changed_at'),
  dropped('employees.recruiter', ({ at, call, owner }) => {
    // Lists of a company's employees need no company.
    return /^employees?\.recruiter$/.test(at) && (call === 'my-profile' || 'recruiter' in owner)
  }),
  dropped('bookmarks.available', ({ at }) => at === 'bookmarks.job.is_available'),
  dropped('toggles.state', ({ at, call }) => call.endsWith('/toggle') && at.startsWith('is_')),
  dropped('pages', lacksPages),
  ['unset.absent', (value, { key }) => value === null && isOmissible(key), () => undefined, isNull, isAbsent],
  ['unset.text', (value, { key }) => value === null && !isOmissible(key), () => '', isNull, isEmpty],
  ['lists.absent', (value, { at }) => isEmptyList(value) && !isInside(at), () => undefined, isList, isAbsent],
  ['lists.null', (value, { at }) => isEmptyList(value) && isInside(at), () => null, isList, isNull],
  [
    'projects-add-files.files',
    (_, { call, at }) => call === 'projects/add-files' && at === 'files',
    newFiles,
    isList,
    isList,
  ],
  [
    'files.type',
    (_, { at }) => at.endsWith('files.type'),
    (_, { owner }) => mediaTypeOf(String(owner['path'])),
    like(/^(?:image|video)$/),
    like(/^\w+\/[\w.+-]+$/),
  ],
  [
    'icons',
    (_, { key }) => key === 'icon',
    changed((icon) => `/storage/logo-${icon}.svg`),
    like(/^[\w-]+$/),
    like(/[/:]/),
  ],
  [
    'files.origin',
    (value, { key }) => isFile(key) && like(key === 'icon' ? /^\// : /./)(value),
    changed((path, { origin = '' }) => (path.startsWith('/') ? origin + path : path)),
    like(/^\/(?!\/)/),
    like(/^(?:https?:)?\/\//),
  ],
  [
    'locations',
    (value, { at }) => at === 'locations' && !isEmptyList(value),
    (value) => (Array.isArray(value) ? value.map((location: unknown) => ({ location })) : value),
    listOf(like(/./)),
    listOf(isObject),
  ],
  [
    'applicants',
    (value, { at, key }) => key === 'applicants' && (value !== undefined || at === 'jobs.applicants'),
    (value) => value,
    isThere,
    (_, owner) => 'applications' in owner,
    'applications',
  ],
  [
    'payment.status',
    (value, { at }) => at === 'payments.status' && value !== 'pending',
    wordFor,
    like(/^(?:succeeded|failed)$/),
    isText,
  ],
  [
    'chat.address',
    (value, { key }) => key === 'tidio' && value !== null,
    changed((address) => address.replace(/^https?:/, '')),
    like(/^https?:\/\//),
    like(/^\/\//),
  ],
  ['ids', (value, { key }) => typeof value === 'number' && isId(key), String, isNumber, isText],
  [
    'numbers',
    (value, { key }) => typeof value === 'number' && !isId(key) && key !== 'is_featured',
    numberText,
    isNumber,
    isText,
  ],
  ['booleans', (_, { key }) => key === 'is_featured', (value) => value === 1, isBit, isBoolean],
  [
    'booleans',
    (value, { key }) => typeof value === 'boolean' && key !== 'is_featured',
    Number,
    isBoolean,
    isBit,
  ],
  [
    'times',
    (value, { key }) => key === 'created_at' && typeof value === 'string',
    changed((time) => time.replace(/^(.{10})T(.{8})(\.\d+)?Z$/, '$1 $2')),
    like(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)$/),
    like(/^\d{4}-\d\d-\d\d[T ][\d:.]+(?:[+-]\d\d:\d\d)?$/),
  ],
  [
    'profile-rows.numbers',
    (value, { at }) => isYear(at) && like(/^[1-9]\d{0,8}$/)(value),
    Number,
    isText,
    isNumber,
  ],
  [
    'profile-rows.text',
    (value, { key }) => isRows(key) && Array.isArray(value),
    (rows) => JSON.stringify(rows),
    isList,
    isText,
  ],
]

/** Whether it is a `pages` or `total` that the specification doesn't name for the call. */
function lacksPages({ at, call, form }: Place): boolean {
  if (at === 'total') return call !== 'users/fetch'
  if (at !== 'pages') return false
  if (call === 'jobs/search') return form !== undefined && !('company_id' in form)
  return ['jobs/fetch', 'jobs/my', 'jobs/my-applications'].includes(call)
}

function newFiles(value: unknown, { form }: Place): unknown {
  const uploads = form?.['files[]']
  return Array.isArray(value) && Array.isArray(uploads) ? value.slice(-uploads.length) : value
}

function wordFor(status: unknown, { owner: { method } }: Place): unknown {
  if (status === 'succeeded') return method === 'stripe' ? 'paid' : 'completed'
  return status === 'failed' ? 'declined' : status
}

function numberText(value: unknown, { key }: Place): string {
  return typeof value === 'number' && isAmount(key) ? value.toFixed(2) : String(value)
}

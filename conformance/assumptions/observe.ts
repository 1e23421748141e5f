import type { OtherwiseId } from '../../mocks/assumptions.ts'
import { excerpt, isObject, textOf } from '../contract.ts'
import type { Exchange, Received } from '../transport.ts'

/** Evidence on one assumption, by the verdict that it supports. */
export interface Sightings {
  assumed: string[]
  otherwise: string[]
  neither: string[]
}

type Verdict = keyof Sightings

/** A value of an answer, as received and as the app reads it. */
interface Place {
  call: string
  /** The path without list positions, such as `jobs.salary_from`. */
  at: string
  key: string
  raw: unknown
  read: unknown
  origin: string
}

const profileRows = /(?:^|\.)(?:education|experiences|certificates)$/
const isList = (value: unknown) => Array.isArray(value)
const isNoList = (value: unknown) => value == null || (isList(value) && value.length === 0)
const when = (assumed: boolean, otherwise: boolean): Verdict =>
  assumed ? 'assumed' : otherwise ? 'otherwise' : 'neither'

/** Each judges a value of an answer by one assumption; undefined if the value shows nothing about it. */
const values: Readonly<Partial<Record<OtherwiseId, (place: Place) => Verdict | undefined>>> = {
  ids: ({ key, raw, read, at }) => {
    if (typeof read !== 'number' || !/^id$|_id$/.test(key) || at.includes('payment_obj')) return undefined
    return when(typeof raw === 'number', typeof raw === 'string')
  },
  numbers: ({ key, raw, read }) => {
    if (typeof read !== 'number' || /^id$|_id$|^is_featured$/.test(key)) return undefined
    return when(typeof raw === 'number', typeof raw === 'string')
  },
  booleans: ({ key, raw, read }) => {
    // 1 and 0 are specified for this one, so they show nothing about the others.
    if (key === 'is_featured') return typeof raw === 'boolean' ? 'otherwise' : undefined
    return typeof read === 'boolean' ? when(typeof raw === 'boolean', raw === 0 || raw === 1) : undefined
  },
  times: ({ key, raw }) => {
    if (key !== 'created_at' || typeof raw !== 'string') return undefined
    return when(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)$/.test(raw), /^\d{4}-\d\d-\d\d[T ][\d:.]+$/.test(raw))
  },
  'lists.absent': ({ at, raw, read }) => {
    if (!isList(read) || at.includes('.') || read.length > 0) return undefined
    return isNoList(raw) ? when(isList(raw), raw === undefined) : undefined
  },
  'lists.null': ({ at, raw, read }) => {
    if (!isList(read) || !at.includes('.') || read.length > 0) return undefined
    return isNoList(raw) ? when(isList(raw), raw === null) : undefined
  },
  'unset.text': ({ key, raw, read }) => {
    if (raw === '' && /^(?:about|summary|profile_image|cover_photo|currently_\w+|desired_\w+|url)$/.test(key))
      return 'otherwise'
    return raw === null && read === null && !/^salary_|^cv$/.test(key) ? 'assumed' : undefined
  },
  'unset.absent': ({ key, raw, read }) => {
    return read === null && /^(?:salary_(?:from|to)|cv)$/.test(key)
      ? when(raw === null, raw === undefined)
      : undefined
  },
  'profile-rows.numbers': ({ key, at, raw }) => {
    const rows =
      key !== '' && profileRows.test(at) && (isList(raw) || typeof raw === 'string') ? raw : undefined
    const text = typeof rows === 'string' ? rows : excerpt(rows, 10_000)
    if (!/"(?:year|from|to)":"?[1-9]/.test(text)) return undefined
    return when(!/"(?:year|from|to)":[1-9]/.test(text), !/"(?:year|from|to)":"[1-9]/.test(text))
  },
  'profile-rows.text': ({ at, key, raw }) => {
    return key !== '' && profileRows.test(at) && raw !== null && raw !== undefined
      ? when(isList(raw), typeof raw === 'string')
      : undefined
  },
  'files.type': ({ at, raw }) => {
    return at.endsWith('files.type')
      ? when(raw === 'image' || raw === 'video', /^\w+\/[\w.+-]+$/.test(textOf(raw)))
      : undefined
  },
  'files.origin': ({ key, raw, origin }) => {
    if (!/^(?:path|profile_image|cover_photo)$/.test(key) || typeof raw !== 'string' || raw === '')
      return undefined
    return when(/^\/(?!\/)/.test(raw) || raw.startsWith(`${origin}/`), /^(?:https?:)?\/\//.test(raw))
  },
  icons: ({ key, raw }) =>
    key === 'icon' ? when(/^[\w-]+$/.test(textOf(raw)), /[/:]/.test(textOf(raw))) : undefined,
  locations: ({ at, raw }) => {
    if (at !== 'locations' || !isList(raw) || raw.length === 0) return undefined
    return when(
      raw.every((one) => typeof one === 'string'),
      raw.every((one) => isObject(one) && 'location' in one),
    )
  },
  'payment.status': ({ at, raw }) => {
    if (at !== 'payments.status' || raw === 'pending') return undefined
    return when(raw === 'succeeded' || raw === 'failed', typeof raw === 'string')
  },
  'chat.address': ({ key, raw }) => {
    return key === 'tidio' && typeof raw === 'string' && raw !== ''
      ? when(/^https?:\/\//.test(raw), raw.startsWith('//'))
      : undefined
  },
}

/** Fields whose absence reverses an assumption: the calls, the parent object, the field, and its replacement if any. */
const fields: readonly [id: OtherwiseId, calls: RegExp, owner: string, name: string, other?: string][] = [
  ['company-id', /^jobs\/search$/, 'company', 'id'],
  ['notifications.time', /^notifications/, 'notifications', 'created_at'],
  ['notifications.new', /^notifications/, 'notifications', 'is_new'],
  ['notifications.job', /^notifications/, 'notifications', 'job'],
  ['employees.recruiter', /^my-profile$/, 'employees', 'recruiter'],
  ['bookmarks.available', /^bookmarks\/fetch$/, 'bookmarks.job', 'is_available'],
  ['toggles.state', /^bookmarks\/toggle$/, '', 'is_bookmarked'],
  ['google-client-id', /^fetch-settings$/, 'settings', 'google_client_id'],
  ['pages', /^jobs\/(?:fetch|my|my-applications)$/, '', 'pages'],
  ['applicants', /^jobs\/my$/, 'jobs', 'applicants', 'applications'],
]

/** Collects evidence on the assumptions from the answers of a run. */
export class Observer {
  readonly seen = new Map<string, Sightings>()
  readonly #origin: string

  constructor(url: string) {
    this.#origin = URL.canParse(url) ? new URL(url).origin : ''
  }

  look(
    { call, httpStatus, verdict }: Exchange,
    { envelope, json }: Pick<Received, 'envelope' | 'json'>,
  ): void {
    if (httpStatus === 413 || httpStatus === 429) {
      this.#note('server-faults', 'assumed', `${call}: HTTP ${httpStatus}`)
    }
    if (!verdict || !isObject(json)) return
    if (json['status'] === 'success') {
      this.#walk({ call, at: '', key: '', raw: json, read: envelope, origin: this.#origin })
      return
    }
    this.#note(
      'status-word',
      when(json['status'] === 'error', typeof json['status'] === 'string'),
      `${call}: ${excerpt(json['status'])}`,
    )
    const errors = isObject(json['errors']) ? Object.entries(json['errors']) : []
    for (const [field, said] of errors) {
      this.#note(
        'errors.form',
        when(isList(said), typeof said === 'string'),
        `${call}: ${field} ${excerpt(said, 60)}`,
      )
    }
    if (httpStatus === null || [401, 413, 429].includes(httpStatus) || httpStatus >= 500) return
    if (call === 'me' || /token|log in/i.test(textOf(json['message']))) return
    this.#note('refusals', when(httpStatus === 200, httpStatus >= 400), `${call}: HTTP ${httpStatus}`)
  }

  #walk(place: Place): void {
    const { call, at, raw, read } = place
    for (const [id, tell] of Object.entries(values)) {
      const verdict = tell(place)
      if (verdict)
        this.#note(id, verdict, `${call}: ${at} ${raw === undefined ? 'is absent' : excerpt(raw, 60)}`)
    }
    if (isList(raw) && isList(read)) {
      if (raw.length !== read.length) return
      for (const [index, item] of raw.entries())
        this.#walk({ ...place, key: '', raw: item, read: read[index] })
      return
    }
    if (!isObject(raw) || !isObject(read) || isList(raw) !== isList(read)) return
    for (const [id, calls, owner, name, other] of fields) {
      if (!calls.test(call) || owner !== at) continue
      const verdict = when(name in raw, other === undefined || other in raw)
      this.#note(
        id,
        verdict,
        `${call}: ${owner || 'the answer'} has ${Object.keys(raw).join(', ').slice(0, 120)}`,
      )
    }
    for (const key of new Set([...Object.keys(raw), ...Object.keys(read)])) {
      this.#walk({ ...place, at: at === '' ? key : `${at}.${key}`, key, raw: raw[key], read: read[key] })
    }
  }

  #note(id: string, verdict: Verdict, evidence: string): void {
    const sightings = this.seen.get(id) ?? { assumed: [], otherwise: [], neither: [] }
    this.seen.set(id, sightings)
    if (sightings[verdict].length < 2) sightings[verdict].push(evidence)
  }
}

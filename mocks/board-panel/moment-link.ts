import * as v from 'valibot'

/** The state of the demo that a link opens. */
export interface Moment {
  /** The format of the stored data. Builds with other tables have a different one. */
  format: string
  scenario: string
  seed: number
  /** How far the simulated clock is ahead of the real one, in milliseconds. */
  ahead: number
  isStopped: boolean
  /** The account that is logged in; null for a visitor. */
  account: number | null
}

const start = '#moment?'

/** The maximum length of a hash, in characters. `hashOf` returns shorter ones. */
const longest = 500

const whole = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^-?\\d{1,${digits}}$`)), v.transform(Number), v.safeInteger())

const schema = v.object({
  format: v.pipe(v.string(), v.nonEmpty()),
  scenario: v.pipe(v.string(), v.nonEmpty()),
  seed: v.pipe(whole(15), v.minValue(0)),
  ahead: whole(15),
  stopped: v.picklist(['0', '1']),
  account: v.optional(v.pipe(whole(15), v.minValue(1))),
})

/** Returns the hash of a URL that opens the moment. */
export function hashOf({ format, scenario, seed, ahead, isStopped, account }: Moment): string {
  const query = new URLSearchParams({ format, scenario, seed: String(seed), ahead: String(ahead) })
  query.set('stopped', isStopped ? '1' : '0')
  if (account !== null) query.set('account', String(account))
  return `${start}${query.toString()}`
}

/** Parses the hash of a URL. @returns null if it does not link to a moment, `broken` if the link is invalid */
export function readMoment(hash: string): Moment | 'broken' | null {
  if (!hash.startsWith(start.slice(0, -1))) return null
  if (hash.length > longest) return 'broken'
  const parsed = v.safeParse(schema, Object.fromEntries(new URLSearchParams(hash.slice(start.length))))
  if (!parsed.success) return 'broken'
  const { stopped, account = null, ...others } = parsed.output
  return { ...others, isStopped: stopped === '1', account }
}

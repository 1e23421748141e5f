/** What a job says about pay: currency, lower end, upper end, and the time it is for. */
export type Pay = readonly [
  currency: string,
  from: number | null,
  to: number | null,
  per: 'hour' | 'month' | 'year',
]

/** A job as it is written down for the scenario. */
export interface JobDraft {
  /** A higher id is a newer job. */
  id: number
  /** The company's account. */
  by: number
  title: string
  type: 'remote' | 'on_site' | 'hybrid'
  location?: string
  nature?: 'part_time'
  pay?: Pay
  vacancies?: number
  state?: 'pending' | 'cancelled'
  closed?: true
  /** Deleted this many days ago. */
  deleted?: number
  /** The opening paragraphs. */
  lead: string
  /** What one will do; without them `lead` is the whole text. */
  tasks?: readonly string[]
  /** What it takes. */
  asks?: readonly string[]
}

/** A category with its jobs. */
export interface Field {
  name: string
  /** The key of its icon, named like the glyph of the icon set. */
  icon: string
  jobs: readonly JobDraft[]
}

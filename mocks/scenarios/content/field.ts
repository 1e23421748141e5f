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
}

/** A category with what its jobs are written from. */
export interface Field {
  name: string
  /** The key of its icon, named like the glyph of the icon set. */
  icon: string
  /** What its jobs ask for. */
  asks: readonly string[]
  /** What its jobs offer, besides what all do. */
  offers: readonly string[]
  jobs: readonly JobDraft[]
}

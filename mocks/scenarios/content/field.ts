/** A salary before tax. For part time, monthly and yearly amounts are those of full-time hours. */
export type Pay = readonly [
  currency: string,
  from: number | null,
  to: number | null,
  per: 'hour' | 'month' | 'year',
]

/** A job of the scenario. */
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
  /** Without them, `lead` is the whole text. */
  tasks?: readonly string[]
  /** The requirements. */
  asks?: readonly string[]
}

/** A category with its jobs. */
export interface Field {
  name: string
  /** The key of its icon: a name in the icon set. */
  icon: string
  jobs: readonly JobDraft[]
}

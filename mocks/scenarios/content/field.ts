/** A salary before tax. Monthly and yearly amounts are for full-time hours, even if the job is part time. */
export type Pay = readonly [
  currency: string,
  from: number | null,
  to: number | null,
  per: 'hour' | 'month' | 'year',
]

/** A job of the scenario `everyday`. */
export interface JobDraft {
  /** A higher id is a newer job. */
  id: number
  /** The id of the company's account. */
  by: number
  title: string
  type: 'remote' | 'on_site' | 'hybrid'
  location?: string
  nature?: 'part_time'
  pay?: Pay
  vacancies?: number
  state?: 'pending' | 'cancelled'
  closed?: true
  /** How many days ago the company deleted the job. */
  deleted?: number
  /** The opening paragraphs of the description. */
  lead: string
  /** Without tasks, `lead` is the whole description. */
  tasks?: readonly string[]
  /** The requirements. */
  asks?: readonly string[]
}

/** A category with its jobs in the scenario `everyday`. */
export interface Field {
  name: string
  /** The name of its icon in the app's icon set. */
  icon: string
  jobs: readonly JobDraft[]
}

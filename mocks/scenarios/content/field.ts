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

/** Similar jobs, with their titles and what they share: the salary, the tasks and the requirements. */
export interface Family {
  titles: readonly string[]
  /** What may follow any of the titles, after a comma. */
  turns: readonly string[]
  /** The yearly salary with some experience, in euros, before `Land.pay` converts it. */
  pay: number
  /** Whether there are junior, senior and lead jobs. */
  ranks?: true
  /** Whether the job can be remote. */
  remote?: true
  /** Whether the job can be hybrid, which every job with `remote` can be. */
  desk?: true
  /** Whether companies of every trade also hire for these jobs. */
  support?: true
  /** The ids of jobs in `fields/` whose tasks and requirements fit as well. */
  like?: readonly number[]
  tasks: readonly string[]
  asks: readonly string[]
}

/** The jobs of a category in the scenario `busy`, and the companies that post them. */
export interface Trade {
  /** The name of the category. */
  name: string
  /** The number of companies and job seekers in the trade, relative to other trades. */
  share: number
  /** The possible endings of company names. */
  suffixes: readonly string[]
  /** Opening sentences about the company. `{n}` is a number of people, `{place}` the town and `{firm}` the company. */
  leads: readonly string[]
  /** Tasks that fit every job of the trade. */
  tasks: readonly string[]
  /** Requirements that fit every job of the trade. */
  asks: readonly string[]
  families: readonly Family[]
}

/** A category: its jobs in the scenario `everyday`, and its trade. */
export interface Field {
  name: string
  /** The name of its icon in the app's icon set. */
  icon: string
  jobs: readonly JobDraft[]
  trade: Omit<Trade, 'name'>
}

import { newJob } from '../model/jobs.ts'
import type { Row } from '../model/tables.ts'
import { isListed, mayOpen } from '../rules/visibility.ts'
import type { Random } from '../engine/base/random.ts'
import { day, minute } from '../engine/base/clock.ts'
import type { Family, Trade } from './content/field.ts'
import { fields, trades } from './content/index.ts'
import {
  closings,
  headings,
  localOffers,
  offers,
  plainAsks,
  plainLeads,
  plainTasks,
  salaryNote,
} from './content/phrases.ts'
import { lands } from './content/crowd.ts'
import { busy } from './personas.ts'
import {
  between,
  byShare,
  filledIn,
  type Firm,
  lowered,
  one,
  type Seeker,
  withArticle,
} from './busy-people.ts'
import { endOf, numbered, type Unnumbered } from './events.ts'

type Job = Row<'jobs'>
type Application = Row<'applications'>

export const jobCount = 10_000
/** The age of the oldest job, in days. */
const oldest = 118
/** The interval between the ids of `busy.company`'s jobs. */
const every = jobCount / busy.companyJobs

/** A job with data that is not in its row. */
export interface Posted {
  job: Job
  firm: Firm
  trade: Trade
}

/** The tasks and requirements of a family: its own, its trade's, common ones and those of the jobs in `like`. */
const phrasesOf = new Map(
  trades.flatMap(({ families, tasks: tradeTasks, asks: tradeAsks }) =>
    families.map((family) => {
      const like = fields.flatMap(({ jobs }) => jobs).filter(({ id }) => family.like?.includes(id))
      return [
        family,
        {
          tasks: [...family.tasks, ...tradeTasks, ...plainTasks, ...like.flatMap(({ tasks }) => tasks ?? [])],
          asks: [...family.asks, ...tradeAsks, ...plainAsks, ...like.flatMap(({ asks }) => asks ?? [])],
        },
      ] as const
    }),
  ),
)

/** Draws a trade that a city administration hires for. */
const someCityTrade = byShare(
  trades.filter(({ name }) => !/^(?:Design|Engineering|Hospitality|Retail|Warehouse)/.test(name)),
)
/** Matches titles that only a part-time job can have. */
const partTime =
  /, (?:mornings|afternoons|evenings|weekends|alternate weekends|weekend crew|Saturdays|job share|lunch only|\w+ days a week|evening courses)$/
/** The trades, reduced to the families that companies of every trade hire for. */
const supportTrades = trades.flatMap((trade) => {
  const families = trade.families.filter(({ support }) => support)
  return families.length > 0 ? [{ ...trade, families }] : []
})
const someSupportTrade = byShare(supportTrades)
const ranks = byShare([
  { share: 61, prefix: '', pay: 1 },
  { share: 12, prefix: 'Junior ', pay: 0.8 },
  { share: 22, prefix: 'Senior ', pay: 1.28 },
  { share: 5, prefix: 'Lead ', pay: 1.42 },
])
const noRank = { prefix: '', pay: 1 }

/** Makes the jobs, oldest first. No company has two jobs with the same title. */
export function jobsOf(random: Random, now: number, firms: readonly Firm[]): Posted[] {
  const wheel = wheelOf(random, firms)
  const taken = new Set<string>()
  return Array.from({ length: jobCount }, (_, index) => {
    const id = index + 1
    // Most jobs are recent. Each is created within its own slice of time, so that a higher id is a newer job.
    const ageAt = (place: number) => oldest * ((jobCount - place) / jobCount) ** 1.6
    const slice = ageAt(index) - ageAt(id)
    const age = ageAt(id) * day + 2 * minute + slice * day * 0.9 * random.next()
    const created_at = Math.round(now - age)
    const firm = firmFor(random, wheel, firms, id, created_at)
    return postOf(random, now, taken, firm, id, created_at)
  })
}

/** Repeats each company by its weight, so that a few companies post many jobs and most post few. */
function wheelOf(random: Random, firms: readonly Firm[]): Firm[] {
  return firms.flatMap((firm, index) => {
    if (firm.id === busy.company || firm.id === busy.smallCompany) return []
    const weight =
      index < 50 ? random.integer(15, 30) : index < 300 ? random.integer(4, 12) : random.integer(1, 4)
    return Array<Firm>(weight).fill(firm)
  })
}

/** Returns the job's company: a fixed one for some ids, otherwise a random one that had signed up before the job. */
function firmFor(
  random: Random,
  wheel: readonly Firm[],
  firms: readonly Firm[],
  id: number,
  created_at: number,
): Firm {
  const fixed =
    id % every === busy.crowdedJob % every ? busy.company : id === jobCount - 1 ? busy.smallCompany : 0
  for (let firm = firms[fixed - 1] ?? one(random, wheel); ; firm = one(random, wheel)) {
    if (firm.joined < created_at - day / 4) return firm
  }
}

function postOf(
  random: Random,
  now: number,
  taken: Set<string>,
  firm: Firm,
  id: number,
  created_at: number,
): Posted {
  const crowded = id === busy.crowdedJob
  const trade =
    firm.id === busy.company
      ? someCityTrade(random)
      : random.next() < 0.12
        ? someSupportTrade(random)
        : firm.trade
  const { family, post, title, rank } = freshTitle(random, taken, firm, trade)
  const land = family.remote && random.next() < 0.2 ? one(random, lands) : firm.land
  const town = land === firm.land && random.next() < 0.7 ? firm.town : one(random, land.towns.split(','))
  const type =
    family.remote && random.next() < 0.4
      ? 'remote'
      : (family.remote ?? family.desk) && random.next() < 0.5
        ? 'hybrid'
        : ('on_site' as const)
  const nature =
    random.next() < 0.24 || partTime.test(title) ? ('part_time' as const) : ('full_time' as const)
  const pay = payOf(random, family.pay * rank.pay, land, nature)
  const settled = !crowded && now - created_at > day / 8
  const drawn = settled ? random.next() : 1
  const state =
    drawn < 0.02 ? 'cancelled' : (settled && drawn < 0.025) || id > jobCount - 40 ? 'pending' : 'approved'
  const deleted = settled && random.next() < 0.03
  const job: Job = {
    id,
    account_id: firm.id,
    title,
    type,
    location: type === 'remote' ? null : `${town}, ${land.name}`,
    category: trade.name,
    nature,
    currency: pay.currency,
    salary_from: pay.from,
    salary_to: pay.to,
    vacancies: crowded ? 40 : random.next() < 0.75 ? 1 : Math.ceil(1.5 + 22 * random.next() ** 4),
    description: descriptionOf(random, firm, trade, family, post, town, type, pay.words),
    status: settled && random.next() < 0.07 ? 'in_active' : 'active',
    state,
    ...newJob(created_at),
    deleted_at: deleted ? Math.round(created_at + (now - created_at) * (0.3 + 0.7 * random.next())) : null,
  }
  return { job, firm, trade }
}

/** Draws titles until one is new to the company. */
function freshTitle(random: Random, taken: Set<string>, firm: Firm, trade: Trade) {
  for (;;) {
    const family = one(random, trade.families)
    const post = one(random, family.titles)
    const rank = family.ranks ? ranks(random) : noRank
    const named = rank.prefix === '' ? post : rank.prefix + lowered(post)
    const title = random.next() < 0.7 ? `${named}, ${one(random, family.turns)}` : named
    const key = `${firm.id} ${title}`
    if (!taken.has(key)) {
      taken.add(key)
      return { family, post, title, rank }
    }
  }
}

interface Pay {
  currency: string
  from: number | null
  to: number | null
  /** The sentence that states the salary's period; empty without a salary. */
  words: string
}

/** @param yearly in euros, before the conversion to the country's salaries */
function payOf(random: Random, yearly: number, land: (typeof lands)[number], nature: Job['nature']): Pay {
  const { currency } = land
  if (random.next() < 0.18) return { currency, from: null, to: null, words: '' }
  const hourly = nature === 'part_time' && random.next() < 0.5
  const usual = Math.max(yearly * land.pay, land.least / 0.9)
  const exact = usual * (0.9 + random.next() * 0.25)
  const amount = hourly ? (exact * (land.per === 'month' ? 12 : 1)) / 1750 : exact
  const step = amount < 60 ? 0.5 : amount < 1000 ? 5 : amount < 20_000 ? 50 : amount < 150_000 ? 500 : 5000
  const rounded = (value: number) => Math.round(value / step) * step
  return {
    currency,
    from: rounded(amount),
    to: random.next() < 0.86 ? rounded(amount * (1.1 + random.next() * 0.22)) : null,
    words: salaryNote(hourly ? 'hour' : land.per, nature),
  }
}

/** Draws up to `count` different strings, in random order. */
function some(random: Random, texts: readonly string[], count: number): string[] {
  const remaining = [...texts]
  const found: string[] = []
  while (found.length < count && remaining.length > 0)
    found.push(...remaining.splice(random.integer(0, remaining.length - 1), 1))
  return found
}

function descriptionOf(
  random: Random,
  firm: Firm,
  trade: Trade,
  family: Family,
  post: string,
  town: string,
  type: Job['type'],
  pay: string,
): string {
  const { tasks, asks } = phrasesOf.get(family) ?? family
  const values = { n: random.integer(6, 90), place: town, firm: firm.name, a: withArticle(post) }
  // The leads of a trade describe a company of that trade, so jobs in another trade use only plain leads.
  const leads = trade.name === firm.trade.name ? [...trade.leads, ...plainLeads] : plainLeads
  const lead = some(random, leads, random.integer(1, 2)).map((text) => filledIn(text, values))
  const [work, you, we] = one(random, headings)
  const bullet = random.next() < 0.5 ? '•' : '–'
  const list = (heading: string, lines: readonly string[]) =>
    [heading, ...lines.map((line) => `${bullet} ${line}`)].join('\n')
  const gives = [
    ...some(random, offers, random.integer(1, 3)),
    ...(type === 'remote' ? [] : some(random, localOffers, random.integer(0, 2))),
  ]
  const ending = [...(pay === '' ? [] : [pay]), one(random, closings)].join(' ')
  return [
    lead.join(' '),
    list(work, some(random, tasks, random.integer(4, 6))),
    list(you, some(random, asks, random.integer(3, 4))),
    list(we, gives),
    ending,
  ].join('\n\n')
}

/** Sets the jobs' view counts, from daily visitors and four views by each applicant. */
export function viewedJobs(
  random: Random,
  now: number,
  posted: readonly Posted[],
  applications: readonly Application[],
): Job[] {
  const looked = new Map<number, number>()
  for (const { job_id } of applications) looked.set(job_id, (looked.get(job_id) ?? 0) + 1)
  return posted.map(({ job }) => {
    if (!mayOpen(job) && job.deleted_at === null) return job
    const days = (endOf(job, now) - job.created_at) / day
    const daily = random.integer(6, 22) * (job.featured_until === null ? 1 : 3)
    return { ...job, views: 3 + (looked.get(job.id) ?? 0) * 4 + Math.round(days * daily) }
  })
}

/** Makes the views of the last half hour. Older ones no longer affect the view counts (rules 17). */
export function jobViewsOf(
  random: Random,
  now: number,
  jobs: readonly Job[],
  seekers: readonly Seeker[],
): Row<'job_views'>[] {
  const listed = jobs.filter(isListed)
  const pairs = new Map<string, Unnumbered<Row<'job_views'>> & { created_at: number }>()
  for (let remaining = 600; remaining > 0; remaining -= 1) {
    const job = one(random, listed)
    const seeker = one(random, seekers)
    if (seeker.id === busy.newcomer) continue
    const created_at = between(random, Math.max(job.created_at, now - 30 * minute), now)
    pairs.set(`${job.id}:${seeker.id}`, {
      job_id: job.id,
      account_id: seeker.id,
      viewed_at: created_at,
      created_at,
    })
  }
  return numbered([...pairs.values()]).map(({ created_at: _at, ...look }) => look)
}

import type { Row } from '../model/world.ts'
import type { Chance } from '../runtime/chance.ts'
import { day, minute } from '../services/clock.ts'
import { fields } from './content/index.ts'
import { closings, headings, localOffers, offers } from './content/phrases.ts'
import { lands } from './content/crowd.ts'
import { type Family, type Trade, trades } from './content/families.ts'
import { busy } from './personas.ts'
import { byShare, filledIn, type Firm, lowered, one } from './busy-people.ts'

type Job = Row<'jobs'>

/** How many there are. */
export const jobCount = 10_000
/** How long ago the oldest one was posted, in days. */
const oldest = 118
/** Every so manieth job is of `busy.company`, which makes 400. */
const every = jobCount / busy.companyJobs

/** What its row does not tell of a job. */
export interface Posted {
  job: Job
  firm: Firm
  trade: Trade
}

/** The tasks and requirements that fit a family: its own, and those of seeded jobs like it. */
const phrasesOf = new Map(
  trades.flatMap(({ families }) =>
    families.map((family) => {
      const like = fields.flatMap(({ jobs }) => jobs).filter(({ id }) => family.like.includes(id))
      return [
        family,
        {
          tasks: [...family.tasks, ...like.flatMap(({ tasks }) => tasks ?? [])],
          asks: [...family.asks, ...like.flatMap(({ asks }) => asks ?? [])],
        },
      ] as const
    }),
  ),
)

const someTrade = byShare(trades)
const ranks = byShare([
  { share: 61, prefix: '', pay: 1 },
  { share: 12, prefix: 'Junior ', pay: 0.8 },
  { share: 22, prefix: 'Senior ', pay: 1.28 },
  { share: 5, prefix: 'Lead ', pay: 1.5 },
])
const noRank = { prefix: '', pay: 1 }

/** The jobs, oldest first. No company has two of one title. */
export function jobsOf(chance: Chance, now: number, firms: readonly Firm[]): Posted[] {
  const wheel = wheelOf(chance, firms)
  const taken = new Set<string>()
  return Array.from({ length: jobCount }, (_, index) => {
    const id = index + 1
    // Most jobs are young. Each lies in its own slice of time, so that ids and times run the same way.
    const ageAt = (place: number) => oldest * ((jobCount - place) / jobCount) ** 1.6
    const slice = ageAt(index) - ageAt(id)
    const age = ageAt(id) * day + 2 * minute + slice * day * 0.9 * chance.next()
    const created_at = Math.round(now - age)
    const firm = firmFor(chance, wheel, firms, id, created_at)
    return postOf(chance, now, taken, firm, id, created_at)
  })
}

/** The companies by weight: few post a great deal, many a little. */
function wheelOf(chance: Chance, firms: readonly Firm[]): Firm[] {
  return firms.flatMap((firm, index) => {
    if (firm.id === busy.company || firm.id === busy.smallCompany) return []
    const weight =
      index < 50 ? chance.integer(20, 40) : index < 300 ? chance.integer(4, 12) : chance.integer(1, 4)
    return Array<Firm>(weight).fill(firm)
  })
}

/** Who posts a job: somebody who had signed up by then. */
function firmFor(
  chance: Chance,
  wheel: readonly Firm[],
  firms: readonly Firm[],
  id: number,
  created_at: number,
): Firm {
  const fixed =
    id % every === busy.crowdedJob % every ? busy.company : id === jobCount - 1 ? busy.smallCompany : 0
  for (let firm = firms[fixed - 1] ?? one(chance, wheel); ; firm = one(chance, wheel)) {
    if (firm.joined < created_at - day / 4) return firm
  }
}

function postOf(
  chance: Chance,
  now: number,
  taken: Set<string>,
  firm: Firm,
  id: number,
  created_at: number,
): Posted {
  const crowded = id === busy.crowdedJob
  const trade = firm.id === busy.company || chance.next() < 0.15 ? someTrade(chance) : firm.trade
  const { family, post, title, rank } = freshTitle(chance, taken, firm, trade)
  const land = chance.next() < 0.88 ? firm.land : one(chance, lands)
  const town = land === firm.land && chance.next() < 0.7 ? firm.town : one(chance, land.towns.split(','))
  const type =
    family.remote && chance.next() < 0.4
      ? 'remote'
      : (family.remote ?? family.desk) && chance.next() < 0.5
        ? 'hybrid'
        : ('on_site' as const)
  const nature = chance.next() < 0.24 ? ('part_time' as const) : ('full_time' as const)
  const pay = payOf(chance, family.pay * rank.pay, land, nature)
  const settled = !crowded && now - created_at > day / 8
  const drawn = settled ? chance.next() : 1
  const state =
    drawn < 0.02 ? 'cancelled' : (settled && drawn < 0.025) || id > jobCount - 40 ? 'pending' : 'approved'
  const deleted = settled && chance.next() < 0.03
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
    vacancies: crowded ? 40 : chance.next() < 0.75 ? 1 : Math.ceil(1.5 + 22 * chance.next() ** 4),
    description: descriptionOf(chance, firm, trade, family, post, town, type, pay.words),
    status: settled && chance.next() < 0.07 ? 'in_active' : 'active',
    state,
    views: 0,
    created_at,
    submitted_at: created_at,
    featured_until: null,
    feature_on_approval: false,
    deleted_at: deleted ? Math.round(created_at + (now - created_at) * (0.3 + 0.7 * chance.next())) : null,
  }
  return { job, firm, trade }
}

/** A title that the company has not used yet. */
function freshTitle(chance: Chance, taken: Set<string>, firm: Firm, trade: Trade) {
  for (;;) {
    const family = one(chance, trade.families)
    const post = one(chance, family.titles)
    const rank = family.ranks ? ranks(chance) : noRank
    const named = rank.prefix === '' ? post : rank.prefix + lowered(post)
    const title = chance.next() < 0.7 ? `${named}, ${one(chance, family.turns)}` : named
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
  /** What it is for, where any is stated. */
  words: string
}

/** @param yearly in euros, before the place is taken into account */
function payOf(chance: Chance, yearly: number, land: (typeof lands)[number], nature: Job['nature']): Pay {
  const { currency } = land
  if (chance.next() < 0.18) return { currency, from: null, to: null, words: '' }
  const hourly = nature === 'part_time' && chance.next() < 0.5
  const exact = yearly * land.pay * (0.9 + chance.next() * 0.25)
  const amount = hourly ? (exact * (land.per === 'month' ? 12 : 1)) / 1750 : exact
  const step = amount < 60 ? 0.5 : amount < 1000 ? 5 : amount < 20_000 ? 50 : amount < 150_000 ? 500 : 5000
  const rounded = (value: number) => Math.round(value / step) * step
  return {
    currency,
    from: rounded(amount),
    to: chance.next() < 0.86 ? rounded(amount * (1.1 + chance.next() * 0.22)) : null,
    words: `Pay is stated per ${hourly ? 'hour' : land.per}, before tax.`,
  }
}

/** Some of the texts, no two of them alike, in an order of chance. */
function some(chance: Chance, texts: readonly string[], count: number): string[] {
  const left = [...texts]
  const found: string[] = []
  while (found.length < count && left.length > 0)
    found.push(...left.splice(chance.integer(0, left.length - 1), 1))
  return found
}

function descriptionOf(
  chance: Chance,
  firm: Firm,
  trade: Trade,
  family: Family,
  post: string,
  town: string,
  type: Job['type'],
  pay: string,
): string {
  const { tasks, asks } = phrasesOf.get(family) ?? family
  const values = { n: chance.integer(6, 90), place: town, firm: firm.name, post: lowered(post) }
  const lead = some(chance, trade.leads, chance.integer(1, 2)).map((text) => filledIn(text, values))
  const [work, you, we] = one(chance, headings)
  const bullet = chance.next() < 0.5 ? '•' : '–'
  const list = (heading: string, lines: readonly string[]) =>
    [heading, ...lines.map((line) => `${bullet} ${line}`)].join('\n')
  const gives = [
    ...some(chance, offers, chance.integer(1, 3)),
    ...(type === 'remote' ? [] : some(chance, localOffers, chance.integer(0, 2))),
  ]
  const ending = [...(pay === '' ? [] : [pay]), one(chance, closings)].join(' ')
  return [
    lead.join(' '),
    list(work, some(chance, tasks, chance.integer(3, 5))),
    list(you, some(chance, asks, chance.integer(2, 4))),
    list(we, gives),
    ending,
  ].join('\n\n')
}

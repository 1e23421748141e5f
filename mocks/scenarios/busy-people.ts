import { blankProfile } from '../model/accounts.ts'
import type { Row } from '../model/tables.ts'
import type { Random } from '../engine/base/random.ts'
import { day, hour } from '../engine/base/clock.ts'
import { hashPassword } from '../services/passwords.ts'
import {
  authorityLines,
  companyLines,
  companySeconds,
  firstWords,
  type Land,
  lands,
  personLines,
  personSeconds,
  secondWords,
} from './content/crowd.ts'
import type { Family, Trade } from './content/field.ts'
import { trades } from './content/index.ts'
import { busy, password } from './personas.ts'
import { slugOf } from './fixture-pdfs.ts'

export const companyCount = 1_200
export const seekerCount = 18_800

/** A company, with data that is not in its row. */
export interface Firm {
  id: number
  name: string
  /** The company's own trade. Companies of every trade also hire office staff (`Family.support`). */
  trade: Trade
  land: Land
  town: string
  joined: number
  offers: readonly string[]
}

/** A job seeker, with data that is not in their row. */
export interface Seeker {
  id: number
  name: string
  mailbox: string
  trade: Trade
  family: Family
  post: string
  land: Land
  joined: number
  /** The employer, if it is one of the companies. */
  employer: Firm | undefined
}

type Account = Row<'accounts'>
type Name = readonly [latin: string, own: string]

/** The countries of `content/crowd.ts`, with their lists of towns and names as arrays. */
const spoken = lands.map((land) => ({
  land,
  towns: land.towns.split(','),
  given: land.given.split(' ').map(nameOf),
  family: land.family.split(' ').map(nameOf),
}))
type Spoken = (typeof spoken)[number]

function nameOf(text: string): Name {
  const [latin = '', own = latin] = text.split(':')
  return [latin, own]
}

/** Fills in the placeholders of a string, such as `{place}`. */
export function filledIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}

/** Returns a job title as it appears inside a sentence: "staff nurse", "iOS developer", "Android developer". */
export function lowered(post: string): string {
  return /^(?!Android)[A-Z][a-z]/.test(post) ? post.charAt(0).toLowerCase() + post.slice(1) : post
}

/** Returns a job title with its article: "an accountant". */
export function withArticle(post: string): string {
  return `${/^[AEIOU]/i.test(post) ? 'an' : 'a'} ${lowered(post)}`
}

/** Returns a function that draws values with probabilities in proportion to their shares. */
export function byShare<T extends { share: number }>(values: readonly T[]): (random: Random) => T {
  const total = values.reduce((sum, { share }) => sum + share, 0)
  return (random) => {
    let rest = random.next() * total
    const found = values.find(({ share }) => (rest -= share) < 0) ?? values.at(-1)
    if (!found) throw new Error('There is nothing to choose from')
    return found
  }
}

/** Draws one of the values. @throws Error if there are none */
export function one<T>(random: Random, values: readonly T[]): T {
  const found = random.pick(values)
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}

/** Returns a random moment between two others. A `bend` above 1 favours moments near `from`. */
export function between(random: Random, from: number, to: number, bend = 1): number {
  return Math.round(from + (to - from) * (0.01 + 0.98 * random.next()) ** bend)
}

const someTrade = byShare(trades)
const publicService = trades.find(({ name }) => name === 'Public service')
const someLand = byShare(spoken.map((entry) => ({ ...entry, share: entry.land.share })))

/** Makes the companies of the scenario `busy`, with their accounts. */
export function firmsOf(random: Random, now: number): { firms: Firm[]; rows: Account[] } {
  const password_hash = hashPassword(password, 'seeded')
  const [firsts, seconds] = [firstWords.split(' '), secondWords.split(' ')]
  const taken = new Set<string>()
  const firms: Firm[] = []
  const rows: Account[] = []
  for (let id = 1; id <= companyCount; id += 1) {
    const spokenThere = someLand(random)
    const drawn = someTrade(random)
    // A city administration needs many trades, and so has enough distinct titles for its 400 jobs.
    const trade = (id === busy.company ? publicService : undefined) ?? drawn
    const town = one(random, spokenThere.towns)
    const name = freshName(taken, () => companyName(random, firsts, seconds, spokenThere, trade, town))
    // The first 60 companies signed up before the oldest job. A tenth of the others signed up recently.
    const age = id > 60 && random.next() < 0.1 ? 1 + random.next() * 110 : 130 + random.next() * 1500
    const joined = Math.round(now - age * day)
    const place = `${town}, ${spokenThere.land.name}`
    firms.push({ id, name, trade, land: spokenThere.land, town, joined, offers: [] })
    const lines = trade === publicService ? authorityLines : companyLines
    const about = filledIn(`${one(random, lines)} ${one(random, companySeconds)}`, {
      n: random.integer(4, 60) * (id <= 40 ? 20 : 1),
      year: random.integer(1888, 2022),
      place: town,
    })
    rows.push({
      ...blankProfile(),
      id,
      type: 'recruiter',
      name,
      email: `jobs.${slugOf(name).replaceAll('-', '')}@example.com`,
      password_hash,
      profile_image: random.next() < 0.85 ? `/storage/logo-b${id}-${slugOf(name).slice(0, 2)}.svg` : null,
      cover_photo: random.next() < 0.5 ? `/storage/cover-b${id}.svg` : null,
      about: random.next() < 0.9 ? about : null,
      currently_located: place,
      created_at: joined,
    })
  }
  return { firms, rows }
}

function companyName(
  random: Random,
  firsts: readonly string[],
  seconds: readonly string[],
  { family }: Spoken,
  trade: Trade,
  town: string,
): string {
  const suffix = one(random, trade.suffixes)
  const first = one(random, firsts)
  const second = one(random, seconds)
  const surname = () => one(random, family)[0]
  // The name of an authority is its town (4) or an invented district (6), with a suffix.
  switch (trade === publicService ? random.pick([4, 6]) : random.integer(0, 7)) {
    case 0:
      return `${first} & ${one(random, firsts)} ${suffix}`
    case 1:
      return `${surname()} ${suffix}`
    case 2:
      return `${surname()} & ${surname()}`
    case 3:
      return `${first} ${second}`
    case 4:
      return `${town} ${suffix}`
    case 5:
      return `${first}${second.toLowerCase()}`
    default:
      return `${first}${second.toLowerCase()} ${suffix}`
  }
}

/** Draws names until one is new in the form that email addresses use. */
function freshName(taken: Set<string>, draw: () => string): string {
  for (;;) {
    const name = draw()
    const key = slugOf(name).replaceAll('-', '')
    if (!taken.has(key)) {
      taken.add(key)
      return name
    }
  }
}

/** Makes the job seekers and their rows. */
export function seekersOf(
  random: Random,
  now: number,
  firms: readonly Firm[],
): { seekers: Seeker[]; rows: Account[] } {
  const password_hash = hashPassword(password, 'seeded')
  const mailboxes = new Map<string, number>()
  const employers = Map.groupBy(firms, ({ trade, land }) => `${trade.name} ${land.name}`)
  const seekers: Seeker[] = []
  const rows: Account[] = []
  for (let id = companyCount + 1; id <= companyCount + seekerCount; id += 1) {
    const spokenThere = someLand(random)
    const [given, ownGiven] = one(random, spokenThere.given)
    const [surname, ownSurname] = one(random, spokenThere.family)
    const ownScript = ownGiven !== given && random.next() < 0.6
    const own = spokenThere.land.name === 'Japan' ? `${ownSurname} ${ownGiven}` : `${ownGiven} ${ownSurname}`
    const name = ownScript ? own : `${given} ${surname}`
    const base = `${slugOf(given)}.${slugOf(surname).replaceAll('-', '')}`
    const before = mailboxes.get(base) ?? 0
    mailboxes.set(base, before + 1)
    const mailbox = before === 0 ? base : `${base}${before + 1}`
    const trade = someTrade(random)
    const family = one(random, trade.families)
    const post = one(random, family.titles)
    const newcomer = id === busy.newcomer
    const age = newcomer ? 0.1 : id === busy.person ? 500 : 0.4 + 900 * random.next() ** 1.8
    const joined = Math.round(now - age * day)
    const nearby = employers.get(`${trade.name} ${spokenThere.land.name}`) ?? []
    const employer = !newcomer && random.next() < 0.25 ? random.pick(nearby) : undefined
    const seeker = { id, name, mailbox, trade, family, post, land: spokenThere.land, joined, employer }
    seekers.push(seeker)
    rows.push({
      id,
      type: 'job_seeker',
      name,
      email: `${mailbox}@example.org`,
      password_hash,
      ...(newcomer ? blankProfile() : profileOf(random, now, seeker, spokenThere)),
      created_at: joined,
    })
  }
  return { seekers, rows }
}

const degrees = ['BSc', 'MSc', 'Diploma', 'Certificate', 'BA', 'MA', 'Apprenticeship'] as const
const otherFirms = ['Self-employed', 'Family business', 'City administration', 'Regional hospital'] as const

/** Makes a job seeker's profile. That of `busy.person` is always complete. */
function profileOf(random: Random, now: number, seeker: Seeker, { towns }: Spoken) {
  const { id, trade, family, post, land, employer } = seeker
  const full = id === busy.person
  const has = (share: number) => full || random.next() < share
  const town = one(random, towns)
  const year = new Date(now).getUTCFullYear()
  const years = random.integer(2, 28)
  const values = {
    Post: post,
    post: lowered(post),
    a: withArticle(post),
    turn: one(random, family.turns),
    n: years,
  }
  const say = (lines: readonly string[]) => filledIn(one(random, lines), values)
  const usual = Math.max(family.pay * land.pay, land.least / 0.9)
  const salary = Math.round((usual * (0.9 + random.next() * 0.3)) / 100) * 100
  const experiences = Array.from({ length: full ? 3 : random.integer(0, 2) }, (_, index) => ({
    name: index === 0 && employer ? employer.name : one(random, otherFirms),
    from: String(year - years + index * 2),
    to: index === 0 && employer ? 'today' : String(year - years + index * 2 + 2),
    designation: one(random, family.titles),
  }))
  return {
    profile_image: has(0.55) ? `/storage/portrait-b${id}.svg` : null,
    cover_photo: has(0.12) ? `/storage/cover-b${id}.svg` : null,
    about: has(0.8) ? `${say(personLines)} ${say(personSeconds)}` : null,
    currently_working: employer?.name ?? (has(0.15) ? one(random, otherFirms) : null),
    currently_located: has(0.85) ? `${town}, ${land.name}` : null,
    summary: has(0.3) ? `${say(personLines)} ${one(random, family.tasks)}.` : null,
    desired_job_title: has(0.6) ? post : null,
    desired_salary: has(0.3) ? `${salary} ${land.currency} per ${land.per}` : null,
    desired_cities: has(0.4) ? `${town}, ${one(random, towns)}` : null,
    desired_skills: has(0.55) ? `${one(random, family.turns)}, ${lowered(one(random, family.titles))}` : null,
    education: has(0.6)
      ? [
          {
            degree: `${one(random, degrees)} in ${trade.name}`,
            institute: `${town} College`,
            year: String(year - years),
          },
        ]
      : [],
    experiences,
    certificates: has(0.2) ? [{ name: 'First aid at work', year: String(year - random.integer(0, 6)) }] : [],
  }
}

/**
 * Makes the CVs: usually one or two, none for the newcomer and some others, and three for `busy.person`.
 * `fixture-pdfs.ts` generates the files from their names.
 */
export function cvsOf(random: Random, seekers: readonly Seeker[], now: number): Row<'cvs'>[] {
  const titles = ['Short version', 'English', 'With references', `CV ${new Date(now).getUTCFullYear()}`]
  const rows: Row<'cvs'>[] = []
  for (const { id, mailbox, post, joined } of seekers) {
    const drawn = random.next()
    const count = id === busy.person ? 3 : id === busy.newcomer || drawn < 0.06 ? 0 : drawn < 0.62 ? 1 : 2
    for (let index = 0; index < count; index += 1) {
      rows.push({
        id: rows.length + 1,
        account_id: id,
        title: index === 0 ? post : one(random, titles),
        path: `/storage/cv-of-${mailbox}--${slugOf(post)}--${rows.length + 1}.pdf`,
        is_default: index === 0,
        created_at: Math.min(now - hour / 6, joined + (index + 1) * hour),
      })
    }
  }
  return rows
}

import { blankProfile } from '../model/accounts.ts'
import type { Row } from '../model/world.ts'
import type { Chance } from '../runtime/chance.ts'
import { day, hour } from '../services/clock.ts'
import { hashPassword } from '../services/passwords.ts'
import {
  companyLines,
  companySeconds,
  firstWords,
  type Land,
  lands,
  personLines,
  personSeconds,
  secondWords,
} from './content/crowd.ts'
import { type Family, type Trade, trades } from './content/families.ts'
import { busy, password } from './personas.ts'
import { slugOf } from './papers.ts'

/** How many of each there are. */
export const companyCount = 1_200
export const seekerCount = 18_800

/** A company of the busy market with what its row does not tell. */
export interface Firm {
  id: number
  name: string
  trade: Trade
  land: Land
  town: string
  joined: number
  offers: readonly string[]
}

/** A job seeker of the busy market with what their row does not tell. */
export interface Seeker {
  id: number
  name: string
  mailbox: string
  trade: Trade
  family: Family
  post: string
  land: Land
  joined: number
  /** The company they work at, if it is one of the market's. */
  employer: Firm | undefined
}

type Account = Row<'accounts'>
type Name = readonly [latin: string, own: string]

/** Texts of `content/crowd.ts`, taken apart once. */
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

/** A text with its placeholders filled in. */
export function filledIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}

/** A post as it stands inside a sentence: "staff nurse", "iOS developer". */
export function lowered(post: string): string {
  return /^[A-Z][a-z]/.test(post) ? post.charAt(0).toLowerCase() + post.slice(1) : post
}

/** Makes a chooser that gives each value as often as its share says. */
export function byShare<T extends { share: number }>(values: readonly T[]): (chance: Chance) => T {
  const total = values.reduce((sum, { share }) => sum + share, 0)
  return (chance) => {
    let left = chance.next() * total
    const found = values.find(({ share }) => (left -= share) < 0) ?? values.at(-1)
    if (!found) throw new Error('There is nothing to choose from')
    return found
  }
}

/** One of the values; for lists that are never empty. */
export function one<T>(chance: Chance, values: readonly T[]): T {
  const found = chance.pick(values)
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}

const someTrade = byShare(trades)
const someLand = byShare(spoken.map((entry) => ({ ...entry, share: entry.land.share })))

/** The companies: what is known of them, and their rows. */
export function firmsOf(chance: Chance, now: number): { firms: Firm[]; rows: Account[] } {
  const password_hash = hashPassword(password, 'seeded')
  const [firsts, seconds] = [firstWords.split(' '), secondWords.split(' ')]
  const taken = new Set<string>()
  const firms: Firm[] = []
  const rows: Account[] = []
  for (let id = 1; id <= companyCount; id += 1) {
    const spokenThere = someLand(chance)
    const trade = someTrade(chance)
    const town = one(chance, spokenThere.towns)
    const name = freshName(taken, () => companyName(chance, firsts, seconds, spokenThere, trade, town))
    // The first ones were there before the oldest job; a tenth of the others came lately.
    const age = id > 60 && chance.next() < 0.1 ? 1 + chance.next() * 110 : 130 + chance.next() * 1500
    const joined = Math.round(now - age * day)
    const place = `${town}, ${spokenThere.land.name}`
    firms.push({ id, name, trade, land: spokenThere.land, town, joined, offers: [] })
    const about = filledIn(`${one(chance, companyLines)} ${one(chance, companySeconds)}`, {
      n: chance.integer(4, 60) * (id <= 40 ? 20 : 1),
      year: chance.integer(1888, 2022),
      place: town,
    })
    rows.push({
      ...blankProfile(),
      id,
      type: 'recruiter',
      name,
      email: `jobs.${slugOf(name).replaceAll('-', '')}@example.com`,
      password_hash,
      profile_image: chance.next() < 0.85 ? `/storage/logo-b${id}-${slugOf(name).slice(0, 2)}.svg` : null,
      cover_photo: chance.next() < 0.5 ? `/storage/cover-b${id}.svg` : null,
      about: chance.next() < 0.9 ? about : null,
      currently_located: place,
      created_at: joined,
    })
  }
  return { firms, rows }
}

function companyName(
  chance: Chance,
  firsts: readonly string[],
  seconds: readonly string[],
  { family }: Spoken,
  trade: Trade,
  town: string,
): string {
  const suffix = one(chance, trade.suffixes)
  const first = one(chance, firsts)
  const second = one(chance, seconds)
  const surname = () => one(chance, family)[0]
  switch (chance.integer(0, 7)) {
    case 0:
      return `${first} & ${one(chance, firsts)} ${suffix}`
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

/** A name nobody has yet. Compared as addresses are made of it. */
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

/** The job seekers: what is known of them, and their rows. */
export function seekersOf(
  chance: Chance,
  now: number,
  firms: readonly Firm[],
): { seekers: Seeker[]; rows: Account[] } {
  const password_hash = hashPassword(password, 'seeded')
  const mailboxes = new Map<string, number>()
  const seekers: Seeker[] = []
  const rows: Account[] = []
  for (let id = companyCount + 1; id <= companyCount + seekerCount; id += 1) {
    const spokenThere = someLand(chance)
    const [given, ownGiven] = one(chance, spokenThere.given)
    const [surname, ownSurname] = one(chance, spokenThere.family)
    const ownScript = ownGiven !== given && chance.next() < 0.6
    const own = spokenThere.land.name === 'Japan' ? `${ownSurname} ${ownGiven}` : `${ownGiven} ${ownSurname}`
    const name = ownScript ? own : `${given} ${surname}`
    const base = `${slugOf(given)}.${slugOf(surname).replaceAll('-', '')}`
    const before = mailboxes.get(base) ?? 0
    mailboxes.set(base, before + 1)
    const mailbox = before === 0 ? base : `${base}${before + 1}`
    const trade = someTrade(chance)
    const family = one(chance, trade.families)
    const post = one(chance, family.titles)
    const newcomer = id === busy.newcomer
    const age = newcomer ? 0.1 : id === busy.person ? 500 : 0.4 + 900 * chance.next() ** 1.8
    const joined = Math.round(now - age * day)
    const employer = !newcomer && chance.next() < 0.25 ? one(chance, firms) : undefined
    const seeker = { id, name, mailbox, trade, family, post, land: spokenThere.land, joined, employer }
    seekers.push(seeker)
    const empty = {
      ...blankProfile(),
      about: null,
      currently_located: null,
      profile_image: null,
      cover_photo: null,
    }
    rows.push({
      id,
      type: 'job_seeker',
      name,
      email: `${mailbox}@example.org`,
      password_hash,
      ...(newcomer ? empty : profileOf(chance, now, seeker, spokenThere)),
      created_at: joined,
    })
  }
  return { seekers, rows }
}

const degrees = ['BSc', 'MSc', 'Diploma', 'Certificate', 'BA', 'MA', 'Apprenticeship'] as const
const otherFirms = ['Self-employed', 'a family business', 'City administration', 'Regional hospital'] as const

/** What a job seeker wrote about themselves. `busy.person` left nothing out. */
function profileOf(chance: Chance, now: number, seeker: Seeker, { towns }: Spoken) {
  const { id, trade, family, post, land, employer } = seeker
  const full = id === busy.person
  const has = (share: number) => full || chance.next() < share
  const town = one(chance, towns)
  const year = new Date(now).getUTCFullYear()
  const years = chance.integer(2, 28)
  const values = {
    Post: post,
    post: lowered(post),
    a: `${/^[AEIOU]/i.test(post) ? 'an' : 'a'} ${lowered(post)}`,
    turn: one(chance, family.turns),
    n: years,
  }
  const say = (lines: readonly string[]) => filledIn(one(chance, lines), values)
  const pay = Math.max(1, Math.round((family.pay * land.pay * (0.9 + chance.next() * 0.3)) / 100)) * 100
  const experiences = Array.from({ length: full ? 3 : chance.integer(0, 2) }, (_, index) => ({
    name: index === 0 && employer ? employer.name : one(chance, otherFirms),
    from: String(year - years + index * 2),
    to: index === 0 && employer ? 'today' : String(year - years + index * 2 + 2),
    designation: one(chance, family.titles),
  }))
  return {
    profile_image: has(0.55) ? `/storage/portrait-b${id}.svg` : null,
    cover_photo: has(0.12) ? `/storage/cover-b${id}.svg` : null,
    about: has(0.8) ? `${say(personLines)} ${say(personSeconds)}` : null,
    currently_working: employer?.name ?? (has(0.15) ? one(chance, otherFirms) : null),
    currently_located: has(0.85) ? `${town}, ${land.name}` : null,
    summary: has(0.3) ? `${say(personLines)} ${one(chance, family.tasks)}.` : null,
    desired_job_title: has(0.6) ? post : null,
    desired_salary: has(0.3) ? `${pay} ${land.currency} a ${land.per}` : null,
    desired_cities: has(0.4) ? `${town}, ${one(chance, towns)}` : null,
    desired_skills: has(0.55) ? `${one(chance, family.turns)}, ${lowered(one(chance, family.titles))}` : null,
    education: has(0.6)
      ? [
          {
            degree: `${one(chance, degrees)}, ${trade.name}`,
            institute: `${town} College`,
            year: String(year - years),
          },
        ]
      : [],
    experiences,
    certificates: has(0.2) ? [{ name: 'First aid at work', year: String(year - chance.integer(0, 6)) }] : [],
  }
}

/**
 * Their CVs: none of the newcomer and of some others, one or two as a rule, three of `busy.person`. Nobody stores the
 * papers: `papers.ts` makes them from their names.
 */
export function cvsOf(chance: Chance, seekers: readonly Seeker[], now: number): Row<'cvs'>[] {
  const titles = ['Short version', 'English', 'With references', `CV ${new Date(now).getUTCFullYear()}`]
  const rows: Row<'cvs'>[] = []
  for (const { id, mailbox, post, joined } of seekers) {
    const drawn = chance.next()
    const count = id === busy.person ? 3 : id === busy.newcomer || drawn < 0.06 ? 0 : drawn < 0.62 ? 1 : 2
    for (let index = 0; index < count; index += 1) {
      rows.push({
        id: rows.length + 1,
        account_id: id,
        title: index === 0 ? post : one(chance, titles),
        path: `/storage/cv-of-${mailbox}--${slugOf(post)}--${rows.length + 1}.pdf`,
        is_default: index === 0,
        created_at: Math.min(now - hour / 6, joined + (index + 1) * hour),
      })
    }
  }
  return rows
}

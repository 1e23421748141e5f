import { describe, expect, it } from 'vitest'
import { Random } from '../engine/base/random.ts'
import { World } from '../engine/data/world.ts'
import { type Row, tables } from '../model/tables.ts'
import { busy } from './busy.ts'
import { firmsOf } from './busy-people.ts'
import { fields } from './content/index.ts'
import { everyday } from './everyday.ts'
import { busy as named, personas } from './personas.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)

/** A country's currency, hourly salaries and towns. */
interface Country {
  currency: string
  /** The legal minimum of 2026 or, in countries without one, the lowest usual salary. */
  least: number
  /** The highest plausible salary. */
  most: number
  /** Full-time hours a year. */
  hours: number
  towns: string
}

/** The countries that have jobs. */
const countries: Readonly<Record<string, Country>> = {
  Netherlands: {
    currency: 'EUR',
    least: 14.99,
    most: 85,
    hours: 1976,
    towns:
      'Amsterdam,Rotterdam,Utrecht,Eindhoven,Groningen,Zwolle,Nijmegen,Maastricht,Leiden,Amersfoort,Dordrecht,Veldenbroek',
  },
  Germany: {
    currency: 'EUR',
    least: 13.9,
    most: 85,
    hours: 2080,
    towns:
      'Hamburg,Berlin,Leipzig,Cologne,Munich,Bremen,Freiburg,Dresden,Nuremberg,Kassel,Stuttgart,Garmisch-Partenkirchen',
  },
  'United Kingdom': {
    currency: 'GBP',
    least: 12.71,
    most: 75,
    hours: 1950,
    towns:
      'Leeds,Glasgow,Birmingham,Bristol,Cardiff,Newcastle,Manchester,Edinburgh,Norwich,Belfast,Harrogate,Solihull,Bath,Brighton,Bradford',
  },
  Belgium: {
    currency: 'EUR',
    least: 13.3,
    most: 75,
    hours: 1976,
    towns: 'Ghent,Antwerp,Liège,Leuven,Bruges,Namur',
  },
  France: {
    currency: 'EUR',
    least: 12.02,
    most: 80,
    hours: 1820,
    towns: 'Lyon,Nantes,Lille,Marseille,Strasbourg,Rennes,Grenoble,Montpellier',
  },
  Spain: {
    currency: 'EUR',
    least: 9.36,
    most: 62,
    hours: 1826,
    towns: 'Valencia,Seville,Bilbao,Zaragoza,Málaga,A Coruña,Barcelona',
  },
  Portugal: {
    currency: 'EUR',
    least: 5.3,
    most: 40,
    hours: 2080,
    towns: 'Lisbon,Porto,Coimbra,Braga,Faro',
  },
  Poland: {
    currency: 'PLN',
    least: 31.4,
    most: 260,
    hours: 1836,
    towns: 'Gdańsk,Kraków,Wrocław,Poznań,Łódź,Lublin,Szczecin',
  },
  Switzerland: {
    currency: 'CHF',
    least: 22,
    most: 125,
    hours: 2184,
    towns: 'Zürich,Basel,Bern,Lausanne,St. Gallen,Lugano,Winterthur',
  },
  Ireland: { currency: 'EUR', least: 14.15, most: 90, hours: 2028, towns: 'Dublin,Cork,Galway,Limerick' },
  Sweden: {
    currency: 'SEK',
    least: 145,
    most: 900,
    hours: 2080,
    towns: 'Gothenburg,Malmö,Uppsala,Umeå,Stockholm',
  },
  Norway: {
    currency: 'NOK',
    least: 210,
    most: 1100,
    hours: 1950,
    towns: 'Oslo,Bergen,Trondheim,Stavanger,Tromsø',
  },
  Denmark: {
    currency: 'DKK',
    least: 135,
    most: 850,
    hours: 1924,
    towns: 'Copenhagen,Aarhus,Odense,Aalborg',
  },
  Estonia: { currency: 'EUR', least: 5.67, most: 52, hours: 2000, towns: 'Tallinn,Tartu,Pärnu' },
  Greece: {
    currency: 'EUR',
    least: 5.3,
    most: 42,
    hours: 2080,
    towns: 'Athens,Thessaloniki,Piraeus,Patras',
  },
  Ukraine: { currency: 'UAH', least: 52, most: 1050, hours: 1992, towns: 'Lviv,Kyiv,Odesa,Dnipro' },
  'United Arab Emirates': {
    currency: 'AED',
    least: 15,
    most: 250,
    hours: 2496,
    towns: 'Dubai,Abu Dhabi,Sharjah',
  },
  Japan: {
    currency: 'JPY',
    least: 1121,
    most: 8200,
    hours: 2000,
    towns: 'Osaka,Nagoya,Sapporo,Fukuoka,Kyoto,Yokohama',
  },
  'United States': {
    currency: 'USD',
    least: 15,
    most: 120,
    hours: 2080,
    towns: 'Portland,Duluth,Baltimore,Tucson,Madison,Savannah',
  },
}

const places = new Set([
  ...Object.entries(countries).flatMap(([name, { towns }]) =>
    towns.split(',').map((town) => `${town}, ${name}`),
  ),
  // Job seekers live in these places, but no jobs are there.
  'Lagos, Nigeria',
  'Nairobi, Kenya',
  'Turku, Finland',
  // The place of the company Everwharf, which has no office.
  'Everywhere, mostly UTC+0 to UTC+3',
])

/** The categories in which each company of `everyday` hires. */
const hires: ReadonlyMap<number, readonly string[]> = new Map([
  // The port also runs a canteen and offices, and writes its own software.
  [
    personas.harbour,
    [
      'Design & media',
      'Engineering',
      'Finance & office',
      'Hospitality & food',
      'Retail & customer service',
      'Science & environment',
      'Software & data',
      'Trades & construction',
      'Transport & logistics',
      'Warehouse',
    ],
  ],
  [2, ['Retail & customer service']],
  [3, ['Design & media']],
  [4, ['Care & support', 'Health']],
  [5, ['Engineering']],
  [6, ['Engineering']],
  [7, ['Care & support', 'Education']],
  [8, ['Hospitality & food', 'Warehouse']],
  [9, ['Hospitality & food']],
  [10, ['Design & media', 'Software & data']],
  [11, ['Software & data']],
  [12, ['Trades & construction']],
  [13, ['Education']],
  [14, ['Health']],
  [15, ['Hospitality & food']],
  [16, ['Transport & logistics']],
  [17, ['Care & support', 'Public service', 'Trades & construction']],
  [18, ['Health']],
  [19, ['Finance & office', 'Retail & customer service']],
  [20, ['Finance & office', 'Warehouse']],
  [21, ['Engineering', 'Transport & logistics']],
  // A help desk software company, which also runs courses for its customers.
  [22, ['Education', 'Retail & customer service', 'Software & data']],
  [23, ['Science & environment']],
  [24, ['Design & media', 'Trades & construction']],
  [25, ['Design & media', 'Software & data']],
])

type Job = Pick<
  Row<'jobs'>,
  | 'id'
  | 'account_id'
  | 'title'
  | 'location'
  | 'category'
  | 'currency'
  | 'salary_from'
  | 'salary_to'
  | 'description'
>

const nameOf = ({ id, title, location, category }: Job) =>
  `job ${id}, “${title}”, ${location ?? 'remote'}, ${category}`
const countryOf = (place: string) => countries[place.slice(place.indexOf(',') + 2)]

/** The salary period of each job in `content/`, because descriptions in other languages lack the English sentence. */
const written = new Map(fields.flatMap(({ jobs }) => jobs.map(({ id, pay }) => [id, pay?.[3]] as const)))
const inWords = /Salary per (hour|month|year)(?:, for full-time hours)?, before tax\./

/** @param known returns the salary period of a job whose description does not state it */
function salaryFaults(jobs: readonly Job[], known: (job: Job) => string | undefined): string[] {
  return jobs.flatMap((job) => {
    const { location, currency, salary_from, salary_to, description } = job
    const amounts = [salary_from, salary_to].filter((amount) => amount !== null)
    if (amounts.length === 0) return []
    const period = inWords.exec(description)?.[1] ?? known(job)
    if (period === undefined) return [`${nameOf(job)}: no period`]
    // A remote job may be based in any country with its currency.
    const possible = Object.values(countries).filter((country) =>
      location === null ? country.currency === currency : country === countryOf(location),
    )
    const fits = ({ least, most, hours }: Country) => {
      const each = { hour: 1, month: hours / 12, year: hours }[period] ?? 1
      return amounts.every((amount) => amount / each >= least && amount / each <= most)
    }
    return possible.some(fits) ? [] : [`${nameOf(job)}: ${currency} ${amounts.join('–')} per ${period}`]
  })
}

describe.each([
  ['everyday', 7],
  ['everyday', 1],
  ['everyday', 2026],
  ['busy', 7],
] as const)('%s, seed %i', async (name, seed) => {
  const world = new World(tables)
  await world.load((name === 'busy' ? busy : everyday).build(seed, now).data)
  const { tx } = world.begin()
  const jobs = tx.jobs.all()

  it('has one spelling for each place, with its country', () => {
    expect(jobs.length).toBeGreaterThan(60)
    const odd = [
      ...jobs.filter(({ location }) => location !== null && !places.has(location)).map(nameOf),
      ...tx.accounts
        .where(({ currently_located: place }) => place !== null && !places.has(place))
        .map(({ id, name: of, currently_located }) => `account ${id}, ${of}, ${currently_located}`),
    ]
    expect(odd, 'Add each place to `countries` here, or correct its spelling in the scenario.').toEqual([])
  })

  it('has salaries in the currency of the country', () => {
    const known = new Set(Object.values(countries).map(({ currency }) => currency))
    const odd = jobs.filter(({ location, currency }) =>
      location === null ? !known.has(currency) : countryOf(location)?.currency !== currency,
    )
    expect(
      odd.map((job) => `${nameOf(job)}: ${job.currency}`),
      'Give each the currency of its country.',
    ).toEqual([])
  })

  it('has salaries between the minimum wage and the highest plausible salary', () => {
    expect(
      salaryFaults(jobs, ({ id }) => (name === 'everyday' ? written.get(id) : undefined)),
      'Give each a salary for an hour, month or year that its country pays: see `countries` here.',
    ).toEqual([])
  })

  it('has only jobs in categories that their company hires for', () => {
    const firms = name === 'busy' ? firmsOf(new Random(seed), now).firms : []
    const support = ['Finance & office', 'Retail & customer service']
    const trades = new Map(
      firms.map(({ id, trade }) => [
        id,
        id === named.company
          ? tx.categories.all().map((category) => category.name)
          : [trade.name, ...support],
      ]),
    )
    const odd = jobs.filter(
      ({ account_id, category }) => !(name === 'busy' ? trades : hires).get(account_id)?.includes(category),
    )
    expect(
      odd.map((job) => `${nameOf(job)}: ${tx.accounts.need(job.account_id).name}`),
      'Move each to a category of its company, or add the category to `hires` here.',
    ).toEqual([])
  })
})

it('names a job whose salary is too low, too high, or for a wrong or missing period', () => {
  const job = (changes: Partial<Job>): Job => ({
    id: 1,
    account_id: 1,
    title: 'Welder',
    location: 'Lyon, France',
    category: 'Engineering',
    currency: 'EUR',
    salary_from: 2500,
    salary_to: null,
    description: 'Salary per month, before tax.',
    ...changes,
  })
  const faults = (changes: Partial<Job>) => salaryFaults([job(changes)], () => undefined)
  expect(faults({})).toEqual([])
  expect(faults({ salary_from: 1500 })).toEqual([
    'job 1, “Welder”, Lyon, France, Engineering: EUR 1500 per month',
  ])
  expect(faults({ salary_to: 30_000 })).toHaveLength(1)
  expect(faults({ description: 'Salary per year, before tax.' })).toHaveLength(1)
  expect(faults({ description: '' })).toEqual(['job 1, “Welder”, Lyon, France, Engineering: no period'])
  expect(faults({ salary_from: null })).toEqual([])
})

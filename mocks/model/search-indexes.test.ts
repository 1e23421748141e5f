import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankProfile } from './accounts.ts'
import { pageSize } from '../rules/pages.ts'
import { isListed } from '../rules/visibility.ts'
import { explored } from '../../tests/support/sample.ts'
import { jobRow } from '../../tests/support/backend.ts'
import { findJobs, type JobQuery, placesOfJobs, scanJobs, vacanciesByCategory } from './job-search-index.ts'
import { findPeople, scanPeople } from './talent-search-index.ts'
import { type Row, tables, type Tx } from './tables.ts'
import { World } from '../engine/data/world.ts'

const now = 1_000
const first = { page: 1, size: pageSize }
const second = { page: 2, size: pageSize }
const words = ['Kran', 'kränführer', 'Team', 'night', 'Night-shift', 'C++', 'c', 'Ångström', 'the', '']
const word = fc.constantFrom(...words)
const phrase = fc.array(word, { maxLength: 4 }).map((chosen) => chosen.join(' '))
const place = fc.constantFrom(null, 'Bergen', 'bergen op Zoom', 'Ålesund')
const salary = fc.option(fc.nat({ max: 5 }))

const jobChanges = fc.record(
  {
    title: phrase.map((text) => `${text}.`),
    description: phrase,
    category: fc.constantFrom('Care', 'care', 'Building trades'),
    location: place,
    type: fc.constantFrom('remote', 'on_site', 'hybrid'),
    nature: fc.constantFrom('full_time', 'part_time'),
    vacancies: fc.integer({ min: 1, max: 4 }),
    salary_from: salary,
    salary_to: salary,
    account_id: fc.integer({ min: 1, max: 3 }),
    status: fc.constantFrom('active', 'active', 'active', 'in_active'),
    state: fc.constantFrom('approved', 'approved', 'approved', 'pending'),
    created_at: fc.nat({ max: 4 }),
    featured_until: fc.option(fc.integer({ min: now - 1, max: now + 1 })),
    deleted_at: fc.constantFrom(null, null, null, 5),
    views: fc.nat({ max: 9 }),
  },
  { requiredKeys: [] },
)
const personChanges = fc.record(
  {
    name: phrase.map((text) => `${text}!`),
    about: fc.option(phrase),
    desired_skills: fc.option(phrase),
    currently_located: place,
    type: fc.constantFrom('job_seeker', 'job_seeker', 'recruiter'),
    created_at: fc.nat({ max: 4 }),
  },
  { requiredKeys: [] },
)

const step = fc.oneof(
  fc.record({ table: fc.constant('jobs' as const), id: fc.integer({ min: 1, max: 8 }), changes: jobChanges }),
  fc.record({
    table: fc.constant('accounts' as const),
    id: fc.integer({ min: 1, max: 8 }),
    changes: personChanges,
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const query: fc.Arbitrary<JobQuery> = fc.record(
  {
    keyword: fc.oneof(phrase, fc.string({ maxLength: 2 })),
    category: fc.constantFrom('', ' CARE ', 'building trades'),
    location: fc.constantFrom('', 'Berg', 'å'),
    salary_from: fc.nat({ max: 5 }),
    salary_to: fc.nat({ max: 5 }),
    nature: fc.subarray(['full_time', 'part_time']),
    types: fc.subarray(['remote', 'hybrid']),
    account_id: fc.integer({ min: 1, max: 3 }),
  },
  { requiredKeys: [] },
)

function person(number: number): Omit<Row<'accounts'>, 'id'> {
  return {
    type: 'job_seeker',
    name: `Person ${number}`,
    email: `person${number}@example.com`,
    password_hash: '',
    ...blankProfile(),
    created_at: 1,
  }
}

async function worldWith(jobs: number): Promise<World<typeof tables>> {
  const world = new World(tables)
  const { tx, changes } = world.begin()
  for (let number = 1; number <= 3; number += 1) tx.accounts.insert(person(number))
  for (let number = 1; number <= jobs; number += 1) {
    tx.jobs.insert(jobRow(1 + (number % 3), { title: `Kran ${number}`, created_at: number % 3 }))
  }
  await world.apply(changes())
  return world
}

function make(tx: Tx, { table, id, changes }: Step): void {
  if (table === 'jobs') {
    if (tx.jobs.get(id)) tx.jobs.patch(id, changes)
    else tx.jobs.insert(jobRow(1, changes))
  } else if (tx.accounts.get(id)) tx.accounts.patch(id, changes)
  else tx.accounts.insert({ ...person(1 + Math.max(...tx.accounts.all().map((row) => row.id))), ...changes })
}

/** Returns the results of the search indexes, and those of scanning every row. */
function answers(tx: Tx, queries: readonly JobQuery[]): [unknown, unknown] {
  const listed = tx.jobs.all().filter(isListed)
  const vacancies = vacanciesByCategory(tx)
  const categories = ['Care', 'care', 'Building trades', 'Lighthouses']
  const vacanciesOf = (category: string) =>
    listed.reduce((sum, job) => sum + (job.category === category ? job.vacancies : 0), 0)
  const ask = (jobs: typeof findJobs, people: typeof findPeople) =>
    queries.map((one) =>
      [first, second].map((page) => [jobs(tx, now, one, page), people(tx, one.keyword ?? '', page)]),
    )
  return [
    [
      ask(findJobs, findPeople),
      placesOfJobs(tx).toSorted(),
      categories.map((category) => vacancies.get(category) ?? 0),
    ],
    [
      ask(scanJobs, scanPeople),
      [...new Set(listed.flatMap(({ location }) => location ?? []))].toSorted(),
      categories.map(vacanciesOf),
    ],
  ]
}

describe('search indexes', () => {
  it('give the same results as a scan, after any changes (rules 14, 15, 16)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 14 }),
        fc.array(fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 4 }), asked: query }), {
          maxLength: 12,
        }),
        async (jobs, rounds) => {
          const world = await worldWith(jobs)
          for (const { steps, asked } of rounds) {
            const { tx, changes } = world.begin()
            for (const change of steps) make(tx, change)
            const [staged, expectedStaged] = answers(tx, [asked])
            expect(staged).toEqual(expectedStaged)
            await world.apply(changes())
            const [found, expected] = answers(world.begin().tx, [
              asked,
              ...words.map((keyword) => ({ keyword })),
            ])
            expect(found).toEqual(expected)
          }
        },
      ),
      explored(40),
    )
  })

  it('are rebuilt for another world', async () => {
    const world = await worldWith(4)
    const data = world.dump()
    expect(findJobs(world.begin().tx, now, {}, first).total).toBe(4)
    expect(findPeople(world.begin().tx, 'person', first).total).toBe(3)
    await world.load({})
    expect(findJobs(world.begin().tx, now, {}, first).total).toBe(0)
    expect(findPeople(world.begin().tx, 'person', first).total).toBe(0)
    await world.load(data)
    expect(findJobs(world.begin().tx, now, { keyword: 'kran' }, first).total).toBe(4)
  })

  it('drop replaced text', async () => {
    const world = await worldWith(2)
    for (let round = 0; round < 1_100; round += 1) {
      const { tx, changes } = world.begin()
      tx.jobs.patch(1, { [round % 2 === 0 ? 'title' : 'description']: `Round ${round}` })
      tx.accounts.patch(1, { about: `Round ${round}` })
      await world.apply(changes())
      const total = (keyword: string) => findJobs(world.begin().tx, now, { keyword }, first).total
      expect([total(`round ${round}`), total('round')]).toEqual([1, 1])
      expect(findPeople(world.begin().tx, `${round}`, first).total).toBeGreaterThan(0)
    }
  })
})

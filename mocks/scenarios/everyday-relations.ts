import type { Row } from '../model/tables.ts'
import { isListed } from '../rules/visibility.ts'
import { day, minute } from '../engine/base/clock.ts'
import { companies } from './content/companies.ts'
import { people } from './content/people.ts'
import type { SeededFaker } from './faker.ts'
import { between, endOf, type LinkHistory, numbered } from './events.ts'
import { personas } from './personas.ts'

type Job = Row<'jobs'>

/** The employee links. `age` is in days. A `removed` link no longer has a row, only notifications. */
const links: readonly (readonly [
  recruiter: number,
  employee: number,
  status: Row<'employee_links'>['status'] | 'removed',
  age: number,
])[] = [
  [10, 104, 'accepted', 118],
  [4, 106, 'accepted', 96],
  [16, 105, 'accepted', 90],
  [17, 109, 'accepted', 84],
  [7, 114, 'accepted', 77],
  [8, 111, 'accepted', 70],
  [3, 113, 'accepted', 66],
  [12, 115, 'accepted', 61],
  [22, 116, 'accepted', 58],
  [15, 118, 'accepted', 52],
  [9, 119, 'accepted', 47],
  [20, 129, 'accepted', 40],
  [21, 137, 'accepted', 33],
  [25, 136, 'accepted', 30],
  [1, 121, 'accepted', 26],
  [1, 139, 'accepted', 25],
  [13, 107, 'removed', 24],
  [10, 101, 'accepted', 21],
  [1, 134, 'declined', 19],
  [22, 101, 'declined', 17],
  [1, 122, 'removed', 14],
  [1, 103, 'accepted', 12],
  [22, 123, 'accepted', 11],
  [24, 140, 'pending', 9],
  [1, 128, 'declined', 7],
  [10, 133, 'pending', 4],
  [1, 127, 'pending', 2],
  [5, 110, 'pending', 1.4],
  [1, 130, 'pending', 0.6],
  [3, 101, 'pending', 0.12],
]

export function linkHistory(faker: SeededFaker, now: number): LinkHistory[] {
  return numbered(
    links.map(([recruiter_id, employee_id, status, age]) => ({
      recruiter_id,
      employee_id,
      status,
      created_at: Math.round(now - age * day - faker.number.int({ min: 0, max: 20 }) * minute),
    })),
  )
}

/** The jobs that Ada has bookmarked. They fill more than one page, and some are no longer listed. */
const adaBookmarks = [4, 9, 10, 16, 21, 22, 26, 31, 40, 44, 46, 56, 63]

export function bookmarkRows(
  faker: SeededFaker,
  now: number,
  jobs: readonly Job[],
  posts: readonly Row<'posts'>[],
): Row<'bookmarks'>[] {
  const busy = people.filter(({ id }) => id !== personas.ada && id !== personas.newcomer)
  const bookmarked = [
    ...jobs.filter(({ id }) => adaBookmarks.includes(id)).map((job) => ({ account_id: personas.ada, job })),
    ...busy.flatMap(({ id }) =>
      faker.helpers
        .arrayElements(jobs.filter(isListed), faker.number.int({ min: 0, max: 4 }))
        .map((job) => ({ account_id: id, job })),
    ),
  ].map(({ account_id, job }) => ({
    account_id,
    type: 'job' as const,
    target_id: job.id,
    created_at: between(faker, job.created_at, endOf(job, now)),
  }))
  const readers = [...companies, ...people].filter(({ since }) => since > 40)
  const liked = posts.flatMap((post) =>
    faker.helpers.arrayElements(readers, faker.number.int({ min: 0, max: 9 })).map(({ id }) => ({
      account_id: id,
      type: 'post' as const,
      target_id: post.id,
      created_at: between(faker, post.created_at, now),
    })),
  )
  return numbered([...bookmarked, ...liked])
}

const adaFollows = [1, 10, 17, 22, 15, 25]

export function followingRows(faker: SeededFaker, now: number): Row<'followings'>[] {
  const established = companies.filter(({ since }) => since > 40)
  return numbered(
    people
      .filter(({ id }) => id !== personas.newcomer)
      .flatMap((person) => {
        const followed =
          person.id === personas.ada
            ? established.filter(({ id }) => adaFollows.includes(id))
            : faker.helpers.arrayElements(established, faker.number.int({ min: 0, max: 4 }))
        return followed.map((company) => ({
          account_id: person.id,
          recruiter_id: company.id,
          created_at: between(faker, now - Math.min(person.since, company.since) * day, now),
        }))
      }),
  )
}

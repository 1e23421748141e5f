import type { Row } from '../model/tables.ts'
import { applicationStatuses } from '../rules/application-status.ts'
import { day, hour } from '../engine/base/clock.ts'
import { companies } from './content/companies.ts'
import { people } from './content/people.ts'
import type { SeededFaker } from './faker.ts'
import { between, endOf, likelyStatus, numbered, type Unnumbered } from './events.ts'
import { adaApplied, crowd as shares, jobs as named, personas } from './personas.ts'

type Job = Row<'jobs'>
type Application = Row<'applications'>

const crowd = applicationStatuses.flatMap((status) => Array.from({ length: shares[status] }, () => status))

export function applicationRows(
  faker: SeededFaker,
  now: number,
  jobs: readonly Job[],
  cvs: readonly Row<'cvs'>[],
): Application[] {
  const ofAda = adaApplied.flatMap(([job_id, cv_id, status], index) => {
    const job = jobs.find(({ id }) => id === job_id)
    if (!job) return []
    // In the first quarter of the time that the job took applications, because Ada's applications have the lowest ids.
    const created_at = between(faker, job.created_at, job.created_at + (endOf(job, now) - job.created_at) / 4)
    return [{ id: index + 1, job_id, account_id: personas.ada, cv_id, status, created_at }]
  })
  const others = jobs.flatMap((job) => applicantsOf(faker, now, job, cvs))
  return [...ofAda, ...numbered(others, ofAda.length + 1)]
}

function applicantsOf(
  faker: SeededFaker,
  now: number,
  job: Job,
  cvs: readonly Row<'cvs'>[],
): Unnumbered<Application>[] {
  if (job.state !== 'approved') return []
  const end = endOf(job, now)
  const employer = companies.find(({ id }) => id === job.account_id)?.name
  const able = people.filter(
    (person) => person.id !== personas.ada && person.cvs.length > 0 && person.works !== employer,
  )
  const crowded = job.id === named.crowded
  const fitting = able.filter((person) => person.fields.includes(job.category))
  const others = able.filter((person) => !person.fields.includes(job.category))
  // A job has fewer applicants in its first six days. At most two are from other fields, except for the crowded job.
  const ripe = Math.min(1, (end - job.created_at) / (6 * day))
  const chosen = crowded
    ? [...fitting, ...faker.helpers.arrayElements(others, crowd.length - fitting.length)]
    : [
        ...fitting.filter(() => faker.datatype.boolean(0.75 * ripe)),
        ...faker.helpers.arrayElements(others, faker.number.int({ min: 0, max: Math.floor(2 * ripe) })),
      ]
  const statuses = faker.helpers.shuffle(crowd)
  return chosen.map((person, index) => {
    // The last four of the crowd applied within the last 20 hours, so their status is still `applied`.
    const late = crowded && index >= crowd.length - 4
    const created_at = late ? between(faker, now - 20 * hour, now) : between(faker, job.created_at, end, 1.6)
    const usable = cvs.filter((cv) => cv.account_id === person.id && cv.created_at < created_at)
    const first = usable[0]?.id ?? 0
    const cv_id = faker.datatype.boolean(0.7) ? first : faker.helpers.arrayElement(usable).id
    const status = late ? 'applied' : crowded ? statuses[index] : likelyStatus(faker, now - created_at)
    return { job_id: job.id, account_id: person.id, cv_id, status: status ?? 'applied', created_at }
  })
}

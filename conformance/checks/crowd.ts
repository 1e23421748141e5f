import { unzipSync } from 'fflate'
import { check, type Check, expect, same } from '../check.ts'
import type { Person } from '../person.ts'
import { shared, type Stage } from '../stage.ts'
import { expectNotice, idsOf, newApplication, newJob, noticesOf } from '../things.ts'

/** One more than fits on a page. */
const size = 11

const crowdOf = (type: 'recruiter' | 'job_seeker') =>
  shared(async (stage) => {
    const people: Person[] = []
    while (people.length < size) people.push(await stage.newcomer(type))
    return people
  })
const crowds = { recruiter: crowdOf('recruiter'), job_seeker: crowdOf('job_seeker') }

/** Returns one of eleven accounts of a type. */
export async function memberOf(stage: Stage, type: keyof typeof crowds, at: number): Promise<Person> {
  const people = await crowds[type](stage)
  return people[at % size] ?? (await stage.newcomer(type))
}

/** A job for which eleven people applied one after the other, and what its owner saw after each. */
const crowded = shared(async (stage) => {
  const owner = await stage.newcomer('recruiter')
  const job = await newJob(stage, owner)
  await noticesOf(owner)
  const seekers = await crowds.job_seeker(stage)
  const ids: number[] = []
  const seen = { unread: noNumbers(), applicants: noNumbers(), views: noNumbers(), lists: [idsOf([])] }
  for (const seeker of seekers) {
    ids.unshift((await newApplication(stage, seeker, job)).id)
    const { applications, job: shown } = await owner.ok('jobs/fetch-single', { id: job.id })
    seen.unread.push((await owner.ok('me')).user.jobs_notifications)
    seen.applicants.push((await owner.ok('jobs/my')).jobs[0]?.applicants)
    seen.views.push(shown.views)
    seen.lists.push(idsOf(applications))
  }
  const notices = await noticesOf(owner)
  return { job, owner, ids, ...seen, notices, rest: (await owner.ok('me')).user.jobs_notifications }
})
const noNumbers = (): unknown[] => []
const upTo = Array.from({ length: size }, (_, at) => at + 1)

/** Checks of what concerns several people at once. */
export const checks: readonly Check[] = [
  check('jobs/apply', 'rule', 20).that(
    'notifies the owner of each of several applications',
    async (stage) => {
      const { job, notices } = await crowded(stage)
      const notice = { type: 'new_job_application', table_id: job.id, is_new: true }
      same(
        notices.slice(0, size),
        upTo.map(() => notice),
        'the notifications',
      )
    },
  ),
  check('me', 'rule', 33).that('counts several unread notifications', async (stage) => {
    const { unread, rest } = await crowded(stage)
    same(unread, upTo, 'the unread notifications after each application')
    same(rest, 0, 'the unread notifications after opening the list', 'notifications/fetch')
  }),
  check('jobs/my', 'rule', 19, ['applicants']).that('counts several applicants', async (stage) => {
    same((await crowded(stage)).applicants, upTo, 'the applicants after each application')
  }),
  check('jobs/fetch-single', 'rule', 19, ['jobs.order']).that(
    'lists applicants and counts views',
    async (stage) => {
      const { ids, lists, views } = await crowded(stage)
      same(views, upTo, 'the views after each applicant opened the job')
      same(
        lists.map(({ length }) => length),
        [0, ...upTo],
        'the number of applications after each',
      )
      for (const [count, found] of lists.entries())
        same(found, ids.slice(size - count), `the applications after ${count} of them`)
    },
  ),
  check('jobs/download-cvs', 'files', 22).that('returns a named ZIP of all chosen CVs', async (stage) => {
    const { job, owner, ids } = await crowded(stage)
    const { bytes, headers } = await owner.download({ id: job.id, application_ids: ids.slice(1) })
    const disposition = headers.get('content-disposition') ?? ''
    expect(/filename/i.test(disposition), `content-disposition has no file name: “${disposition}”`)
    const files = Object.values(unzipSync(bytes)).map((file) => new TextDecoder().decode(file.slice(0, 5)))
    same(
      files,
      ids.slice(1).map(() => '%PDF-'),
      'the first bytes of the files in the ZIP',
    )
  }),
  check('jobs/delete', 'rule', 18).that('notifies each of several applicants', async (stage) => {
    const [owner, seekers] = [await stage.newcomer('recruiter'), await crowds.job_seeker(stage)]
    const job = await newJob(stage, owner)
    for (const seeker of seekers) await newApplication(stage, seeker, job)
    await owner.ok('jobs/delete', { id: job.id })
    for (const seeker of seekers) await expectNotice(seeker, 'job_deleted', job.id)
  }),
]

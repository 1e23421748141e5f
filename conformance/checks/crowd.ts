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

/** What the owner of a job sees of those who applied for it. */
async function look(owner: Person, id: number) {
  const { applications, job } = await owner.ok('jobs/fetch-single', { id })
  const { jobs_notifications: unread } = (await owner.ok('me')).user
  const listed = (await owner.ok('jobs/my')).jobs[0]?.applicants
  return { ids: idsOf(applications), unread, listed, applicants: job.applicants, views: job.views }
}

/** A job for which eleven people applied one after the other, and what its owner saw after each. */
const crowded = shared(async (stage) => {
  const owner = await stage.newcomer('recruiter')
  const job = await newJob(stage, owner)
  const begun = await noticesOf(owner)
  const ids: number[] = []
  const looks = [await look(owner, job.id)]
  for (const seeker of await crowds.job_seeker(stage)) {
    ids.unshift((await newApplication(stage, seeker, job)).id)
    await noticesOf(seeker)
    looks.push(await look(owner, job.id))
  }
  const notices = await noticesOf(owner)
  const { unread } = await look(owner, job.id)
  return { job, owner, ids, begun, looks, notices, unread, again: await noticesOf(owner) }
})
const upTo = Array.from({ length: size + 1 }, (_, at) => at)

/** Checks of what concerns several people at once. */
export const checks: readonly Check[] = [
  check('jobs/apply', 'rule', 20).that(
    'notifies the owner of each of several applications',
    async (stage) => {
      const { job, notices } = await crowded(stage)
      const told = notices.filter((one) => one.type === 'new_job_application' && one.table_id === job.id)
      same(told.length, size, 'the notifications about eleven applications')
    },
  ),
  check('me', 'rule', 33).that('counts unread notifications', async (stage) => {
    const { looks, unread } = await crowded(stage)
    const counts = looks.map((one) => one.unread)
    same(counts, upTo, 'the unread notifications after each application')
    same(unread, 0, 'the unread notifications after opening the list', 'notifications/fetch')
  }),
  check('notifications/fetch', 'rule', 33, ['notifications.new', 'jobs-create.review']).that(
    'marks new notifications, once',
    async (stage) => {
      const { job, begun, notices, again } = await crowded(stage)
      const approval = { type: 'job_state_changed', table_id: job.id, is_new: true }
      same(begun, [approval], 'the notifications after a job was approved')
      const marks = [notices, again].map((list) => list.map(({ is_new }) => is_new))
      const wanted = [upTo.map((at) => at < size), upTo.map(() => false)]
      same(marks, wanted, 'is_new of all notifications at the first and the second look')
    },
  ),
  ...(['jobs/my', 'jobs/fetch-single'] as const).map((call) =>
    check(call, 'rule', 19, ['applicants']).that('counts applicants', async (stage) => {
      const { looks } = await crowded(stage)
      const counts = looks.map(({ listed, applicants }) => (call === 'jobs/my' ? listed : applicants))
      same(counts, upTo, 'the applicants after each application')
    }),
  ),
  check('jobs/fetch-single', 'rule', 19, ['jobs.order']).that(
    'lists applicants and counts views',
    async (stage) => {
      const { ids, looks } = await crowded(stage)
      const found = looks.map((one) => [one.views, one.ids.length])
      const wanted = upTo.map((count) => [count, count])
      same(found, wanted, 'the views and the number of applications after each application')
      for (const [count, one] of looks.entries())
        same(one.ids, ids.slice(size - count), `the applications after ${count} of them`)
    },
  ),
  check('jobs/download-cvs', 'files', 22).that('returns a named ZIP of all chosen CVs', async (stage) => {
    const { job, owner, ids } = await crowded(stage)
    const { bytes, headers } = await owner.download({ id: job.id, application_ids: ids.slice(1) })
    const disposition = headers.get('content-disposition') ?? ''
    expect(/filename/i.test(disposition), `content-disposition has no file name: “${disposition}”`)
    const files = Object.values(unzipSync(bytes)).map((file) => new TextDecoder().decode(file.slice(0, 5)))
    const wanted = ids.slice(1).map(() => '%PDF-')
    same(files, wanted, 'the first bytes of the files in the ZIP')
  }),
  check('notifications/fetch', 'rule', 33, [
    'notifications.job',
    'jobs.order',
    'jobs-create.review',
    'jobs-delete.remains',
  ]).that('names the job, and its state or the status of the application', async (stage) => {
    stage.needs('decideJob')
    const [recruiter, seeker] = [await stage.newcomer('recruiter'), await stage.newcomer('job_seeker')]
    const job = await newJob(stage, recruiter)
    const { id } = await newApplication(stage, seeker, job)
    await recruiter.ok('jobs/change-application-status', { id, status: 'in_review' })
    await recruiter.ok('jobs/change-application-status', { id, status: 'accepted' })
    await recruiter.ok('jobs/delete', { id: job.id })
    const subjectsOf = async (person: typeof seeker) =>
      (await person.ok('notifications/fetch', { type: 'job' })).notifications.map(
        ({ type, job: about, status }) => [type, about?.id ?? null, about?.title ?? null, status || null],
      )
    const about = [job.id, job.title]
    const changed = ['job_application_status_changed', ...about, 'accepted']
    const ofApplicant = [['job_deleted', ...about, null], changed, changed]
    same(
      await subjectsOf(seeker),
      ofApplicant,
      'type, job and current status of an applicant’s notifications',
    )
    const ofOwner = [
      ['new_job_application', ...about, null],
      ['job_state_changed', ...about, 'approved'],
    ]
    same(await subjectsOf(recruiter), ofOwner, 'type, job and state of an owner’s notifications')
  }),
  check('jobs/delete', 'rule', 18).that('notifies each of several applicants', async (stage) => {
    const [owner, seekers] = [await stage.newcomer('recruiter'), await crowds.job_seeker(stage)]
    const job = await newJob(stage, owner)
    for (const seeker of seekers) await newApplication(stage, seeker, job)
    await owner.ok('jobs/delete', { id: job.id })
    for (const seeker of seekers) await expectNotice(seeker, 'job_deleted', job.id)
  }),
]

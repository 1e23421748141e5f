import { check, type Check, expect, same, sameFields } from '../check.ts'
import type { CallName } from '../../mocks/operation.ts'
import type { Payload, Person } from '../person.ts'
import {
  type Applied,
  applied,
  idsOf,
  isListed,
  jobFields,
  jobFor,
  newApplication,
  newBookmark,
  newCv,
  newJob,
  noticesOf,
  pdf,
} from '../things.ts'

const applicantOf = ({ seeker }: Applied) => seeker
const ownerOf = ({ job }: Applied) => job.owner

/** Makes a check that a call refuses a job that was deleted. */
const afterDeletion = <K extends CallName>(
  call: K,
  by: (to: Applied) => Person,
  body: (id: number, application: number) => Payload<K>,
) =>
  check(call, 'repeat', 18).that('refuses a deleted job', async (stage) => {
    const application = await applied(stage)
    const { id, owner } = application.job
    await owner.ok('jobs/delete', { id })
    await by(application).no(call, body(id, application.id), 'the job was deleted')
  })

export const checks: readonly Check[] = [
  check('jobs/delete', 'rule', 18, ['jobs-delete.remains']).that(
    'removes the job from every list, and keeps applications with its title',
    async (stage) => {
      const { id, job, seeker } = await applied(stage)
      await job.owner.ok('jobs/delete', { id: job.id })
      expect(!(await isListed(stage.visitor, job)), 'a search finds a deleted job', 'jobs/search')
      const { jobs } = await job.owner.ok('jobs/my', { search: job.title })
      same(jobs, [], 'the jobs that /api/jobs/my finds after the deletion', 'jobs/my')
      await seeker.no('jobs/fetch-single', { id: job.id }, 'the job was deleted')
      const { application } = await seeker.ok('jobs/fetch-application', { id })
      same(application.job.title, job.title, 'the title of the job in the application')
    },
  ),
  check('bookmarks/fetch', 'rule', 18, ['jobs-delete.remains']).that(
    'keeps the bookmark of a deleted job, marked as closed',
    async (stage) => {
      const seeker = await stage.person('seeker')
      const job = await newJob(stage, await stage.person('recruiter'))
      const bookmark = await newBookmark(stage, seeker, job.id)
      await job.owner.ok('jobs/delete', { id: job.id })
      const { bookmarks } = await seeker.ok('bookmarks/fetch', { type: 'job', page: 1 })
      const saved = bookmarks.find((one) => one.id === bookmark.id)
      expect(saved !== undefined, 'the bookmark of a deleted job is missing')
      expect(saved.job.is_available !== true, 'is_available is true for a deleted job')
    },
  ),
  check('jobs/delete', 'repeat', 18).that(
    'refuses a deleted job, as do updates and applications',
    async (stage) => {
      const seeker = await stage.person('seeker')
      const job = await newJob(stage, await stage.person('recruiter'))
      const { id } = job
      const cv = await newCv(stage, seeker)
      await job.owner.ok('jobs/delete', { id })
      await job.owner.no('jobs/delete', { id }, 'the job was deleted')
      await job.owner.no('jobs/update', { id, ...(await jobFields(stage)) }, 'the job was deleted')
      await seeker.no('jobs/apply', { id, cv_id: cv.id }, 'the job was deleted')
    },
  ),
  afterDeletion('bookmarks/toggle', applicantOf, (id) => ({ id, type: 'job' as const })),
  afterDeletion('jobs/download-cvs', ownerOf, (id, application) => ({ id, application_ids: [application] })),
  afterDeletion('jobs/upload-receipt', ownerOf, (id) => ({ id, file: pdf('receipt.pdf') })),
  afterDeletion('payments/fetch-stripe-intent', ownerOf, (id) => ({ id, type: 'feature_job' as const })),
  check('jobs/my', 'rule', 13, ['jobs.order']).that(
    'lists the recruiter’s jobs in every state, newest first, and searches titles',
    async (stage) => {
      const recruiter = await stage.newcomer('recruiter')
      const pending = await newJob(stage, recruiter, {}, 'pending')
      const approved = await newJob(stage, recruiter)
      const cancelled = await newJob(stage, recruiter, {}, 'cancelled')
      const listed = (await recruiter.ok('jobs/my', { page: 1 })).jobs.slice(0, 3)
      same(idsOf(listed), idsOf([cancelled, approved, pending]), 'the ids of the newest jobs')
      same(listed.map(({ state }) => state).join(), 'cancelled,approved,pending', 'their states')
      const none = await recruiter.ok('jobs/my', { search: stage.word() })
      same(none.jobs, [], 'the jobs found by a word that no title has')
      const found = await recruiter.ok('jobs/my', { search: approved.title.toUpperCase() })
      same(idsOf(found.jobs), [approved.id], 'the jobs found by a title')
      const other = await stage.person('otherRecruiter')
      const foreign = await other.ok('jobs/my', { search: approved.title })
      same(foreign.jobs, [], 'the jobs for another recruiter')
    },
  ),
  check('jobs/update', 'rule', 14).that(
    'drops the location of a job that becomes remote, and requires one if it becomes hybrid',
    async (stage) => {
      const location = `Kitville ${stage.word()}`
      const recruiter = await stage.person('recruiter')
      const { id, title } = await newJob(stage, recruiter, { type: 'on_site', location })
      const fields = { id, ...(await jobFields(stage, { title })) }
      await recruiter.ok('jobs/update', { ...fields, type: 'remote', location })
      const wanted = { type: 'remote', location: null }
      sameFields(await jobFor(recruiter, { id }), wanted, 'a job that became remote')
      const { jobs } = await stage.visitor.ok('jobs/search', { keyword: title, location })
      same(jobs, [], 'the jobs found by the location that was dropped')
      await recruiter.no('jobs/update', { ...fields, type: 'hybrid' }, 'a hybrid job needs a location')
    },
  ),
  check('notifications/fetch', 'rule', 33, ['jobs-create.review', 'notifications.new']).that(
    'resets the unread count and marks new notifications',
    async (stage) => {
      stage.needs('decideJob')
      const recruiter = await stage.newcomer('recruiter')
      const unread = async () => (await recruiter.ok('me')).user.jobs_notifications
      // Without notifications, there is nothing to count.
      await recruiter.ok('notifications/fetch', { type: 'job' })
      const job = await newJob(stage, recruiter)
      await (await stage.person('otherRecruiter')).ok('notifications/fetch', { type: 'job' })
      same(await unread(), 1, 'the unread count after a job was approved')
      const notice = { type: 'job_state_changed', table_id: job.id }
      same(await noticesOf(recruiter), [{ ...notice, is_new: true }], 'the notifications')
      same(await unread(), 0, 'the unread count after opening the list')
      same(await noticesOf(recruiter), [{ ...notice, is_new: false }], 'the notifications when opened again')
    },
  ),
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
        ({ type, job: about, status }) => [type, about?.id ?? null, about?.title ?? null, status ?? null],
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
]

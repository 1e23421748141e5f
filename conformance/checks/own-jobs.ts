import { check, type Check, expect, same } from '../check.ts'
import type { CallName } from '../../mocks/operation.ts'
import type { Payload, Person } from '../person.ts'
import type { Stage } from '../stage.ts'
import {
  type Applied,
  applied,
  idsOf,
  isListed,
  jobFields,
  newApplication,
  newCv,
  newJob,
  pdf,
} from '../things.ts'

/** Makes a check that a call refuses a job that was deleted. @param make returns the caller and the payload */
const afterDeletion = <K extends CallName>(
  call: K,
  make: (to: Applied, stage: Stage) => Promise<[Person, Payload<K>]>,
) =>
  check(call, 'repeat', 18).that('refuses a deleted job', async (stage) => {
    const application = await applied(stage)
    const [caller, body] = await make(application, stage)
    await application.job.owner.ok('jobs/delete', { id: application.job.id })
    await caller.no(call, body, 'the job was deleted')
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
  afterDeletion('jobs/delete', async ({ job: { id, owner } }) => [owner, { id }]),
  afterDeletion('jobs/update', async ({ job: { id, owner } }, stage) => [
    owner,
    { ...(await jobFields(stage)), id },
  ]),
  afterDeletion('jobs/apply', async ({ job: { id } }, stage) => {
    const seeker = await stage.person('otherSeeker')
    return [seeker, { id, cv_id: (await newCv(stage, seeker)).id }]
  }),
  afterDeletion('bookmarks/toggle', async ({ job: { id }, seeker }) => [
    seeker,
    { id, type: 'job' as const },
  ]),
  afterDeletion('jobs/download-cvs', async ({ job, id }) => [
    job.owner,
    { id: job.id, application_ids: [id] },
  ]),
  afterDeletion('jobs/upload-receipt', async ({ job: { id, owner } }) => [
    owner,
    { id, file: pdf('receipt.pdf') },
  ]),
  afterDeletion('payments/fetch-stripe-intent', async ({ job: { id, owner } }) => [
    owner,
    { id, type: 'feature_job' as const },
  ]),
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

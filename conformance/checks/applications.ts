import { unzipSync } from 'fflate'
import { applicationStatuses } from '../../mocks/rules/application-status.ts'
import { check, type Check, expect, same, sameFields } from '../check.ts'
import { jsonParts, type Person } from '../person.ts'
import { shared, type Stage } from '../stage.ts'
import {
  applied,
  expectNotice,
  idsOf,
  newApplication,
  newCv,
  newJob,
  noticesOf,
  openApplication,
} from '../things.ts'

const statusOf = async (seeker: Person, id: number) =>
  (await seeker.ok('jobs/fetch-application', { id })).application.status

/** Counts a job seeker's notifications about changed statuses of applications. */
const noticedChanges = async (seeker: Person) =>
  (await noticesOf(seeker)).filter(({ type }) => type === 'job_application_status_changed').length

/** Changes the status of a new application from each to each, and counts the changes. */
async function changeStatuses(stage: Stage) {
  const job = await newJob(stage, await stage.person('recruiter'))
  const seeker = await stage.newcomer('job_seeker')
  const { id } = await newApplication(stage, seeker, job)
  let changes = 0
  for (const from of applicationStatuses) {
    for (const to of applicationStatuses) {
      if (to === from) continue
      for (const status of [from, to]) {
        const before = await statusOf(seeker, id)
        await job.owner.ok('jobs/change-application-status', { id, status })
        same(await statusOf(seeker, id), status, `the status after ${before} was set to ${status}`)
        if (before !== status) changes += 1
      }
    }
  }
  return { seeker, id, changes }
}

/** An application with the second of three CVs, which is neither the default nor the newest one. */
const choice = shared(async (stage) => {
  const job = await newJob(stage, await stage.person('recruiter'))
  const seeker = await stage.newcomer('job_seeker')
  const [, chosen] = [await newCv(stage, seeker), await newCv(stage, seeker), await newCv(stage, seeker)]
  await seeker.ok('jobs/apply', { id: job.id, cv_id: chosen.id })
  const [received] = (await job.owner.ok('jobs/fetch-single', { id: job.id })).applications
  return { job, seeker, chosen, received }
})

export const checks: readonly Check[] = [
  check('jobs/apply', 'rule', 20, ['applications.readers']).that(
    'creates an application with the status applied',
    async (stage) => {
      const { id, job, cvId, seeker } = await applied(stage)
      const { email, id: of } = seeker
      const parties = { user: { id: of, email }, cv: { id: cvId }, company: { name: job.owner.name } }
      const wanted = { id, job: { id: job.id, title: job.title }, ...parties }
      for (const reader of [seeker, job.owner]) {
        const { application } = await reader.ok('jobs/fetch-application', { id })
        same(application.status, 'applied', 'the status of a new application')
        sameFields(application, wanted, `the application for the ${reader.label}`, 'jobs/fetch-application')
      }
      const { applications } = await seeker.ok('jobs/my-applications', { search: job.title })
      const found = 'the job seeker’s applications found by the title of the job'
      same(idsOf(applications), [id], found, 'jobs/my-applications')
      const ofCompany = await seeker.ok('jobs/my-applications', { search: job.owner.name })
      const isFound = idsOf(ofCompany.applications).includes(id)
      expect(isFound, 'a search for the company lacks the application', 'jobs/my-applications')
      const none = await seeker.ok('jobs/my-applications', { search: stage.word() })
      same(none.applications, [], 'the applications found by a word that no job has', 'jobs/my-applications')
    },
  ),
  check('jobs/apply', 'rule', 19, ['apply.once']).that(
    "refuses other people's CVs, a second application, and jobs that are pending, cancelled or in_active",
    async (stage) => {
      const [seeker, recruiter] = [await stage.person('seeker'), await stage.person('recruiter')]
      const foreign = await newCv(stage, await stage.person('otherSeeker'))
      const posted = await newJob(stage, recruiter)
      await seeker.no('jobs/apply', { id: posted.id, cv_id: foreign.id }, 'the CV belongs to someone else')
      const { cvId: cv_id } = await newApplication(stage, seeker, posted)
      await seeker.no('jobs/apply', { id: posted.id, cv_id }, 'they have applied already')
      const { applications } = await recruiter.ok('jobs/fetch-single', { id: posted.id })
      same(applications.length, 1, 'the number of applications after a second attempt')
      for (const [state, status] of [
        ['pending', 'active'],
        ['cancelled', 'active'],
        ['approved', 'in_active'],
      ] as const) {
        const job = await newJob(stage, recruiter, { status }, state)
        await seeker.no('jobs/apply', { id: job.id, cv_id }, 'the job takes no applications')
      }
    },
  ),
  check('jobs/change-application-status', 'state', 20).that(
    'changes any status to any other',
    async (stage) => {
      await changeStatuses(stage)
    },
  ),
  check('jobs/change-application-status', 'rule', 20, ['notifications.count']).that(
    'notifies the applicant of each change',
    async (stage) => {
      const { seeker, id, changes } = await changeStatuses(stage)
      await expectNotice(seeker, 'job_application_status_changed', id)
      const words = `the notifications of ${changes} changes (the newest 50)`
      same(await noticedChanges(seeker), Math.min(changes, 50), words, 'notifications/fetch')
    },
  ),
  check('jobs/change-application-status', 'repeat', 20, ['applications.same-status']).that(
    'does nothing when the status is set again',
    async (stage) => {
      const job = await newJob(stage, await stage.person('recruiter'))
      const seeker = await stage.newcomer('job_seeker')
      const { id } = await newApplication(stage, seeker, job)
      for (const status of ['applied', 'accepted', 'accepted'] as const) {
        await job.owner.ok('jobs/change-application-status', { id, status })
      }
      same(await noticedChanges(seeker), 1, 'the notifications after one real change and two repetitions')
    },
  ),
  check('jobs/download-cvs', 'files', 22, ['download-cvs.kind']).that(
    'contains the CV that the applicant chose, not their default or newest one',
    async (stage) => {
      const { job, chosen, received } = await choice(stage)
      const { bytes } = await job.owner.download({ id: job.id, application_ids: [received?.id ?? 0] })
      same(new TextDecoder().decode(bytes.slice(0, 2)), 'PK', 'the first bytes of a ZIP file')
      const [file] = Object.values(unzipSync(bytes))
      const isChosen = new TextDecoder().decode(file).includes(chosen.title)
      expect(isChosen, 'the file in the ZIP is another one than the chosen CV')
    },
  ),
  check('jobs/fetch-single', 'rule', 19).that(
    'names the CV that the applicant chose, for the applicant and the owner',
    async (stage) => {
      const { job, seeker, chosen } = await choice(stage)
      for (const reader of [seeker, job.owner]) {
        const [shown] = (await reader.ok('jobs/fetch-single', { id: job.id })).applications
        same(shown?.cv.title, chosen.title, `the title of the CV for the ${reader.label}`)
        const { application } = await reader.ok('jobs/fetch-application', { id: shown?.id ?? 0 })
        same(application.cv.id, chosen.id, `the CV of the application for the ${reader.label}`)
      }
    },
  ),
  check('jobs/download-cvs', 'input', 48, ['lists.parts']).that(
    'reads a list from a part of type application/json',
    async (stage) => {
      const { id, job } = await openApplication(stage)
      const form = jsonParts('jobs/download-cvs', { id: job.id, application_ids: [id] })
      const { file, exchange } = await job.owner.raw('jobs/download-cvs', form)
      expect(file !== undefined, `returns no file: ${exchange.problem ?? exchange.received}`)
    },
  ),
  check('jobs/download-cvs', 'rule', 22).that(
    'refuses applications to other jobs, and an empty list',
    async (stage) => {
      const { id, job } = await openApplication(stage)
      const other = await newJob(stage, job.owner)
      const foreign = { id: other.id, application_ids: [id] }
      await job.owner.no('jobs/download-cvs', foreign, 'the application is to another job')
      await job.owner.no('jobs/download-cvs', { id: job.id, application_ids: [] }, 'the list is empty')
    },
  ),
]

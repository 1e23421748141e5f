import { jobStateMachine } from '../../mocks/rules/job-state.ts'
import { after } from '../../mocks/rules/machine.ts'
import type { CallName } from '../../mocks/operation.ts'
import { check, type Check, expect, same, sameFields } from '../check.ts'
import { toFormData } from '../../src/api/form-data.ts'
import type { Payload, Person } from '../person.ts'
import type { Stage } from '../stage.ts'
import {
  type Applied,
  applied,
  idsOf,
  isListed,
  jobFields,
  jobFor,
  newApplication,
  newCv,
  newJob,
  pdf,
} from '../things.ts'

/** Names what an answer tells about a job that only its owner may know. */
const privateFields = (job: object) =>
  Object.keys(job).filter((name) => /^(?:views|applicants|feature_price_per_month)$/.test(name))

/** The initial values of a job's fields, which an update then replaces, clears or keeps. */
const filled = {
  type: 'on_site',
  location: 'Kitville',
  salary_from: 5,
  salary_to: 9,
  vacancies: 3,
} as const

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
  check('jobs/create', 'rule', 3).that('stores every field and returns the id', async (stage) => {
    const recruiter = await stage.person('recruiter')
    const every: Omit<Required<Payload<'jobs/create'>>, 'title' | 'category' | 'currency'> = {
      type: 'hybrid',
      location: 'Kitville',
      nature: 'part_time',
      salary_from: 1_000.5,
      salary_to: 20_000_000,
      vacancies: 7,
      status: 'in_active',
      description: 'Zwölf Boxkämpfer\n<b>&amp; 日本 🧭',
    }
    const wanted = await jobFields(stage, every)
    const { id } = await recruiter.ok('jobs/create', wanted)
    const { job } = await recruiter.ok('jobs/fetch-single', { id })
    sameFields(job, { ...wanted, views: 0, is_featured: 0 }, 'the new job')
    same(job.user.id, recruiter.id, 'the owner of the new job')
    expect(Math.abs(Date.parse(job.created_at)) > 0, `created_at is not a time: ${job.created_at}`)
  }),
  check('jobs/create', 'rule', 13, ['jobs-create.review']).that(
    'makes a job pending and active with one vacancy',
    async (stage) => {
      const job = await newJob(stage, await stage.person('recruiter'), {}, 'pending')
      const wanted = { state: 'pending', status: 'active', vacancies: 1 }
      sameFields(await jobFor(job.owner, job), wanted, 'the new job')
    },
  ),
  check('jobs/create', 'input', 14).that(
    'refuses (as jobs/update does) reversed salaries, missing locations, zero vacancies, unknown categories and currencies',
    async (stage) => {
      const recruiter = await stage.person('recruiter')
      const fields = await jobFields(stage)
      const bad = [
        { ...fields, salary_from: 10, salary_to: 9 },
        { ...fields, type: 'on_site' as const, location: ' ' },
        { ...fields, type: 'hybrid' as const },
        { ...fields, vacancies: 0 },
        { ...fields, salary_from: -1 },
        { ...fields, category: 'No such category' },
        { ...fields, currency: 'No such currency' },
        { ...fields, title: '  ' },
      ]
      const { id } = await newJob(stage, recruiter, {}, 'pending')
      for (const body of bad) {
        await recruiter.no('jobs/create', body, 'a field is invalid')
        await recruiter.no('jobs/update', { ...body, id }, 'a field is invalid')
      }
    },
  ),
  check('jobs/create', 'rule', 14).that(
    'stores (as jobs/update does) a location for on_site and hybrid jobs only',
    async (stage) => {
      const location = 'Kitville'
      const { id, owner } = await newJob(stage, await stage.person('recruiter'), { location }, 'pending')
      sameFields(await jobFor(owner, { id }), { location: null }, 'a remote job')
      for (const type of ['hybrid', 'remote'] as const) {
        await owner.ok('jobs/update', { ...(await jobFields(stage, { type, location })), id })
        const wanted = { type, location: type === 'hybrid' ? location : null }
        sameFields(await jobFor(owner, { id }), wanted, `a job that became ${type}`, 'jobs/update')
      }
    },
  ),
  check('jobs/update', 'state', 13, ['jobs-update.review']).that(
    'follows the table of states: an edited cancelled job is resubmitted',
    async (stage) => {
      const recruiter = await stage.person('recruiter')
      for (const state of ['pending', 'approved', 'cancelled'] as const) {
        const job = await newJob(stage, recruiter, {}, state)
        const before = (await jobFor(recruiter, job)).state
        await recruiter.ok('jobs/update', { id: job.id, ...(await jobFields(stage)) })
        const wanted = after(jobStateMachine, before, 'edit')
        const words = `the state after an edit of a job that is ${before}`
        same((await jobFor(recruiter, job)).state, wanted, words)
      }
    },
  ),
  check('jobs/update', 'rule', 14).that(
    'replaces every field, and clears it if the value is empty',
    async (stage) => {
      const recruiter = await stage.person('recruiter')
      const { id } = await newJob(stage, recruiter, { ...filled, description: 'Long text' }, 'pending')
      const changes = { nature: 'part_time', vacancies: 4, status: 'in_active', description: '' } as const
      const form = toFormData({ id, ...(await jobFields(stage, changes)) })
      for (const name of ['location', 'salary_from', 'salary_to']) form.set(name, '')
      await recruiter.raw('jobs/update', form)
      const wanted = { title: form.get('title'), type: 'remote', ...changes }
      const emptied = { location: null, salary_from: null, salary_to: null }
      sameFields(await jobFor(recruiter, { id }), { ...wanted, ...emptied }, 'the job after an update')
    },
  ),
  check('jobs/update', 'rule', 14, ['jobs-update.absent']).that(
    'clears an omitted location, salary or description',
    async (stage) => {
      const recruiter = await stage.person('recruiter')
      const paused = { ...filled, status: 'in_active', description: 'Long text' } as const
      const { id } = await newJob(stage, recruiter, paused, 'pending')
      const { description: _, ...fields } = await jobFields(stage)
      await recruiter.ok('jobs/update', { id, ...fields })
      const cleared = { location: null, salary_from: null, salary_to: null, description: '' }
      const wanted = { ...cleared, vacancies: 3, status: 'in_active' }
      sameFields(await jobFor(recruiter, { id }), wanted, 'a job whose fields were omitted')
    },
  ),
  check('jobs/fetch-single', 'state', 14, ['jobs.visibility']).that(
    'shows pending and cancelled jobs to the owner only, approved jobs to everyone, and in_active ones in no list',
    async (stage) => {
      const recruiter = await stage.person('recruiter')
      const decide = stage.hook('decideJob')
      const others = [stage.visitor, await stage.person('seeker'), await stage.person('otherRecruiter')]
      const job = await newJob(stage, recruiter, {}, 'pending')
      for (const decision of [undefined, 'approved', 'cancelled', 'approved'] as const) {
        if (decision) await decide(job.id, decision)
        const { state } = await jobFor(recruiter, job)
        if (decision) same(state, decision, 'the state for the owner')
        const listed = decision === 'approved'
        for (const reader of [stage.visitor, recruiter])
          same(await isListed(reader, job), listed, `whether a search finds a job that is ${state}`)
        for (const other of others) {
          if (listed) await other.ok('jobs/fetch-single', { id: job.id })
          else await other.no('jobs/fetch-single', { id: job.id }, `the job is ${state}`)
        }
      }
      const paused = await newJob(stage, recruiter, { status: 'in_active' })
      same((await jobFor(stage.visitor, paused)).status, 'in_active', 'the status')
      expect(!(await isListed(stage.visitor, paused)), 'a search finds a job that is in_active')
      const { full_time } = await stage.visitor.ok('jobs/fetch', { page: 1 })
      expect(!idsOf(full_time).includes(paused.id), '/api/jobs/fetch lists a job that is in_active')
    },
  ),
  check('jobs/fetch-single', 'rule', 17).that(
    'counts a view by others once in 30 minutes, and shows the number only to the owner',
    async (stage) => {
      const seeker = await stage.person('seeker')
      const job = await newJob(stage, await stage.person('recruiter'))
      const readers = [
        [job.owner, 0],
        [job.owner, 0],
        [seeker, 1],
        [seeker, 1],
        [await stage.person('otherSeeker'), 2],
        [stage.visitor, 3],
        [await stage.person('otherRecruiter'), 4],
      ] as const
      for (const [reader, count] of readers) {
        const shown = await jobFor(reader, job)
        same((await jobFor(job.owner, job)).views, count, `views after the ${reader.label} opened the job`)
        if (reader !== job.owner) same(privateFields(shown), [], 'fields for the owner only')
      }
    },
  ),
  check('jobs/fetch-single', 'rule', 17, ['search', 'jobs.order', 'jobs.visibility']).that(
    'shows price and applicants to the owner, filtered by name and email, and their CVs to a job seeker',
    async (stage) => {
      const [seeker, other] = [await stage.person('seeker'), await stage.person('otherSeeker')]
      const job = await newJob(stage, await stage.person('recruiter'))
      const first = await newApplication(stage, seeker, job)
      await newApplication(stage, other, job)
      const found = async (search?: string) => {
        const body = { id: job.id, ...(search && { search }) }
        return (await job.owner.ok('jobs/fetch-single', body)).applications.map(({ user }) => user.id)
      }
      same(await found(), [other.id, seeker.id], 'the applicants for the owner, newest first')
      for (const search of [seeker.name.toUpperCase(), seeker.email])
        same(await found(search), [seeker.id], `the applicants found by “${search}”`)
      const own = await job.owner.ok('jobs/fetch-single', { id: job.id })
      const price = own.job.feature_price_per_month
      expect(typeof price === 'number', 'feature_price_per_month is missing for the owner')
      same(own.cvs, [], 'the CVs for a recruiter')
      const shown = await seeker.ok('jobs/fetch-single', { id: job.id })
      same(idsOf(shown.applications), [first.id], 'the applications for an applicant')
      const newest = await newCv(stage, seeker)
      const { cvs } = await seeker.ok('jobs/fetch-single', { id: job.id })
      same(idsOf(cvs.slice(0, 2)), [newest.id, first.cvId], 'the newest CVs of a job seeker')
      for (const caller of [stage.visitor, await stage.person('otherRecruiter')]) {
        const foreign = await caller.ok('jobs/fetch-single', { id: job.id })
        same([foreign.applications, foreign.cvs], [[], []], `applications and CVs for ${caller.label}`)
        same(privateFields(foreign.job), [], `fields for the owner only that the ${caller.label} sees`)
        expect(foreign.categories.length > 0, `the categories for ${caller.label} are missing`)
      }
    },
  ),
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
]

import { jobStateMachine } from '../../mocks/rules/job-state.ts'
import { after } from '../../mocks/rules/machine.ts'
import { check, type Check, expect, same, sameFields } from '../check.ts'
import { toFormData } from '../../src/api/form-data.ts'
import type { Payload } from '../person.ts'
import { idsOf, isListed, jobFields, jobFor, newApplication, newCv, newJob } from '../things.ts'

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
    'shows pending and cancelled jobs to the owner only, approved jobs to everyone',
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
    },
  ),
  check('jobs/fetch-single', 'rule', 14).that(
    'shows an in_active job by its link, but in no list',
    async (stage) => {
      const job = await newJob(stage, await stage.person('recruiter'), { status: 'in_active' })
      same((await jobFor(stage.visitor, job)).status, 'in_active', 'the status')
      expect(!(await isListed(stage.visitor, job)), 'a search finds a job that is in_active')
      const { full_time } = await stage.visitor.ok('jobs/fetch', { page: 1 })
      expect(!idsOf(full_time).includes(job.id), '/api/jobs/fetch lists a job that is in_active')
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
]

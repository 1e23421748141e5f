import { jobStateMachine } from '../../mocks/rules/job-state.ts'
import { after } from '../../mocks/rules/machine.ts'
import { type Check, expect, same } from '../check.ts'
import type { Person } from '../person.ts'
import { expectNotice, isListed, jobFields, type JobState, newApplication, newJob } from '../things.ts'

const stateOf = async (owner: Person, id: number): Promise<JobState> =>
  (await owner.ok('jobs/fetch-single', { id })).job.state

/** What a change may empty. */
const filled = {
  type: 'on_site',
  location: 'Kitville',
  salary_from: 5,
  salary_to: 9,
  vacancies: 3,
} as const

export const checks: readonly Check[] = [
  {
    call: 'jobs/create',
    kind: 'rule',
    title: 'keeps every field, and answers the id',
    rule: 3,
    run: async (stage) => {
      const recruiter = await stage.person('recruiter')
      const wanted = await jobFields(stage, {
        type: 'hybrid',
        location: 'Kitville',
        nature: 'part_time',
        salary_from: 1_000.5,
        salary_to: 20_000_000,
        vacancies: 7,
        status: 'in_active',
        description: 'Zwölf Boxkämpfer\n<b>&amp; 日本 🧭',
      })
      const { id } = await recruiter.ok('jobs/create', wanted)
      stage.later(() => recruiter.send('jobs/delete', { id }))
      const { job } = await recruiter.ok('jobs/fetch-single', { id })
      for (const [name, value] of Object.entries(wanted)) {
        same(Object.entries(job).find(([key]) => key === name)?.[1], value, `${name} of the new job`)
      }
      same(job.user.id, recruiter.id, 'the owner of the new job')
      expect(Math.abs(Date.parse(job.created_at)) > 0, `created_at is no time: ${job.created_at}`)
    },
  },
  {
    call: 'jobs/create',
    kind: 'rule',
    title: 'is pending and active with one vacancy, and no one else sees it',
    rule: 13,
    assumes: ['jobs-create.review'],
    run: async (stage) => {
      const job = await newJob(stage, await stage.person('recruiter'), {}, 'pending')
      const own = (await job.owner.ok('jobs/fetch-single', { id: job.id })).job
      same([own.state, own.status, own.vacancies], ['pending', 'active', 1], 'state, status and vacancies')
      for (const caller of [
        stage.visitor,
        await stage.person('seeker'),
        await stage.person('otherRecruiter'),
      ]) {
        await caller.no('jobs/fetch-single', { id: job.id }, 'the job waits for review')
      }
      expect(!(await isListed(stage.visitor, job)), 'a search finds a job that waits for review')
    },
  },
  {
    call: 'jobs/create',
    kind: 'input',
    title: 'refuses a reversed salary, a missing place, no vacancies, unknown categories and currencies',
    rule: 14,
    run: async (stage) => {
      const recruiter = await stage.person('recruiter')
      const fields = await jobFields(stage)
      const bad = [
        { ...fields, salary_from: 10, salary_to: 9 },
        { ...fields, type: 'on_site' as const, location: ' ' },
        { ...fields, vacancies: 0 },
        { ...fields, salary_from: -1 },
        { ...fields, category: 'No such category' },
        { ...fields, currency: 'No such currency' },
        { ...fields, title: '  ' },
      ]
      for (const body of bad) await recruiter.no('jobs/create', body, 'a field is wrong')
    },
  },
  {
    call: 'jobs/create',
    kind: 'rule',
    title: 'keeps a place for on_site and hybrid jobs only',
    rule: 14,
    run: async (stage) => {
      const job = await newJob(stage, await stage.person('recruiter'), { location: 'Kitville' }, 'pending')
      same(
        (await job.owner.ok('jobs/fetch-single', { id: job.id })).job.location || null,
        null,
        'the place of a remote job',
      )
    },
  },
  {
    call: 'jobs/update',
    kind: 'state',
    assumes: ['jobs-update.review'],
    title: 'leaves every state as the table of states says: an edited cancelled job is reviewed again',
    rule: 13,
    needs: ['decideJob'],
    run: async (stage) => {
      const recruiter = await stage.person('recruiter')
      for (const state of ['pending', 'approved', 'cancelled'] as const) {
        const job = await newJob(stage, recruiter, {}, state)
        const before = await stateOf(recruiter, job.id)
        await recruiter.ok('jobs/update', { id: job.id, ...(await jobFields(stage)) })
        same(
          await stateOf(recruiter, job.id),
          after(jobStateMachine, before, 'edit'),
          `the state after an edit of a job that is ${before}`,
        )
      }
    },
  },
  {
    call: 'jobs/update',
    kind: 'rule',
    title: 'replaces every field, and empties by empty values',
    rule: 14,
    run: async (stage) => {
      const recruiter = await stage.person('recruiter')
      const { id } = await newJob(stage, recruiter, { ...filled, description: 'Long text' }, 'pending')
      const fields = await jobFields(stage, {
        nature: 'part_time',
        vacancies: 4,
        status: 'in_active',
        description: '',
      })
      const form = new FormData()
      for (const [name, value] of Object.entries({
        id,
        ...fields,
        location: '',
        salary_from: '',
        salary_to: '',
      })) {
        form.set(name, String(value))
      }
      await recruiter.raw('jobs/update', form)
      const { job } = await recruiter.ok('jobs/fetch-single', { id })
      same(
        [
          job.title,
          job.type,
          job.location || null,
          job.salary_from,
          job.salary_to,
          job.vacancies,
          job.status,
          job.description,
        ],
        [fields.title, 'remote', null, null, null, 4, 'in_active', ''],
        'title, type, place, salary, vacancies, status and text after a change',
      )
    },
  },
  {
    call: 'jobs/update',
    kind: 'rule',
    title: 'empties a place, salary or text that is left out',
    rule: 14,
    assumes: ['jobs-update.absent'],
    run: async (stage) => {
      const recruiter = await stage.person('recruiter')
      const { id } = await newJob(stage, recruiter, { ...filled, description: 'Long text' }, 'pending')
      const { description: _, ...fields } = await jobFields(stage)
      await recruiter.ok('jobs/update', { id, ...fields })
      const { job } = await recruiter.ok('jobs/fetch-single', { id })
      same(
        [job.location, job.salary_from, job.salary_to, job.description],
        [null, null, null, ''],
        'what was left out',
      )
      same(job.vacancies, 3, 'vacancies that were left out')
    },
  },
  {
    call: 'jobs/fetch-single',
    kind: 'state',
    assumes: ['jobs.visibility'],
    title: 'follows the state of a job: pending and cancelled for the owner only, approved for all',
    rule: 14,
    needs: ['decideJob'],
    run: async (stage) => {
      const recruiter = await stage.person('recruiter')
      const decide = stage.hook('decideJob')
      const job = await newJob(stage, recruiter, {}, 'pending')
      for (const decision of ['approved', 'cancelled', 'approved'] as const) {
        await decide(job.id, decision)
        same(await stateOf(recruiter, job.id), decision, 'the state that the owner is told')
        const listed = decision === 'approved'
        same(await isListed(stage.visitor, job), listed, `whether a search finds a job that is ${decision}`)
        if (listed) await stage.visitor.ok('jobs/fetch-single', { id: job.id })
        else await stage.visitor.no('jobs/fetch-single', { id: job.id }, `the job is ${decision}`)
      }
      await expectNotice(recruiter, 'job_state_changed', job.id)
    },
  },
  {
    call: 'jobs/fetch-single',
    kind: 'rule',
    title: 'shows an in_active job by its link, and no list shows it',
    rule: 14,
    needs: ['decideJob'],
    run: async (stage) => {
      const job = await newJob(stage, await stage.person('recruiter'), { status: 'in_active' })
      same(
        (await stage.visitor.ok('jobs/fetch-single', { id: job.id })).job.status,
        'in_active',
        'the status',
      )
      expect(!(await isListed(stage.visitor, job)), 'a search finds a job that is in_active')
      const { full_time } = await stage.visitor.ok('jobs/fetch', { page: 1 })
      expect(
        full_time.every(({ id }) => id !== job.id),
        '/api/jobs/fetch lists a job that is in_active',
      )
    },
  },
  {
    call: 'jobs/fetch-single',
    kind: 'rule',
    title: 'counts a view of others once in 30 minutes, and tells the owner alone',
    rule: 17,
    needs: ['decideJob'],
    run: async (stage) => {
      const seeker = await stage.person('seeker')
      const job = await newJob(stage, await stage.person('recruiter'))
      const views = async () => (await job.owner.ok('jobs/fetch-single', { id: job.id })).job.views
      same(await views(), 0, 'views of a job that only its owner has opened')
      same(await views(), 0, 'views after its owner has opened it again')
      const shown = (await seeker.ok('jobs/fetch-single', { id: job.id })).job
      same(await views(), 1, 'views after a job seeker has opened it')
      const told = [shown.views, shown.applicants, shown.feature_price_per_month].filter(
        (one) => one !== undefined,
      )
      same(told, [], 'what a job seeker is told of views, applicants and price')
      await seeker.ok('jobs/fetch-single', { id: job.id })
      same(await views(), 1, 'views after the same job seeker has opened it again')
      await (await stage.person('otherSeeker')).ok('jobs/fetch-single', { id: job.id })
      same(await views(), 2, 'views after another job seeker has opened it')
    },
  },
  {
    call: 'jobs/fetch-single',
    kind: 'rule',
    title:
      'tells the owner price and applicants, filtered by name and address, and a job seeker their own CVs',
    rule: 17,
    needs: ['decideJob'],
    run: async (stage) => {
      const [seeker, other] = [await stage.person('seeker'), await stage.person('otherSeeker')]
      const job = await newJob(stage, await stage.person('recruiter'))
      const first = await newApplication(stage, seeker, job)
      await newApplication(stage, other, job)
      const found = async (search?: string) =>
        (await job.owner.ok('jobs/fetch-single', { id: job.id, ...(search && { search }) })).applications
      same((await found()).length, 2, 'the applications that the owner sees')
      for (const search of [seeker.name.toUpperCase(), seeker.email]) {
        same(
          (await found(search)).map(({ user }) => user.id),
          [seeker.id],
          `the applicants found by “${search}”`,
        )
      }
      const own = await job.owner.ok('jobs/fetch-single', { id: job.id })
      expect(typeof own.job.feature_price_per_month === 'number', 'the owner is told no price of featuring')
      same(own.cvs, [], 'the CVs that a recruiter is told')
      const shown = await seeker.ok('jobs/fetch-single', { id: job.id })
      same(
        shown.applications.map(({ id }) => id),
        [first.id],
        'the applications that an applicant sees',
      )
      expect(
        shown.cvs.some(({ id }) => id === first.cvId),
        'a job seeker is not told their CVs',
      )
      same(
        (await stage.visitor.ok('jobs/fetch-single', { id: job.id })).applications,
        [],
        'what a visitor sees',
      )
    },
  },
]

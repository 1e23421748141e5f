import type { CallName } from '../../mocks/operation.ts'
import { toFormData } from '../../src/api/form-data.ts'
import { check, type Check, expect } from '../check.ts'
import { type Caller, needRefusal } from '../person.ts'
import type { Stage } from '../stage.ts'
import { jobFields, newCv, newJob, newProject, pngs } from '../things.ts'

interface Wrong {
  call: CallName
  /** The field that the refusal must name. */
  field: string
  /** What is wrong with the field. */
  why: string
  make: (stage: Stage) => Promise<[caller: Caller, body: Parameters<typeof toFormData>[0]]>
}

const jobWith = (field: string, why: string, changes: Parameters<typeof jobFields>[1]): Wrong => ({
  call: 'jobs/create',
  field,
  why,
  make: async (stage) => [await stage.person('recruiter'), await jobFields(stage, changes)],
})

const passwordWith = (field: string, why: string, changes: object): Wrong => ({
  call: 'change-password',
  field,
  why,
  make: async (stage) => {
    const seeker = await stage.newcomer('job_seeker')
    const fresh = { new_password: 'new-pass-word', confirm_password: 'new-pass-word' }
    return [seeker, { current_password: seeker.password, ...fresh, ...changes }]
  },
})

const inviteTo = (why: string, emailOf: (stage: Stage) => Promise<string>): Wrong => ({
  call: 'employees/create',
  field: 'email',
  why,
  make: async (stage) => [await stage.person('otherRecruiter'), { email: await emailOf(stage) }],
})

const wrongs: readonly Wrong[] = [
  jobWith('category', 'an unknown category', { category: 'No such category' }),
  jobWith('currency', 'an unknown currency', { currency: 'No such currency' }),
  jobWith('location', 'no place', { type: 'on_site' }),
  jobWith('salary_to', 'a reversed salary', { salary_from: 10, salary_to: 9 }),
  passwordWith('current_password', 'a wrong current password', { current_password: 'not-this-one' }),
  passwordWith('confirm_password', 'two different passwords', { confirm_password: 'other-pass-word' }),
  inviteTo('an address without an account', (stage) =>
    Promise.resolve(stage.hook('newAddress')(stage.word())),
  ),
  inviteTo('someone who was invited before', async (stage) => {
    const [recruiter, { email }] = [await stage.person('otherRecruiter'), await stage.newcomer('job_seeker')]
    await recruiter.ok('employees/create', { email })
    return email
  }),
  {
    call: 'register',
    field: 'email',
    why: 'an address with an account',
    make: async (stage) => [stage.visitor, { ...(await stage.signUp('job_seeker')), type: 'job_seeker' }],
  },
  {
    call: 'verify',
    field: 'code',
    why: 'a code that was never sent',
    make: async (stage) => [
      stage.visitor,
      { email: (await stage.signUp('job_seeker')).email, code: '000000' },
    ],
  },
  {
    call: 'verify',
    field: 'code',
    why: 'a wrong code',
    make: async (stage) => {
      const { email } = await stage.signUp('job_seeker')
      await stage.visitor.ok('login', { email, type: 'job_seeker' })
      const code = await stage.code(email, 'login')
      return [stage.visitor, { email, code: code.replace(/^./, code.startsWith('1') ? '2' : '1') }]
    },
  },
  {
    call: 'reset-password',
    field: 'password_confirmation',
    why: 'two different passwords',
    make: async (stage) => {
      const { email } = await stage.signUp('job_seeker')
      const passwords = { password: 'new-pass-word', password_confirmation: 'other-pass-word' }
      return [stage.visitor, { email, token: '000000', ...passwords }]
    },
  },
  {
    call: 'reset-password',
    field: 'token',
    why: 'a code that was never sent',
    make: async (stage) => {
      const { email } = await stage.signUp('job_seeker')
      const passwords = { password: 'new-pass-word', password_confirmation: 'new-pass-word' }
      return [stage.visitor, { email, token: '000000', ...passwords }]
    },
  },
  {
    call: 'jobs/apply',
    field: 'cv_id',
    why: 'someone else’s CV',
    make: async (stage) => {
      const { id } = await newJob(stage, await stage.person('recruiter'))
      const { id: cv_id } = await newCv(stage, await stage.person('otherSeeker'))
      return [await stage.person('seeker'), { id, cv_id }]
    },
  },
  {
    call: 'posts/create',
    field: 'caption',
    why: 'neither text nor files',
    make: async (stage) => [await stage.person('seeker'), { caption: ' ' }],
  },
  {
    call: 'projects/add-files',
    field: 'files[]',
    why: 'an eleventh file',
    make: async (stage) => {
      const seeker = await stage.person('seeker')
      const { id } = await newProject(stage, seeker)
      return [seeker, { id, 'files[]': pngs(10) }]
    },
  },
  {
    call: 'posts/create',
    field: 'files[]',
    why: 'eleven files',
    make: async (stage) => [await stage.person('seeker'), { 'files[]': pngs(11) }],
  },
]

const assumes = ['errors.absent', 'required-fields', 'posts.empty', 'file-limits', 'apply.once'] as const

/** Checks that a refusal names the field that is wrong, so that the app can show the message beside it (rules 3). */
export const checks: readonly Check[] = wrongs.map(({ call, field, why, make }) =>
  check(call, 'input', 3, assumes).that(`names ${field} in the refusal of ${why}`, async (stage) => {
    const [caller, body] = await make(stage)
    const { errors } = needRefusal(await caller.raw(call, toFormData(body)), `it has ${why}`)
    expect(
      field in errors,
      `/api/${call} doesn’t name ${field}, but ${Object.keys(errors).join() || 'no field'}`,
    )
  }),
)

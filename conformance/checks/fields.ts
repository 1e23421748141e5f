import type { CallName } from '../../mocks/operation.ts'
import { toFormData } from '../../src/api/form-data.ts'
import { check, type Check } from '../check.ts'
import { Failed } from '../failures.ts'
import { type Caller, needRefusal } from '../person.ts'
import type { Stage } from '../stage.ts'
import { jobFields, newCv, newJob, newProject, pngs } from '../things.ts'
import { wrong } from './codes.ts'

const assumes = ['errors.absent', 'required-fields', 'posts.empty', 'file-limits', 'apply.once'] as const

/**
 * Makes a check that a refusal names the field that is wrong.
 * @param why what is wrong with the field
 * @param make returns the caller and the payload
 */
const names = (
  call: CallName,
  field: string,
  why: string,
  make: (stage: Stage) => Promise<[caller: Caller, body: object]>,
) =>
  check(call, 'input', 3, assumes).that(`names ${field} in the refusal of ${why}`, async (stage) => {
    const [caller, body] = await make(stage)
    const { errors } = needRefusal(await caller.raw(call, toFormData(body)), `it has ${why}`)
    const named = Object.keys(errors).join() || 'no field'
    const reverses = named === 'no field' ? 'errors.absent' : undefined
    if (!(field in errors))
      throw new Failed(`/api/${call} doesn’t name ${field}, but ${named}`, call, reverses)
  })

const jobWith = (field: string, why: string, changes: Parameters<typeof jobFields>[1]) =>
  names('jobs/create', field, why, async (stage) => [
    await stage.person('recruiter'),
    await jobFields(stage, changes),
  ])

const passwordWith = (field: string, why: string, changes: object) =>
  names('change-password', field, why, async (stage) => {
    const seeker = await stage.newcomer('job_seeker')
    const fresh = { new_password: 'new-pass-word', confirm_password: 'new-pass-word' }
    return [seeker, { current_password: seeker.password, ...fresh, ...changes }]
  })

const resetWith = (field: string, why: string, password_confirmation: string) =>
  names('reset-password', field, why, async (stage) => {
    const { email } = await stage.signUp('job_seeker')
    return [stage.visitor, { email, token: '000000', password: 'new-pass-word', password_confirmation }]
  })

/** Checks that a refusal names the field that is wrong, so that the app can show the message beside it (rules 3). */
export const checks: readonly Check[] = [
  jobWith('category', 'an unknown category', { category: 'No such category' }),
  jobWith('currency', 'an unknown currency', { currency: 'No such currency' }),
  jobWith('location', 'no place', { type: 'on_site' }),
  jobWith('salary_to', 'a reversed salary', { salary_from: 10, salary_to: 9 }),
  passwordWith('current_password', 'a wrong current password', { current_password: 'not-this-one' }),
  passwordWith('confirm_password', 'two different passwords', { confirm_password: 'other-pass-word' }),
  names('employees/create', 'email', 'an address without an account', async (stage) => [
    await stage.person('otherRecruiter'),
    { email: stage.hook('newAddress')(stage.word()) },
  ]),
  names('employees/create', 'email', 'someone who was invited before', async (stage) => {
    const [recruiter, { email }] = [await stage.person('otherRecruiter'), await stage.newcomer('job_seeker')]
    await recruiter.ok('employees/create', { email })
    return [recruiter, { email }]
  }),
  names('register', 'email', 'an address with an account', async (stage) => [
    stage.visitor,
    { ...(await stage.signUp('job_seeker')), type: 'job_seeker' },
  ]),
  names('verify', 'code', 'a code that was never sent', async (stage) => [
    stage.visitor,
    { email: (await stage.signUp('job_seeker')).email, code: '000000' },
  ]),
  names('verify', 'code', 'a wrong code', async (stage) => {
    const { email } = await stage.signUp('job_seeker')
    await stage.visitor.ok('login', { email, type: 'job_seeker' })
    return [stage.visitor, { email, code: wrong(await stage.code(email, 'login')) }]
  }),
  resetWith('password_confirmation', 'two different passwords', 'other-pass-word'),
  resetWith('token', 'a code that was never sent', 'new-pass-word'),
  names('jobs/apply', 'cv_id', 'someone else’s CV', async (stage) => {
    const { id } = await newJob(stage, await stage.person('recruiter'))
    const { id: cv_id } = await newCv(stage, await stage.person('otherSeeker'))
    return [await stage.person('seeker'), { id, cv_id }]
  }),
  names('posts/create', 'caption', 'neither text nor files', async (stage) => [
    await stage.person('seeker'),
    { caption: ' ' },
  ]),
  names('projects/add-files', 'files[]', 'an eleventh file', async (stage) => {
    const seeker = await stage.person('seeker')
    const { id } = await newProject(stage, seeker)
    return [seeker, { id, 'files[]': pngs(10) }]
  }),
  names('posts/create', 'files[]', 'eleven files', async (stage) => [
    await stage.person('seeker'),
    { 'files[]': pngs(11) },
  ]),
]

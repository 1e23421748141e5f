import type { CallName } from '../../mocks/operation.ts'
import { expect } from '../check.ts'
import type { Caller, Payload } from '../person.ts'
import type { Role } from '../setup.ts'
import { shared, type Stage } from '../stage.ts'
import {
  idsOf,
  jobFields,
  newBookmark,
  newFollowing,
  newJob,
  newLink,
  newPost,
  newProject,
  openApplication,
  openJob,
  pdf,
  png,
} from '../things.ts'
import type { Received } from '../transport.ts'
import { toFormData } from '../../src/api/form-data.ts'

interface Claimed<K extends CallName> {
  body: Payload<K>
  /** Text that only the rightful caller may see. */
  hides?: string
  /** Checks that nothing changed. @throws if something did */
  intact?: () => Promise<unknown>
}

/** A valid call and its rightful caller. Checks repeat the call as someone else or with invalid fields. */
export interface Claim {
  call: CallName
  by: Role | 'visitor'
  caller: (stage: Stage) => Promise<Caller>
  as: (stage: Stage, caller: Caller) => Promise<Received>
  form: (stage: Stage) => Promise<FormData>
  hides: (stage: Stage) => Promise<string | undefined>
  intact: (stage: Stage) => Promise<unknown>
}

function claim<K extends CallName>(
  call: K,
  by: Role | 'visitor',
  given: Payload<K> | ((stage: Stage) => Promise<Claimed<K>>) = {},
): Claim {
  const made = shared(async (stage) => (typeof given === 'function' ? await given(stage) : { body: given }))
  return {
    call,
    by,
    caller: async (stage) => (by === 'visitor' ? stage.visitor : await stage.person(by)),
    as: async (stage, caller) => await caller.send(call, (await made(stage)).body),
    form: async (stage) => toFormData((await made(stage)).body),
    hides: async (stage) => (await made(stage)).hides,
    intact: async (stage) => await (await made(stage)).intact?.(),
  }
}

/** A pending job of recruiter A, which only its owner sees. */
const hiddenJob = shared(async (stage) => await newJob(stage, await stage.person('recruiter'), {}, 'pending'))
const ownPost = shared(async (stage) => await newPost(stage, await stage.person('seeker')))
const ownProject = shared(async (stage) => await newProject(stage, await stage.person('seeker')))
const ownLink = shared(
  async (stage) => await newLink(await stage.person('recruiter'), await stage.person('seeker')),
)
const ownBookmark = shared(
  async (stage) => await newBookmark(stage, await stage.person('seeker'), (await openJob(stage)).id),
)
const ownFollowing = shared(
  async (stage) => await newFollowing(stage, await stage.person('seeker'), await stage.person('recruiter')),
)

/** Makes a claim on the pending job. @param fields besides its id */
const withJob =
  <T extends object>(fields: T) =>
  async (stage: Stage) => {
    const { id, title, owner } = await hiddenJob(stage)
    const intact = async () => await owner.ok('jobs/fetch-single', { id })
    return { body: { ...fields, id }, hides: title, intact }
  }

/** Makes a claim with an address that has no account. */
const withAddress =
  <T extends object>(fields: T) =>
  (stage: Stage) =>
    Promise.resolve({ body: { ...fields, email: `${stage.word()}@conformance.example` } })

/** Makes a claim on something by its id. */
const idOf = (make: (stage: Stage) => Promise<{ id: number }>) => async (stage: Stage) => ({
  body: { id: (await make(stage)).id },
})

const theCv = async (stage: Stage) => {
  const { cvId: id, seeker } = await openApplication(stage)
  const intact = async () =>
    expect(idsOf((await seeker.ok('cvs/fetch')).cvs).includes(id), `CV ${id} was deleted`)
  return { body: { id }, intact }
}
const theLink = idOf(ownLink)
const passwords = {
  current_password: 'pass-word-1',
  new_password: 'pass-word-2',
  confirm_password: 'pass-word-2',
}

/** A claim for every call that has fields or needs a login. */
export const claims: readonly Claim[] = [
  claim('me', 'seeker'),
  claim('logout', 'seeker'),
  claim(
    'register',
    'visitor',
    withAddress({ name: 'Kit', password: 'pass-word-1', type: 'job_seeker' as const }),
  ),
  claim('login', 'visitor', withAddress({ type: 'job_seeker' as const })),
  claim('login-with-google', 'visitor', { token: 'no.such.credential' }),
  claim('verify', 'visitor', withAddress({ code: '000000' })),
  claim('send-password-reset-link', 'visitor', withAddress({})),
  claim(
    'reset-password',
    'visitor',
    withAddress({ token: '000000', password: 'pass-word-2', password_confirmation: 'pass-word-2' }),
  ),
  claim('change-password', 'seeker', passwords),
  claim('send-message', 'visitor', {
    name: 'Kit',
    email: 'kit@conformance.example',
    subject: 'Test',
    message: 'A test.',
  }),
  claim('subscribe', 'visitor', { email: 'kit@conformance.example' }),
  claim('fetch-home', 'visitor', { type: 'job' as const }),
  claim('categories/fetch', 'visitor', { type: 'job' as const }),
  claim('jobs/create', 'recruiter', async (stage) => ({ body: await jobFields(stage) })),
  claim('jobs/fetch', 'visitor'),
  claim('jobs/my', 'recruiter'),
  claim('jobs/delete', 'recruiter', withJob({})),
  claim('jobs/fetch-single', 'recruiter', withJob({})),
  claim('jobs/update', 'recruiter', async (stage) => await withJob(await jobFields(stage))(stage)),
  claim('jobs/search', 'visitor'),
  claim('jobs/apply', 'seeker', async (stage) => ({
    body: { id: (await openJob(stage)).id, cv_id: (await openApplication(stage)).cvId },
  })),
  claim('jobs/my-applications', 'seeker'),
  claim('jobs/fetch-application', 'seeker', async (stage) => {
    const { id, job } = await openApplication(stage)
    return { body: { id }, hides: job.title }
  }),
  claim('jobs/change-application-status', 'recruiter', async (stage) => {
    const { id, seeker } = await openApplication(stage)
    const intact = async () => {
      const { application } = await seeker.ok('jobs/fetch-application', { id })
      expect(application.status !== 'accepted', 'the status was changed')
    }
    return { body: { id, status: 'accepted' as const }, intact }
  }),
  claim('jobs/download-cvs', 'recruiter', async (stage) => {
    const { id, job } = await openApplication(stage)
    return { body: { id: job.id, application_ids: [id] }, hides: job.title }
  }),
  claim('fetch-bank', 'recruiter', { type: 'feature_job' as const }),
  claim('jobs/upload-receipt', 'recruiter', withJob({ file: pdf('receipt.pdf') })),
  claim('payments/fetch-stripe-intent', 'recruiter', withJob({ type: 'feature_job' as const })),
  claim(
    'payments/verify-stripe',
    'recruiter',
    withJob({ type: 'feature_job' as const, payment_id: 'pi_none' }),
  ),
  claim('receipts/my', 'recruiter'),
  claim('payments/my', 'recruiter'),
  claim('bookmarks/toggle', 'seeker', async (stage) => ({
    body: { id: (await openJob(stage)).id, type: 'job' as const },
  })),
  claim('bookmarks/fetch', 'seeker', { type: 'job' as const }),
  claim('bookmarks/remove', 'seeker', idOf(ownBookmark)),
  claim('followers/toggle', 'seeker', async (stage) => ({
    body: { id: (await stage.person('recruiter')).id, type: 'recruiter' as const },
  })),
  claim('followers/fetch', 'seeker', { type: 'recruiter' as const }),
  claim('followers/remove', 'seeker', idOf(ownFollowing)),
  claim('cvs/fetch', 'seeker'),
  claim('cvs/upload', 'seeker', { file: pdf(), title: 'Kit CV' }),
  claim('cvs/set-default', 'seeker', theCv),
  claim('cvs/delete', 'seeker', theCv),
  claim('my-profile', 'seeker'),
  claim('save-profile', 'seeker', async (stage) => ({ body: { name: (await stage.person('seeker')).name } })),
  claim('posts/create', 'seeker', { caption: 'Kit post' }),
  claim('posts/delete', 'seeker', idOf(ownPost)),
  claim('employees/create', 'recruiter', async (stage) => ({
    body: { email: (await stage.person('otherSeeker')).email },
  })),
  claim('employees/delete', 'recruiter', theLink),
  claim('employees/accept-request', 'seeker', theLink),
  claim('employees/decline-request', 'seeker', theLink),
  claim('employees/remove-request', 'seeker', theLink),
  claim('projects/add', 'seeker', { title: 'Kit project' }),
  claim('projects/add-files', 'seeker', async (stage) => ({
    body: { id: (await ownProject(stage)).id, 'files[]': [png()] },
  })),
  claim('projects/delete-file', 'seeker', async (stage) => {
    const { id, files } = await ownProject(stage)
    return { body: { id, path: files[0]?.path ?? '' } }
  }),
  claim('projects/update', 'seeker', async (stage) => {
    const { id, title } = await ownProject(stage)
    return { body: { id, title } }
  }),
  claim('projects/delete', 'seeker', idOf(ownProject)),
  claim(
    'users/find',
    'visitor',
    idOf((stage) => stage.person('seeker')),
  ),
  claim('users/fetch', 'visitor', { type: 'job_seeker' as const }),
  claim('notifications/fetch', 'seeker', { type: 'job' as const }),
]

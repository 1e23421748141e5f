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
  make: (stage: Stage) => Promise<Claimed<K>> | Claimed<K> = () => ({ body: {} }),
): Claim {
  const made = shared(async (stage) => await make(stage))
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
const ownCv = shared(async (stage) => {
  const { cvId, seeker } = await openApplication(stage)
  return { id: cvId, seeker, intact: async () => await hasCv(stage, cvId) }
})
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

async function hasCv(stage: Stage, id: number): Promise<void> {
  const seeker = await stage.person('seeker')
  const { cvs } = await seeker.ok('cvs/fetch')
  expect(idsOf(cvs).includes(id), `CV ${id} was deleted`)
}

const theJob = async (
  stage: Stage,
): Promise<{ body: { id: number }; hides: string; intact: () => Promise<unknown> }> => {
  const { id, title, owner } = await hiddenJob(stage)
  return { body: { id }, hides: title, intact: () => owner.ok('jobs/fetch-single', { id }) }
}
const theCv = async (stage: Stage) => {
  const { id, intact } = await ownCv(stage)
  return { body: { id }, intact }
}
const theLink = async (stage: Stage) => ({ body: { id: (await ownLink(stage)).id } })
const passwords = {
  current_password: 'pass-word-1',
  new_password: 'pass-word-2',
  confirm_password: 'pass-word-2',
}

/** A claim for every call that has fields or needs a login. */
export const claims: readonly Claim[] = [
  claim('me', 'seeker'),
  claim('logout', 'seeker'),
  claim('register', 'visitor', (stage) => ({
    body: {
      name: 'Kit',
      email: `${stage.word()}@conformance.example`,
      password: 'pass-word-1',
      type: 'job_seeker' as const,
    },
  })),
  claim('login', 'visitor', (stage) => ({
    body: { email: `${stage.word()}@conformance.example`, type: 'job_seeker' as const },
  })),
  claim('login-with-google', 'visitor', () => ({ body: { token: 'no.such.credential' } })),
  claim('verify', 'visitor', (stage) => ({
    body: { code: '000000', email: `${stage.word()}@conformance.example` },
  })),
  claim('send-password-reset-link', 'visitor', (stage) => ({
    body: { email: `${stage.word()}@conformance.example` },
  })),
  claim('reset-password', 'visitor', (stage) => ({
    body: {
      token: '000000',
      password: 'pass-word-2',
      password_confirmation: 'pass-word-2',
      email: `${stage.word()}@conformance.example`,
    },
  })),
  claim('change-password', 'seeker', () => ({ body: passwords })),
  claim('send-message', 'visitor', () => ({
    body: { name: 'Kit', email: 'kit@conformance.example', subject: 'Test', message: 'A test.' },
  })),
  claim('subscribe', 'visitor', () => ({ body: { email: 'kit@conformance.example' } })),
  claim('fetch-home', 'visitor', () => ({ body: { type: 'job' as const } })),
  claim('categories/fetch', 'visitor', () => ({ body: { type: 'job' as const } })),
  claim('jobs/create', 'recruiter', async (stage) => ({ body: await jobFields(stage) })),
  claim('jobs/fetch', 'visitor'),
  claim('jobs/my', 'recruiter'),
  claim('jobs/delete', 'recruiter', theJob),
  claim('jobs/fetch-single', 'recruiter', theJob),
  claim('jobs/update', 'recruiter', async (stage) => {
    const { body, ...rest } = await theJob(stage)
    return { body: { ...(await jobFields(stage)), ...body }, ...rest }
  }),
  claim('jobs/search', 'visitor'),
  claim('jobs/apply', 'seeker', async (stage) => ({
    body: { id: (await openJob(stage)).id, cv_id: (await ownCv(stage)).id },
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
  claim('fetch-bank', 'recruiter', () => ({ body: { type: 'feature_job' as const } })),
  claim('jobs/upload-receipt', 'recruiter', async (stage) => {
    const { body, ...rest } = await theJob(stage)
    return { body: { ...body, file: pdf('receipt.pdf') }, ...rest }
  }),
  claim('payments/fetch-stripe-intent', 'recruiter', async (stage) => {
    const { body, ...rest } = await theJob(stage)
    return { body: { ...body, type: 'feature_job' as const }, ...rest }
  }),
  claim('payments/verify-stripe', 'recruiter', async (stage) => {
    const { body, ...rest } = await theJob(stage)
    return { body: { ...body, type: 'feature_job' as const, payment_id: 'pi_none' }, ...rest }
  }),
  claim('receipts/my', 'recruiter'),
  claim('payments/my', 'recruiter'),
  claim('bookmarks/toggle', 'seeker', async (stage) => ({
    body: { id: (await openJob(stage)).id, type: 'job' as const },
  })),
  claim('bookmarks/fetch', 'seeker', () => ({ body: { type: 'job' as const } })),
  claim('bookmarks/remove', 'seeker', async (stage) => ({ body: { id: (await ownBookmark(stage)).id } })),
  claim('followers/toggle', 'seeker', async (stage) => ({
    body: { id: (await stage.person('recruiter')).id, type: 'recruiter' as const },
  })),
  claim('followers/fetch', 'seeker', () => ({ body: { type: 'recruiter' as const } })),
  claim('followers/remove', 'seeker', async (stage) => ({ body: { id: (await ownFollowing(stage)).id } })),
  claim('cvs/fetch', 'seeker'),
  claim('cvs/upload', 'seeker', () => ({ body: { file: pdf(), title: 'Kit CV' } })),
  claim('cvs/set-default', 'seeker', theCv),
  claim('cvs/delete', 'seeker', theCv),
  claim('my-profile', 'seeker'),
  claim('save-profile', 'seeker', async (stage) => ({ body: { name: (await stage.person('seeker')).name } })),
  claim('posts/create', 'seeker', () => ({ body: { caption: 'Kit post' } })),
  claim('posts/delete', 'seeker', async (stage) => ({ body: { id: (await ownPost(stage)).id } })),
  claim('employees/create', 'recruiter', async (stage) => ({
    body: { email: (await stage.person('otherSeeker')).email },
  })),
  claim('employees/delete', 'recruiter', theLink),
  claim('employees/accept-request', 'seeker', theLink),
  claim('employees/decline-request', 'seeker', theLink),
  claim('employees/remove-request', 'seeker', theLink),
  claim('projects/add', 'seeker', () => ({ body: { title: 'Kit project' } })),
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
  claim('projects/delete', 'seeker', async (stage) => ({ body: { id: (await ownProject(stage)).id } })),
  claim('users/find', 'visitor', async (stage) => ({ body: { id: (await stage.person('seeker')).id } })),
  claim('users/fetch', 'visitor', () => ({ body: { type: 'job_seeker' as const } })),
  claim('notifications/fetch', 'seeker', () => ({ body: { type: 'job' as const } })),
]

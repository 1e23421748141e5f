import { examples } from '../../mocks/contract/examples.gen.ts'
import { rowOfField } from '../../mocks/contract/rows.gen.ts'
import type { CallName } from '../../mocks/operation.ts'
import { expect } from '../check.ts'
import { callNames, contractOf } from '../contract.ts'
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
  webm,
} from '../things.ts'

interface Claimed<B = object> {
  body: B
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
  made: (stage: Stage) => Promise<Claimed>
}

function claim<K extends CallName>(
  call: K,
  by: Role | 'visitor',
  given: Payload<K> | ((stage: Stage) => Promise<Claimed<Payload<K>>>) = {},
): Claim {
  const made = shared(async (stage) => (typeof given === 'function' ? await given(stage) : { body: given }))
  const caller = async (stage: Stage) => (by === 'visitor' ? stage.visitor : await stage.person(by))
  return { call, by, caller, made }
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

/** Makes a claim with an address that has no account. */
const withAddress =
  <T extends object>(fields: T) =>
  (stage: Stage) =>
    Promise.resolve({ body: { ...fields, email: `${stage.word()}@conformance.example` } })

/** Something that a claim names by its id. */
interface Thing {
  id: number
  hides?: string
  intact?: () => Promise<unknown>
}

const theJob = async (stage: Stage): Promise<Thing> => {
  const { id, title, owner } = await hiddenJob(stage)
  return { id, hides: title, intact: async () => await owner.ok('jobs/fetch-single', { id }) }
}

const theCv = async (stage: Stage): Promise<Thing> => {
  const { cvId: id, seeker } = await openApplication(stage)
  const intact = async () =>
    expect(idsOf((await seeker.ok('cvs/fetch')).cvs).includes(id), `CV ${id} was deleted`)
  return { id, intact }
}

const theApplication = async (stage: Stage): Promise<Thing> => {
  const { id, job } = await openApplication(stage)
  return { id, hides: job.title }
}

/** What the ids of the contract's examples become, by their table, and whose it is. */
const things: Readonly<Record<string, { of: Role; make: (stage: Stage) => Promise<Thing> }>> = {
  accounts: { of: 'recruiter', make: (stage) => stage.person('recruiter') },
  jobs: { of: 'recruiter', make: theJob },
  applications: { of: 'seeker', make: theApplication },
  bookmarks: { of: 'seeker', make: ownBookmark },
  followings: { of: 'seeker', make: ownFollowing },
  cvs: { of: 'seeker', make: theCv },
  posts: { of: 'seeker', make: ownPost },
  projects: { of: 'seeker', make: ownProject },
  employee_links: { of: 'recruiter', make: ownLink },
}

/** Makes a claim on something by its id. */
const idOf = (make: (stage: Stage) => Promise<{ id: number }>) => async (stage: Stage) => ({
  body: { id: (await make(stage)).id },
})

const passwords = {
  current_password: 'pass-word-1',
  new_password: 'pass-word-2',
  confirm_password: 'pass-word-2',
}

/** The claims that the contract's examples don't make. */
const listed: readonly Claim[] = [
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
  claim('jobs/create', 'recruiter', async (stage) => ({ body: await jobFields(stage) })),
  claim('jobs/update', 'recruiter', async (stage) => {
    const { id, ...thing } = await theJob(stage)
    return { body: { ...(await jobFields(stage)), id }, ...thing }
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
  claim('save-profile', 'seeker', async (stage) => ({ body: { name: (await stage.person('seeker')).name } })),
  claim('employees/create', 'recruiter', async (stage) => ({
    body: { email: (await stage.person('otherSeeker')).email },
  })),
  claim('employees/accept-request', 'seeker', idOf(ownLink)),
  claim('employees/decline-request', 'seeker', idOf(ownLink)),
  claim('employees/remove-request', 'seeker', idOf(ownLink)),
  claim('projects/delete-file', 'seeker', async (stage) => {
    const { id, files } = await ownProject(stage)
    return { body: { id, path: files[0]?.path ?? '' } }
  }),
  claim(
    'users/find',
    'visitor',
    idOf((stage) => stage.person('seeker')),
  ),
]

type TableOfId = string | { by: string; of: Readonly<Record<string, string>> }
const tablesOf: { readonly [K in CallName]?: Readonly<Record<string, TableOfId>> } = rowOfField

/** Claims a call with the contract's example of its request, about things that are there. */
function claimExample(call: CallName): Claim {
  const { access, auth, fields } = contractOf(call)
  const example = examples[call]
  const named = Object.entries(tablesOf[call] ?? {}).map(([field, of]) => {
    const table = typeof of === 'string' ? of : String(of.of[String(example[of.by])])
    const thing = things[table]
    if (!thing)
      throw new Error(
        `Say in \`things\` of conformance/checks/claims.ts how to make a row of ${table}, or list a claim of ${call} there.`,
      )
    // Only its owner may know of a pending job.
    return { field, ...thing, ...(table === 'jobs' && access !== 'owner' && { make: openJob }) }
  })
  const owner = access === 'owner' ? named[0]?.of : undefined
  const by = owner ?? (access === 'recruiter' ? access : auth === 'required' ? 'seeker' : 'visitor')
  return claim(call, by, async (stage) => {
    const body: Record<string, unknown> = { ...example }
    for (const [field, { kind }] of Object.entries(fields)) {
      const names = [body[field] ?? []].flat().map(String)
      if (kind === 'file') body[field] = names.map(fileOf)[0]
      if (kind === 'files') body[field] = names.map(fileOf)
    }
    const claimed: Omit<Thing, 'id'> = {}
    for (const { field, make } of named) {
      const { id, ...rest }: Thing = await make(stage)
      body[field] = id
      Object.assign(claimed, rest)
    }
    return { body, ...claimed }
  })
}

const fileOf = (name: string): File =>
  name.endsWith('.pdf') ? pdf(name) : name.endsWith('.webm') ? webm(name) : png(name)

/** A claim for every call that has fields or needs a login. */
export const claims: readonly Claim[] = callNames
  .filter((call) => contractOf(call).auth === 'required' || Object.keys(contractOf(call).fields).length > 0)
  .map((call) => listed.find((one) => one.call === call) ?? claimExample(call))

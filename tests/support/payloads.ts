import { contract } from '../../mocks/contract/calls.gen.ts'
import { examples } from '../../mocks/contract/examples.gen.ts'
import type { CallField } from '../../mocks/engine/contract/types.ts'
import { namedBy } from '../../mocks/mixed/rows.ts'
import type { CallName, Context } from '../../mocks/operation.ts'
import { blankProfile } from '../../mocks/model/accounts.ts'
import type { Row, TableName } from '../../mocks/model/tables.ts'
import { password } from '../../mocks/scenarios/personas.ts'
import { lookInto } from '../../mocks/engine/contract/files.ts'
import { issueCredential } from '../../mocks/services/identity-provider.ts'
import { hashPassword } from '../../mocks/services/passwords.ts'
import { type FormInput, jobRow, pdfFile, pngFile, type TestBackend } from './backend.ts'

export type Role = Row<'accounts'>['type']

/** A job seeker and a recruiter with everything that calls can name. All numbers are ids. */
export interface Things {
  seeker: number
  recruiter: number
  /** The seeker's address; a login code and a reset code have been sent to it. */
  email: string
  signInCode: string
  resetCode: string
  /** The seeker's Google credential. */
  credential: string
  /** The recruiter's address; no code has been sent to it. */
  recruiterEmail: string
  /** The recruiter's job, approved and active; the seeker has applied. */
  job: number
  /** The recruiter's job, approved and active, without applicants. */
  openJob: number
  /** The recruiter's job whose card payment succeeded at the provider, before the backend has verified it. */
  paidJob: number
  /** The provider's id of that payment. */
  paymentId: string
  /** The seeker's application to `job`, with `cv`. */
  application: number
  /** The seeker's default CV. */
  cv: number
  /** Another CV of the seeker, not used in an application. */
  unusedCv: number
  /** The seeker's bookmark of `job`. */
  bookmark: number
  /** The seeker follows the recruiter. */
  following: number
  /** A post of each of them. */
  posts: Record<Role, number>
  /** A project of the seeker, with the file at `projectFile`. */
  project: number
  projectFile: string
  /** The recruiter's unanswered request to the seeker. */
  pendingLink: number
  /** The seeker's accepted link to another recruiter. */
  acceptedLink: number
  /** A job seeker without a request from the recruiter. */
  strangerEmail: string
  /** A category of the world. */
  category: string
}

/** The things that the ids of an example become, by their table. */
const thingOf: { readonly [N in TableName]?: (things: Things, role: Role) => number } = {
  jobs: ({ job }) => job,
  accounts: ({ recruiter }) => recruiter,
  applications: ({ application }) => application,
  bookmarks: ({ bookmark }) => bookmark,
  followings: ({ following }) => following,
  cvs: ({ cv }) => cv,
  posts: ({ posts }, role) => posts[role],
  employee_links: ({ pendingLink }) => pendingLink,
  projects: ({ project }) => project,
}

/** What the examples can't know: codes, addresses that are free or taken, and things that fit a call. */
const overrides: { readonly [K in CallName]?: (things: Things, role: Role) => FormInput<K> } = {
  register: ({ strangerEmail }) => ({ email: `new.${strangerEmail}` }),
  login: ({ recruiterEmail }) => ({ email: recruiterEmail, type: 'recruiter' }),
  'login-with-google': ({ credential }) => ({ token: credential }),
  verify: ({ email, signInCode }) => ({ email, code: signInCode }),
  'send-password-reset-link': ({ recruiterEmail }) => ({ email: recruiterEmail }),
  'reset-password': ({ email, resetCode }) => ({ email, token: resetCode }),
  'change-password': () => ({ current_password: password }),
  'jobs/apply': ({ openJob }) => ({ id: openJob }),
  'payments/verify-stripe': ({ paidJob, paymentId }) => ({ id: paidJob, payment_id: paymentId }),
  'bookmarks/toggle': ({ posts }, role) =>
    role === 'job_seeker' ? {} : { id: posts.job_seeker, type: 'post' },
  'cvs/set-default': ({ unusedCv }) => ({ id: unusedCv }),
  'employees/create': ({ strangerEmail }) => ({ email: strangerEmail }),
  'employees/remove-request': ({ acceptedLink }) => ({ id: acceptedLink }),
  'projects/delete-file': ({ projectFile }) => ({ path: projectFile }),
  'users/find': ({ seeker }) => ({ id: seeker }),
}

/**
 * Returns a valid payload: the contract's example of the request, with the ids of one pair's things.
 * @param role of the caller, where it matters: job seekers bookmark jobs, recruiters like posts
 */
export function payloadOf(call: CallName, things: Things, role: Role): Record<string, unknown> {
  const fields: Readonly<Record<string, CallField>> = contract[call].fields
  const example = examples[call]
  const filled = Object.entries(example).map(([field, value]): [string, unknown] => {
    const [named] = namedBy(call, { type: example['type'], [field]: value })
    const id = named && thingOf[named.table]?.(things, role)
    if (id !== undefined) return [field, Array.isArray(value) ? [id] : id]
    const { kind } = fields[field] ?? {}
    const files = kind === 'file' || kind === 'files' ? [value].flat().map(fileOf) : []
    if (files.length > 0) return [field, kind === 'files' ? files : files[0]]
    return [field, field === 'category' ? things.category : value]
  })
  return { ...Object.fromEntries(filled), ...overrides[call]?.(things, role) }
}

const fileOf = (name: unknown) => (String(name).endsWith('.pdf') ? pdfFile(String(name)) : pngFile())

/**
 * Adds a job seeker and a recruiter with all their things to a world. A world without third parties' keys gets them.
 * @param word distinguishes the names, addresses and titles of pairs; lower-case letters
 */
export async function bringThings({ runtime }: Pick<TestBackend, 'runtime'>, word: string): Promise<Things> {
  const [cvFile, picture] = [await lookInto(pdfFile()), await lookInto(pngFile())]
  return await runtime.mutate((context) => {
    const { tx, now, files } = context
    const { stripe_pk, google_client_id } = tx.settings.need(1)
    const googleClientId = google_client_id ?? 'simulated.apps.googleusercontent.com'
    tx.settings.patch(1, {
      stripe_pk: stripe_pk ?? 'pk_test_simulated',
      google_client_id: googleClientId,
    })
    const seeker = bringAccount(context, 'job_seeker', word)
    const recruiter = bringAccount(context, 'recruiter', word)
    const stranger = bringAccount(context, 'job_seeker', `${word}-stranger`)
    const formerly = bringAccount(context, 'recruiter', `${word}-formerly`)
    const bySeeker = { account_id: seeker.id, created_at: now }
    const [category] = tx.categories.all()
    if (!category) throw new Error('The world has no category')
    const postJob = (title: string) =>
      tx.jobs.insert(
        jobRow(recruiter.id, { title: `${word} ${title}`, category: category.name, created_at: now }),
      ).id
    const keepCv = (title: string, isDefault: boolean) =>
      tx.cvs.insert({
        ...bySeeker,
        title: `${word} ${title}`,
        path: files.keep(cvFile, 'cv'),
        is_default: isDefault,
      }).id
    const job = postJob('keeper')
    const paidJob = postJob('captain')
    const cv = keepCv('letters', true)
    const link = { employee_id: seeker.id, created_at: now }
    const code = { email: seeker.email, account_id: seeker.id, sent_at: now, tries: 0 }
    const post = (account_id: number) =>
      tx.posts.insert({ account_id, created_at: now, caption: `${word} says hello`, files: [] }).id
    const projectFile = files.keep(picture, 'project')
    const paymentId = `pi_${word}`
    tx.codes.insert({ ...code, purpose: 'sign_in', code: '246802' })
    tx.codes.insert({ ...code, purpose: 'reset', code: '135791' })
    tx.intents.insert({
      account_id: recruiter.id,
      job_id: paidJob,
      provider_id: paymentId,
      client_secret: `${paymentId}_secret_${word}`,
      amount: Math.round(tx.settings.need(1).feature_price_per_month * 100),
      status: 'succeeded',
      last_error: null,
      declines_with: null,
      created_at: now,
    })
    return {
      seeker: seeker.id,
      recruiter: recruiter.id,
      email: seeker.email,
      signInCode: '246802',
      resetCode: '135791',
      credential: issueCredential(seeker, googleClientId, context),
      recruiterEmail: recruiter.email,
      job,
      openJob: postJob('painter'),
      paidJob,
      paymentId,
      application: tx.applications.insert({ ...bySeeker, job_id: job, cv_id: cv, status: 'applied' }).id,
      cv,
      unusedCv: keepCv('spare', false),
      bookmark: tx.bookmarks.insert({ ...bySeeker, type: 'job', target_id: job }).id,
      following: tx.followings.insert({ ...bySeeker, recruiter_id: recruiter.id }).id,
      posts: { job_seeker: post(seeker.id), recruiter: post(recruiter.id) },
      project: tx.projects.insert({
        ...bySeeker,
        title: `${word} beacon`,
        url: null,
        time_took: null,
        description: null,
        files: [{ type: 'image' as const, path: projectFile }],
      }).id,
      projectFile,
      pendingLink: tx.employee_links.insert({ ...link, recruiter_id: recruiter.id, status: 'pending' }).id,
      acceptedLink: tx.employee_links.insert({ ...link, recruiter_id: formerly.id, status: 'accepted' }).id,
      strangerEmail: stranger.email,
      category: category.name,
    }
  })
}

function bringAccount({ tx, now }: Context, type: Role, word: string): Row<'accounts'> {
  return tx.accounts.insert({
    type,
    name: `${word} ${type === 'recruiter' ? 'Works' : 'Person'}`,
    email: `${word}.${type}@example.org`,
    password_hash: hashPassword(password, 'seeded'),
    ...blankProfile(),
    about: `${word} about`,
    created_at: now,
  })
}

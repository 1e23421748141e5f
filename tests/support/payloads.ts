import type { CallName, Context } from '../../mocks/operation.ts'
import { blankProfile } from '../../mocks/model/accounts.ts'
import type { Row } from '../../mocks/model/tables.ts'
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
  /** The recruiter's pending job, hidden from everybody else. */
  pendingJob: number
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
  /** Private text that no refusal may contain: names, addresses, titles. */
  secrets: readonly string[]
}

/**
 * Returns a valid payload for every call, with the ids of one pair's things.
 * @param role of the caller, where it matters: job seekers bookmark jobs, recruiters like posts
 */
export const payloads: {
  readonly [K in CallName]: (things: Things, role: Role) => FormInput<K>
} = {
  me: () => ({}),
  logout: () => ({}),
  register: ({ strangerEmail }) => ({
    name: 'Ines Newly',
    email: `new.${strangerEmail}`,
    password: 'eight characters',
    type: 'job_seeker',
  }),
  login: ({ recruiterEmail }) => ({ email: recruiterEmail, type: 'recruiter' }),
  'login-with-google': ({ credential }) => ({ token: credential }),
  verify: ({ email, signInCode }) => ({ email, code: signInCode }),
  'send-password-reset-link': ({ recruiterEmail }) => ({ email: recruiterEmail }),
  'reset-password': ({ email, resetCode }) => ({
    email,
    token: resetCode,
    password: 'another password',
    password_confirmation: 'another password',
  }),
  'change-password': () => ({
    current_password: password,
    new_password: 'another password',
    confirm_password: 'another password',
  }),
  'fetch-settings': () => ({}),
  'send-message': () => ({
    name: 'Ines Newly',
    email: 'ines.newly@example.org',
    subject: 'A question',
    message: 'When do you open?',
  }),
  subscribe: () => ({ email: 'ines.newly@example.org' }),
  'fetch-home': () => ({ type: 'job' }),
  'categories/fetch': () => ({ type: 'job' }),
  'jobs/create': (things) => jobForm(things, 'Bell ringer'),
  'jobs/fetch': () => ({ page: 1, time_zone: 'Europe/Oslo' }),
  'jobs/my': () => ({ page: 1 }),
  'jobs/delete': ({ job }) => ({ id: job }),
  'jobs/fetch-single': ({ job }) => ({ id: job }),
  'jobs/update': (things) => ({ id: things.job, ...jobForm(things, 'Bell ringer, renamed') }),
  'jobs/search': () => ({ page: 1, keyword: 'keeper', nature: ['full_time'], types: [] }),
  'jobs/apply': ({ openJob, cv }) => ({ id: openJob, cv_id: cv }),
  'jobs/my-applications': () => ({ page: 1 }),
  'jobs/fetch-application': ({ application }) => ({ id: application }),
  'jobs/change-application-status': ({ application }) => ({ id: application, status: 'shortlisted' }),
  'jobs/download-cvs': ({ job, application }) => ({ id: job, application_ids: [application] }),
  'fetch-bank': () => ({ type: 'feature_job' }),
  'jobs/upload-receipt': ({ job }) => ({ id: job, file: pdfFile('receipt.pdf') }),
  'payments/fetch-stripe-intent': ({ job }) => ({ id: job, type: 'feature_job' }),
  'payments/verify-stripe': ({ paidJob, paymentId }) => ({
    id: paidJob,
    type: 'feature_job',
    payment_id: paymentId,
  }),
  'receipts/my': () => ({ page: 1 }),
  'payments/my': () => ({ page: 1 }),
  'bookmarks/toggle': ({ job, posts }, role) =>
    role === 'job_seeker' ? { id: job, type: 'job' } : { id: posts.job_seeker, type: 'post' },
  'bookmarks/fetch': () => ({ page: 1, type: 'job' }),
  'bookmarks/remove': ({ bookmark }) => ({ id: bookmark }),
  'followers/toggle': ({ recruiter }) => ({ id: recruiter, type: 'recruiter' }),
  'followers/fetch': () => ({ type: 'recruiter' }),
  'followers/remove': ({ following }) => ({ id: following }),
  'cvs/fetch': () => ({}),
  'cvs/upload': () => ({ file: pdfFile(), title: 'Third CV' }),
  'cvs/set-default': ({ unusedCv }) => ({ id: unusedCv }),
  'cvs/delete': ({ cv }) => ({ id: cv }),
  'my-profile': () => ({}),
  'save-profile': () => ({ name: 'Renamed', about: 'New words.', profile_image: pngFile() }),
  'posts/create': () => ({ caption: 'Good news', 'files[]': [pngFile()] }),
  'posts/delete': ({ posts }, role) => ({ id: posts[role] }),
  'employees/create': ({ strangerEmail }) => ({ email: strangerEmail }),
  'employees/delete': ({ pendingLink }) => ({ id: pendingLink }),
  'employees/accept-request': ({ pendingLink }) => ({ id: pendingLink }),
  'employees/decline-request': ({ pendingLink }) => ({ id: pendingLink }),
  'employees/remove-request': ({ acceptedLink }) => ({ id: acceptedLink }),
  'projects/add': () => ({ title: 'Second project', url: 'https://example.org/', 'files[]': [pngFile()] }),
  'projects/add-files': ({ project }) => ({ id: project, 'files[]': [pngFile()] }),
  'projects/delete-file': ({ project, projectFile }) => ({ id: project, path: projectFile }),
  'projects/update': ({ project }) => ({ id: project, title: 'Project, renamed' }),
  'projects/delete': ({ project }) => ({ id: project }),
  'users/find': ({ seeker }) => ({ id: seeker }),
  'users/fetch': () => ({ page: 1, type: 'job_seeker' }),
  'notifications/fetch': () => ({ type: 'job' }),
}

function jobForm({ category }: Things, title: string): FormInput<'jobs/create'> {
  return {
    title,
    type: 'on_site',
    location: 'Skagen',
    category,
    nature: 'full_time',
    currency: 'EUR',
    salary_from: 20_000,
    salary_to: 30_000,
  }
}

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
    const postJob = (title: string, changes: Parameters<typeof jobRow>[1] = {}) =>
      tx.jobs.insert(
        jobRow(recruiter.id, {
          title: `${word} ${title}`,
          category: category.name,
          created_at: now,
          ...changes,
        }),
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
      pendingJob: postJob('secretary', { state: 'pending' }),
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
      // The names, addresses and titles of both accounts start with the word.
      secrets: [word, projectFile],
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

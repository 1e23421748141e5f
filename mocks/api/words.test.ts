import { beforeEach, describe, expect, it } from 'vitest'
import {
  createTestBackend,
  type FormInput,
  pngFile,
  refused,
  type TestBackend,
  watchNews,
  worldOf,
} from '../../tests/support/backend.ts'
import type { CallName } from '../operation.ts'
import { resendAfter } from '../rules/codes.ts'
import { applications, cvs, jobs, password, personas } from '../scenarios/personas.ts'
import { decide } from '../services/moderation.ts'

// The conformance kit proves what is refused and what succeeds. These are the words that the app shows for it;
// tests/backend/successes.test.ts has those of each call's usual success.

type Persona = keyof typeof personas

let backend: TestBackend
beforeEach(async () => {
  backend = await createTestBackend()
})

const signIn = (by: Persona) => backend.signIn(personas[by])
const emailOf = (by: Persona) => backend.runtime.read(({ tx }) => tx.accounts.need(personas[by]).email)

/** A call by a persona, or by a visitor. */
interface Call<K extends CallName> {
  call: K
  by?: Persona
  /** Its payload, or a function that first makes what the call is about. */
  body: FormInput<K> | (() => Promise<FormInput<K>>)
}

async function ready<K extends CallName>({ by, body }: Call<K>) {
  const payload = typeof body === 'function' ? await body() : body
  return [payload, by && (await signIn(by))] as const
}

interface Words {
  title: string
  check: () => Promise<void>
}

/** The words of a refusal, which changes nothing. @param field beside which the app shows them */
function refuses<K extends CallName>(call: Call<K>, words: string, field?: string): Words {
  return {
    title: `${call.call} is refused: ${words}`,
    async check() {
      const { message, errors } = await refused(backend, call.call, ...(await ready(call)))
      expect(errors).toEqual(field === undefined ? undefined : { [field]: [words] })
      if (field === undefined) expect(message).toBe(words)
    },
  }
}

/** The words of a success. @param effect whether it changes the world */
function says<K extends CallName>(
  call: Call<K>,
  words: string,
  effect: 'changes' | 'no change' = 'changes',
): Words {
  return {
    title: `${call.call}: ${words}`,
    async check() {
      const [payload, token] = await ready(call)
      const before = await worldOf(backend)
      const { success } = await backend.call(call.call, payload, token)
      expect(success).toMatchObject({ status: 'success', message: words })
      const isSame = JSON.stringify(before) === JSON.stringify(await worldOf(backend))
      expect(isSame).toBe(effect === 'no change')
    },
  }
}

/** Makes a request of a company to an employee. @returns its id */
const link = (status: 'pending' | 'accepted' | 'declined') => () =>
  backend.runtime.mutate(({ tx, now }) => {
    const pair = { recruiter_id: personas.smallShop, employee_id: personas.newcomer }
    return { id: tx.employee_links.insert({ ...pair, status, created_at: now }).id }
  })

const answer = (way: 'accept' | 'decline' | 'remove', status: Parameters<typeof link>[0]) =>
  ({ call: `employees/${way}-request`, by: 'newcomer', body: link(status) }) as const

/** Has `jobs.open` cancelled by an administrator. */
const cancel = () =>
  backend.runtime.mutate((context) => {
    decide(context, context.tx.jobs.need(jobs.open), 'cancelled')
  })
/** Edits `jobs.open`, which resubmits it if it was cancelled. */
async function edit() {
  const { title, category } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
  const choices = { type: 'remote', nature: 'full_time', currency: 'EUR' } as const
  await backend.call('jobs/update', { id: jobs.open, title, category, ...choices }, await signIn('harbour'))
}
async function deleteJob() {
  await backend.call('jobs/delete', { id: jobs.open }, await signIn('harbour'))
}
const apply = async () =>
  await backend.call('jobs/apply', { id: jobs.open, cv_id: cvs.standard }, await signIn('ada'))
const save = async () =>
  await backend.call('bookmarks/toggle', { id: jobs.open, type: 'job' }, await signIn('newcomer'))

/** Returns a reader of `jobs.open`, after these steps and its deletion. */
const afterDeletion = (by: Persona | undefined, ...steps: readonly (() => Promise<unknown>)[]) => ({
  call: 'jobs/fetch-single' as const,
  ...(by && { by }),
  async body() {
    for (const step of [...steps, deleteJob]) await step()
    return { id: jobs.open }
  },
})

/** Asks for a code to log in with. @returns the same request */
async function askForCode() {
  const request = { email: await emailOf('ada'), type: 'job_seeker' } as const
  await backend.call('login', request)
  return request
}

const bookmark = { call: 'bookmarks/toggle', body: { id: jobs.open, type: 'job' } } as const
const account = {
  name: 'Nora Field',
  email: 'nora.field@example.org',
  password: 'eight ch',
  type: 'job_seeker',
} as const
const register = (changes: FormInput<'register'>) => ({
  call: 'register' as const,
  body: { ...account, ...changes },
})
const changePassword = (changes: FormInput<'change-password'>) => ({
  call: 'change-password' as const,
  by: 'ada' as const,
  body: {
    current_password: password,
    new_password: 'a new secret',
    confirm_password: 'a new secret',
    ...changes,
  },
})
const resetPassword = (changes: FormInput<'reset-password'>) => ({
  call: 'reset-password' as const,
  async body() {
    const [email, news] = [await emailOf('ada'), await watchNews(backend)]
    await backend.call('send-password-reset-link', { email })
    const token = (await news()).mails[0]?.code ?? ''
    return { email, token, password: 'a new secret', password_confirmation: 'a new secret', ...changes }
  },
})
/** Invites somebody whose link may have a status already. */
const invite = (to: Persona | 'nobody', status?: Parameters<typeof link>[0]) => ({
  call: 'employees/create' as const,
  by: 'smallShop' as const,
  async body() {
    if (status) await link(status)()
    return { email: to === 'nobody' ? 'nobody@example.org' : await emailOf(to) }
  },
})
const applyFor = (id: number) =>
  ({ call: 'jobs/apply', by: 'ada', body: { id, cv_id: cvs.standard } }) as const
const publish = (body: FormInput<'posts/create'>) => ({ call: 'posts/create', by: 'ada', body }) as const
const pictures = (count: number) => Array.from({ length: count }, (_, at) => pngFile(`${at}.png`))
/** A job with one change from `jobs.open`. */
const post = (changes: FormInput<'jobs/create'>) => ({
  call: 'jobs/create' as const,
  by: 'harbour' as const,
  async body() {
    const { category } = await backend.runtime.read(({ tx }) => tx.jobs.need(jobs.open))
    const choices = { type: 'on_site', nature: 'full_time', currency: 'EUR' } as const
    return { title: 'Keeper', location: 'Skagen', category, ...choices, ...changes }
  },
})
const wrongCode = 'This code is wrong or no longer valid. Check it, or request a new one.'
const noJobSeeker = 'No job seeker has this email address. Please check it.'

const words: readonly Words[] = [
  says({ ...bookmark, by: 'newcomer' }, 'Job bookmarked.'),
  // Even the bookmark of a deleted job can be removed (rules 26).
  says(
    {
      ...bookmark,
      by: 'newcomer',
      body: () =>
        save()
          .then(deleteJob)
          .then(() => bookmark.body),
    },
    'Bookmark removed.',
  ),
  refuses(
    { ...bookmark, by: 'harbour' },
    'Only job seekers can bookmark jobs. Please log in with a job seeker account.',
  ),
  says(
    { call: 'followers/toggle', by: 'newcomer', body: { id: personas.harbour, type: 'recruiter' } },
    'You now follow Alder & Quay Harbour Services.',
  ),
  says(
    { call: 'cvs/set-default', by: 'ada', body: { id: cvs.standard } },
    'Service design is now your default CV.',
    'no change',
  ),
  refuses(applyFor(jobs.pending), 'Job not found.'),
  refuses(applyFor(jobs.closed), 'This job is closed to applications. It may open again later.'),
  refuses(
    applyFor(jobs.paymentPending),
    'You’ve already applied for this job. You can see it under My applications.',
  ),
  says(
    {
      call: 'jobs/change-application-status',
      by: 'harbour',
      body: { id: applications.applied, status: 'applied' },
    },
    'The status has not changed.',
    'no change',
  ),
  ...[personas.ada, 999_999].map((company_id) =>
    refuses({ call: 'jobs/search', body: { company_id } }, 'Company not found.'),
  ),
  refuses(
    {
      call: 'jobs/download-cvs',
      by: 'harbour',
      body: { id: jobs.crowded, application_ids: [applications.interviewing] },
    },
    'One of these applications is for another job. Choose only applications for this one.',
  ),

  // A deleted job says so to everybody who could know it: all, if it was visible, else its owner, its applicants, and
  // people with a bookmark (rules 14, 18, 26).
  ...([undefined, 'ada', 'harbour', 'newcomer'] as const).map((by) =>
    refuses(afterDeletion(by), 'This job was deleted.'),
  ),
  ...(['ada', 'newcomer', 'harbour'] as const).map((by) =>
    refuses(afterDeletion(by, apply, save, cancel), 'This job was deleted.'),
  ),
  refuses(afterDeletion('ada', apply, cancel, edit), 'This job was deleted.'),
  ...([undefined, 'newcomer', 'smallShop'] as const).map((by) =>
    refuses(afterDeletion(by, apply, cancel), 'Job not found.'),
  ),
  refuses({ call: 'jobs/fetch-single', by: 'ada', body: { id: jobs.pending } }, 'Job not found.'),
  refuses({ call: 'jobs/delete', by: 'smallShop', body: { id: jobs.pending } }, 'Job not found.'),

  says(post({ salary_from: 5, salary_to: 5 }), 'Job posted. It becomes visible once we’ve approved it.'),
  refuses(
    post({ salary_from: 5, salary_to: 4 }),
    'Salary to should be greater than salary from.',
    'salary_to',
  ),
  refuses(post({ location: undefined }), 'Say where the job is.', 'location'),
  refuses(post({ type: 'hybrid', location: ' ' }), 'Say where the job is.', 'location'),
  refuses(post({ category: 'software & data' }), 'Choose a category from the list.', 'category'),
  refuses(post({ currency: 'XAU' }), 'Choose a currency from the list.', 'currency'),

  ...(['accepted', 'declined'] as const).flatMap((status) =>
    (['accept', 'decline'] as const).map((way) =>
      refuses(answer(way, status), `This request has already been ${status}.`),
    ),
  ),
  refuses(answer('remove', 'pending'), 'Accept or decline this request first.'),
  ...(['pending', 'accepted'] as const).map((status) =>
    refuses(invite('newcomer', status), 'Milo Tarrant is already on your list.', 'email'),
  ),
  refuses(invite('nobody'), noJobSeeker, 'email'),
  refuses(invite('harbour'), noJobSeeker, 'email'),

  refuses(register({ password: 'seven c' }), 'Password needs at least 8 characters.', 'password'),
  refuses(register({ email: 'nora' }), 'Email is not a valid email address.', 'email'),
  refuses(register({ name: ' \u200b\u2060' }), 'Name is required.', 'name'),
  refuses(register({ type: undefined }), 'Account type is required.', 'type'),
  ...["o'brien@example.com", 'a#b@example.com', 'ada@xn--e1afmkfd.xn--p1ai'].map((email) =>
    says(register({ email }), 'Your account is ready. You can now log in.'),
  ),
  refuses(
    changePassword({ current_password: 'guessed' }),
    'This isn’t your current password. Try again, or reset it by email.',
    'current_password',
  ),
  refuses(
    changePassword({ confirm_password: 'another' }),
    'The new passwords don’t match. Enter the same one twice.',
    'confirm_password',
  ),
  refuses(
    changePassword({ new_password: 'seven c', confirm_password: 'seven c' }),
    'New password needs at least 8 characters.',
    'new_password',
  ),
  // The same password in another normal form (rules 53).
  says(
    changePassword({ new_password: 'a new secrét', confirm_password: 'a new secre\u0301t' }),
    'Password changed. We’ve logged you out on your other devices.',
  ),
  refuses(
    resetPassword({ password_confirmation: 'another one' }),
    'The passwords don’t match. Enter the same one twice.',
    'password_confirmation',
  ),
  refuses(
    resetPassword({ password: 'short', password_confirmation: 'short' }),
    'Password needs at least 8 characters.',
    'password',
  ),
  refuses(
    { call: 'login', body: () => askForCode() },
    `We’ve just sent you a code. Please wait ${resendAfter / 1_000} seconds before you request another.`,
  ),
  refuses(
    {
      call: 'verify',
      async body() {
        const guess = { email: (await askForCode()).email, code: 'wrong!' }
        for (let tries = 0; tries < 5; tries++) await backend.call('verify', guess)
        return guess
      },
    },
    'Too many wrong codes. Please request a new one.',
  ),
  // An unknown address, and one to which no code was sent.
  ...[() => Promise.resolve('nobody@example.org'), () => emailOf('harbour')].map((email) =>
    refuses(
      { call: 'verify', body: async () => ({ email: await email(), code: '123456' }) },
      wrongCode,
      'code',
    ),
  ),
  says(
    {
      call: 'subscribe',
      async body() {
        await backend.call('subscribe', { email: 'nora.field@example.org' })
        return { email: ' Nora.Field@EXAMPLE.org' }
      },
    },
    'Thank you for subscribing.',
    'no change',
  ),

  refuses(publish({ caption: ' \n ' }), 'Write something or add a file.', 'caption'),
  refuses(publish({ caption: 'x'.repeat(5_001) }), 'Caption may have at most 5000 characters.', 'caption'),
  refuses(publish({ 'files[]': pictures(11) }), 'Choose at most 10 files.', 'files[]'),
  refuses(
    {
      call: 'projects/add-files',
      by: 'ada',
      async body() {
        const { id = 0 } =
          (await backend.runtime.read(({ tx }) => tx.projects.one('account_id', personas.ada))) ?? {}
        await backend.call('projects/add-files', { id, 'files[]': [pngFile()] }, await signIn('ada'))
        return { id, 'files[]': pictures(10) }
      },
    },
    'Choose at most 10 files.',
    'files[]',
  ),
  refuses(
    {
      call: 'projects/delete-file',
      by: 'ada',
      body: () =>
        backend.runtime.read(({ tx }) => ({
          id: tx.projects.one('account_id', personas.ada)?.id ?? 0,
          path: tx.cvs.need(cvs.standard).path,
        })),
    },
    'File not found.',
  ),
]

describe('the words of', () => {
  it.each(words)('$title', async ({ check }) => {
    expect.hasAssertions()
    await check()
  })
})

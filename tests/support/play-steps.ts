import { expect } from 'vitest'
import { enumerations } from '../../mocks/contract/calls.gen.ts'
import type { Row } from '../../mocks/model/tables.ts'
import { applicationStatusMachine } from '../../mocks/rules/application-status.ts'
import { featuringOf, isFeatured } from '../../mocks/rules/featuring.ts'
import { after } from '../../mocks/rules/machine.ts'
import { isListed } from '../../mocks/rules/visibility.ts'
import { password, personas } from '../../mocks/scenarios/personas.ts'
import { day, minute } from '../../mocks/engine/base/clock.ts'
import { paidUnverified } from '../../mocks/services/feature-payments.ts'
import { decide } from '../../mocks/services/moderation.ts'
import { decideTransfer } from '../../mocks/services/feature-payments.ts'
import { authenticate, cards, confirm, intentOf } from './third-parties.ts'
import { pdfFile, pngFile } from './backend.ts'
import { at, type Choices, type Person, type Play, succeeded } from './play.ts'
import { compactJournal } from './compact-journal.ts'

const { JobNature: natures, JobType: types, StatusChoice: statuses } = enumerations

type Step = (play: Play, choice: Choices) => Promise<void>

const own = <R extends { account_id: number }>(rows: readonly R[], person: Person) =>
  rows.filter(({ account_id }) => account_id === personas[person])

const jobFields = ({ first, second, flag }: Choices) => ({
  title: `Job ${first}`,
  type: at(types, first) ?? 'remote',
  location: 'Lisbon',
  category: 'Engineering',
  nature: at(natures, second) ?? 'full_time',
  currency: 'EUR',
  salary_from: second * 1_000,
  salary_to: 50_000,
  vacancies: first + 1,
  status: flag ? ('active' as const) : ('in_active' as const),
})

export const steps: Readonly<Record<string, Step>> = {
  async 'post a job'(play, choice) {
    const category = await play.look((tx) => at(tx.categories.all(), choice.second)?.name ?? '')
    await play.call(choice.recruiter, 'jobs/create', { ...jobFields(choice), category })
  },
  async 'edit a job'(play, choice) {
    const { job, category } = await play.look((tx) => ({
      job: at(own(tx.jobs.all(), choice.recruiter), choice.first),
      category: at(tx.categories.all(), choice.first)?.name ?? '',
    }))
    if (job) await play.call(choice.recruiter, 'jobs/update', { ...jobFields(choice), category, id: job.id })
  },
  async 'delete a job'(play, { recruiter, first }) {
    const job = await play.look((tx) => at(own(tx.jobs.all(), recruiter), first))
    if (job) await play.call(recruiter, 'jobs/delete', { id: job.id })
  },
  async 'decide on a job'(play, { recruiter, first, flag }) {
    await play.tab.runtime.mutate((context) => {
      const job = at(own(context.tx.jobs.all(), recruiter), first)
      if (job) decide(context, job, flag ? 'approved' : 'cancelled')
    })
  },
  async 'approve automatically or not'(play, { flag }) {
    await play.tab.runtime.mutate(({ tx }) => {
      tx.settings.patch(1, { auto_approve: flag })
    })
  },
  async 'look at a job'(play, { anybody, first }) {
    const job = await play.look((tx) => at(tx.jobs.all(), first * 2))
    if (job) await play.call(anybody, 'jobs/fetch-single', { id: job.id })
  },
  async apply(play, { seeker, recruiter, first, second }) {
    const { job, cv, expected } = await play.look((tx) => {
      const found = {
        job: at(own(tx.jobs.all(), recruiter), first),
        cv: at(own(tx.cvs.all(), seeker), second),
      }
      const applied = tx.applications.count('applicant', `${found.job?.id}:${personas[seeker]}`) > 0
      return { ...found, expected: found.job !== undefined && isListed(found.job) && !applied }
    })
    if (!job || !cv) return
    expect(succeeded(await play.call(seeker, 'jobs/apply', { id: job.id, cv_id: cv.id }))).toBe(expected)
  },
  async 'change a status'(play, { recruiter, first, second }) {
    const application = await play.look((tx) =>
      at(
        tx.applications.all().filter(({ job_id }) => tx.jobs.need(job_id).account_id === personas[recruiter]),
        first,
      ),
    )
    const status = at(statuses, second)
    if (!application || !status) return
    const expected = after(applicationStatusMachine, application.status, status) ?? application.status
    await play.call(recruiter, 'jobs/change-application-status', { id: application.id, status })
    expect(await play.look((tx) => tx.applications.need(application.id).status)).toBe(expected)
  },
  async 'upload a CV'(play, { seeker, first, flag }) {
    await play.call(seeker, 'cvs/upload', { file: pdfFile(), title: `CV ${first}`, is_default: flag ? 1 : 0 })
  },
  async 'delete a CV'(play, { seeker, first }) {
    const cv = await play.look((tx) => at(own(tx.cvs.all(), seeker), first))
    if (cv) expect(succeeded(await play.call(seeker, 'cvs/delete', { id: cv.id }))).toBe(true)
  },
  async 'choose the default CV'(play, { seeker, first }) {
    const cv = await play.look((tx) => at(own(tx.cvs.all(), seeker), first))
    if (!cv) return
    await play.call(seeker, 'cvs/set-default', { id: cv.id })
    expect(await play.look((tx) => tx.cvs.need(cv.id).is_default)).toBe(true)
  },
  async 'bookmark a job'(play, { seeker, first }) {
    const job = await play.look((tx) => at(tx.jobs.all(), first))
    if (job) await play.call(seeker, 'bookmarks/toggle', { id: job.id, type: 'job' })
  },
  async 'like a post'(play, { anybody, first }) {
    const post = await play.look((tx) => at(tx.posts.all(), first))
    if (post) await play.call(anybody, 'bookmarks/toggle', { id: post.id, type: 'post' })
  },
  async 'remove a bookmark'(play, { seeker, first }) {
    const bookmark = await play.look((tx) => at(own(tx.bookmarks.all(), seeker), first))
    if (bookmark) await play.call(seeker, 'bookmarks/remove', { id: bookmark.id })
  },
  async follow(play, { seeker, recruiter }) {
    await play.call(seeker, 'followers/toggle', { id: personas[recruiter], type: 'recruiter' })
  },
  async 'stop following'(play, { seeker, first }) {
    const following = await play.look((tx) => at(own(tx.followings.all(), seeker), first))
    if (following) await play.call(seeker, 'followers/remove', { id: following.id })
  },
  async 'ask an employee'(play, { recruiter, seeker }) {
    const email = await play.look((tx) => tx.accounts.need(personas[seeker]).email.toUpperCase())
    await play.call(recruiter, 'employees/create', { email })
  },
  async 'accept an employer'(play, { seeker, first }) {
    const link = await linkOf(play, seeker, first)
    if (!link) return
    const answered = await play.call(seeker, 'employees/accept-request', { id: link.id })
    expect(succeeded(answered)).toBe(link.status === 'pending')
  },
  async 'decline an employer'(play, { seeker, first }) {
    const link = await linkOf(play, seeker, first)
    if (!link) return
    const answered = await play.call(seeker, 'employees/decline-request', { id: link.id })
    expect(succeeded(answered)).toBe(link.status === 'pending')
  },
  async 'remove an employer'(play, { seeker, first }) {
    const link = await linkOf(play, seeker, first)
    if (!link) return
    const answered = await play.call(seeker, 'employees/remove-request', { id: link.id })
    expect(succeeded(answered)).toBe(link.status !== 'pending')
  },
  async 'delete an employee'(play, { recruiter, first }) {
    const link = await play.look((tx) => at(tx.employee_links.by('recruiter_id', personas[recruiter]), first))
    if (link) expect(succeeded(await play.call(recruiter, 'employees/delete', { id: link.id }))).toBe(true)
  },
  async 'publish a post'(play, { anybody, first, flag }) {
    await play.call(anybody, 'posts/create', { caption: `Post ${first}`, 'files[]': flag ? [pngFile()] : [] })
  },
  async 'delete a post'(play, { anybody, first }) {
    const post = await play.look((tx) => at(own(tx.posts.all(), anybody), first))
    if (post) expect(succeeded(await play.call(anybody, 'posts/delete', { id: post.id }))).toBe(true)
  },
  async 'add a project'(play, { seeker, first, flag }) {
    await play.call(seeker, 'projects/add', { title: `Project ${first}`, 'files[]': flag ? [pngFile()] : [] })
  },
  async 'change the files of a project'(play, { seeker, first, flag }) {
    const project = await play.look((tx) => at(own(tx.projects.all(), seeker), first))
    if (!project) return
    const [file] = project.files
    if (flag)
      await play.call(seeker, 'projects/add-files', { id: project.id, 'files[]': [pngFile(), pngFile()] })
    else if (file) await play.call(seeker, 'projects/delete-file', { id: project.id, path: file.path })
  },
  async 'delete a project'(play, { seeker, first }) {
    const project = await play.look((tx) => at(own(tx.projects.all(), seeker), first))
    if (project) await play.call(seeker, 'projects/delete', { id: project.id })
  },
  async 'pay by bank transfer'(play, { recruiter, first }) {
    const { job, expected } = await play.look((tx, now) => {
      const found = at(own(tx.jobs.all(), recruiter), first)
      const free =
        found !== undefined &&
        found.deleted_at === null &&
        !isFeatured(found, now) &&
        !found.feature_on_approval &&
        tx.payments.count('open_for', found.id) === 0 &&
        paidUnverified(tx, found.id) === undefined
      return { job: found, expected: free }
    })
    if (!job) return
    const answered = await play.call(recruiter, 'jobs/upload-receipt', { id: job.id, file: pdfFile() })
    expect(succeeded(answered)).toBe(expected)
  },
  async 'check a bank transfer'(play, { first, flag }) {
    await play.tab.runtime.mutate((context) => {
      const { payments } = context.tx
      const waiting = payments.where(({ method, status }) => method === 'other' && status === 'pending')
      const payment = at(waiting, first)
      if (payment) decideTransfer(context, payment, flag ? 'approved' : 'rejected')
    })
  },
  async 'pay by card'(play, { recruiter, first, second, flag }) {
    const job = await play.look((tx) => at(own(tx.jobs.all(), recruiter), first))
    if (!job) return
    const asked = { id: job.id, type: 'feature_job' } as const
    const opened = await play.call(recruiter, 'payments/fetch-stripe-intent', asked)
    if (!succeeded(opened)) return
    const { client_secret } = opened.success
    const card = at(Object.values(cards), second)
    if (card !== undefined) await confirm(play.tab, client_secret, card)
    await authenticate(play.tab, client_secret, first % 2 === 0 ? 'succeeded' : 'failed')
    // This payer doesn't return to the page; the next visit finds the payment (rules 25).
    if (flag) return
    const payment_id = intentOf(client_secret)
    const { status, plain } = await play.look((tx, now) => ({
      status: tx.intents.one('client_secret', client_secret)?.status,
      plain: featuringOf(tx.jobs.need(job.id), now) === 'plain',
    }))
    const answered = await play.call(recruiter, 'payments/verify-stripe', { ...asked, payment_id })
    expect(succeeded(answered)).toBe(status === 'succeeded')
    const featuring = await play.look((tx, now) => featuringOf(tx.jobs.need(job.id), now))
    if (plain) expect(featuring === 'plain').toBe(status !== 'succeeded')
  },
  async 'read the notifications'(play, { anybody }) {
    await play.call(anybody, 'notifications/fetch', { type: 'job' })
    expect((await play.call(anybody, 'me', {})).success.user.jobs_notifications).toBe(0)
  },
  async 'save the profile'(play, { anybody, first, flag }) {
    const profile_image = flag ? pngFile() : undefined
    await play.call(anybody, 'save-profile', {
      name: `Name ${first}`,
      ...(profile_image && { profile_image }),
    })
  },
  async 'log out'(play, { anybody }) {
    const token = await play.tokenOf(anybody)
    expect((await play.tab.call('logout', {}, token)).httpStatus).toBe(200)
    expect((await play.tab.call('me', {}, token)).httpStatus).toBe(401)
  },
  async 'change the password'(play, { anybody, first }) {
    const current_password = play.passwords.get(anybody) ?? password
    const new_password = `new password ${first}`
    const body = { current_password, new_password, confirm_password: new_password }
    expect(succeeded(await play.call(anybody, 'change-password', body))).toBe(true)
    play.passwords.set(anybody, new_password)
  },
  async 'sign up'(play, { first }) {
    const body = {
      name: 'Somebody',
      email: `new${first}@Mail.example`,
      password,
      type: 'job_seeker',
    } as const
    const expected = await play.look((tx) => tx.accounts.count('email', `new${first}@mail.example`) === 0)
    expect(succeeded(await play.tab.call('register', body))).toBe(expected)
  },
  'let minutes pass': async (play, { first }) => play.tab.advance(first * minute),
  'let days pass': async (play, { first }) => play.tab.advance(first * day),
  'change to the other tab': (play) => Promise.resolve(play.changeTab()),
  'reload the page': (play) => play.reload(),
  'compact the journal': (play) => compactJournal(play.tab),
}

async function linkOf(play: Play, seeker: Person, index: number): Promise<Row<'employee_links'> | undefined> {
  return await play.look((tx) => at(tx.employee_links.by('employee_id', personas[seeker]), index))
}

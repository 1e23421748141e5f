import { expect } from './check.ts'
import { Failed } from './failures.ts'
import type { Payload, Person, Success } from './person.ts'
import { shared, type Stage } from './stage.ts'

type JobFields = Payload<'jobs/create'>
export type JobState = Success<'jobs/fetch-single'>['job']['state']

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** Makes a small PDF. */
export function pdf(name = 'cv.pdf', text = ''): File {
  return new File([`%PDF-1.7\n% ${text}\n%%EOF`], name, { type: 'application/pdf' })
}

/** Makes an image of one pixel. */
export function png(name = 'picture.png'): File {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return new File([Buffer.from(base64, 'base64')], name, { type: 'image/png' })
}

export const pngs = (length: number) => Array.from({ length }, (_, at) => png(`${at}.png`))

/** Makes a file that starts like an MP4 video. */
export function mp4(name = 'clip.mp4'): File {
  return new File(['\0\0\0\u0018ftypisom', ' '.repeat(64)], name, { type: 'video/mp4' })
}

/** Makes a file that starts like a WebM video. */
export function webm(name = 'clip.webm'): File {
  const start = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84])
  return new File([start, 'webm', ' '.repeat(64)], name, { type: 'video/webm' })
}

/** Returns two categories (equal if there is only one), a currency and the settings of this backend. */
export const choices = shared(async ({ visitor }: Stage) => {
  const { categories } = await visitor.ok('categories/fetch', { type: 'job' })
  const { settings } = await visitor.ok('fetch-settings')
  const names = categories.map(({ category }) => category)
  const [category, currency] = [names[0], settings.currencies[0]]
  if (category === undefined)
    throw new Failed('/api/categories/fetch returns no category for a job', 'categories/fetch')
  if (currency === undefined)
    throw new Failed('/api/fetch-settings returns no currency for a job', 'fetch-settings')
  return { category, otherCategory: names[1] ?? category, currency, settings }
})

/** Returns the fields of a job, by default a remote, full-time one. */
export async function jobFields(
  stage: Stage,
  changes: JobFields = {},
): Promise<JobFields & { title: string }> {
  const { category, currency } = await choices(stage)
  const title = `Kit job ${stage.word()}`
  const fields = { title, type: 'remote', category, nature: 'full_time', currency } as const
  return { ...fields, description: 'Made by the conformance kit.', ...changes, title: changes.title ?? title }
}

export interface PostedJob {
  id: number
  title: string
  owner: Person
}

/** Posts a job and gets it into a state, by an administrator's review if necessary. */
export async function newJob(
  stage: Stage,
  owner: Person,
  changes: JobFields = {},
  state: JobState = 'approved',
): Promise<PostedJob> {
  const fields = await jobFields(stage, changes)
  if (state !== 'pending') stage.needs('decideJob')
  const { id } = await owner.ok('jobs/create', fields)
  if (state !== 'pending') await stage.hook('decideJob')(id, state)
  else if ((await owner.ok('jobs/fetch-single', { id })).job.state !== 'pending') {
    // This backend approves new jobs at once, but editing a cancelled job makes it pending.
    await stage.hook('decideJob')(id, 'cancelled')
    await owner.ok('jobs/update', { id, ...fields })
  }
  return { id, title: fields.title, owner }
}

/** Opens a job. */
export const jobFor = async (reader: Pick<Person, 'ok'>, { id }: { id: number }) =>
  (await reader.ok('jobs/fetch-single', { id })).job

/** Whether visitors find a job by its title. */
export async function isListed(visitor: Pick<Person, 'ok'>, { id, title }: PostedJob): Promise<boolean> {
  const { jobs } = await visitor.ok('jobs/search', { keyword: title, page: 1 })
  return jobs.some((job) => job.id === id)
}

/** An approved job of recruiter A. */
export const openJob = shared(async (stage) => await newJob(stage, await stage.person('recruiter')))

/** Uploads a CV. */
export async function newCv(stage: Stage, seeker: Person, is_default?: 0 | 1) {
  const title = `Kit CV ${stage.word()}`
  const body = { file: pdf(undefined, title), title, ...(is_default !== undefined && { is_default }) }
  const { cv } = await seeker.ok('cvs/upload', body)
  return cv
}

export interface Applied {
  id: number
  job: PostedJob
  cvId: number
  seeker: Person
}

/** Applies to a job with a new CV. */
export async function newApplication(stage: Stage, seeker: Person, job: PostedJob): Promise<Applied> {
  const cv = await newCv(stage, seeker)
  await seeker.ok('jobs/apply', { id: job.id, cv_id: cv.id })
  const [application] = (await seeker.ok('jobs/fetch-single', { id: job.id })).applications
  if (!application)
    throw new Failed(
      '/api/jobs/fetch-single does not return the job seeker’s own application',
      'jobs/fetch-single',
    )
  return { id: application.id, job, cvId: cv.id, seeker }
}

/** Makes an application of job seeker A to a new job of recruiter A. */
export async function applied(stage: Stage): Promise<Applied> {
  const job = await newJob(stage, await stage.person('recruiter'))
  return await newApplication(stage, await stage.person('seeker'), job)
}

export const openApplication = shared(applied)

/** Publishes a post with text only. */
export async function newPost(stage: Stage, author: Person) {
  const caption = `Kit post ${stage.word()}`
  const { post } = await author.ok('posts/create', { caption })
  return post
}

/** Adds a project with an image. */
export async function newProject(stage: Stage, seeker: Person) {
  const title = `Kit project ${stage.word()}`
  const body = {
    title,
    url: 'https://example.com/work',
    time_took: 'a week',
    description: 'Text.',
    'files[]': [png()],
  }
  const { project } = await seeker.ok('projects/add', body)
  return project
}

/** Returns a project as its owner sees it; undefined if it is gone. */
export async function projectOf(seeker: Person, id: number) {
  return (await seeker.ok('my-profile')).projects.find((one) => one.id === id)
}

/** Checks that a stored file is there, or is gone. @throws Failed */
export async function expectFile({ transport }: Stage, path = '/', isThere = true): Promise<void> {
  const words = isThere ? `there is no file at ${path}` : 'the file is still served after its deletion'
  expect(((await transport.file(path)) !== undefined) === isThere, words)
}

/** Invites a job seeker as an employee. */
export async function newLink(recruiter: Person, seeker: Person) {
  const { employee } = await recruiter.ok('employees/create', { email: seeker.email })
  return employee
}

/** Signs up a recruiter with a picture. @returns the recruiter and the picture's path */
export async function newCompany(stage: Stage) {
  const recruiter = await stage.newcomer('recruiter')
  await recruiter.ok('save-profile', { name: recruiter.name, profile_image: png() })
  return { recruiter, picture: (await recruiter.ok('me')).user.profile_image }
}

/** Bookmarks a job. @returns the bookmark */
export async function newBookmark(stage: Stage, seeker: Person, jobId: number) {
  await seeker.ok('bookmarks/toggle', { id: jobId, type: 'job' })
  const { bookmarks } = await seeker.ok('bookmarks/fetch', { type: 'job', page: 1 })
  const bookmark = bookmarks.find(({ job }) => job.id === jobId)
  expect(bookmark !== undefined, '/api/bookmarks/fetch lacks a job that was just bookmarked')
  stage.defer(seeker, 'bookmarks/remove', bookmark.id)
  return bookmark
}

/** Follows a company. @returns its row in the list of followed companies */
export async function newFollowing(stage: Stage, seeker: Person, recruiter: Person) {
  await seeker.ok('followers/toggle', { id: recruiter.id, type: 'recruiter' })
  const { data } = await seeker.ok('followers/fetch', { type: 'recruiter' })
  const following = data.find(({ company_id }) => company_id === recruiter.id)
  expect(following !== undefined, '/api/followers/fetch lacks a company that was just followed')
  stage.defer(seeker, 'followers/remove', following.id)
  return following
}

/** Returns the type, target and `is_new` of an account's notifications, newest first. */
export async function noticesOf(person: Person) {
  const { notifications } = await person.ok('notifications/fetch', { type: 'job' })
  return notifications.map(({ type, table_id, is_new }) => ({ type, table_id, is_new }))
}

/** Checks that an account has a notification of this type and target. @throws Failed */
export async function expectNotice(person: Person, type: string, tableId: number): Promise<void> {
  const found = (await noticesOf(person)).some((one) => one.type === type && one.table_id === tableId)
  expect(found, `${person.label} gets no notification ${type} about ${tableId}`)
}

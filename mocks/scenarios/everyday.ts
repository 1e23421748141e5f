import { blankProfile } from '../model/accounts.ts'
import type { Row } from '../model/world.ts'
import { featuredFor } from '../rules/featuring.ts'
import { isListed, mayOpen } from '../rules/visibility.ts'
import { statusNames } from '../rules/application-status.ts'
import type { Scenario } from '../runtime/scenario.ts'
import { day, hour, iso, minute } from '../services/clock.ts'
import { contactMessage, subscription, welcome } from '../services/letters.ts'
import { composed, type Letter } from '../services/mailbox.ts'
import { hashPassword } from '../services/passwords.ts'
import { companies } from './content/companies.ts'
import { fields } from './content/index.ts'
import { people, type PersonDraft } from './content/people.ts'
import { createDice, type Dice } from './dice.ts'
import {
  between,
  courseOf,
  likelyStatus,
  type LinkHistory,
  noticesOfLink,
  numbered,
  type Unnumbered,
} from './events.ts'
import { categories, collection, featurePrice, intentRows, settings } from './foundation.ts'
import { cvOf, receiptOf } from './papers.ts'
import { jobs as named, password, personas } from './personas.ts'
import { descriptions } from './prose.ts'

type Job = Row<'jobs'>
type Application = Row<'applications'>
type Notice = Unnumbered<Row<'notifications'>>

/** How long ago the oldest job was posted. */
const jobsSince = 36 * day
const storage = (name: string | null | undefined) => (name ? `/storage/${name}` : null)
const pictures = (names: readonly string[] | undefined) =>
  (names ?? []).map((name) => ({ type: 'image' as const, path: `/storage/${name}` }))

/** A job market in full swing: what a new visitor sees, and what most tests and stories start from. */
export const everyday: Scenario = {
  name: 'everyday',
  about: 'A job market in full swing: 25 companies, 40 job seekers, everything in every state.',
  personas: [
    {
      account_id: personas.ada,
      about:
        'Job seeker with a full profile, three CVs, applications in every status and unread notifications.',
    },
    {
      account_id: personas.newcomer,
      about: 'Job seeker who signed up two hours ago and has done nothing yet.',
    },
    {
      account_id: personas.harbour,
      about: 'Company with jobs in every state, one of them with 25 applicants, one featured, and payments.',
    },
    {
      account_id: personas.smallShop,
      about: 'Company that started yesterday: one job, waiting for approval.',
    },
    { account_id: personas.rightToLeft, about: 'Job seeker who writes Arabic, from right to left.' },
    { account_id: personas.plainCompany, about: 'Company without a logo and a cover.' },
  ],
  build(seed, now) {
    const dice = createDice(seed)
    const files = new Map<string, Blob>()
    const accounts = accountRows(now)
    const cvs = cvRows(dice, now, files)
    const posted = jobRows(dice, now)
    const applications = applicationRows(dice, now, posted, cvs)
    const { payments, receipts, jobs: promoted } = featuring(now, posted, files)
    const jobViews = viewRows(dice, now, promoted, applications)
    const jobs = withViews(dice, now, promoted, applications)
    const posts = postRows(now)
    const history = linkHistory(dice, now)
    const notices = [
      ...jobNotices(dice, now, jobs, applications),
      ...applicationNotices(dice, now, jobs, applications),
      ...linkNotices(dice, now, history),
    ].filter((notice) => notice.created_at < now)
    return {
      files,
      data: {
        settings: collection([settings()]),
        categories: collection(categories()),
        accounts: collection(accounts),
        jobs: collection(jobs),
        job_views: collection(jobViews),
        cvs: collection(cvs),
        applications: collection(applications),
        notifications: collection(numbered(read(dice, now, notices))),
        bookmarks: collection(bookmarkRows(dice, now, jobs, posts)),
        followings: collection(followingRows(dice, now)),
        employee_links: collection(standing(history)),
        posts: collection(posts),
        projects: collection(projectRows(now)),
        intents: collection(intentRows(payments)),
        payments: collection(payments),
        receipts: collection(receipts),
        mails: collection(mailRows(now)),
      },
    }
  },
}

function accountRows(now: number): Row<'accounts'>[] {
  // One salt for all: what everybody knows needs no guarding, and hashing takes its time.
  const password_hash = hashPassword(password, 'seeded')
  const firms = companies.map(({ id, name, mailbox, logo, cover, about, place, since }) => ({
    ...blankProfile(),
    id,
    type: 'recruiter' as const,
    name,
    email: `${mailbox}@example.com`,
    password_hash,
    profile_image: storage(logo),
    cover_photo: storage(cover),
    about,
    currently_located: place,
    created_at: now - Math.round(since * day),
  }))
  const seekers = people.map((person) => ({
    id: person.id,
    type: 'job_seeker' as const,
    name: person.name,
    email: `${person.mailbox}@example.org`,
    password_hash,
    profile_image: storage(person.portrait),
    cover_photo: storage(person.cover),
    about: person.about,
    currently_working: person.works,
    currently_located: person.place,
    summary: person.summary ?? null,
    desired_job_title: person.wants?.title ?? null,
    desired_salary: person.wants?.salary ?? null,
    desired_cities: person.wants?.cities ?? null,
    desired_skills: person.wants?.skills ?? null,
    education: (person.education ?? []).map(([degree, institute, year]) => ({ degree, institute, year })),
    experiences: (person.experiences ?? []).map(([name, designation, from, to]) => ({
      name,
      from,
      to,
      designation,
    })),
    certificates: (person.certificates ?? []).map(([name, year]) => ({ name, year })),
    created_at: now - Math.round(person.since * day),
  }))
  return [...firms, ...seekers]
}

function cvRows(dice: Dice, now: number, files: Map<string, Blob>): Row<'cvs'>[] {
  const rowsOf = (person: PersonDraft) =>
    person.cvs.map((title, index) => {
      const name = `cv-${person.id}-${index + 1}.pdf`
      files.set(name, cvOf(person, title))
      const joined = now - person.since * day
      return {
        account_id: person.id,
        title,
        path: `/storage/${name}`,
        is_default: index === 0,
        // The first two are older than any application; a third one came lately.
        created_at: Math.round(
          index < 2 ? joined + (index + 1) * 6 * hour : between(dice, now - 12 * day, now - 2 * day),
        ),
      }
    })
  const ada = people.filter(({ id }) => id === personas.ada).flatMap(rowsOf)
  const others = people.filter(({ id }) => id !== personas.ada).flatMap(rowsOf)
  return [...numbered(ada), ...numbered(others, ada.length + 1)]
}

function jobRows(dice: Dice, now: number): Job[] {
  const describe = descriptions(dice)
  const drafts = fields.flatMap((field) =>
    field.jobs.map((draft) => ({
      draft,
      category: field.name,
      description: describe(draft),
    })),
  )
  const newest = Math.max(...drafts.map(({ draft }) => draft.id))
  /** Most jobs are young: the age grows faster than the distance to the newest one. */
  const ageOf = (id: number) => 12 * minute + jobsSince * ((newest - id) / newest) ** 2.1
  return drafts
    .map(({ draft, category, description }) => {
      const { id, by, title, type, nature, pay, location } = draft
      const home = companies.find((company) => company.id === by)
      const gap = ageOf(id - 1) - ageOf(id)
      const created_at = Math.round(now - ageOf(id) - dice.number.float({ min: 0, max: 0.5 }) * gap)
      return {
        id,
        account_id: by,
        title,
        type,
        location: location ?? null,
        category,
        nature: nature ?? ('full_time' as const),
        currency: pay?.[0] ?? home?.currency ?? 'EUR',
        salary_from: pay?.[1] ?? null,
        salary_to: pay?.[2] ?? null,
        vacancies: draft.vacancies ?? 1,
        description,
        status: draft.closed ? ('in_active' as const) : ('active' as const),
        state: draft.state ?? ('approved' as const),
        views: 0,
        created_at,
        submitted_at: created_at,
        featured_until: null,
        feature_on_approval: false,
        deleted_at: draft.deleted === undefined ? null : Math.round(now - draft.deleted * day),
      }
    })
    .sort((a, b) => a.id - b.id)
}

/** Until when somebody could apply to a job. */
function endOf(job: Job, now: number): number {
  if (job.deleted_at !== null) return job.deleted_at
  return job.status === 'in_active' ? Math.round(job.created_at + (now - job.created_at) * 0.6) : now
}

/** What ada applied to, in the order of time: job, CV, status. */
const adaApplied: readonly (readonly [job: number, cv: number, status: Application['status']])[] = [
  [named.removed, 1, 'in_review'],
  [8, 2, 'not_considered'],
  [10, 1, 'shortlisted'],
  [16, 1, 'not_considered'],
  [20, 2, 'not_considered'],
  [named.applied, 1, 'interviewing'],
  [40, 1, 'accepted'],
  [43, 1, 'in_review'],
  [named.paymentPending, 2, 'applied'],
  [56, 2, 'in_review'],
  [63, 1, 'applied'],
]

/** How the applications to the crowded job stand. */
const crowd: readonly Application['status'][] = [
  ...Array<'applied'>(7).fill('applied'),
  ...Array<'in_review'>(6).fill('in_review'),
  ...Array<'shortlisted'>(4).fill('shortlisted'),
  ...Array<'interviewing'>(3).fill('interviewing'),
  ...Array<'accepted'>(2).fill('accepted'),
  ...Array<'not_considered'>(3).fill('not_considered'),
]

function applicationRows(
  dice: Dice,
  now: number,
  jobs: readonly Job[],
  cvs: readonly Row<'cvs'>[],
): Application[] {
  const ofAda = adaApplied.flatMap(([job_id, cv_id, status], index) => {
    const job = jobs.find(({ id }) => id === job_id)
    if (!job) return []
    // Within the first quarter of the time there was, so that ids and times run the same way.
    const created_at = between(dice, job.created_at, job.created_at + (endOf(job, now) - job.created_at) / 4)
    return [{ id: index + 1, job_id, account_id: personas.ada, cv_id, status, created_at }]
  })
  const others = jobs.flatMap((job) => applicantsOf(dice, now, job, cvs))
  return [...ofAda, ...numbered(others, ofAda.length + 1)]
}

function applicantsOf(
  dice: Dice,
  now: number,
  job: Job,
  cvs: readonly Row<'cvs'>[],
): Unnumbered<Application>[] {
  if (job.state !== 'approved') return []
  const end = endOf(job, now)
  const employer = companies.find(({ id }) => id === job.account_id)?.name
  const able = people.filter(
    (person) => person.id !== personas.ada && person.cvs.length > 0 && person.works !== employer,
  )
  const crowded = job.id === named.crowded
  const fitting = able.filter((person) => person.fields.includes(job.category))
  const others = able.filter((person) => !person.fields.includes(job.category))
  // A job gathers applicants for about a week; now and then one comes from another trade.
  const ripe = Math.min(1, (end - job.created_at) / (6 * day))
  const chosen = crowded
    ? [...fitting, ...dice.helpers.arrayElements(others, crowd.length - fitting.length)]
    : [
        ...fitting.filter(() => dice.datatype.boolean(0.75 * ripe)),
        ...dice.helpers.arrayElements(others, dice.number.int({ min: 0, max: Math.floor(2 * ripe) })),
      ]
  const statuses = dice.helpers.shuffle(crowd)
  return chosen.map((person, index) => {
    // Of the crowd the last few came within a day.
    const late = crowded && index >= crowd.length - 4
    const created_at = late ? between(dice, now - 20 * hour, now) : between(dice, job.created_at, end, 1.6)
    const usable = cvs.filter((cv) => cv.account_id === person.id && cv.created_at < created_at)
    const first = usable[0]?.id ?? 0
    const cv_id = dice.datatype.boolean(0.7) ? first : dice.helpers.arrayElement(usable).id
    const status = late ? 'applied' : crowded ? statuses[index] : likelyStatus(dice, now - created_at)
    return { job_id: job.id, account_id: person.id, cv_id, status: status ?? 'applied', created_at }
  })
}

/** What was paid for featuring: age in days, job, method, status. */
const paid: readonly (readonly [
  age: number,
  job: number,
  by: 'stripe' | 'other',
  Row<'payments'>['status'],
])[] = [
  [35, named.featuredBefore, 'stripe', 'succeeded'],
  [32, 3, 'stripe', 'succeeded'],
  [25, 13, 'stripe', 'failed'],
  [25, 13, 'stripe', 'pending'],
  [20.5, 4, 'stripe', 'succeeded'],
  [16, 21, 'stripe', 'failed'],
  [15.9, 21, 'stripe', 'failed'],
  [14, 34, 'other', 'failed'],
  [11.7, 22, 'stripe', 'succeeded'],
  [9, 30, 'other', 'pending'],
  [6, 37, 'other', 'succeeded'],
  [4.5, 41, 'stripe', 'pending'],
  [4, 40, 'stripe', 'succeeded'],
  [3.2, named.featured, 'stripe', 'failed'],
  [3, named.featured, 'other', 'succeeded'],
  [2.4, 46, 'other', 'pending'],
  [1.8, named.pendingPaid, 'other', 'succeeded'],
  [1.5, 52, 'stripe', 'succeeded'],
]

function featuring(now: number, jobs: readonly Job[], files: Map<string, Blob>) {
  const drafts = paid.flatMap(([age, job_id, method, status], index) => {
    const job = jobs.find(({ id }) => id === job_id)
    if (!job) return []
    const created_at = Math.round(Math.max(now - age * day, job.created_at + hour))
    const row = { job_id, account_id: job.account_id, method, status, created_at }
    const intent_id = method === 'stripe' ? `pi_seeded${String(index + 1).padStart(4, '0')}` : null
    return [{ ...row, intent_id, amount: method === 'stripe' ? featurePrice * 100 : featurePrice }]
  })
  const payments = numbered(drafts)
  const receipts = numbered(
    payments
      .filter(({ method }) => method === 'other')
      .map(({ id, job_id, account_id, amount, created_at }) => {
        const name = `receipt-${id}.pdf`
        const company = companies.find((one) => one.id === account_id)?.name ?? ''
        const title = jobs.find((job) => job.id === job_id)?.title ?? ''
        files.set(name, receiptOf(company, title, amount, iso(created_at).slice(0, 10)))
        const path = `/storage/${name}`
        return { account_id, job_id, payment_id: id, type: 'feature_job' as const, path, created_at }
      }),
  )
  const promoted = jobs.map((job) => {
    const payment = payments.find(({ job_id, status }) => job_id === job.id && status === 'succeeded')
    if (!payment) return job
    if (job.state === 'pending') return { ...job, feature_on_approval: true }
    return { ...job, featured_until: payment.created_at + featuredFor }
  })
  return { payments, receipts, jobs: promoted }
}

function viewRows(
  dice: Dice,
  now: number,
  jobs: readonly Job[],
  applications: readonly Application[],
): Row<'job_views'>[] {
  const looks = applications.map(({ job_id, account_id, created_at }) => ({ job_id, account_id, created_at }))
  for (const job of jobs.filter(isListed)) {
    for (const person of dice.helpers.arrayElements(people, dice.number.int({ min: 0, max: 3 }))) {
      const known = looks.some((look) => look.job_id === job.id && look.account_id === person.id)
      const since = Math.max(job.created_at, now - person.since * day)
      if (!known && person.id !== personas.newcomer) {
        looks.push({ job_id: job.id, account_id: person.id, created_at: between(dice, since, now) })
      }
    }
  }
  return numbered(looks).map(({ created_at, ...look }) => ({ ...look, viewed_at: created_at }))
}

/** Sets the jobs' view counts: visitors come daily, and applicants look more than once. */
function withViews(
  dice: Dice,
  now: number,
  jobs: readonly Job[],
  applications: readonly Application[],
): Job[] {
  return jobs.map((job) => {
    if (!mayOpen(job) && job.deleted_at === null) return job
    const days = (endOf(job, now) - job.created_at) / day
    const boost = job.featured_until === null ? 1 : 3
    const daily = dice.number.int({ min: 6, max: 22 }) * boost
    const looked = applications.filter(({ job_id }) => job_id === job.id).length
    return { ...job, views: 3 + looked * 4 + Math.round(days * daily) }
  })
}

function postRows(now: number): Row<'posts'>[] {
  return numbered(
    [...companies, ...people].flatMap(({ id, posts }) =>
      (posts ?? []).map(([age, caption, ...names]) => ({
        account_id: id,
        caption,
        files: pictures(names),
        created_at: Math.round(now - age * day),
      })),
    ),
  )
}

function projectRows(now: number): Row<'projects'>[] {
  return numbered(
    people.flatMap(({ id, since, projects }) =>
      (projects ?? []).map(({ title, url, took, text, pictures: names }, index, all) => ({
        account_id: id,
        title,
        url: url ?? null,
        time_took: took ?? null,
        description: text ?? null,
        files: pictures(names),
        // Written down newest first.
        created_at: Math.round(now - (since / (all.length + 1)) * (index + 1) * day),
      })),
    ),
  )
}

/** Who named whom an employee: company, job seeker, status, age in days. Of a `removed` link only the word of it is left. */
const links: readonly (readonly [
  recruiter: number,
  employee: number,
  status: Row<'employee_links'>['status'] | 'removed',
  age: number,
])[] = [
  [10, 104, 'accepted', 118],
  [4, 106, 'accepted', 96],
  [16, 105, 'accepted', 90],
  [17, 109, 'accepted', 84],
  [7, 114, 'accepted', 77],
  [8, 111, 'accepted', 70],
  [3, 113, 'accepted', 66],
  [12, 115, 'accepted', 61],
  [22, 116, 'accepted', 58],
  [15, 118, 'accepted', 52],
  [9, 119, 'accepted', 47],
  [20, 129, 'accepted', 40],
  [21, 137, 'accepted', 33],
  [25, 136, 'accepted', 30],
  [1, 121, 'accepted', 26],
  [1, 139, 'accepted', 25],
  [13, 107, 'removed', 24],
  [10, 101, 'accepted', 21],
  [1, 134, 'declined', 19],
  [22, 101, 'declined', 17],
  [1, 122, 'removed', 14],
  [1, 103, 'accepted', 12],
  [22, 123, 'accepted', 11],
  [24, 140, 'pending', 9],
  [1, 128, 'declined', 7],
  [10, 133, 'pending', 4],
  [1, 127, 'pending', 2],
  [5, 110, 'pending', 1.4],
  [1, 130, 'pending', 0.6],
  [3, 101, 'pending', 0.12],
]

function linkHistory(dice: Dice, now: number): LinkHistory[] {
  return numbered(
    links.map(([recruiter_id, employee_id, status, age]) => ({
      recruiter_id,
      employee_id,
      status,
      created_at: Math.round(now - age * day - dice.number.int({ min: 0, max: 20 }) * minute),
    })),
  )
}

function standing(history: readonly LinkHistory[]): Row<'employee_links'>[] {
  return history.flatMap(({ status, ...link }) => (status === 'removed' ? [] : [{ ...link, status }]))
}

function jobNotices(
  dice: Dice,
  now: number,
  jobs: readonly Job[],
  applications: readonly Application[],
): Notice[] {
  return jobs.flatMap((job) => {
    const decided = job.created_at + dice.number.int({ min: 3, max: 55 }) * minute
    const state: Notice[] =
      job.state === 'pending' || decided >= now
        ? []
        : [
            {
              account_id: job.account_id,
              type: 'job_state_changed',
              title: job.state === 'approved' ? 'Job approved' : 'Job cancelled',
              content:
                job.state === 'approved'
                  ? `“${job.title}” is now visible to job seekers.`
                  : `“${job.title}” was not accepted. Edit it to hand it in again.`,
              table_id: job.id,
              created_at: decided,
              read_at: null,
            },
          ]
    const { deleted_at } = job
    if (deleted_at === null) return state
    const gone = applications
      .filter(({ job_id }) => job_id === job.id)
      .map((application): Notice => ({
        account_id: application.account_id,
        type: 'job_deleted',
        title: 'Job removed',
        content: `“${job.title}”, which you applied to, was removed.`,
        table_id: job.id,
        created_at: deleted_at,
        read_at: null,
      }))
    return [...state, ...gone]
  })
}

function applicationNotices(
  dice: Dice,
  now: number,
  jobs: readonly Job[],
  applications: readonly Application[],
): Notice[] {
  return applications.flatMap((application) => {
    const { id, job_id, account_id, status, created_at } = application
    const job = jobs.find((one) => one.id === job_id)
    if (!job) return []
    const title = job.title
    const company = companies.find((one) => one.id === job.account_id)?.name ?? ''
    const applicant = people.find((person) => person.id === account_id)?.name ?? ''
    const arrived: Notice = {
      account_id: job.account_id,
      type: 'new_job_application',
      title: 'New application',
      content: `${applicant} applied to “${title}”.`,
      table_id: job_id,
      created_at,
      read_at: null,
    }
    const steps = courseOf(status)
    const last = Math.min(endOf(job, now), created_at + 14 * day)
    const fresh = account_id === personas.ada && (status === 'accepted' || status === 'interviewing')
    const changed = steps.map((step, index): Notice => {
      const share = (last - created_at) / steps.length
      const at = between(dice, created_at + index * share, created_at + (index + 1) * share)
      return {
        account_id,
        type: 'job_application_status_changed',
        title: 'Application status changed',
        content: `${company}: your application to “${title}” is now ${statusNames[step]}.`,
        table_id: id,
        // Ada's good news is of today.
        created_at: fresh && index === steps.length - 1 ? between(dice, now - 5 * hour, now - hour) : at,
        read_at: null,
      }
    })
    return [arrived, ...changed]
  })
}

function linkNotices(dice: Dice, now: number, history: readonly LinkHistory[]): Notice[] {
  return history.flatMap((link) =>
    noticesOfLink(link, {
      now,
      someMoment: (from, to) => between(dice, from, to),
      nameOf: (id) => [...companies, ...people].find((one) => one.id === id)?.name ?? '',
      // Whoever left did so lately.
      leftAfter: () => now - 24 * hour,
    }),
  )
}

/** When an account looked at its notifications last: hours ago. Others did within the last days. */
const opened: ReadonlyMap<number, number> = new Map([
  [personas.ada, 26],
  [personas.harbour, 31],
])

/** Marks as read what was there when its account looked last. */
function read(dice: Dice, now: number, notices: readonly Notice[]): Notice[] {
  const looked = new Map(
    [...companies, ...people].map(({ id }) => [
      id,
      Math.round(now - (opened.get(id) ?? dice.number.int({ min: 2, max: 200 })) * hour),
    ]),
  )
  return notices.map((notice) => {
    const at = looked.get(notice.account_id) ?? now
    return { ...notice, read_at: notice.created_at <= at ? at : null }
  })
}

/** Ada's bookmarks: more than a page of them, among them jobs that left the lists. */
const adaBookmarks = [4, 9, 10, 16, 21, 22, 26, 31, 40, 44, 46, 56, 63]

function bookmarkRows(
  dice: Dice,
  now: number,
  jobs: readonly Job[],
  posts: readonly Row<'posts'>[],
): Row<'bookmarks'>[] {
  const busy = people.filter(({ id }) => id !== personas.ada && id !== personas.newcomer)
  const kept = [
    ...jobs.filter(({ id }) => adaBookmarks.includes(id)).map((job) => ({ account_id: personas.ada, job })),
    ...busy.flatMap(({ id }) =>
      dice.helpers
        .arrayElements(jobs.filter(isListed), dice.number.int({ min: 0, max: 4 }))
        .map((job) => ({ account_id: id, job })),
    ),
  ].map(({ account_id, job }) => ({
    account_id,
    type: 'job' as const,
    target_id: job.id,
    created_at: between(dice, job.created_at, endOf(job, now)),
  }))
  const readers = [...companies, ...people].filter(({ since }) => since > 40)
  const liked = posts.flatMap((post) =>
    dice.helpers.arrayElements(readers, dice.number.int({ min: 0, max: 9 })).map(({ id }) => ({
      account_id: id,
      type: 'post' as const,
      target_id: post.id,
      created_at: between(dice, post.created_at, now),
    })),
  )
  return numbered([...kept, ...liked])
}

/** The companies ada follows. */
const adaFollows = [1, 10, 17, 22, 15, 25]

function followingRows(dice: Dice, now: number): Row<'followings'>[] {
  const established = companies.filter(({ since }) => since > 40)
  return numbered(
    people
      .filter(({ id }) => id !== personas.newcomer)
      .flatMap((person) => {
        const followed =
          person.id === personas.ada
            ? established.filter(({ id }) => adaFollows.includes(id))
            : dice.helpers.arrayElements(established, dice.number.int({ min: 0, max: 4 }))
        return followed.map((company) => ({
          account_id: person.id,
          recruiter_id: company.id,
          created_at: between(dice, now - Math.min(person.since, company.since) * day, now),
        }))
      }),
  )
}

/** E-mails of the last days, with their age in days. */
const letters: readonly (readonly [age: number, letter: Letter])[] = [
  [18, subscription('reader@example.org')],
  [
    9.1,
    contactMessage({
      name: 'Runa Eskildsen',
      email: 'runa.eskildsen@example.org',
      subject: 'Can two of us share one post?',
      message: 'My sister and I would like to apply for a full-time job together. Is there a way to say so?',
    }),
  ],
  [
    3,
    {
      to: 'jobs.alderquay@example.com',
      subject: 'Payment received',
      paragraphs: [
        'Hello Alder & Quay Harbour Services,',
        'We have received $49.00. “Customs declarant” is featured for 30 days from now on.',
      ],
    },
  ],
  [
    0.15,
    {
      to: 'ada.lindqvist@example.org',
      subject: 'News on your application: Service designer',
      paragraphs: [
        'Hello Ada Lindqvist,',
        'Lanternfold Studio: your application to “Service designer” is now accepted.',
      ],
    },
  ],
  [0.08, welcome({ name: 'Milo Tarrant', email: 'milo.tarrant@example.org', type: 'job_seeker' })],
]

/** A world does not know the address it will be looked at from, so these letters have no links. */
function mailRows(now: number): Row<'mails'>[] {
  const rows = letters.map(([age, { link: _link, ...letter }]) => ({
    ...composed(letter, String),
    created_at: Math.round(now - age * day),
  }))
  return numbered(rows).map(({ created_at, ...mail }) => ({ ...mail, sent_at: created_at }))
}

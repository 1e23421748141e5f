import type { ApplicationStatus } from '../rules/application-status.ts'

/**
 * The fixed ids of the scenario `everyday`. They do not depend on the seed, so that tests and stories can use them;
 * `everyday.test.ts` checks what these comments say.
 */

/** Accounts. Those of companies are below 100, those of job seekers above. */
export const personas = {
  /** Job seeker: full profile, three CVs, applications and employee links in every status, unread notifications. */
  ada: 101,
  /** Job seeker who signed up two hours ago, with only a name. */
  newcomer: 102,
  /** Recruiter: jobs in every state and status, one with 25 applicants, one featured, unread notifications. */
  harbour: 1,
  /** Recruiter who signed up yesterday: one pending job, no applicants, no notifications. */
  smallShop: 2,
  /** Job seeker with an Arabic name and profile, right to left. */
  rightToLeft: 118,
  /** Recruiter with an Arabic name and profile, right to left: owns `jobs.otherScript`. */
  rightToLeftCompany: 15,
  /** Job seeker with the longest name. */
  longName: 125,
  /** Job seeker without a portrait, cover or CV. */
  plain: 132,
  /** Recruiter without a logo or cover. */
  plainCompany: 24,
  /** Recruiter with the longest name. */
  longNameCompany: 23,
} as const

/** Jobs. A higher id is a newer job. They are approved, active and not featured unless their comment says otherwise. */
export const jobs = {
  /** Of `harbour`: on site, with a salary; Ada has not applied. */
  open: 41,
  /** Remote, without a location. */
  remote: 44,
  /** Of `harbour`: approved but `in_active`, with applicants. */
  closed: 9,
  /** Of `harbour`: pending. */
  pending: 60,
  /** Of `harbour`: pending, featuring already paid. */
  pendingPaid: 50,
  /** Of `harbour`: not approved. */
  cancelled: 17,
  /** Of `harbour`: deleted, with applicants, Ada among them. */
  removed: 4,
  /** Of `harbour`: featured. */
  featured: 26,
  /** Of `harbour`: featured until a few days ago. */
  featuredBefore: 1,
  /** Of `harbour`: its bank transfer for featuring is in review. */
  paymentPending: 46,
  /** Of `harbour`: 25 applicants, of every status: `crowd`. */
  crowded: 6,
  /** Of `smallShop`: its only job, pending. */
  smallShop: 61,
  /** Title and description in Arabic, right to left. */
  otherScript: 48,
  /** Title and description in Japanese. */
  japanese: 29,
  /** The longest description. */
  longText: 33,
  /** Without a salary. */
  withoutPay: 49,
  /** Part time. */
  partTime: 13,
  /** Another company's job: Ada applied and is being interviewed. */
  applied: 22,
} as const

/**
 * Ada's applications, oldest first, with ids from 1: job, CV, status. For a new status, replace one that occurs more than
 * once, here and in `crowd`: an additional application would change all random values after it.
 */
export const adaApplied: readonly (readonly [job: number, cv: number, status: ApplicationStatus])[] = [
  [jobs.removed, 1, 'in_review'],
  [8, 2, 'not_considered'],
  [10, 1, 'shortlisted'],
  [16, 1, 'not_considered'],
  [20, 2, 'not_considered'],
  [jobs.applied, 1, 'interviewing'],
  [40, 1, 'accepted'],
  [43, 1, 'in_review'],
  [jobs.paymentPending, 2, 'applied'],
  [56, 2, 'in_review'],
  [63, 1, 'applied'],
]

/** One of Ada's applications for each status. */
export const applications = {
  accepted: 7,
  not_considered: 2,
  interviewing: 6,
  shortlisted: 3,
  in_review: 8,
  applied: 9,
} as const satisfies Record<ApplicationStatus, number>

/** The number of applications for the crowded job by status. */
export const crowd: Readonly<Record<ApplicationStatus, number>> = {
  applied: 7,
  in_review: 6,
  shortlisted: 4,
  interviewing: 3,
  accepted: 2,
  not_considered: 3,
}

/** Ada's CVs. */
export const cvs = {
  /** Her default. */
  standard: 1,
  /** Also used for applications. */
  used: 2,
  /** Never used for an application. */
  unused: 3,
} as const

/** The password of all seeded accounts. The product asks for it only to change it (rules 9). */
export const password = 'harbour lights'

/** Accounts of the scenario `extremes`. Its job 1 has the longest text and 48 applicants. */
export const extremes = { company: 1, person: 101, short: 102 } as const

/** The fixed ids of the scenario `busy`. Ids of companies go up to 1,200, those of job seekers are above. */
export const busy = {
  /** Recruiter with 400 jobs, in all states, and hundreds of notifications. */
  company: 1,
  /** The number of jobs of `company`. */
  companyJobs: 400,
  /** Of `company`: 2,000 applicants; approved, active and featured. */
  crowdedJob: 6509,
  /** The number of applicants for `crowdedJob`. */
  crowd: 2000,
  /** Recruiter with a single, pending job. */
  smallCompany: 2,
  /** Job seeker with a full profile, three CVs and 120 applications in all statuses. */
  person: 1201,
  /** How many applications `person` has. */
  personApplications: 120,
  /** Job seeker who signed up a few hours ago and has done nothing yet. */
  newcomer: 1202,
} as const

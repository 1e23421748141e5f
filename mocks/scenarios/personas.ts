import type { ApplicationStatus } from '../rules/application-status.ts'

/**
 * The fixed ids of the scenarios. They do not depend on the seed, so tests and stories can use them.
 * `everyday.test.ts` and `large.test.ts` check most of what these comments say.
 */

/** Accounts of `everyday`. Companies have ids below 100, and job seekers above. */
export const personas = {
  /** Job seeker: full profile, three CVs, applications and employee links in every status, unread notifications. */
  ada: 101,
  /** Job seeker who signed up two hours ago, with an empty profile. */
  newcomer: 102,
  /** Recruiter: jobs in every state and status, one with 25 applicants, one featured, unread notifications. */
  harbour: 1,
  /** Recruiter who signed up yesterday: one pending job, no applicants, no notifications. */
  smallShop: 2,
  /** Job seeker with an Arabic name and profile, right to left. */
  rightToLeft: 118,
  /** Recruiter with an Arabic name and profile, right to left, who owns `jobs.otherScript`. */
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

/** Jobs of `everyday`, with higher ids for newer ones. Unless noted, they are approved, active and not featured. */
export const jobs = {
  /** Of `harbour`: on site, with a salary; Ada has not applied. */
  open: 41,
  /** Remote, without a location. */
  remote: 44,
  /** Of `harbour`: approved but `in_active`, with applicants. */
  closed: 9,
  /** Of `harbour`: pending. */
  pending: 60,
  /** Of `harbour`: pending, with featuring already paid for. */
  pendingPaid: 50,
  /** Of `harbour`: not approved. */
  cancelled: 17,
  /** Of `harbour`: deleted, with applicants, including Ada. */
  removed: 4,
  /** Of `harbour`: featured. */
  featured: 26,
  /** Of `harbour`: featured until a few days ago. */
  featuredBefore: 1,
  /** Of `harbour`: its bank transfer for featuring is in review. */
  paymentPending: 46,
  /** Of `harbour`: 25 applicants, with every status (see `crowd`). */
  crowded: 6,
  /** Of `smallShop`: its only job, pending. */
  smallShop: 61,
  /** Title and description in Arabic, right to left. */
  otherScript: 48,
  /** Title and description in Japanese. */
  japanese: 29,
  /** The longest description. */
  longText: 33,
  withoutPay: 49,
  partTime: 13,
  /** Of another company: Ada applied and is being interviewed. */
  applied: 22,
} as const

/**
 * Ada's applications, in the order of their ids, from 1. To add a new status, replace one that occurs more than once,
 * here and in `crowd`, because an additional application would change all random values after it.
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

/** The id of one of Ada's applications in each status. */
export const applications = {
  accepted: 7,
  not_considered: 2,
  interviewing: 6,
  shortlisted: 3,
  in_review: 8,
  applied: 9,
} as const satisfies Record<ApplicationStatus, number>

/** How many applications for the crowded job have each status, before the last four become `applied`. */
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
  /** The default CV. */
  standard: 1,
  /** Not the default, but used for applications. */
  used: 2,
  /** Never used for an application. */
  unused: 3,
} as const

/** The password of all seeded accounts. The product asks for it only to change it (rules 9). */
export const password = 'harbour lights'

/** Accounts of the scenario `extremes`. Its job with the id 1 has the longest text and 48 applicants. */
export const extremes = { company: 1, person: 101, short: 102 } as const

/** How often the scenario `large` has each row of `everyday`. */
export const copies = 150

/** Returns the id of a row's copy in `large`. The copies of a row follow one another, so that newer rows keep higher ids. */
export const copyOf = (id: number, copy = 0) => (id - 1) * copies + copy + 1

/** The fixed ids of the scenario `large`. */
export const large = {
  /** Recruiter with 1,261 jobs, in all states, and thousands of notifications. */
  company: copyOf(personas.harbour),
  companyJobs: 1261,
  /** Of `company`: approved and active, with 2,100 applicants. */
  crowdedJob: copyOf(jobs.crowded),
  /** How many applicants `crowdedJob` has. */
  crowd: 2100,
  /** Recruiter with a single, pending job. */
  smallCompany: copyOf(personas.smallShop),
  /** Job seeker with a full profile, three CVs and 121 applications in all statuses. */
  person: copyOf(personas.ada),
  /** How many applications `person` has. */
  personApplications: 121,
  /** Job seeker who signed up a few hours ago and has done nothing yet. */
  newcomer: copyOf(personas.newcomer),
} as const

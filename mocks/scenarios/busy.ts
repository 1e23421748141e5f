import { Chance } from '../runtime/chance.ts'
import type { Scenario } from '../runtime/scenario.ts'
import {
  applicationsOf,
  bookmarksOf,
  featuringOf,
  followingsOf,
  jobViewsOf,
  linksOf,
  notificationsOf,
  postsOf,
  projectsOf,
  standing,
  viewedJobs,
} from './busy-events.ts'
import { jobsOf } from './busy-jobs.ts'
import { cvsOf, firmsOf, seekersOf } from './busy-people.ts'
import { categories, collection, intentRows, settings } from './foundation.ts'
import { paperNamed } from './papers.ts'
import { busy as named } from './personas.ts'

/**
 * A large market: what screens and calls have to stand. Its pictures and papers are made from their names when they are
 * asked for; nothing of it is stored but rows.
 */
export const busy: Scenario = {
  name: 'busy',
  about: 'A large market: 10,000 jobs, 20,000 people, 100,000 applications. Opening it takes some seconds.',
  personas: [
    {
      account_id: named.company,
      about: 'Company with 400 jobs, one of them with 2,000 applicants, and hundreds of notifications.',
    },
    { account_id: named.smallCompany, about: 'Company among the many: one job, waiting for approval.' },
    {
      account_id: named.person,
      about: 'Job seeker with 120 applications in every status, three CVs, and pages of bookmarks.',
    },
    {
      account_id: named.newcomer,
      about: 'Job seeker who signed up a few hours ago and has done nothing yet.',
    },
  ],
  build(seed, now) {
    const chance = new Chance(seed)
    const { firms, rows: companies } = firmsOf(chance, now)
    const { seekers, rows: people } = seekersOf(chance, now, firms)
    const cvs = cvsOf(chance, seekers, now)
    const offered = jobsOf(chance, now, firms)
    const applications = applicationsOf(chance, now, offered, seekers, cvs)
    const { payments, receipts, posted } = featuringOf(chance, now, offered)
    const jobs = viewedJobs(chance, now, posted, applications)
    const posts = postsOf(chance, now, firms, seekers)
    const links = linksOf(chance, now, seekers)
    const notifications = notificationsOf(chance, now, { jobs, applications, links, firms, seekers })
    return {
      files: new Map(),
      data: {
        settings: collection([settings()]),
        categories: collection(categories()),
        accounts: collection([...companies, ...people]),
        jobs: collection(jobs),
        job_views: collection(jobViewsOf(chance, now, jobs, seekers)),
        cvs: collection(cvs),
        applications: collection(applications),
        notifications: collection(notifications),
        bookmarks: collection(bookmarksOf(chance, now, jobs, posts, firms, seekers)),
        followings: collection(followingsOf(chance, now, firms, seekers)),
        employee_links: collection(standing(links)),
        posts: collection(posts),
        projects: collection(projectsOf(chance, now, seekers)),
        intents: collection(intentRows(payments)),
        payments: collection(payments),
        receipts: collection(receipts),
      },
    }
  },
  file: paperNamed,
}

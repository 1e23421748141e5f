import type { Scenario } from '../operation.ts'
import { Random } from '../engine/base/random.ts'
import { applicationsOf } from './busy-applications.ts'
import { featuringOf } from './busy-featuring.ts'
import { jobsOf, jobViewsOf, viewedJobs } from './busy-jobs.ts'
import { notificationsOf } from './busy-notifications.ts'
import { cvsOf, firmsOf, seekersOf } from './busy-people.ts'
import { postsOf, projectsOf } from './busy-posts.ts'
import { bookmarksOf, followingsOf, linksOf } from './busy-relations.ts'
import { presentLinks } from './events.ts'
import { categories, collection, intentRows, settings } from './foundation.ts'
import { fixturePdf } from './fixture-pdfs.ts'
import { busy as named } from './personas.ts'

/**
 * A large market to test screens and calls under load. It stores only rows. The simulator generates its pictures and
 * PDFs from their names on request.
 */
export const busy: Scenario = {
  name: 'busy',
  about: 'A large market with 10,000 jobs: about 226,000 rows, opens in a few seconds.',
  personas: [
    {
      account_id: named.company,
      about: 'Company with 400 jobs, one of them with 2,000 applicants, and hundreds of notifications.',
    },
    { account_id: named.smallCompany, about: 'Small company with one job in review.' },
    {
      account_id: named.person,
      about: 'Job seeker with 120 applications across all statuses, three CVs and pages of bookmarks.',
    },
    {
      account_id: named.newcomer,
      about: 'Job seeker who signed up a few hours ago and hasn’t done anything yet.',
    },
  ],
  build(seed, now) {
    const random = new Random(seed)
    const { firms, rows: companies } = firmsOf(random, now)
    const { seekers, rows: people } = seekersOf(random, now, firms)
    const cvs = cvsOf(random, seekers, now)
    const offered = jobsOf(random, now, firms)
    const applications = applicationsOf(random, now, offered, seekers, cvs)
    const { payments, receipts, posted } = featuringOf(random, now, offered)
    const jobs = viewedJobs(random, now, posted, applications)
    const posts = postsOf(random, now, firms, seekers)
    const links = linksOf(random, now, seekers)
    const notifications = notificationsOf(random, now, { jobs, applications, links, firms, seekers })
    return {
      files: new Map(),
      data: {
        settings: collection([settings()]),
        categories: collection(categories()),
        accounts: collection([...companies, ...people]),
        jobs: collection(jobs),
        job_views: collection(jobViewsOf(random, now, jobs, seekers)),
        cvs: collection(cvs),
        applications: collection(applications),
        notifications: collection(notifications),
        bookmarks: collection(bookmarksOf(random, now, jobs, posts, firms, seekers)),
        followings: collection(followingsOf(random, now, firms, seekers)),
        employee_links: collection(presentLinks(links)),
        posts: collection(posts),
        projects: collection(projectsOf(random, now, seekers)),
        intents: collection(intentRows(payments)),
        payments: collection(payments),
        receipts: collection(receipts),
      },
    }
  },
  file: fixturePdf,
}

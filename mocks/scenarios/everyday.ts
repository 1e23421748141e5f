import type { Scenario } from '../operation.ts'
import { createFaker } from './faker.ts'
import { numbered, presentLinks } from './events.ts'
import { categories, collection, intentRows, settings } from './foundation.ts'
import { personas } from './personas.ts'
import { accountRows, cvRows, postRows, projectRows } from './everyday-people.ts'
import { featuring, jobRows, viewRows, withViews } from './everyday-jobs.ts'
import { applicationRows } from './everyday-applications.ts'
import { bookmarkRows, followingRows, linkHistory } from './everyday-relations.ts'
import { applicationNotices, jobNotices, linkNotices, mailRows, read } from './everyday-messages.ts'

/** An active job market, for new visitors and for most tests and stories. */
export const everyday: Scenario = {
  name: 'everyday',
  about:
    'A lively job market with 25 companies and 40 job seekers, everything in every state: about 1,750 rows, opens at once.',
  personas: [
    {
      account_id: personas.ada,
      about:
        'Job seeker with a full profile, three CVs, applications in every status and unread notifications.',
    },
    {
      account_id: personas.newcomer,
      about: 'Job seeker who signed up two hours ago and hasn’t done anything yet.',
    },
    {
      account_id: personas.harbour,
      about:
        'Company with payments and jobs in every state, one of them featured and one with 25 applicants.',
    },
    {
      account_id: personas.smallShop,
      about: 'Company that signed up yesterday, with one job in review.',
    },
    {
      account_id: personas.rightToLeft,
      about: 'Job seeker with an Arabic profile, written from right to left.',
    },
    { account_id: personas.plainCompany, about: 'Company without a logo or cover.' },
  ],
  build(seed, now) {
    const faker = createFaker(seed)
    const files = new Map<string, Blob>()
    const accounts = accountRows(now)
    const cvs = cvRows(faker, now, accounts, files)
    const posted = jobRows(faker, now)
    const applications = applicationRows(faker, now, posted, cvs)
    const { payments, receipts, jobs: promoted } = featuring(now, posted, files)
    const jobViews = viewRows(faker, now, promoted, applications)
    const jobs = withViews(faker, now, promoted, applications)
    const posts = postRows(now)
    const history = linkHistory(faker, now)
    const notices = [
      ...jobNotices(faker, now, jobs, applications),
      ...applicationNotices(faker, now, jobs, applications),
      ...linkNotices(faker, now, history),
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
        notifications: collection(numbered(read(faker, now, notices))),
        bookmarks: collection(bookmarkRows(faker, now, jobs, posts)),
        followings: collection(followingRows(faker, now)),
        employee_links: collection(presentLinks(history)),
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

import type { Scenario } from '../operation.ts'
import { blankProfile } from '../model/accounts.ts'
import type { Row } from '../model/tables.ts'
import { featuredFor } from '../rules/featuring.ts'
import { day, hour, iso, minute } from '../engine/base/clock.ts'
import { applicationStatuses } from '../rules/application-status.ts'
import { composed } from '../services/mailbox.ts'
import { hashPassword } from '../services/passwords.ts'
import { applicationNotice } from '../services/notices.ts'
import { makePdf } from '../services/pdf.ts'
import { fields } from './content/index.ts'
import { categories, collection, featurePrice, intentRows, photos, settings } from './foundation.ts'
import { receiptOf } from './fixture-pdfs.ts'
import { extremes as ids, password } from './personas.ts'

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const sentence =
  'A sentence of middling length that says nothing in particular, again and again, until it is enough. '
/** Repeats `pattern` to exactly `length` characters. */
const filled = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)
const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A world with the longest and shortest texts and the fullest lists, to test layouts. */
export const extremes: Scenario = {
  name: 'extremes',
  about: 'Names, texts, amounts and lists at their limits, to check layouts: about 670 rows, opens at once.',
  personas: [
    {
      account_id: ids.company,
      about: 'Company with the longest word as its name, 36 jobs and dozens of applicants.',
    },
    {
      account_id: ids.person,
      about: 'Job seeker with every field filled in to its limit.',
    },
    { account_id: ids.short, about: 'Job seeker whose name is an emoji.' },
  ],
  build(_seed, now) {
    const files = new Map<string, Blob>()
    const jobs = jobRows(now)
    const cvs = cvRows(now, files)
    const applications = applicationRows(now, jobs, cvs)
    const payments = paymentRows(now, jobs)
    return {
      files,
      data: {
        settings: collection([settings()]),
        categories: collection(categories()),
        accounts: collection(accountRows(now)),
        jobs: collection(jobs),
        cvs: collection(cvs),
        applications: collection(applications),
        notifications: collection(notificationRows(now, jobs, applications)),
        bookmarks: collection(
          list(34, (i) => ({
            id: i + 1,
            account_id: ids.person,
            type: 'job' as const,
            target_id: i + 1,
            created_at: now - (40 - i) * hour,
          })),
        ),
        followings: collection(
          list(24, (i) => ({
            id: i + 1,
            account_id: ids.person,
            recruiter_id: i + 1,
            created_at: now - (i + 1) * day,
          })),
        ),
        employee_links: collection(linkRows(now)),
        posts: collection(postRows(now)),
        projects: collection(projectRows(now)),
        intents: collection(intentRows(payments)),
        payments: collection(payments),
        receipts: collection(receiptRows(payments, jobs, files)),
        mails: collection(
          list(30, (i) => ({
            id: i + 1,
            ...composed(
              {
                to: 'long@example.org',
                subject: filled(`Mail ${i + 1} ${sentence}`, 5 + i * 8),
                paragraphs: [filled(sentence, 20 + i * 100)],
              },
              String,
            ),
            sent_at: now - (31 - i) * hour,
          })),
        ),
      },
    }
  },
}

function accountRows(now: number): Row<'accounts'>[] {
  const password_hash = hashPassword(password, 'seeded')
  const base = (id: number, type: Row<'accounts'>['type'], name: string, mailbox: string) => ({
    ...blankProfile(),
    id,
    type,
    name,
    email: `${mailbox}@example.org`,
    password_hash,
    created_at: now - 3000 * day,
  })
  const companies = list(24, (i) =>
    base(i + 1, 'recruiter', i === 1 ? 'Ø' : `Company number ${i + 1}`, `c${i + 1}`),
  )
  const applicants = list(46, (i) =>
    base(103 + i, 'job_seeker', i % 7 === 0 ? `${word} ${i}` : `Applicant ${i + 1}`, `a${i + 1}`),
  )
  const [first, ...others] = companies
  return [
    ...(first
      ? [
          {
            ...first,
            name: word,
            email: `${filled('a-very-long-mailbox-', 60)}x@example.com`,
            about: filled(sentence, 5000),
            currently_located: filled('Llanfair­pwllgwyn­gyll­gogery­chwyrn­drobwll­llan­tysilio­gogo­goch ', 120),
            profile_image: '/storage/logo-weave-plum.svg',
            cover_photo: '/storage/cover-strata-rose.svg',
          },
        ]
      : []),
    ...others,
    {
      ...base(ids.person, 'job_seeker', `${word}-${filled('Nachname ', 170)}x`, `${filled('long-', 58)}x`),
      profile_image: '/storage/portrait-curls-white-deep-glasses-beard-blazer-ink.svg',
      cover_photo: '/storage/cover-quarters-ink.svg',
      about: filled(sentence, 5000),
      currently_working: filled(`${word} `, 255),
      currently_located: filled('A place with a name that goes on and on ', 120),
      summary: filled(`${sentence}\n\n`, 5000),
      desired_job_title: filled(`Senior principal deputy assistant ${word} `, 255),
      desired_salary: filled('Between very much and still more, in any currency ', 255),
      desired_cities: filled(`${word}, Rome, `, 1000),
      desired_skills: filled(`machine learning, x, ${word}, `, 1000),
      education: list(50, (i) => ({
        degree: i % 5 ? `Degree ${i + 1}` : filled(`${word} `, 255),
        institute: i % 4 ? 'Institute' : filled('University of everything and nothing ', 255),
        year: i % 3 ? String(1980 + i) : 'in progress, with interruptions, since 1999',
      })),
      experiences: list(200, (i) => ({
        name: i % 4 ? `Employer ${i + 1}` : filled(`${word} & Sons `, 255),
        designation: i % 3 ? 'Clerk' : filled('Acting deputy head of the office for ', 255),
        from: i % 6 ? String(1970 + i) : '',
        to: i % 6 ? String(1971 + i) : 'to this day',
      })),
      certificates: list(50, (i) => ({
        name: i % 5 ? `Certificate ${i + 1}` : filled(`${word} `, 255),
        year: i % 2 ? '' : '2020',
      })),
    },
    {
      ...base(ids.short, 'job_seeker', '🦊', 'f'),
      about: '.',
      profile_image: '/storage/portrait-bald-grey-porcelain.svg',
    },
    ...applicants,
  ]
}

/** Titles that break careless parsing, escaping or rendering. */
const oddTitles = [
  filled(word, 255),
  'x',
  '<script>alert(1)</script> & "quotes" <b>bold</b> &amp;',
  'مطلوب engineer (سنتان 2+) – C++ / .NET',
  '👩🏽‍🔧🧑‍🍳🏴󠁧󠁢󠁳󠁣󠁴󠁿 👨‍👩‍👧‍👦 wanted',
  'Z̸̢͠a̶l̴g̵o̷ ̴s̶p̵e̸c̷i̶a̵l̴i̵s̷t̴',
  'https://example.com/a/very/long/address?that=has&nothing=to-break-at&and=still-has-to-fit-into-a-narrow-column',
  '   spaces   around   ',
]

function jobRows(now: number): Row<'jobs'>[] {
  return list(36, (i) => {
    const field = fields[i % fields.length]
    const pay = [
      [999_999_999_999, 999_999_999_999],
      [0, 0],
      [0.01, 0.05],
      [null, 999_999_999_999],
      [1, 999_999_999_999],
      [1234.5, null],
      [null, null],
    ][i % 7]
    return {
      id: i + 1,
      account_id: i === 34 ? 2 : ids.company,
      title:
        oddTitles[i] ?? filled(`Job ${i + 1} with a title of growing length, word after word, `, 6 + i * 7),
      type: i % 3 === 0 ? ('remote' as const) : i % 3 === 1 ? ('on_site' as const) : ('hybrid' as const),
      location:
        i % 3 === 0 ? null : i % 4 === 0 ? 'Å' : filled('Taumatawhakatangihangakoauauotamatea, ', 12 + i * 3),
      category: field?.name ?? '',
      nature: i % 2 ? ('part_time' as const) : ('full_time' as const),
      currency:
        ['USD', 'EUR', 'GBP', 'CHF', 'PLN', 'JPY', 'AED', 'SEK', 'NOK', 'DKK', 'UAH'][i % 11] ?? 'USD',
      salary_from: pay?.[0] ?? null,
      salary_to: pay?.[1] ?? null,
      vacancies: i === 0 ? 100_000 : i + 1,
      description:
        [
          filled(`${sentence}\n\n`, 20_000),
          '',
          filled(word, 4000),
          list(400, (row) => `${row + 1}. line`).join('\n'),
          '<h1>No heading</h1>\n\n**no bold**\n\n\tindented\n\n\n\n\nfar below',
        ][i] ?? sentence,
      status: 'active' as const,
      state: i === 35 ? ('pending' as const) : ('approved' as const),
      views: i === 0 ? 12_345_678 : i * 999,
      created_at: now - (i === 0 ? 2900 * day : (36 - i) * 7 * hour),
      submitted_at: now - (i === 0 ? 2900 * day : (36 - i) * 7 * hour),
      featured_until: i >= 8 && i < 24 ? now + featuredFor - (30 - i) * hour : null,
      feature_on_approval: false,
      deleted_at: null,
    }
  })
}

function cvRows(now: number, files: Map<string, Blob>): Row<'cvs'>[] {
  const pdf = (title: string) =>
    new Blob([makePdf({ title, lines: [sentence] })], { type: 'application/pdf' })
  const own = list(14, (i) => ({
    account_id: ids.person,
    title: i === 0 ? filled(`${word} `, 255) : `CV ${i + 1}`,
  }))
  const others = list(47, (i) => ({ account_id: 102 + i, title: 'CV' }))
  return [...own, ...others].map(({ account_id, title }, index) => {
    const name = `cv-extreme-${index + 1}.pdf`
    files.set(name, pdf(title.slice(0, 40)))
    return {
      id: index + 1,
      account_id,
      title,
      path: `/storage/${name}`,
      is_default: account_id !== ids.person || index === 0,
      created_at: now - 2000 * day + index * hour,
    }
  })
}

function applicationRows(
  now: number,
  jobs: readonly Row<'jobs'>[],
  cvs: readonly Row<'cvs'>[],
): Row<'applications'>[] {
  const crowd = cvs
    .filter(({ account_id }) => account_id !== ids.person)
    .map((cv) => ({ job_id: 1, account_id: cv.account_id, cv_id: cv.id }))
  const own = jobs
    .filter(({ state }) => state === 'approved')
    .map((job) => ({ job_id: job.id, account_id: ids.person, cv_id: 1 + (job.id % 14) }))
  return [...crowd, ...own].map((row, i) => ({
    id: i + 1,
    ...row,
    status: applicationStatuses[i % applicationStatuses.length] ?? 'applied',
    created_at: now - (100 - i) * minute,
  }))
}

function notificationRows(
  now: number,
  jobs: readonly Row<'jobs'>[],
  applications: readonly Row<'applications'>[],
): Row<'notifications'>[] {
  const rows = applications.flatMap(({ id, account_id, job_id, created_at }) => {
    const job = jobs.find((one) => one.id === job_id)
    if (!job) return []
    const arrived = applicationNotice(job, `Account ${account_id}`)
    return [
      { ...arrived, account_id: ids.company, created_at, read_at: null },
      {
        account_id,
        type: 'job_application_status_changed' as const,
        title: 'Application status changed',
        content: `${word} moved your application for “${job.title}” to “In review”.`,
        table_id: id,
        created_at: Math.min(now, created_at + minute),
        read_at: null,
      },
    ]
  })
  return rows.map((row, i) => ({ id: i + 1, ...row }))
}

function linkRows(now: number): Row<'employee_links'>[] {
  const statuses = ['accepted', 'pending', 'declined'] as const
  const ofCompany = list(40, (i) => ({ recruiter_id: ids.company, employee_id: ids.person + i }))
  const ofPerson = list(20, (i) => ({ recruiter_id: i + 2, employee_id: ids.person }))
  return [...ofCompany, ...ofPerson].map((pair, i) => ({
    id: i + 1,
    ...pair,
    status: statuses[i % 3] ?? 'pending',
    created_at: now - (70 - i) * hour,
  }))
}

/** As many pictures as a post can have. */
const album = photos.map((name) => ({
  type: 'image' as const,
  path: `/storage/photo-${name}.svg`,
}))

function postRows(now: number): Row<'posts'>[] {
  return list(36, (i) => ({
    id: i + 1,
    account_id: i % 3 ? ids.person : ids.company,
    caption: [filled(`${sentence}\n`, 5000), '', '🐝', filled(word, 600)][i % 4] ?? '',
    files: i % 4 === 1 ? album : album.slice(0, i % 5),
    created_at: now - (36 - i) * 5 * hour,
  }))
}

function projectRows(now: number): Row<'projects'>[] {
  return list(24, (i) => ({
    id: i + 1,
    account_id: ids.person,
    title: i === 23 ? filled(`${word} `, 255) : `Project ${i + 1}`,
    url: i % 3 ? null : `https://example.com/${filled('segment/', 200 + i * 60)}`,
    time_took: i % 4 ? null : filled('a very long while, ', 255),
    description: i % 2 ? null : filled(`${sentence}\n`, 100 + i * 500),
    files: album.slice(0, i % 11),
    created_at: now - (25 - i) * day,
  }))
}

function paymentRows(now: number, jobs: readonly Row<'jobs'>[]): Row<'payments'>[] {
  return jobs
    .filter(({ featured_until }) => featured_until !== null)
    .map((job, i) => ({
      id: i + 1,
      account_id: job.account_id,
      job_id: job.id,
      method: i % 4 === 3 ? ('stripe' as const) : ('other' as const),
      status: 'succeeded' as const,
      amount: i === 0 ? 999_999_999 : i % 4 === 3 ? featurePrice * 100 : featurePrice,
      intent_id: i % 4 === 3 ? `pi_extreme${i}` : null,
      created_at: (job.featured_until ?? now) - featuredFor,
    }))
}

function receiptRows(
  payments: readonly Row<'payments'>[],
  jobs: readonly Row<'jobs'>[],
  files: Map<string, Blob>,
): Row<'receipts'>[] {
  return payments
    .filter(({ method }) => method === 'other')
    .map(({ id, account_id, job_id, amount, created_at }, i) => {
      const name = `receipt-extreme-${id}.pdf`
      const title = jobs.find((job) => job.id === job_id)?.title ?? ''
      files.set(name, receiptOf(word, title, amount, iso(created_at).slice(0, 10)))
      return {
        id: i + 1,
        account_id,
        job_id,
        payment_id: id,
        type: 'feature_job' as const,
        path: `/storage/${name}`,
        created_at,
      }
    })
}

import { type Check, expect, same } from '../check.ts'
import type { Person } from '../person.ts'
import { shared, type Stage } from '../stage.ts'
import { newCompany, newCv, newJob, pdf, type PostedJob } from '../things.ts'

interface Page {
  ids: number[]
  pages?: number | undefined
  total?: number | undefined
}

const mostPages = 30
/** Two pages of ten entries, and a third page with one. */
const entries = 21

/** A recruiter and a job seeker with `entries` rows in each of their paginated lists. */
export const crowd = shared(async (stage) => {
  const [recruiter, seeker] = [await stage.newcomer('recruiter'), await stage.newcomer('job_seeker')]
  const cv = await newCv(stage, seeker)
  const jobs: PostedJob[] = []
  const word = stage.word()
  for (let number = 0; number < entries; number += 1) {
    const job = await newJob(stage, recruiter, {
      title: `${word} ${number}`,
      nature: number % 3 ? 'full_time' : 'part_time',
    })
    jobs.push(job)
    await seeker.ok('jobs/apply', { id: job.id, cv_id: cv.id })
    await seeker.ok('bookmarks/toggle', { id: job.id, type: 'job' })
    await recruiter.ok('jobs/upload-receipt', { id: job.id, file: pdf('receipt.pdf') })
  }
  return { recruiter, seeker, word, ids: jobs.map(({ id }) => id) }
})

type Crowd = Awaited<ReturnType<typeof crowd>>
type Look = (page: number | undefined) => Promise<Page>

/** Reads all pages, up to `mostPages`. @throws Failed if they contradict each other */
async function throughPages(look: Look, wanted?: readonly number[]): Promise<void> {
  const first = await look(1)
  const size = first.ids.length
  const all: number[] = []
  let page = first
  for (let number = 1; number <= mostPages && page.ids.length > 0; number += 1) {
    all.push(...page.ids)
    same([page.pages, page.total], [first.pages, first.total], `pages and total of page ${number}`)
    const next = await look(number + 1)
    if (next.ids.length > 0)
      same(page.ids.length, size, `the entries on page ${number}, which is not the last`)
    page = next
  }
  same(new Set(all).size, all.length, 'the number of distinct entries on all pages')
  if (wanted) same(all, wanted, 'the entries on all pages')
  const isWhole = page.ids.length === 0
  if (isWhole && first.total !== undefined) same(first.total, all.length, 'the total')
  if (isWhole && first.pages !== undefined)
    same(first.pages, Math.max(1, Math.ceil(all.length / (size || 1))), 'the number of pages')
}

const lists: readonly {
  call: Check['call']
  look: (crowd: Crowd, stage: Stage) => Look
  order: 'jobs' | 'own'
}[] = [
  {
    call: 'jobs/my',
    order: 'jobs',
    look:
      ({ recruiter }) =>
      async (page) => {
        const { jobs, pages, total } = await recruiter.ok('jobs/my', paged(page))
        return { ids: jobs.map(({ id }) => id), pages, total }
      },
  },
  {
    call: 'jobs/search',
    order: 'jobs',
    look:
      ({ word }, { visitor }) =>
      async (page) => {
        const { jobs, pages, total } = await visitor.ok('jobs/search', { keyword: word, ...paged(page) })
        return { ids: jobs.map(({ id }) => id), pages, total }
      },
  },
  {
    call: 'jobs/my-applications',
    order: 'jobs',
    look:
      ({ seeker }) =>
      async (page) => {
        const { applications, pages, total } = await seeker.ok('jobs/my-applications', paged(page))
        return { ids: applications.map(({ job }) => job.id), pages, total }
      },
  },
  {
    call: 'bookmarks/fetch',
    order: 'jobs',
    look:
      ({ seeker }) =>
      async (page) => {
        const { bookmarks, pages, total } = await seeker.ok('bookmarks/fetch', {
          type: 'job',
          ...paged(page),
        })
        return { ids: bookmarks.map(({ job }) => job.id), pages, total }
      },
  },
  {
    call: 'payments/my',
    order: 'jobs',
    look:
      ({ recruiter }) =>
      async (page) => {
        const { payments, pages, total } = await recruiter.ok('payments/my', paged(page))
        return { ids: payments.map(({ job }) => job.id), pages, total }
      },
  },
  {
    call: 'receipts/my',
    order: 'jobs',
    look:
      ({ recruiter }) =>
      async (page) => {
        const { receipts, pages, total } = await recruiter.ok('receipts/my', paged(page))
        return { ids: receipts.map(({ job }) => job.id), pages, total }
      },
  },
  {
    call: 'users/fetch',
    order: 'own',
    look:
      (_, { visitor }) =>
      async (page) => {
        const { users, pages, total } = await visitor.ok('users/fetch', {
          type: 'job_seeker',
          ...paged(page),
        })
        return { ids: users.map(({ id }) => id), pages, total }
      },
  },
]

const paged = (page: number | undefined) => (page === undefined ? {} : { page })

export const checks: readonly Check[] = [
  ...lists.map(({ call, look, order }): Check => ({
    call,
    kind: 'paging',
    title: 'lists every entry once, newest first, and counts them correctly',
    rule: 5,
    needs: ['decideJob'],
    run: async (stage) => {
      const made = await crowd(stage)
      await throughPages(look(made, stage), order === 'jobs' ? made.ids.toReversed() : undefined)
    },
  })),
  ...lists.map(({ call, look }): Check => ({
    call,
    kind: 'paging',
    title: 'has ten entries on a page',
    rule: 5,
    needs: ['decideJob'],
    assumes: ['page-size'],
    run: async (stage) => {
      const { ids } = await look(await crowd(stage), stage)(1)
      expect(
        call === 'users/fetch' ? ids.length <= 10 : ids.length === 10,
        `the first page has ${ids.length} entries`,
      )
    },
  })),
  ...lists.map(({ call, look }): Check => ({
    call,
    kind: 'paging',
    title: 'treats an invalid page number as 1, and returns an empty page past the end',
    rule: 5,
    needs: ['decideJob'],
    assumes: ['page-number'],
    run: async (stage) => {
      const page = look(await crowd(stage), stage)
      const first = (await page(1)).ids
      for (const odd of [undefined, 0, -1, 1.5]) same((await page(odd)).ids, first, `page ${odd}`)
      for (const far of [10_000, 1e15]) same((await page(far)).ids, [], `page ${far}`)
    },
  })),
  {
    call: 'jobs/fetch',
    kind: 'paging',
    title: 'pages both lists with one number, with no job twice or in the wrong list',
    rule: 5,
    needs: ['decideJob'],
    assumes: ['jobs.lists'],
    run: async (stage) => {
      const { ids } = await crowd(stage)
      const seen = new Map<number, string>()
      let last = 1
      for (let page = 1; page <= Math.min(last, mostPages); page += 1) {
        const both = await stage.visitor.ok('jobs/fetch', { page })
        for (const nature of ['full_time', 'part_time'] as const) {
          for (const job of both[nature]) {
            same(job.nature, nature, `the nature of a job in ${nature}`)
            expect(!seen.has(job.id), `job ${job.id} is on two pages`)
            seen.set(job.id, nature)
          }
        }
        last = both.pages ?? (both.full_time.length + both.part_time.length > 0 ? page + 1 : page)
      }
      if (last >= mostPages) return
      expect(
        ids.every((id) => seen.has(id)),
        'a job is on no page',
      )
      const past = await stage.visitor.ok('jobs/fetch', { page: last + 1 })
      same([past.full_time, past.part_time], [[], []], 'the lists after the last page')
    },
  },
  {
    call: 'jobs/my',
    kind: 'paging',
    title: 'counts one page for a list that fits on it',
    rule: 5,
    run: async (stage) => {
      const recruiter = await stage.newcomer('recruiter')
      await newJob(stage, recruiter, {}, 'pending')
      const { jobs, pages = 1, total = 1 } = await recruiter.ok('jobs/my', { page: 1 })
      same([jobs.length, pages, total], [1, 1, 1], 'entries, pages and total')
    },
  },
  {
    call: 'followers/fetch',
    kind: 'paging',
    title: 'lists all followed companies, newest first',
    rule: 27,
    assumes: ['jobs.order'],
    run: async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const { recruiter, picture } = await newCompany(stage)
      const companies: Person[] = [await stage.person('otherRecruiter'), recruiter]
      for (const { id } of companies) await seeker.ok('followers/toggle', { id, type: 'recruiter' })
      const { data } = await seeker.ok('followers/fetch', { type: 'recruiter' })
      same(
        data.map(({ company_id }) => company_id),
        companies.map(({ id }) => id).toReversed(),
        'the companies',
      )
      same(data[0]?.profile_image, picture, 'the picture of the newest company')
    },
  },
]

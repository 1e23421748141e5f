import { check, type Check, expect, same } from '../check.ts'
import { NotChecked } from '../failures.ts'
import { type Caller, isSuccess, type Payload, type Person } from '../person.ts'
import { shared, type Stage } from '../stage.ts'
import { idsOf, jobFields, newCompany, newCv, newJob, pdf } from '../things.ts'

interface Page {
  ids: number[]
  pages?: number | undefined
  total?: number | undefined
}

const mostPages = 30
/** Two pages of ten entries and a third page with one. Backends with larger pages get more, so that there is a second. */
const entries = [21, 51, 101]

/** A recruiter with some pages of jobs in any state. */
export const ownJobs = shared(
  async (stage) =>
    await newJobs(stage, 'jobs/my', async (recruiter, changes) => {
      const { id } = await recruiter.ok('jobs/create', await jobFields(stage, changes))
      return id
    }),
)

/** A recruiter with some pages of approved jobs. */
const approvedJobs = shared(
  async (stage) =>
    await newJobs(
      stage,
      'jobs/search',
      async (recruiter, changes) => (await newJob(stage, recruiter, changes)).id,
    ),
)

/** @param list the call that shows whether there is a second page; the first entries have to do if it isn't built */
async function newJobs(
  stage: Stage,
  list: 'jobs/my' | 'jobs/search',
  make: (recruiter: Person, changes: Payload<'jobs/create'>) => Promise<number>,
) {
  const recruiter = await stage.newcomer('recruiter')
  const word = stage.word()
  const ids: number[] = []
  for (const most of entries) {
    for (let number = ids.length; number < most; number += 1) {
      const nature = number % 3 ? 'full_time' : 'part_time'
      ids.push(await make(recruiter, { title: `${word} ${number}`, nature }))
    }
    if (recruiter.transport.notBuilt.has(list)) break
    const filter = list === 'jobs/my' ? { search: word } : { keyword: word }
    const { envelope } = await recruiter.send(list, { ...filter, page: 1 })
    if (!isSuccess(list, envelope) || envelope.jobs.length < most) break
  }
  return { person: recruiter, word, ids }
}

/** Makes an account's list about each of the approved jobs. */
const aboutJobs = (by: 'recruiter' | 'job_seeker', add: (person: Person, id: number) => Promise<unknown>) =>
  shared(async (stage) => {
    const { person: recruiter, word, ids } = await approvedJobs(stage)
    const person = by === 'recruiter' ? recruiter : await stage.newcomer(by)
    for (const id of ids) await add(person, id)
    return { person, word, ids }
  })

const applications = shared(async (stage) => {
  const { word, ids } = await approvedJobs(stage)
  const person = await stage.newcomer('job_seeker')
  const cv = await newCv(stage, person)
  for (const id of ids) await person.ok('jobs/apply', { id, cv_id: cv.id })
  return { person, word, ids }
})
const bookmarks = aboutJobs('job_seeker', (person, id) => person.ok('bookmarks/toggle', { id, type: 'job' }))
const receipts = aboutJobs('recruiter', (person, id) =>
  person.ok('jobs/upload-receipt', { id, file: pdf('receipt.pdf') }),
)

/** An account with a list, and the ids of its entries' jobs in the order of creation. */
interface Crowd {
  person: Caller
  word: string
  /** Undefined if others have entries in the list. */
  ids?: number[]
}
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
  if (wanted && size === all.length)
    throw new NotChecked(`needs a second page, but all ${size} entries are on the first`)
}

type List = readonly [
  call: Check['call'],
  make: (stage: Stage) => Promise<Crowd>,
  look: (crowd: Crowd, page: { page?: number }) => Promise<Page>,
]

async function pageOf<Answer extends Omit<Page, 'ids'>>(
  asked: Promise<Answer>,
  rowsOf: (answer: Answer) => readonly { id: number }[],
): Promise<Page> {
  const answer = await asked
  return { ids: idsOf(rowsOf(answer)), pages: answer.pages, total: answer.total }
}

const jobsOf = (rows: readonly { job: { id: number } }[]) => rows.map(({ job }) => job)

const foundJobs = async (stage: Stage) => ({ ...(await approvedJobs(stage)), person: stage.visitor })
const seekers = ({ visitor }: Stage) => Promise.resolve({ person: visitor, word: '' })

const lists: readonly List[] = [
  ['jobs/my', ownJobs, ({ person }, page) => pageOf(person.ok('jobs/my', page), ({ jobs }) => jobs)],
  [
    'jobs/search',
    foundJobs,
    ({ person, word: keyword }, page) =>
      pageOf(person.ok('jobs/search', { keyword, ...page }), ({ jobs }) => jobs),
  ],
  [
    'jobs/my-applications',
    applications,
    ({ person }, page) => pageOf(person.ok('jobs/my-applications', page), (own) => jobsOf(own.applications)),
  ],
  [
    'bookmarks/fetch',
    bookmarks,
    ({ person }, page) =>
      pageOf(person.ok('bookmarks/fetch', { type: 'job', ...page }), (own) => jobsOf(own.bookmarks)),
  ],
  [
    'payments/my',
    receipts,
    ({ person }, page) => pageOf(person.ok('payments/my', page), (own) => jobsOf(own.payments)),
  ],
  [
    'receipts/my',
    receipts,
    ({ person }, page) => pageOf(person.ok('receipts/my', page), (own) => jobsOf(own.receipts)),
  ],
  [
    'users/fetch',
    seekers,
    ({ person }, page) =>
      pageOf(person.ok('users/fetch', { type: 'job_seeker', ...page }), ({ users }) => users),
  ],
]

/** A check of each list. */
const ofLists = (
  title: string,
  assumes: Check['assumes'],
  run: (look: Look, crowd: Crowd, call: Check['call']) => Promise<void>,
) =>
  lists.map(([call, make, look]) =>
    check(call, 'paging', 5, assumes).that(title, async (stage) => {
      const crowd = await make(stage)
      await run((page) => look(crowd, page === undefined ? {} : { page }), crowd, call)
    }),
  )

export const checks: readonly Check[] = [
  ...ofLists(
    'lists every entry once, newest first, and counts them correctly',
    ['jobs.order'],
    async (look, { ids }) => throughPages(look, ids?.toReversed()),
  ),
  ...ofLists('has ten entries on a page', ['page-size'], async (look, _, call) => {
    const { length } = (await look(1)).ids
    expect(call === 'users/fetch' ? length <= 10 : length === 10, `the first page has ${length} entries`)
  }),
  ...ofLists(
    'treats an invalid page number as 1, and returns an empty page past the end',
    ['page-number'],
    async (look) => {
      const first = (await look(1)).ids
      for (const odd of [undefined, 0, -1, 1.5]) same((await look(odd)).ids, first, `page ${odd}`)
      for (const far of [10_000, 1e15]) same((await look(far)).ids, [], `page ${far}`)
    },
  ),
  check('jobs/fetch', 'paging', 5, ['jobs.lists']).that(
    'pages both lists with one number, with no job twice or in the wrong list',
    async (stage) => {
      const { ids } = await approvedJobs(stage)
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
      same(ids.filter((id) => !seen.has(id)).length, 0, 'the number of jobs on no page')
      const past = await stage.visitor.ok('jobs/fetch', { page: last + 1 })
      same([past.full_time, past.part_time], [[], []], 'the lists after the last page')
    },
  ),
  check('jobs/my', 'paging', 5).that('counts one page for a list that fits on it', async (stage) => {
    const recruiter = await stage.newcomer('recruiter')
    await newJob(stage, recruiter, {}, 'pending')
    const { jobs, pages = 1, total = 1 } = await recruiter.ok('jobs/my', { page: 1 })
    same([jobs.length, pages, total], [1, 1, 1], 'entries, pages and total')
  }),
  check('followers/fetch', 'paging', 27, ['jobs.order']).that(
    'lists all followed companies, newest first',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const { recruiter, picture } = await newCompany(stage)
      const companies: Person[] = [await stage.person('otherRecruiter'), recruiter]
      for (const { id } of companies) await seeker.ok('followers/toggle', { id, type: 'recruiter' })
      const { data } = await seeker.ok('followers/fetch', { type: 'recruiter' })
      const listed = data.map(({ company_id }) => company_id)
      same(listed, idsOf(companies).toReversed(), 'the companies')
      same(data[0]?.profile_image, picture, 'the picture of the newest company')
    },
  ),
]

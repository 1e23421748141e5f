import { check, type Check, expect, same } from '../check.ts'
import { contractOf, isObject } from '../contract.ts'
import { NotChecked } from '../failures.ts'
import type { Person } from '../person.ts'
import { shared, type Stage } from '../stage.ts'
import { jobFields, newCv, newJob, newLink, newPost, newProject, pdf } from '../things.ts'
import { memberOf } from './crowd.ts'

interface Page {
  ids: number[]
  pages?: number | undefined
  total?: number | undefined
}
type Look = (page?: number) => Promise<Page>

const mostPages = 30
/** Two pages of ten entries and a third page with one. Backends with larger pages get more, so that there is a second. */
const entries = [21, 51, 101]

/** Adds an entry to a list. Returns the id of its job or company, or else its own. */
type Add = (stage: Stage, person: Person, number: number, word: string) => Promise<number>
type Bodies = (person: Person, word: string) => object

/** A list of an account, and the entries in the order of creation. */
interface Crowd {
  look: Look
  ids: readonly number[]
  /** The first page with no entry, one, several, exactly a page and one more. */
  seen: readonly Page[]
}

interface List {
  call: Check['call']
  field: string
  isPaged: boolean
  crowd: (stage: Stage) => Promise<Crowd>
}

/** Makes a list that grows to more than two pages, or to eleven entries if it has no pages. Others fill one without `add`. */
function list(
  call: Check['call'],
  field: string,
  by: 'recruiter' | 'job_seeker',
  add?: Add,
  body: Bodies = () => ({}),
): List {
  const isPaged = 'page' in contractOf(call).fields && field !== 'employees'
  const crowd = shared(async (stage) => {
    const [person, word] = [await stage.newcomer(by), stage.word()]
    const reader = contractOf(call).access === 'public' ? stage.visitor : person
    const look: Look = async (page) => {
      const sent = { ...body(person, word), ...(page !== undefined && { page }) }
      return pageOf(await reader.ok(call, sent), field)
    }
    const [ids, seen]: [number[], Page[]] = [[], []]
    // The first entries have to do if the call isn't built.
    const see = async () => !stage.transport.notBuilt.has(call) && seen.push(await look(1))
    if (add) await see()
    for (const most of isPaged ? entries : [11]) {
      if (!add) break
      while (ids.length < most) {
        ids.push(await add(stage, person, ids.length, word))
        await see()
      }
      if ((seen.at(-1)?.ids.length ?? 0) < most) break
    }
    return { look, ids, seen }
  })
  return { call, field, isPaged, crowd }
}

function pageOf(answer: object, field: string): Page {
  const all = new Map<string, unknown>(Object.entries(answer))
  const numberOf = (name: string) => (all.has(name) ? Number(all.get(name)) : undefined)
  const idOfRow = ({ id, company_id, job }: Record<string, unknown>) =>
    Number(isObject(job) ? job['id'] : (company_id ?? id))
  const rows = [all.get(field) ?? []].flat().filter(isObject)
  return {
    ids: rows.map(idOfRow),
    pages: numberOf('pages'),
    total: numberOf('total') ?? numberOf(`total_${field}`),
  }
}

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

/** Adds an entry about one of the approved jobs, in another order than that of their creation. */
const aboutJobs =
  (add: (person: Person, id: number) => Promise<unknown>): Add =>
  async (stage, person, number) => {
    const { ids } = await approved.crowd(stage)
    const id = ids[(number * 5) % ids.length] ?? 0
    await add(person, id)
    return id
  }

const idOf = async (made: Promise<{ id: number }>) => (await made).id
const titled = (word: string, number: number) => ({
  title: `${word} ${number}`,
  nature: number % 3 ? ('full_time' as const) : ('part_time' as const),
})

/** Invites job seekers, of whom some answer. */
const invite =
  (answers: readonly ('accept' | 'decline' | undefined)[]): Add =>
  async (stage, person, number) => {
    const seeker = await memberOf(stage, 'job_seeker', number)
    const { id } = await newLink(person, seeker)
    const answer = answers[number % answers.length]
    if (answer) await seeker.ok(`employees/${answer}-request`, { id })
    return id
  }

const addPost: Add = (stage, person) => idOf(newPost(stage, person))
const addProject: Add = (stage, person) => idOf(newProject(stage, person))
const byId: Bodies = ({ id }) => ({ id })
const addReceipt: Add = async (stage, person) => {
  const { id } = await newJob(stage, person, {}, 'pending')
  await person.ok('jobs/upload-receipt', { id, file: pdf('receipt.pdf') })
  return id
}

const approved = list(
  'jobs/search',
  'jobs',
  'recruiter',
  (stage, person, number, word) => idOf(newJob(stage, person, titled(word, number))),
  (_, keyword) => ({ keyword }),
)
/** Jobs in any state. */
export const ownJobs = list('jobs/my', 'jobs', 'recruiter', async (stage, person, number, word) =>
  idOf(person.ok('jobs/create', await jobFields(stage, titled(word, number)))),
)

const lists: readonly List[] = [
  approved,
  ownJobs,
  list(
    'jobs/my-applications',
    'applications',
    'job_seeker',
    aboutJobs(async (person, id) => {
      const [known] = (await person.ok('cvs/fetch')).cvs
      const cv = known ?? (await person.ok('cvs/upload', { title: 'Kit CV', file: pdf() })).cv
      await person.ok('jobs/apply', { id, cv_id: cv.id })
    }),
  ),
  list(
    'bookmarks/fetch',
    'bookmarks',
    'job_seeker',
    aboutJobs((person, id) => person.ok('bookmarks/toggle', { id, type: 'job' })),
    () => ({ type: 'job' }),
  ),
  list('payments/my', 'payments', 'recruiter', addReceipt),
  list('receipts/my', 'receipts', 'recruiter', addReceipt),
  list('users/fetch', 'users', 'job_seeker', undefined, () => ({ type: 'job_seeker' })),
  list('cvs/fetch', 'cvs', 'job_seeker', (stage, person, number) =>
    idOf(newCv(stage, person, number === 4 ? 1 : 0)),
  ),
  list(
    'followers/fetch',
    'data',
    'job_seeker',
    async (stage, person, number) => {
      const { id } = await memberOf(stage, 'recruiter', number * 5)
      await person.ok('followers/toggle', { id, type: 'recruiter' })
      return id
    },
    () => ({ type: 'recruiter' }),
  ),
  list('my-profile', 'posts', 'recruiter', addPost),
  list('my-profile', 'projects', 'job_seeker', addProject),
  list('my-profile', 'employees', 'recruiter', invite(['accept', undefined, 'decline'])),
  list('users/find', 'posts', 'job_seeker', addPost, byId),
  list('users/find', 'projects', 'job_seeker', addProject, byId),
]

/** A check of each list. */
const ofLists = (
  of: readonly List[],
  title: string,
  assumes: Check['assumes'],
  run: (crowd: Crowd, list: List) => Promise<void>,
) =>
  of.map((each) =>
    check(each.call, 'paging', 5, assumes).that(
      title.replace('entry', `entry of ${each.field}`),
      async (stage) => {
        await run(await each.crowd(stage), each)
      },
    ),
  )
const paged = lists.filter(({ isPaged }) => isPaged)

export const checks: readonly Check[] = [
  ...ofLists(
    lists,
    'lists every entry once, newest first, and counts them correctly',
    ['jobs.order'],
    async ({ look, ids, seen }, { isPaged }) => {
      const size = isPaged ? (seen.at(-1)?.ids.length ?? 1) : Infinity
      for (const [number, page] of seen.entries()) {
        const of = `with ${number} entries`
        const { pages, total } = page
        same(page.ids, ids.slice(0, number).toReversed().slice(0, size), `the first page ${of}`)
        if (total !== undefined) same(total, number, `the total ${of}`)
        if (pages !== undefined) same(pages, Math.max(1, Math.ceil(number / size)), `the pages ${of}`)
      }
      if (isPaged) await throughPages(look, ids.length > 0 ? ids.toReversed() : undefined)
    },
  ),
  ...ofLists(paged, 'has ten entries on a page', ['page-size'], async ({ look }, { call }) => {
    const { length } = (await look(1)).ids
    expect(call === 'users/fetch' ? length <= 10 : length === 10, `the first page has ${length} entries`)
  }),
  ...ofLists(
    paged,
    'treats an invalid page number as 1, and returns an empty page past the end',
    ['page-number'],
    async ({ look }) => {
      const first = (await look(1)).ids
      for (const odd of [undefined, 0, -1, 1.5]) same((await look(odd)).ids, first, `page ${odd}`)
      for (const far of [10_000, 1e15]) same((await look(far)).ids, [], `page ${far}`)
    },
  ),
  check('jobs/fetch', 'paging', 5, ['jobs.lists']).that(
    'pages both lists with one number, with no job twice or in the wrong list',
    async (stage) => {
      const { ids } = await approved.crowd(stage)
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
]

import { check, type Check, expect, same } from '../check.ts'
import { contractOf } from '../contract.ts'
import { NotChecked } from '../failures.ts'
import { Caller, type Person } from '../person.ts'
import { shared, type Stage } from '../stage.ts'
import {
  companyPage,
  idsOf,
  jobFields,
  newCompany,
  newCv,
  newFollowing,
  newJob,
  newLink,
  newPost,
  newProject,
  pdf,
} from '../things.ts'
import { memberOf } from './crowd.ts'

interface Page {
  ids: number[]
  pages?: number | undefined
  total?: number | undefined
}

const mostPages = 30
/** Two pages of ten entries and a third page with one. Backends with larger pages get more, so that there is a second. */
const entries = [21, 51, 101]

/** An account whose list grows. */
interface Growing {
  person: Caller
  word: string
  owner?: Person
  /** Undefined if others have entries in the list. */
  add?: (number: number) => Promise<number>
  /** The maximum number of entries. */
  most?: number
}

/** An account with a list, the ids of its entries in the order of creation, and its first page with each number of them. */
interface Crowd extends Growing {
  ids: number[]
  seen: Page[]
}
type LookAt = (growing: Growing, page: { page?: number }) => Promise<Page>
type Look = (page: number | undefined) => Promise<Page>

interface List {
  call: Check['call']
  what: string
  isPaged: boolean
  crowd: (stage: Stage) => Promise<Crowd>
  look: LookAt
}

/** Makes a list that grows to more than two pages, or to eleven entries if it has no pages. */
function list(
  call: Check['call'],
  what: string,
  begin: (stage: Stage) => Promise<Growing>,
  look: LookAt,
): List {
  const isPaged = 'page' in contractOf(call).fields && what !== 'employee'
  const crowd = shared(async (stage) => {
    const growing = await begin(stage)
    const { add, most: last = Infinity } = growing
    const [ids, seen]: [number[], Page[]] = [[], []]
    // The first entries have to do if the call isn't built.
    const see = async () => {
      if (add && !stage.transport.notBuilt.has(call)) seen.push(await look(growing, { page: 1 }))
    }
    await see()
    for (const most of isPaged ? entries : [11]) {
      while (add && ids.length < Math.min(most, last)) {
        ids.push(await add(ids.length))
        await see()
      }
      if ((seen.at(-1)?.ids.length ?? 0) < most) break
    }
    return { ...growing, ids, seen }
  })
  return { call, what, isPaged, crowd, look }
}

/** Checks the first page with no entry, one, several, exactly a page and one more. @throws Failed */
function expectGrowth({ ids, seen }: Crowd, isPaged: boolean): void {
  const size = isPaged ? (seen.at(-1)?.ids.length ?? 0) : Infinity
  for (const [number, page] of seen.entries()) {
    const of = `of a list with ${number} entries`
    same(page.ids, ids.slice(0, number).toReversed().slice(0, size), `the first page ${of}`)
    if (page.total !== undefined) same(page.total, number, `the total ${of}`)
    if (page.pages !== undefined) same(page.pages, Math.max(1, Math.ceil(number / size)), `pages ${of}`)
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

async function pageOf<Answer extends object>(
  asked: Promise<Answer>,
  rowsOf: (answer: Answer) => readonly { id: number }[],
): Promise<Page> {
  const answer = await asked
  const { pages, total }: Partial<Page> = answer
  return { ids: idsOf(rowsOf(answer)), pages, total }
}

const jobsOf = (rows: readonly { job: { id: number } }[]) => rows.map(({ job }) => job)

/** Begins a list about one of the approved jobs after the other, in another order than that of their creation. */
const aboutJobs =
  (person: (stage: Stage) => Promise<Person>, add: (person: Person, id: number) => Promise<unknown>) =>
  async (stage: Stage): Promise<Growing> => {
    const { ids } = await approved.crowd(stage)
    const by = await person(stage)
    const each = async (number: number) => {
      const id = ids[(number * 5) % ids.length] ?? 0
      await add(by, id)
      return id
    }
    return { person: by, word: '', add: each, most: ids.length }
  }

/** Begins a list of a new account. */
const own =
  (
    type: 'recruiter' | 'job_seeker',
    add: (stage: Stage, person: Person, number: number) => Promise<number>,
  ) =>
  async (stage: Stage): Promise<Growing> => {
    const [person, word] = [await stage.newcomer(type), stage.word()]
    return { person, word, owner: person, add: (number) => add(stage, person, number) }
  }

const newcomer = (stage: Stage) => stage.newcomer('job_seeker')
const idOf = async (made: Promise<{ id: number }>) => (await made).id
const titled = ({ word }: Growing, number: number) => ({
  title: `${word} ${number}`,
  nature: number % 3 ? ('full_time' as const) : ('part_time' as const),
})

/** Invites a company's job seekers, of whom it lists some as employees. */
const invited = (isAlwaysAccepted: boolean) =>
  own('recruiter', async (stage, person, number) => {
    const seeker = await memberOf(stage, 'job_seeker', number)
    const { id } = await newLink(person, seeker)
    const answers = ['accept-request', 'decline-request'] as const
    const answer = isAlwaysAccepted ? answers[0] : answers[number % 3]
    if (answer) await seeker.ok(`employees/${answer}`, { id })
    return id
  })

const post = own('recruiter', (stage, person) => idOf(newPost(stage, person)))
const project = own('job_seeker', (stage, person) => idOf(newProject(stage, person)))
const profileOf = ({ person: { transport }, owner }: Growing) =>
  new Caller(transport, 'visitor').ok('users/find', { id: owner?.id ?? 0 })

const approved = list(
  'jobs/search',
  'job',
  async (stage) => {
    const [owner, word] = [await stage.newcomer('recruiter'), stage.word()]
    const growing = { person: stage.visitor, word, owner }
    return { ...growing, add: (number) => idOf(newJob(stage, owner, titled(growing, number))) }
  },
  ({ person, word: keyword }, page) =>
    pageOf(person.ok('jobs/search', { keyword, ...page }), ({ jobs }) => jobs),
)

/** A recruiter with some pages of jobs in any state. */
export const ownJobs = list(
  'jobs/my',
  'job',
  async (stage) => {
    const [person, word] = [await stage.newcomer('recruiter'), stage.word()]
    const growing = { person, word }
    const add = async (number: number) =>
      idOf(person.ok('jobs/create', await jobFields(stage, titled(growing, number))))
    return { ...growing, add }
  },
  ({ person }, page) => pageOf(person.ok('jobs/my', page), ({ jobs }) => jobs),
)

const lists: readonly List[] = [
  approved,
  ownJobs,
  list(
    'jobs/my-applications',
    'application',
    aboutJobs(newcomer, async (person, id) => {
      const [cv = await person.ok('cvs/upload', { title: 'Kit CV', file: pdf() }).then((made) => made.cv)] = (
        await person.ok('jobs/fetch-single', { id })
      ).cvs
      await person.ok('jobs/apply', { id, cv_id: cv.id })
    }),
    ({ person }, page) => pageOf(person.ok('jobs/my-applications', page), (all) => jobsOf(all.applications)),
  ),
  list(
    'bookmarks/fetch',
    'bookmark',
    aboutJobs(newcomer, (person, id) => person.ok('bookmarks/toggle', { id, type: 'job' })),
    ({ person }, page) =>
      pageOf(person.ok('bookmarks/fetch', { type: 'job', ...page }), (all) => jobsOf(all.bookmarks)),
  ),
  ...(['payments', 'receipts'] as const).map((rows) =>
    list(
      `${rows}/my`,
      rows.slice(0, -1),
      own('recruiter', async (stage, person) => {
        const { id } = await newJob(stage, person, {}, 'pending')
        await person.ok('jobs/upload-receipt', { id, file: pdf('receipt.pdf') })
        return id
      }),
      ({ person }, page) =>
        rows === 'payments'
          ? pageOf(person.ok('payments/my', page), (all) => jobsOf(all.payments))
          : pageOf(person.ok('receipts/my', page), (all) => jobsOf(all.receipts)),
    ),
  ),
  list(
    'users/fetch',
    'job seeker',
    ({ visitor }) => Promise.resolve({ person: visitor, word: '' }),
    ({ person }, page) =>
      pageOf(person.ok('users/fetch', { type: 'job_seeker', ...page }), ({ users }) => users),
  ),
  list(
    'cvs/fetch',
    'CV',
    own('job_seeker', (stage, person, number) => idOf(newCv(stage, person, number === 4 ? 1 : 0))),
    ({ person }) => pageOf(person.ok('cvs/fetch'), ({ cvs }) => cvs),
  ),
  list(
    'followers/fetch',
    'company',
    own('job_seeker', async (stage, person, number) => {
      const { id } = await memberOf(stage, 'recruiter', (number * 5) % 11)
      await person.ok('followers/toggle', { id, type: 'recruiter' })
      return id
    }),
    ({ person }) =>
      pageOf(person.ok('followers/fetch', { type: 'recruiter' }), ({ data }) =>
        data.map(({ company_id: id }) => ({ id })),
      ),
  ),
  list('my-profile', 'post', post, ({ person }) => pageOf(person.ok('my-profile'), ({ posts }) => posts)),
  list('my-profile', 'project', project, ({ person }) =>
    pageOf(person.ok('my-profile'), ({ projects }) => projects),
  ),
  list('my-profile', 'employee', invited(false), ({ person }) =>
    pageOf(
      person.ok('my-profile').then((all) => ({ ...all, total: all.total_employees })),
      ({ employees }) => employees,
    ),
  ),
  list('jobs/search', 'employee', invited(true), ({ person: { transport }, owner }) => {
    const asked = companyPage({ visitor: new Caller(transport, 'visitor') }, { id: owner?.id ?? 0 })
    return pageOf(
      asked.then((all) => ({ total: all.total_employees, all })),
      ({ all }) => (all.employees ?? []).toReversed(),
    )
  }),
  list('users/find', 'post', post, (growing) => pageOf(profileOf(growing), ({ posts }) => posts)),
  list('users/find', 'project', project, (growing) => pageOf(profileOf(growing), ({ projects }) => projects)),
]

/** A check of each list. */
const ofLists = (
  title: string,
  assumes: Check['assumes'],
  run: (look: Look, crowd: Crowd, list: List) => Promise<void>,
) =>
  lists
    .filter(({ isPaged }) => isPaged || title.startsWith('lists every'))
    .map((each) =>
      check(each.call, 'paging', 5, assumes).that(title.replace('entry', each.what), async (stage) => {
        const crowd = await each.crowd(stage)
        await run((page) => each.look(crowd, page === undefined ? {} : { page }), crowd, each)
      }),
    )

export const checks: readonly Check[] = [
  ...ofLists(
    'lists every entry once, newest first, and counts them correctly',
    undefined,
    async (look, crowd, { isPaged }) => {
      expectGrowth(crowd, isPaged)
      if (isPaged) await throughPages(look, crowd.add && crowd.ids.toReversed())
    },
  ),
  ...ofLists('has ten entries on a page', ['page-size'], async (look, _, { call }) => {
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
  check('followers/fetch', 'paging', 27).that('shows the picture of a company', async (stage) => {
    const [seeker, { recruiter, picture }] = [await newcomer(stage), await newCompany(stage)]
    await newFollowing(stage, seeker, recruiter)
    const { data } = await seeker.ok('followers/fetch', { type: 'recruiter' })
    same(data[0]?.profile_image, picture, 'the picture of the company')
  }),
]

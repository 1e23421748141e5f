import { contract } from '../../mocks/contract/calls.gen.ts'
import { check, readOnly, type Check, expect, same } from '../check.ts'
import { isSuccess, type Payload, reasonOf } from '../person.ts'
import { shared, type Stage } from '../stage.ts'
import { choices, newJob } from '../things.ts'

type Filters = Payload<'jobs/search'>

/** The jobs to search, named by letters. All their titles contain the same unique word. */
const shelf = shared(async (stage) => {
  const owner = await stage.person('otherRecruiter')
  const { category, otherCategory } = await choices(stage)
  const word = stage.word()
  const wanted = {
    a: { type: 'on_site', location: 'Zürich Kitville', salary_from: 100, salary_to: 200 },
    b: { nature: 'part_time', salary_from: 300, salary_to: 400, category: otherCategory },
    c: { type: 'hybrid', location: 'Kitford', description: `Crème brûlée\nand ${word}desc` },
    d: {
      nature: 'part_time',
      type: 'hybrid',
      location: 'Kitville',
      salary_from: 1_000,
      description: `a‐b c‒d e–f g—h i―j k−l ٢٠٤٠ ٩ ${word}signs Sigríður Kjær Cœur O’Brien C#`,
    },
    e: { salary_to: 90 },
  } as const
  const ids = new Map<number, string>()
  for (const [letter, fields] of Object.entries(wanted)) {
    const { id } = await newJob(stage, owner, { category, ...fields, title: `${word} job ${letter}${word}` })
    ids.set(id, letter)
  }
  return { owner, word, ids, category, otherCategory }
})

/** Returns the letters of the jobs found, in order. */
async function found(stage: Stage, filters: Filters): Promise<string> {
  const { word, ids } = await shelf(stage)
  const { jobs } = await stage.visitor.ok('jobs/search', { keyword: word, page: 1, ...filters })
  return jobs.map(({ id }) => ids.get(id) ?? '?').join('')
}

/** Searches with the letters of the jobs that they find. `word` is in every title. */
const searches: readonly [
  title: string,
  finds: string,
  filters: Filters | ((word: string) => Filters),
  rule?: number,
][] = [
  ['finds all without filters, newest first', 'edcba', {}],
  ['filters by hours', 'db', { nature: ['part_time'] }],
  ['combines the values of a list with “or”', 'edcba', { nature: ['part_time', 'full_time'] }],
  ['ignores an empty list', 'edcba', { nature: [], types: [] }],
  ['filters by type', 'eba', { types: ['on_site', 'remote'] }],
  ['combines filters with “and”', 'd', { nature: ['part_time'], types: ['hybrid'] }],
  ['finds part of a location, ignoring case and accents', 'a', { location: 'ZURICH kit' }],
  ['finds the end of a location', 'da', { location: 'ville' }],
  ['finds overlapping salaries, and no jobs without one', 'ba', { salary_from: 200, salary_to: 300 }],
  ['treats a missing upper bound as unlimited', 'd', { salary_from: 5_000 }],
  ['limits salaries from above', 'ea', { salary_to: 150 }],
  ['treats a missing lower bound as zero', 'edba', { salary_from: 50 }],
  ['finds every word anywhere, ignoring case', 'b', (word) => ({ keyword: `B${word.toUpperCase()} JOB` })],
  ['finds words of the description without accents', 'c', (word) => ({ keyword: `brulee ${word}desc` })],
  [
    'finds digits and hyphens of any script by those on a keyboard',
    'd',
    (word) => ({ keyword: `a-b c-d e-f g-h i-j k-l 2040 9 ${word}signs` }),
    46,
  ],
  [
    'ignores what is around words, and reads letters as the plain alphabet writes them',
    'd',
    (word) => ({ keyword: `"sigridur", (sigrithur) / – kjaer coeur o'brien c# #${word}signs.` }),
    52,
  ],
  ['finds nothing when a word is missing', '', (word) => ({ keyword: `${word} nosuchword` })],
]

export const checks: readonly Check[] = [
  ...searches.map(([title, finds, given, rule = 15]) =>
    check('jobs/search', 'rule', rule, ['search', 'jobs.order']).that(title, async (stage) => {
      const filters = typeof given === 'function' ? given((await shelf(stage)).word) : given
      same(await found(stage, filters), finds, `the jobs found by ${JSON.stringify(filters)}`)
    }),
  ),
  check('jobs/search', 'rule', 15, ['jobs.order']).that(
    'filters by category and company, and searches company names',
    async (stage) => {
      const { owner, word, category, otherCategory } = await shelf(stage)
      if (category !== otherCategory)
        same(await found(stage, { category: otherCategory }), 'b', 'jobs of a category')
      same(await found(stage, { company_id: owner.id }), 'edcba', 'jobs of the company')
      const recruiter = await stage.person('recruiter')
      same(await found(stage, { company_id: recruiter.id }), '', 'jobs of another company')
      const { jobs } = await stage.visitor.ok('jobs/search', { keyword: `${owner.name} b${word}` })
      same(jobs.length, 1, 'the number of jobs found by company name and title')
    },
  ),
  readOnly('jobs/search', 'input', 3, ['requests.form']).that(
    'ignores unknown fields and empty values',
    async ({ visitor }) => {
      const form = new FormData()
      for (const name of Object.keys(contract['jobs/search'].fields)) form.set(name, '')
      form.set('no_such_field', 'value')
      const received = await visitor.raw('jobs/search', form)
      const isRead = isSuccess('jobs/search', received.envelope)
      expect(isRead, `/api/jobs/search refuses the form: ${reasonOf(received)}`)
    },
  ),
  readOnly('jobs/search', 'input', 3, ['list-limits']).that(
    'accepts lists of 20 values, and refuses longer ones',
    async ({ visitor }) => {
      const nature = (length: number) => Array.from({ length }, () => 'full_time' as const)
      await visitor.ok('jobs/search', { nature: nature(20) })
      await visitor.no('jobs/search', { nature: nature(21) }, 'the list has 21 entries')
    },
  ),
  check('jobs/search', 'rule', 28).that('returns the company only on request', async (stage) => {
    const { owner } = await shelf(stage)
    const [company_id, fetch_company] = [owner.id, 1] as const
    for (const body of [{ company_id }, { fetch_company }, { company_id, fetch_company }]) {
      const { company } = await stage.visitor.ok('jobs/search', { ...body, page: 1 })
      const wanted = 'company_id' in body && 'fetch_company' in body ? owner.name : undefined
      same(company?.name, wanted, `the name of the company for ${Object.keys(body).join(' and ')}`)
    }
  }),
]

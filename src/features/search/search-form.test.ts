import { expect, test, vi } from 'vitest'
import { everyJob } from '../../api/jobs.ts'
import { categoryOptions } from './category-options.ts'
import { problems, toFields, toSearch } from './useSearchFields.ts'

const health = { category: 'Health', icon: 'stethoscope', vacancies: 3 }

test.each([
  ['all', [health], '', ['', 'Health']],
  ['the chosen one while they are loading', undefined, 'Health', ['', 'Health']],
  ['the chosen one, even if it is unknown', [health], 'Alchemy', ['', 'Health', 'Alchemy']],
  ['a known one once', [health], 'Health', ['', 'Health']],
])('the category options include %s', (_what, categories, chosen, values) => {
  expect(categoryOptions(categories, chosen).map(({ value }) => value)).toEqual(values)
})

const amount = 'Enter an amount, such as 30000.'

test.each([
  [{ from: '', to: '' }, {}, {}],
  [{ from: '30,000', to: '' }, {}, { salary_from: 30_000 }],
  [{ from: 'lots', to: '-5' }, { from: amount, to: amount }, {}],
  [{ from: '40000', to: '30000' }, { to: 'Enter at least the first amount.' }, { salary_from: 40_000 }],
])('the salary bounds %j have the problems %j, and are searched for as %j', (typed, said, search) => {
  expect(problems(typed)).toEqual(said)
  expect(toSearch({ ...toFields(everyJob), keyword: 'cook', ...typed })).toMatchObject({
    keyword: 'cook',
    ...search,
  })
})

test('the form shows the search that it makes', () => {
  for (const bounds of [{ salary_from: 0, salary_to: 25_000 }, { salary_from: 50.125 }] as const) {
    const search = { ...everyJob, keyword: 'cook', ...bounds }
    expect(toSearch(toFields(search))).toEqual(search)
  }
})

test('the form asks which bound is meant, and says which is too high (rules 47)', () => {
  vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockReturnValue([{ type: 'decimal', value: ',' }])
  const fields = { ...toFields(everyJob), from: '50,000', to: '1000000000000' }
  expect(problems(fields)).toEqual({
    from: '“50,000” could mean 50\u00a0000 or 50. Write 50000 or 50.',
    to: 'Enter at most 999,999,999,999.',
  })
  expect(toSearch(fields)).toEqual(everyJob)
})

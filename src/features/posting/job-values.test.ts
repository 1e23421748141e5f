import { expect, test, vi } from 'vitest'
import { example } from '../../../tests/support/examples.ts'
import type { Job } from '../../api/jobs.ts'
import {
  copyOfJob,
  differingJobFields,
  emptyPostJob,
  postJobFields,
  postJobRules,
  unreadOfJob,
  valuesOfJob,
} from './job-values.ts'
import type { PostJobValues } from './job-values.ts'

const filled: PostJobValues = {
  title: '  Ward nurse ',
  type: 'on_site',
  location: ' Bristol ',
  category: 'Health',
  nature: 'part_time',
  currency: 'GBP',
  salary_from: '31,000',
  salary_to: '36 500',
  vacancies: '2',
  description: 'Nights and weekends.\n',
  status: 'active',
}

const remote: Job = {
  ...example('jobs/fetch-single').job,
  type: 'remote',
  location: null,
  salary_from: 0,
  salary_to: null,
  vacancies: 3,
  status: 'in_active',
}

const said = (errors: object) => Object.fromEntries(Object.entries(errors).filter(([, words]) => words))
const wrong = (change: Partial<PostJobValues>) => said(postJobRules({ ...filled, ...change }))

const vacancies = 'Positions should be a whole number of at least 1.'

test.each<[change: Partial<PostJobValues>, errors: Record<string, string>]>([
  [{}, {}],
  [{ title: ' \u200b' }, { title: 'Enter a title.' }],
  [{ type: 'on_site', location: '  ' }, { location: 'Say where the job is.' }],
  [{ type: 'hybrid', location: '  ' }, { location: 'Say where the job is.' }],
  [{ type: 'remote', location: '' }, {}],
  [
    { salary_from: 'plenty', salary_to: '-1' },
    {
      salary_from: 'Salary from should be a number, such as 42000.',
      salary_to: 'Salary to should be 0 or more.',
    },
  ],
  [
    { salary_from: '40000', salary_to: '39,999' },
    { salary_to: 'Salary to should be greater than salary from.' },
  ],
  [{ salary_from: '40000', salary_to: '40000' }, {}],
  [{ salary_from: '', salary_to: '40000' }, {}],
  [{ salary_from: '', salary_to: '' }, {}],
  // Compared by number.
  [{ salary_from: '9000', salary_to: '10000' }, {}],
  [{ salary_from: '0', salary_to: '0' }, {}],
  ...['', '0', '1.5', 'two', '-3'].map((each): [{ vacancies: string }, { vacancies: string }] => [
    { vacancies: each },
    { vacancies },
  ]),
  // Maximum lengths and values are left to the server.
  [{ title: 'x'.repeat(256), location: 'x'.repeat(121), description: 'x'.repeat(20_001) }, {}],
  [{ salary_to: '1000000000000', vacancies: '100001' }, {}],
])('the form with %j has the errors %j (product: validation)', (change, errors) => {
  expect(wrong(change)).toEqual(errors)
})

test('required fields are asked for in order; an endless amount is refused', () => {
  expect(Object.keys(wrong(emptyPostJob))).toEqual(['title', 'type', 'category', 'nature', 'currency'])
  expect(wrong({ salary_from: '1'.repeat(400) })).toHaveProperty('salary_from')
})

test('on a device with a decimal comma, the form asks which amount is meant (rules 47)', () => {
  vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockReturnValue([{ type: 'decimal', value: ',' }])
  expect(wrong({ salary_from: '50,000', salary_to: '60.000', vacancies: '1,000' })).toEqual({
    salary_from: '“50,000” could mean 50\u00a0000 or 50. Write 50000 or 50.',
    vacancies: '“1,000” could mean 1\u00a0000 or 1. Write 1000 or 1.',
  })
})

test.each<[what: string, values: PostJobValues, fields: Record<string, unknown> | undefined]>([
  [
    'trimmed text and numbers',
    filled,
    {
      ...filled,
      title: 'Ward nurse',
      location: 'Bristol',
      salary_from: 31_000,
      salary_to: 36_500,
      vacancies: 2,
      description: 'Nights and weekends.',
    },
  ],
  [
    'the amounts of the job, if nobody changed them (rules 47)',
    valuesOfJob({ ...remote, salary_from: 50.125, salary_to: 1_250_000.5 }),
    expect.objectContaining({ salary_from: 50.125, salary_to: 1_250_000.5 }),
  ],
  [
    'empty for a remote job’s location and what was emptied, but not for a salary of 0',
    { ...filled, type: 'remote', salary_from: '0', salary_to: '', description: ' ' },
    expect.objectContaining({ location: '', salary_from: 0, salary_to: '', description: '' }),
  ],
  ['undefined while a choice is missing', emptyPostJob, undefined],
])('the fields to send are %s', (_what, values, fields) => {
  expect(postJobFields(values)).toEqual(fields)
})

test('a job fills the form with its fields as valid text, and a copy is active (product: validation)', () => {
  const { title, category, nature, currency, description } = remote
  const texts = { title, category, nature, currency, description }
  const others = { type: 'remote', location: '', salary_from: '0', salary_to: '', vacancies: '3' }
  expect(valuesOfJob(remote)).toEqual({ ...texts, ...others, status: 'in_active' })
  expect(copyOfJob(remote)).toEqual({ ...texts, ...others, status: 'active' })
  expect(said(postJobRules(valuesOfJob(remote)))).toEqual({})
})

test.each<[mine: Partial<PostJobValues>, theirs: Partial<PostJobValues>, fields: string[]]>([
  [{ title: 'Ward nurse', salary_from: '31000', description: 'Nights and weekends.' }, {}, []],
  // A remote job has no location (rules 14).
  [{ type: 'remote' }, { type: 'remote', location: '' }, []],
  [{}, { status: 'in_active', salary_to: '', title: 'Nurse' }, ['title', 'salary_to', 'status']],
  [{}, { nature: '' }, ['nature']],
])('a job with %j and with %j differs in %j', (mine, theirs, fields) => {
  expect(differingJobFields({ ...filled, ...mine }, { ...filled, ...theirs })).toEqual(fields)
})

test('a choice in a draft that is no longer offered is asked for', () => {
  const stored = Object.assign({ ...filled }, { type: 'on_the_moon', nature: 'at_night', status: 'sold' })
  expect(Object.keys(said(postJobRules(stored)))).toEqual(['type', 'nature', 'status'])
})

test.each<Partial<Job>>([{ type: 'on_the_moon' }, { nature: '' }, { status: '' }, { vacancies: undefined }])(
  'the user isn’t blamed for what the server’s answer lacks: %j (rules 50)',
  (change) => expect(Object.keys(unreadOfJob({ ...remote, ...change }))).toEqual(Object.keys(change)),
)

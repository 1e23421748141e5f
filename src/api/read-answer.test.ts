import { describe, expect, test } from 'vitest'
import { exampleAnswer, list, part } from '../../tests/support/answers.ts'
import { readAnswer } from './read-answer.ts'

const example = exampleAnswer('jobs/search')
const [job] = list(example['jobs'])
const jobs = (...changes: object[]) => ({
  ...example,
  jobs: changes.map((change, index) => ({ ...job, id: index + 1, ...change })),
})

/** Returns a job with these changes as `readAnswer` converts it in a list. */
function readJob(change: object): object {
  const { answer } = readAnswer('jobs/search', jobs(change))
  const found: unknown = Array.isArray(answer?.['jobs']) ? answer['jobs'][0] : undefined
  return typeof found === 'object' && found !== null ? found : {}
}

test.each([
  [
    'decimal text',
    { salary_from: '46000.00', salary_to: ' 52000.5 ' },
    { salary_from: 46_000, salary_to: 52_000.5 },
  ],
  ['whole numbers as text', { vacancies: '3' }, { vacancies: 3 }],
  [
    'ids as text',
    { id: '17', user: { ...part(job?.['user']), id: '4' } },
    { id: 17, user: { ...part(job?.['user']), id: 4 } },
  ],
  ['a number instead of text', { title: 2026 }, { title: '2026' }],
  ['control characters', { title: '\0a\x85\u2028b\v\f\x9bc\r\n\t' }, { title: 'a\n\nb\n\nc\r\n\t' }],
  ['turning signs', { title: '\u202ea\u2069b\u2068c\u2067d\u2069\u2066' }, { title: 'abc\u2067d\u2069' }],
  ['bits as booleans', { is_featured: true }, { is_featured: 1 }],
  ['bits as text', { is_featured: '0' }, { is_featured: 0 }],
  ['booleans as bits', { is_bookmarked: 1 }, { is_bookmarked: true }],
  ['booleans as bits in text', { is_bookmarked: '0' }, { is_bookmarked: false }],
  ['booleans as text', { is_bookmarked: 'true' }, { is_bookmarked: true }],
  ['a number that is left empty', { salary_from: '' }, { salary_from: null }],
  ['a time without a zone', { created_at: '2026-11-20 09:30:00' }, { created_at: '2026-11-20T09:30:00Z' }],
  [
    'a time with a zone',
    { created_at: '2026-11-20T09:30:00+02:00' },
    { created_at: '2026-11-20T09:30:00+02:00' },
  ],
  ['a day that doesn’t exist', { created_at: '2026-02-31 09:30:00' }, { created_at: '2026-02-31 09:30:00' }],
  ['a time in words', { created_at: 'yesterday' }, { created_at: 'yesterday' }],
  ['an unknown value of an enumeration', { type: 'on_the_moon' }, { type: 'on_the_moon' }],
  [
    'undefined instead of null',
    { salary_from: undefined, location: undefined },
    { salary_from: null, location: null },
  ],
])('is read without a report: %s', (_what, change, read) => {
  expect(readJob(change)).toMatchObject(read)
  expect(readAnswer('jobs/search', jobs(change)).unread).toEqual([])
})

test.each([
  ...['Y', 'yes', 'on', ' TRUE ', 't'].map((word) => ({ word, isOn: true })),
  ...['N', 'no', 'off', 'False', ''].map((word) => ({ word, isOn: false })),
])('a switch is read from a word: $word', ({ word, isOn }) => {
  const change = { is_bookmarked: word, is_featured: word }
  expect(readJob(change)).toMatchObject({ is_bookmarked: isOn, is_featured: Number(isOn) })
  expect(readAnswer('jobs/search', jobs(change)).unread).toEqual([])
})

test('the kind of a file is the first half of its media type', () => {
  const [project] = list(exampleAnswer('my-profile')['projects'])
  const files = ['image/png', 'VIDEO/mp4', 'image', 'svg'].map((type) => ({ type, path: '/storage/a' }))
  const answer = { ...exampleAnswer('my-profile'), projects: [{ ...project, files }] }
  expect(readAnswer('my-profile', answer)).toMatchObject({
    answer: { projects: [{ files: ['image', 'video', 'image', 'svg'].map((type) => ({ type })) }] },
    unread: [],
  })
})

test.each([
  ['[{"degree":"BSc","institute":"Westbrook College","year":2019}]', [{ degree: 'BSc', year: '2019' }], 0],
  ['', [], 0],
  ['null', [], 0],
  ['{"degree":"BSc"}', [], 1],
  ['[{"degree"', [], 1],
])('a list as JSON text: %s', (education, read, problems) => {
  const { user } = exampleAnswer('me')
  const { answer, unread } = readAnswer('me', { ...exampleAnswer('me'), user: { ...part(user), education } })
  expect(answer).toMatchObject({ user: { education: read } })
  expect(unread).toHaveLength(problems)
})

test.each([
  ['an object with numbers for keys', (rows: unknown[]) => Object.assign({}, rows)],
  ['a page', (rows: unknown[]) => ({ current_page: 1, data: rows, total: 2 })],
  ['a page of an object', (rows: unknown[]) => ({ data: Object.assign({}, rows) })],
  ['JSON text in JSON text', (rows: unknown[]) => JSON.stringify(JSON.stringify(rows))],
])('a list is read from %s', (_what, encode) => {
  const { answer, unread, omitted } = readAnswer('jobs/search', {
    ...example,
    jobs: encode(jobs({}, {}).jobs),
  })
  expect(answer).toMatchObject({ jobs: [{ id: 1 }, { id: 2 }] })
  expect([unread, omitted]).toEqual([[], undefined])
})

test.each([
  [{ EUR: 'Euro', GBP: 'Pound' }],
  ['EUR, GBP'],
  ['["EUR","GBP"]'],
  [
    [
      { code: 'EUR', name: 'Euro' },
      { code: 'GBP', name: 'Pound' },
    ],
  ],
  [[{ title: 'EUR' }, 'GBP']],
])('a list of texts is read from %j', (currencies) => {
  const answer = exampleAnswer('fetch-settings')
  expect(
    readAnswer('fetch-settings', { ...answer, settings: { ...part(answer['settings']), currencies } }),
  ).toMatchObject({ answer: { settings: { currencies: ['EUR', 'GBP'] } }, unread: [] })
})

describe('what could not be read is named (rules 44)', () => {
  const account = (change: object) =>
    readAnswer('me', { ...exampleAnswer('me'), user: { ...part(exampleAnswer('me')['user']), ...change } })
      .answer

  test('in the object that has the field, and in those around it', () => {
    expect(account({ about: {}, education: [{ degree: {}, institute: 'Westbrook College' }] })).toMatchObject(
      {
        user: {
          about: null,
          education: [{ degree: '', institute: 'Westbrook College', unread: ['degree'] }],
          unread: ['about', 'education'],
        },
      },
    )
  })

  test.each([{ education: 'BSc' }, { education: [null] }, { education: [{ degree: 'BSc' }, 'MSc'] }])(
    'for a list that lost entries: %j',
    (change) => {
      expect(account(change)).toMatchObject({ user: { unread: ['education'] } })
    },
  )

  test.each([undefined, null, '', [], {}])('but not for a list that is %j', (education) => {
    expect(account({ education })).not.toHaveProperty('user.unread')
  })

  test('by the number of entries that each list lacks', () => {
    const categories = [null, { category: 'Health', icon: 'heart', vacancies: 1 }, 'Design']
    const home = { ...exampleAnswer('fetch-home'), categories, full_time: 'jobs', part_time: [] }
    expect(readAnswer('fetch-home', home).omitted).toEqual({ categories: 2, full_time: 1 })
  })
})

test.each(['job', 'user', 'cv', 'company'])('a row without its %s stays', (field) => {
  const applicationsAnswer = exampleAnswer('jobs/my-applications')
  const [application] = list(applicationsAnswer['applications'])
  const applications = [null, 'gone', { id: 'uuid', title: 'Nurse', name: 'Ada' }].map((value, index) => ({
    ...application,
    id: index + 1,
    [field]: value,
  }))
  const { answer, omitted } = readAnswer('jobs/my-applications', { ...applicationsAnswer, applications })
  const known = field === 'job' || field === 'cv' ? { title: 'Nurse' } : { name: 'Ada' }
  expect(answer).toMatchObject({ applications: [{ id: 1 }, { id: 2 }, { id: 3, [field]: known }] })
  expect(JSON.stringify(answer?.['applications'])).not.toContain('uuid')
  expect(omitted).toBeUndefined()
})

test.each([undefined, null])('lists that are %s become empty', (none) => {
  const answer = exampleAnswer('my-profile')
  expect(readAnswer('my-profile', { ...answer, projects: none, posts: none, employees: none })).toMatchObject(
    {
      answer: { projects: [], posts: [], employees: [] },
      unread: [],
    },
  )
  // An optional list stays undefined.
  expect(readAnswer('jobs/search', { ...example, employees: none }).answer).not.toHaveProperty('employees')
})

describe('unreadable values are omitted and reported', () => {
  const unreadOf = (change: object) => readAnswer('jobs/search', jobs(change)).unread

  test.each([
    [
      'a word instead of a number',
      { salary_from: 'lots' },
      { salary_from: null },
      'jobs[0].salary_from: "lots"',
    ],
    [
      '400 digits',
      { salary_from: '9'.repeat(400) },
      { salary_from: null },
      `jobs[0].salary_from: "${'9'.repeat(60)}"`,
    ],
    [
      'an infinite number',
      { salary_to: Number.POSITIVE_INFINITY },
      { salary_to: null },
      'jobs[0].salary_to: Infinity',
    ],
    ['a negative number', { salary_to: -1 }, { salary_to: null }, 'jobs[0].salary_to: -1'],
    ['a list instead of text', { title: ['a'] }, { title: '' }, 'jobs[0].title: a list'],
    ['missing text', { title: undefined }, { title: '' }, 'jobs[0].title: absent'],
    [
      'an object instead of a boolean',
      { is_bookmarked: {} },
      { unread: ['is_bookmarked'] },
      'jobs[0].is_bookmarked: an object',
    ],
    ['a number other than 0 or 1', { is_featured: 2 }, { unread: ['is_featured'] }, 'jobs[0].is_featured: 2'],
  ])('%s', (_what, change, read, problem) => {
    expect(readJob(change)).toMatchObject(read)
    expect(unreadOf(change)).toEqual([problem])
  })

  test('a required number is omitted, never made up', () => {
    expect(readJob({ vacancies: 'many' })).not.toHaveProperty('vacancies')
  })

  test.each([
    ['has no id', { id: undefined }, 'jobs[0].id: absent'],
    ['has a word as its id', { id: 'seven' }, 'jobs[0].id: "seven"'],
    ['has a fractional id', { id: 1.5 }, 'jobs[0].id: 1.5'],
  ])('a row that %s', (_what, change, problem) => {
    const { answer, unread } = readAnswer('jobs/search', jobs(change, {}))
    expect(answer).toMatchObject({ jobs: [{ id: 2 }] })
    expect(answer?.['jobs']).toHaveLength(1)
    expect(unread).toEqual([problem])
  })

  test('a row that is not an object', () => {
    const { answer, unread } = readAnswer('jobs/search', { ...example, jobs: [null, 'job', [job], job] })
    expect(answer?.['jobs']).toHaveLength(1)
    expect(unread).toEqual(['jobs[0]: null', 'jobs[1]: "job"', 'jobs[2]: a list'])
  })

  test('the second of two rows with one id', () => {
    const { answer, omitted } = readAnswer(
      'jobs/search',
      jobs({ id: 3, title: 'First' }, { id: '3', title: 'Second' }),
    )
    expect(answer).toMatchObject({ jobs: [{ title: 'First' }] })
    expect(answer?.['jobs']).toHaveLength(1)
    expect(omitted).toBeUndefined()
  })

  test('only the first few are reported, shortened', () => {
    const { unread } = readAnswer(
      'jobs/search',
      jobs(...Array.from({ length: 100 }, () => ({ salary_from: 'x'.repeat(9_999) }))),
    )
    expect(unread).toHaveLength(20)
    expect(unread.every((entry) => entry.length < 200)).toBe(true)
  })
})

test.each([
  ['jobs/fetch-single', { job: undefined }],
  ['jobs/fetch-single', { job: { title: 'Without a number' } }],
  ['me', { user: [] }],
  ['verify', { access_token: null }],
  ['payments/fetch-stripe-intent', { client_secret: {} }],
  ['fetch-bank', { bank: null }],
  ['fetch-settings', { settings: 'none' }],
  ['jobs/create', { id: 'seven' }],
])('%s without the requested object is unusable: %j', (call, change) => {
  expect(readAnswer(call, { ...exampleAnswer(call), ...change }).answer).toBeUndefined()
})

test.each([undefined, null, 'success', 1, [], {}, { status: 'error' }, { status: ['success'] }])(
  '%j is not an answer',
  (received) => {
    expect(readAnswer('jobs/search', received).answer).toBeUndefined()
  },
)

test('a message that is a list or an object has its texts', () => {
  const messageOf = (message: unknown) =>
    readAnswer('logout', { status: 'success', message }).answer?.['message']
  expect([messageOf(['Saved.', 'Welcome.']), messageOf({ text: 'Saved.' })]).toEqual([
    'Saved. Welcome.',
    'Saved.',
  ])
})

describe('a large answer', () => {
  const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

  test.each(['title', 'is_bookmarked', 'salary_from', 'user', 'id', 'nobody_knows'])(
    'with 10,000 levels at %s doesn’t overflow the stack',
    (field) => {
      expect(readAnswer('jobs/search', jobs({ [field]: nested(10_000) }, {})).answer).toMatchObject({
        status: 'success',
      })
    },
  )
})

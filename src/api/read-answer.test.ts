import { expect, test } from 'vitest'
import { exampleAnswer, list, part } from '../../tests/support/answers.ts'
import { isObject } from '../../tests/support/strangers.ts'
import { readAnswer } from './read-answer.ts'

const example = exampleAnswer('jobs/search')
const [job] = list(example['jobs'])
const owner = part(job?.['user'])
const jobs = (...changes: object[]) => ({
  ...example,
  jobs: changes.map((change, index) => ({ ...job, id: index + 1, ...change })),
})
type Conversion = readonly [received: object, read: object]
type Row = [what: string, change: object, read: object, unread?: string]
const time = (from: string, read = from): Conversion => [{ created_at: from }, { created_at: read }]

const switched = (word: string, isOn: boolean): Conversion => [
  { is_bookmarked: word, is_featured: word },
  { is_bookmarked: isOn, is_featured: Number(isOn) },
]

test.each<Row>([
  [
    'decimal text',
    { salary_from: '46000.00', salary_to: ' 52000.5 ' },
    { salary_from: 46_000, salary_to: 52_000.5 },
  ],
  ['whole numbers as text', { vacancies: '3' }, { vacancies: 3 }],
  ['ids as text', { id: '17', user: { ...owner, id: '4' } }, { id: 17, user: { ...owner, id: 4 } }],
  ['a number instead of text', { title: 2026 }, { title: '2026' }],
  ['control characters', { title: '\0a\x85b\v\f\x9bc\r\n\t' }, { title: 'a\nb\n\nc\r\n\t' }],
  ['a separator of lines', { title: 'a\u2028b' }, { title: 'a\nb' }],
  ['signs that turn text', { title: '\u202ea' }, { title: 'a' }],
  ['isolated text', { title: 'a\u2069b\u2068c\u2067d\u2069\u2066' }, { title: 'abc\u2067d\u2069' }],
  ['bits as booleans', { is_featured: true }, { is_featured: 1 }],
  ['bits as text', { is_featured: '0' }, { is_featured: 0 }],
  ['booleans as bits', { is_bookmarked: 1 }, { is_bookmarked: true }],
  ['booleans as bits in text', { is_bookmarked: '0' }, { is_bookmarked: false }],
  ['booleans as rows', { is_bookmarked: { user_id: 4, job_id: 1 } }, { is_bookmarked: true }],
  ['null for a boolean', { is_bookmarked: null }, { is_bookmarked: false }, 'is_bookmarked: null'],
  ...['Y', 'yes', 'on', ' TRUE ', 't', '1.0'].map((on): Row => [`the word ${on}`, ...switched(on, true)]),
  ...['N', 'no', 'off', 'False', '', '0.0'].map((off): Row => [`the word “${off}”`, ...switched(off, false)]),
  ['a number that is left empty', { salary_from: '' }, { salary_from: null }],
  ['a time without a zone', ...time('2026-11-20 09:30:00', '2026-11-20T09:30:00Z')],
  ['a time with a zone', ...time('2026-11-20T09:30:00+02:00')],
  ['a time in seconds', { created_at: 1_795_723_062 }, { created_at: '2026-11-26T19:57:42.000Z' }],
  ...Object.entries({
    '20261126T195742Z': '2026-11-26T19:57:42Z',
    '2026-11-26 19:57:42 UTC': '2026-11-26T19:57:42Z',
    '2026-11-26T21:57:42+0200': '2026-11-26T21:57:42+02:00',
    'Thu, 26 Nov 2026 19:57:42 GMT': '2026-11-26T19:57:42.000Z',
    '1795723062.0': '2026-11-26T19:57:42.000Z',
    '1795723062000': '2026-11-26T19:57:42.000Z',
  }).map(([from, read]): Row => [`the time ${from}`, ...time(from, read)]),
  ...['2026-02-31 09:30:00', '2026-13-01T09:30:00Z', 'yesterday', '11/12/2026', '17957'].map((from): Row => [
    `the time ${from}`,
    ...time(from, ''),
    `created_at: "${from}"`,
  ]),
  ...['Full-Time', 'FULLTIME', 'full time', { value: 'full_time' }, { id: 2, name: 'Full time' }].map(
    (nature): Row => [`the hours ${JSON.stringify(nature)}`, { nature }, { nature: 'full_time' }],
  ),
  ['an object of an unknown value', { type: { value: 'on_the_moon' } }, { type: 'on_the_moon' }],
  ['an object without a value', { type: { note: 'remote' } }, { type: '' }, 'type: an object'],
  ['an unknown value of an enumeration', { type: 'on_the_moon' }, { type: 'on_the_moon' }],
  [
    'undefined instead of null',
    { salary_from: undefined, location: undefined },
    { salary_from: null, location: null },
  ],
  // What is unreadable is omitted and reported, shortened.
  ['a word instead of a number', { salary_from: 'lots' }, { salary_from: null }, 'salary_from: "lots"'],
  ['400 digits', { salary_from: '9'.repeat(400) }, { salary_from: null }, `salary_from: "${'9'.repeat(60)}"`],
  ['an infinite number', { salary_to: Infinity }, { salary_to: null }, 'salary_to: Infinity'],
  ['a negative number', { salary_to: -1 }, { salary_to: null }, 'salary_to: -1'],
  ['a list instead of text', { title: ['a'] }, { title: '' }, 'title: a list'],
  ['missing text', { title: undefined }, { title: '' }, 'title: absent'],
  ...[{}, { id: 3, deleted_at: '2026-11-20' }].map((row): Row => [
    'an object instead of a boolean',
    { is_bookmarked: row },
    { unread: ['is_bookmarked'] },
    'is_bookmarked: an object',
  ]),
  ['a number other than 0 or 1', { is_featured: 2 }, { unread: ['is_featured'] }, 'is_featured: 2'],
  ['a required number', { vacancies: 'many' }, { unread: ['vacancies'] }, 'vacancies: "many"'],
])('a job with %s is read', (_what, change, read, unread) => {
  const { answer, unread: reported } = readAnswer('jobs/search', jobs(change))
  expect(answer).toMatchObject({ jobs: [read] })
  expect(reported).toEqual(unread === undefined ? [] : [`jobs[0].${unread}`])
})

test('rows that are no objects, and the second of two with one id, are omitted', () => {
  const { answer, unread } = readAnswer('jobs/search', { ...example, jobs: [null, 'job', [job], job] })
  expect(answer?.['jobs']).toHaveLength(1)
  expect(unread).toEqual(['jobs[0]: null', 'jobs[1]: "job"', 'jobs[2]: a list'])
  const twice = readAnswer('jobs/search', jobs({ id: 3, title: 'First' }, { id: '3', title: 'Second' }))
  expect(twice.answer?.['jobs']).toEqual([expect.objectContaining({ title: 'First' })])
  expect(twice.omitted).toBeUndefined()
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

const account = (change: object) =>
  readAnswer('me', { ...exampleAnswer('me'), user: { ...part(exampleAnswer('me')['user']), ...change } })

test.each<[education: unknown, read: object[], unread?: string[]]>([
  ['[{"degree":"BSc","institute":"Westbrook College","year":2019}]', [{ degree: 'BSc', year: '2019' }]],
  [undefined, []],
  [null, []],
  ['', []],
  ['null', []],
  [[], []],
  [{}, []],
  ['{"degree":"BSc"}', [], ['education']],
  ['[{"degree"', [], ['education']],
  ['BSc', [], ['education']],
  [[null], [], ['education']],
  [[{ degree: 'BSc' }, 'MSc'], [{ degree: 'BSc' }], ['education']],
  [[{ degree: {}, institute: 'Westbrook College' }], [{ degree: '', unread: ['degree'] }], ['education']],
])('the list %j is read as %j, and named if it isn’t whole (rules 44)', (education, read, unread) => {
  const { answer } = account({ education })
  expect(answer).toMatchObject({ user: { education: read } })
  const user = answer?.['user']
  expect(isObject(user) ? user['unread'] : 'no user').toEqual(unread)
})

test.each([
  ['an object with numbers for keys', (rows: unknown[]) => Object.assign({}, rows)],
  ['a page', (rows: unknown[]) => ({ current_page: 1, data: rows, total: 2 })],
  ['a page of an object', (rows: unknown[]) => ({ data: Object.assign({}, rows) })],
  ['JSON text in JSON text', (rows: unknown[]) => JSON.stringify(JSON.stringify(rows))],
])('a list is read from %s', (_what, encode) => {
  const sent = { ...example, jobs: encode(jobs({}, {}).jobs) }
  const { answer, unread, omitted } = readAnswer('jobs/search', sent)
  expect(answer).toMatchObject({ jobs: [{ id: 1 }, { id: 2 }] })
  expect([unread, omitted]).toEqual([[], undefined])
})

test.each([
  [{ EUR: 'Euro', GBP: 'Pound' }],
  ['EUR, GBP'],
  ['["EUR","GBP"]'],
  [[{ code: 'EUR', name: 'Euro' }, { code: 'GBP' }]],
  [[{ title: 'EUR' }, 'GBP']],
])('a list of texts is read from %j', (currencies) => {
  const answer = exampleAnswer('fetch-settings')
  const sent = { ...answer, settings: { ...part(answer['settings']), currencies } }
  const read = { answer: { settings: { currencies: ['EUR', 'GBP'] } }, unread: [] }
  expect(readAnswer('fetch-settings', sent)).toMatchObject(read)
})

test.each(['job', 'user', 'cv', 'company'])('a row without its %s stays', (field) => {
  const whole = exampleAnswer('jobs/my-applications')
  const [application] = list(whole['applications'])
  const applications = [null, 'gone', { id: 'uuid', title: 'Nurse', name: 'Ada' }].map((value, index) => ({
    ...application,
    id: index + 1,
    [field]: value,
  }))
  const { answer, omitted } = readAnswer('jobs/my-applications', { ...whole, applications })
  const known = field === 'job' || field === 'cv' ? { title: 'Nurse' } : { name: 'Ada' }
  expect(answer).toMatchObject({ applications: [{ id: 1 }, { id: 2 }, { id: 3, [field]: known }] })
  expect(JSON.stringify(answer?.['applications'])).not.toContain('uuid')
  expect(omitted).toBeUndefined()
})

test.each([
  ['verify', { access_token: null }],
  ['payments/fetch-stripe-intent', { client_secret: {} }],
  ['jobs/search', { status: 'error' }],
  ['jobs/search', { status: ['success'] }],
])('the answer of %s with %j is unusable', (call, change) => {
  expect(readAnswer(call, { ...exampleAnswer(call), ...change }).answer).toBeUndefined()
})

test.each([
  [['Saved.', 'Welcome.'], 'Saved. Welcome.'],
  [{ text: 'Saved.' }, 'Saved.'],
  [undefined, ''],
])('the message %j is read as “%s”', (message, read) => {
  expect(readAnswer('logout', { status: 'success', message }).answer?.['message']).toBe(read)
})

import { expect, it } from 'vitest'
import { same } from '../../conformance/check.ts'
import { edited, runAgainst } from './changed.ts'

it.each<[string, string[], (json: string) => string, Record<string, string>]>([
  [
    '1 and 0 for every boolean, and decimals as text beside counts as numbers',
    ['jobs/search', 'jobs/my', 'jobs/fetch-single'],
    (json) =>
      json
        .replaceAll(/:true\b/g, ':1')
        .replaceAll(/:false\b/g, ':0')
        .replaceAll(/("salary_\w+"|"feature_price_per_month"):([\d.]+)/g, '$1:"$2"'),
    { booleans: 'otherwise', numbers: 'otherwise' },
  ],
  [
    'null for an empty description',
    ['jobs/fetch-single', 'jobs/update'],
    (json) => json.replaceAll('"description":""', '"description":null'),
    {},
  ],
  [
    'CVs from the oldest to the newest',
    ['cvs/fetch'],
    (json) => json.replace(/"cvs":\[(\{[^}]*\}),(\{[^}]*\})\]/, '"cvs":[$2,$1]'),
    { 'jobs.order': 'otherwise' },
  ],
])('%s are another form', async (_what, only, change, verdicts) => {
  const { failed, verdictOf } = await runAgainst(only, edited(change))
  expect(failed).toEqual([])
  for (const [id, verdict] of Object.entries(verdicts)) expect([id, verdictOf(id)]).toEqual([id, verdict])
})

it.each([
  [
    'an amount that is no number',
    'jobs/search',
    /"salary_from":\d+/g,
    '"salary_from":"about $1"',
    '/jobs/*/salary_from',
  ],
  ['a type of null', 'jobs/fetch-single', /"type":"remote"/g, '"type":null', '/job/type'],
])('%s fails', async (_what, only, from, to, at) => {
  const { failed } = await runAgainst(
    [only],
    edited((json) => json.replaceAll(from, to)),
  )
  expect(failed.join('\n')).toContain(at)
})

it('HTTP 413 and 429 without JSON refuse', async () => {
  const { failed, notes } = await runAgainst(['cvs/upload', 'login'], async (_request, pass) => {
    const response = await pass()
    const json = await response.clone().text()
    const isLarge = json.includes('too large') || json.includes('5 MB')
    const isEarly = json.includes('"status":"error"') && /wait|minute|too many/i.test(json)
    return isLarge || isEarly ? new Response('Refused', { status: isLarge ? 413 : 429 }) : response
  })
  // The limit of one call is none of all calls.
  expect([...failed, notes.find((note) => note.includes('429'))]).toEqual([undefined])
})

it('line breaks may be \\r\\n', () => {
  expect(() => same('a\r\nb', 'a\nb', 'the text')).not.toThrow()
  expect(() => same('a\n\nb', 'a\nb', 'the text')).toThrow('the text')
})

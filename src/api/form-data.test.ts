import { expect, test } from 'vitest'
import { toFormData } from './form-data.ts'

function sent(payload: object): Array<[string, unknown]> {
  return [...toFormData(payload).entries()]
}

test('strings and numbers are sent as text, and booleans as 1 and 0 (rules 3)', () => {
  expect(
    sent({ title: 'Nurse', search: '', page: 2, salary: 1234.5, big: 1e21, yes: true, no: false }),
  ).toEqual([
    ['title', 'Nurse'],
    ['search', ''],
    ['page', '2'],
    ['salary', '1234.5'],
    ['big', '1000000000000000000000'],
    ['yes', '1'],
    ['no', '0'],
  ])
})

test('undefined values are omitted', () => {
  expect(sent({ a: undefined, b: null })).toEqual([])
})

test('lists and objects are JSON, including empty ones (rules 3)', () => {
  expect(
    sent({ nature: ['full_time'], application_ids: [3, 1], none: [], education: [{ year: '2020' }] }),
  ).toEqual([
    ['nature', '["full_time"]'],
    ['application_ids', '[3,1]'],
    ['none', '[]'],
    ['education', '[{"year":"2020"}]'],
  ])
})

test('files are named parts, several under the same field (rules 3)', () => {
  const cv = new File(['%PDF-'], 'résumé.pdf', { type: 'application/pdf' })
  const photo = new Blob(['x'], { type: 'image/png' })
  const parts = sent({ file: cv, 'files[]': [cv, photo] })
  expect(parts.map(([name]) => name)).toEqual(['file', 'files[]', 'files[]'])
  const files = parts.map(([, value]) => value).filter((value) => value instanceof File)
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['résumé.pdf', 'application/pdf'],
    ['résumé.pdf', 'application/pdf'],
    ['file', 'image/png'],
  ])
})

test('files are sent as files in any field', () => {
  const cv = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' })
  expect(sent({ documents: [cv, cv] }).map(([name, value]) => [name, value instanceof File])).toEqual([
    ['documents', true],
    ['documents', true],
  ])
})

test('a field without files is omitted', () => {
  expect(sent({ caption: 'Hello', 'files[]': [] })).toEqual([['caption', 'Hello']])
})

test('an invalid number is sent as text, so that the server rejects it', () => {
  expect(sent({ salary_from: Number.NaN })).toEqual([['salary_from', '']])
})

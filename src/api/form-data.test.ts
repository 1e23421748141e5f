import { expect, test } from 'vitest'
import { toFormData } from './form-data.ts'

const cv = new File(['%PDF-'], 'résumé.pdf', { type: 'application/pdf' })
const photo = new Blob(['x'], { type: 'image/png' })

test.each<[what: string, payload: object, sent: [string, string][]]>([
  [
    'text',
    { title: 'Nurse', search: '' },
    [
      ['title', 'Nurse'],
      ['search', ''],
    ],
  ],
  [
    'a number',
    { page: 2, salary: 1234.5 },
    [
      ['page', '2'],
      ['salary', '1234.5'],
    ],
  ],
  ['a large number', { big: 1e21 }, [['big', '1000000000000000000000']]],
  // The server then rejects it.
  ['no number', { salary_from: Number.NaN }, [['salary_from', '']]],
  [
    'a switch',
    { yes: true, no: false },
    [
      ['yes', '1'],
      ['no', '0'],
    ],
  ],
  ['nothing', { a: undefined, b: null, 'files[]': [] }, []],
  [
    'a list',
    { nature: ['full_time'], ids: [3, 1], none: [] },
    [
      ['nature', '["full_time"]'],
      ['ids', '[3,1]'],
      ['none', '[]'],
    ],
  ],
  ['a list of objects', { education: [{ year: '2020' }] }, [['education', '[{"year":"2020"}]']]],
  ['a file', { file: cv }, [['file', 'résumé.pdf application/pdf']]],
  [
    'files',
    { 'files[]': [cv, photo] },
    [
      ['files[]', 'résumé.pdf application/pdf'],
      ['files[]', 'file image/png'],
    ],
  ],
  ['files in any field', { documents: [cv] }, [['documents', 'résumé.pdf application/pdf']]],
])('%s is sent as the contract says (rules 3)', (_what, payload, sent) => {
  const fields = [...toFormData(payload).entries()]
  const words = (value: FormDataEntryValue) => (value instanceof File ? `${value.name} ${value.type}` : value)
  expect(fields.map(([name, value]) => [name, words(value)])).toEqual(sent)
})

import { expect, test } from 'vitest'
import type { Cv } from '../../api/cvs.ts'
import { applyRules, chosenCv, emptyApply, uploadChoice } from './apply-values.ts'

const cv = (id: number, is_default = false): Cv => ({
  id,
  title: `CV ${id}`,
  path: `/storage/${id}`,
  is_default,
})
const two = [cv(3), cv(5, true)]
const file = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' })

test.each([
  ['the default', '', two, '5'],
  ['the only one', '', [cv(3)], '3'],
  ['none of several without a default', '', [cv(3), cv(5)], ''],
  ['the user’s choice rather than the default', '3', two, '3'],
  ['an upload, if chosen', uploadChoice, two, uploadChoice],
  ['the default, if the chosen one was deleted', '9', two, '5'],
  ['an upload, if there is no CV', '3', [], uploadChoice],
])('the chosen CV is %s', (_what, chosen, cvs, expected) => {
  expect(chosenCv({ cv: chosen }, cvs)).toBe(expected)
})

test.each([
  ['a selection', {}, [cv(3), cv(5)], { cv: 'Choose a CV.' }],
  ['nothing beside a chosen CV', { cv: '3' }, [cv(3), cv(5)], { cv: undefined }],
  [
    'the file and the title of an upload',
    { cv: uploadChoice },
    [cv(3)],
    { file: 'Choose a PDF.', title: 'Enter a title for the CV.' },
  ],
  ['a title that can be seen', { file, title: '\u200b' }, [], { title: 'Enter a title for the CV.' }],
  ['nothing beside them', { file, title: 'General' }, [], { file: undefined, title: undefined }],
  ['no limit of the title', { file, title: 'x'.repeat(256) }, [], { file: undefined, title: undefined }],
])('the apply form requires %s', (_what, values, cvs, errors) => {
  expect(applyRules({ ...emptyApply, ...values }, cvs)).toEqual(errors)
})

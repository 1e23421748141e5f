import { expect, test } from 'vitest'
import { readBody } from './refusal.ts'
import { textsIn } from './texts.ts'

const message = 'Not saved.'
const title = ['Too long.']

test.each<[body: object, httpStatus: number, fieldErrors?: Record<string, string[]>]>([
  [{ status: false, message }, 200],
  [{ status: 0, message, errors: { title } }, 200, { title }],
  [{ status: 'FAILED', message }, 200],
  [{ status: '0', message }, 200],
  [{ status: 422, message, errors: { title } }, 200, { title }],
  [{ status: '404', message }, 200],
  [{ status: true, message, errors: { title } }, 200, { title }],
  [{ status: 200, message }, 403],
  [{ message, errors: { title } }, 200, { title }],
  [{ message, errors: { title } }, 422, { title }],
  [{ message, errors: { title } }, 429, { title }],
  [{ message }, 400],
  [{ success: false, message }, 200],
  [{ error: true, message }, 200],
  [{ error: message }, 200],
  [{ errors: [message] }, 200],
  [{ error: { code: 'E7', message } }, 404],
  [{ status: 'error', error: message }, 500],
  [{ statusCode: 400, error: 'Bad Request', message: [message] }, 400],
  [{ type: 'about:blank', title: 'Unprocessable Content', detail: message, status: 422 }, 422],
  [{ status: 'error', message: ['Not', ' ', { de: 'saved.' }] }, 200],
  [{ status: 'error', message: { title: [message] } }, 200],
  [{ status: 'error', message: ' ', errors: { title: { rule: 'max', message } } }, 200, { title: [message] }],
  [{ message, errors: [{ field: 'title', message: 'Too long.' }] }, 400, { title }],
  [{ message, errors: [{ path: 'title', msg: 'Too long.', value: 'x' }] }, 400, { title }],
  [{ message, errors: { 'education[0][degree]': title } }, 422, { 'education.0.degree': title }],
  [
    {
      message,
      errors: [
        { path: ['education', 0, 'degree'], message: 'Too long.' },
        { path: ['education', 0, 'degree'], message: 'Unknown.' },
      ],
    },
    422,
    { 'education.0.degree': ['Too long.', 'Unknown.'] },
  ],
  [{ message, errors: { constructor: title } }, 422, { constructor: title }],
])('%j at HTTP %s is a refusal', (body, httpStatus, fieldErrors = {}) => {
  expect(readBody(body, httpStatus)).toEqual({ isRefusal: true, message, fieldErrors })
})

test.each([
  [{ status: 'success', message: 'Saved.' }, 200, ''],
  [{ status: 'Success', message: 'Saved.' }, 200, ''],
  [{ status: 'OK', message: 'Saved.' }, 200, ''],
  [{ status: true, message: 'Imported.', errors: ['Row 3 was skipped.'] }, 200, ''],
  [{ status: 200, message: 'Saved.', error: 'none' }, 200, ''],
  [{ success: true, message: 'Saved.', error: 'none' }, 200, ''],
  [{ message: 'Saved.' }, 200, ''],
  [{ message: 'Saved.', errors: {}, error: false }, 201, ''],
  [{}, 404, ''],
  [[], 404, ''],
  [{ message: 'Server Error' }, 500, 'Server Error'],
  [{ message: 'Server Error', errors: ['Timeout.'] }, 503, 'Server Error'],
  [{ status: 500, message: 'Server Error' }, 200, 'Server Error'],
  [{ success: false, message: 'Server Error' }, 500, 'Server Error'],
])('%j at HTTP %s may have worked', (body, httpStatus, reason) => {
  expect(readBody(body, httpStatus)).toMatchObject({ isRefusal: false, message: reason })
})

test.each([
  ['Saved.', ['Saved.']],
  [
    [' Saved. ', 7, '', null, 'Welcome.'],
    ['Saved.', 'Welcome.'],
  ],
  [{ en: ['Saved.'], de: { short: 'Gespeichert.' } }, ['Saved.', 'Gespeichert.']],
  [{ code: 'E7', message: 'Too long.' }, ['Too long.']],
  [{ message: ['Enter a message.'], name: ['Enter a name.'] }, ['Enter a message.', 'Enter a name.']],
  [[[['here']]], ['here']],
  [[[[['too deep']]]], []],
  [true, []],
])('the texts in %j are %j', (value, texts) => {
  expect(textsIn(value)).toEqual(texts)
})

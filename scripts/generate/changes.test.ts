import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleContract } from '../../tests/support/sample-contract.ts'
import { breakingChanges } from './changes.ts'
import { readContract } from './contract.ts'

const old = readContract(sampleContract)

/** Lists the breaking changes of an edit, and of its reversal. */
function changes(before: string, after: string) {
  expect(sampleContract).toContain(before)
  const edited = readContract(sampleContract.replace(before, after))
  return { done: breakingChanges(old, edited), undone: breakingChanges(edited, old) }
}

const company = "status: { $ref: '#/components/schemas/JobStatus' }"

describe('breaking changes', () => {
  it.each([
    [
      'a field of an answer is removed',
      '        seen_at: { type: string, format: date-time }\n',
      '',
      'jobs/search: answer.jobs[].seen_at is gone',
    ],
    [
      'a field may be absent',
      'required: [id, user, status, created_at]',
      'required: [id, user, status]',
      'jobs/search: answer.jobs[].created_at may be absent',
    ],
    [
      'a field may be null',
      'email: { type: string, format: email }',
      "email: { type: [string, 'null'], format: email }",
      'jobs/search: answer.jobs[].user.email may be null',
    ],
    [
      'a field has another format',
      'created_at: { type: string, format: date-time }',
      'created_at: { type: string }',
      'jobs/search: answer.jobs[].created_at has format none, not date-time',
    ],
    [
      'a field has another type',
      'id: { type: integer, minimum: 1 }',
      'id: { type: string }',
      'jobs/search: answer.jobs[].user.id may be string',
    ],
    [
      'a field is required',
      'required: [file, caption]',
      'required: [file, caption, password]',
      'cvs/upload: request.password is required',
    ],
    [
      'a text is shorter',
      'maxLength: 3',
      'maxLength: 2',
      'cvs/upload: request.caption has maxLength 2, not 3',
    ],
    ['a list is shorter', 'maxItems: 3', 'maxItems: 2', 'jobs/search: request.natures has maxItems 2, not 3'],
    [
      'a file is smaller',
      'application/pdf: 100',
      'application/pdf: 99',
      'cvs/upload: request.file has x-max-bytes',
    ],
    [
      'a kind of file is refused',
      "'image/png, image/jpeg'",
      "'image/png'",
      'cvs/upload: request files[]: no longer accepts image/jpeg',
    ],
    [
      'a field is no longer read',
      '                password: { type: string, format: password }\n',
      '',
      'cvs/upload: request.password is gone',
    ],
    [
      'a record has fewer owners',
      'x-access: owner',
      'x-access: owner\n      x-owner: [recruiter]',
      'jobs/download-cvs: is for owner recruiter, not owner',
    ],
    [
      'a call is for fewer accounts',
      'x-access: owner',
      'x-access: recruiter',
      'jobs/download-cvs: is for recruiter, not owner',
    ],
  ])('%s', (_what, before, after, change) => {
    const { done } = changes(before, after)
    expect(done).toHaveLength(1)
    expect(done[0]).toContain(change)
  })

  it.each([
    ['a new field of an answer', company, `${company}\n        views: { type: integer }`],
    [
      'a new optional field',
      '                page:',
      '                text: { type: string }\n                page:',
    ],
    ['a longer text', 'maxLength: 3', 'maxLength: 4'],
    ['an optional field', 'required: [file, caption]', 'required: [file]'],
    [
      'a field that is always there',
      'required: [id, user, status, created_at]',
      'required: [id, user, status, created_at, seen_at]',
    ],
    [
      'a call for anyone',
      'x-access: job_seeker\n      security: [{ bearer: [] }]',
      'x-access: public\n      security: []',
    ],
  ])('are not %s', (_what, before, after) => {
    expect(changes(before, after).done).toEqual([])
    expect(changes(before, after).undone).not.toEqual([])
  })

  it('are a call that is gone, and values in both directions', () => {
    const fewer = changes('enum: [active, in_active]', 'enum: [active]')
    expect(fewer.done).toEqual([
      'jobs/search: request.status no longer takes in_active',
      'jobs/search: request.natures[] no longer takes in_active',
    ])
    expect(fewer.undone).toEqual(['jobs/search: answer.jobs[].status may be in_active'])
    const without = readContract(sampleContract.replace('/api/jobs/download-cvs:', '/other:'))
    expect(breakingChanges(old, without)).toEqual(['jobs/download-cvs: is gone'])
  })

  it('are none between a contract and itself', () => {
    const own = readContract(readFileSync('openapi.yaml', 'utf8'))
    expect(breakingChanges(own, own)).toEqual([])
  })
})

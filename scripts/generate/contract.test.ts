import { describe, expect, it } from 'vitest'
import { ContractError, humanise, readContract } from './contract.ts'
import { sampleContract } from '../../tests/support/sample-contract.ts'

const callOf = (name: string, source = sampleContract) => {
  const call = readContract(source).calls.find((candidate) => candidate.name === name)
  if (!call) throw new Error(`The sample has no call ${name}`)
  return call
}

describe('readContract', () => {
  it('finds the calls and ignores other paths', () => {
    expect(readContract(sampleContract).calls.map((call) => call.name)).toEqual([
      'jobs/search',
      'cvs/upload',
      'jobs/download-cvs',
    ])
  })

  it('describes how each field is sent', () => {
    expect(callOf('jobs/search').meta).toEqual({
      operationId: 'jobsSearch',
      tag: 'jobs',
      access: 'public',
      auth: 'optional',
      produces: 'json',
      fields: {
        page: { kind: 'integer', required: false, label: 'Page', default: 1, lenient: true },
        time_zone: { kind: 'text', required: false, label: 'Time zone' },
        salary_from: { kind: 'number', required: false, label: 'Salary from' },
        status: { kind: 'text', required: false, label: 'Status', default: 'active', choice: true },
        fetch_company: { kind: 'boolean', required: false, label: 'Fetch company' },
        natures: { kind: 'json', required: false, label: 'Natures' },
      },
    })
    expect(callOf('cvs/upload').meta.fields).toEqual({
      file: {
        kind: 'file',
        required: true,
        label: 'The CV',
        accept: ['application/pdf'],
        maxBytes: { 'application/pdf': 100 },
      },
      caption: { kind: 'text', required: true, label: 'Caption', maxLength: 3 },
      password: { kind: 'text', required: false, label: 'Password', secret: true },
      education: { kind: 'json', required: false, label: 'Education' },
      'files[]': {
        kind: 'files',
        required: false,
        label: 'Files',
        accept: ['image/png', 'image/jpeg'],
        maxBytes: { 'image/*': 200 },
      },
    })
  })

  it('recognises a call that returns a file', () => {
    const { meta, answer, request } = callOf('jobs/download-cvs')
    expect(meta).toMatchObject({ produces: 'file', access: 'owner', auth: 'required', fields: {} })
    expect({ answer, request }).toEqual({ answer: null, request: null })
  })

  it.each([
    [
      'x-access: job_seeker',
      'x-access: anyone',
      '/api/cvs/upload: `x-access` must be one of public, signed-in, owner, job_seeker, recruiter;',
    ],
    [
      'x-roles: [job_seeker, recruiter]',
      '',
      '/api/cvs/upload: `x-access` must be one of public, signed-in, owner;',
    ],
    [
      'x-access: job_seeker',
      'x-access: public',
      "/api/cvs/upload: `x-access: public` doesn't fit a token that is required",
    ],
    [
      'operationId: cvsUpload',
      "operationId: 'a */ b'",
      '/api/cvs/upload: `operationId` must be a name in JavaScript',
    ],
    ['  /api/cvs/upload:', "  /api/cvs/upl'oad:", "/api/cvs/upl'oad: its path may have letters"],
    ['tags: [cvs]', 'tags: [cvs, jobs]', '/api/cvs/upload: a call must have one tag'],
    [
      'operationId: cvsUpload',
      'operationId: jobsSearch',
      'jobsSearch names /api/jobs/search and /api/cvs/upload',
    ],
    [
      'natures: { contentType: application/json }',
      '',
      '/api/jobs/search: field natures: only lists and objects',
    ],
    ['integer, enum: [0, 1]', 'boolean', '/api/jobs/search: field fetch_company: `x-form: bit` needs'],
    [
      'x-lenient: 1',
      'x-lenient: 2',
      '/api/jobs/search: field page: `x-lenient` must be the same value as `default`',
    ],
    [
      'x-access: public',
      'x-access: public\n      x-owner: [recruiter]',
      '/api/jobs/search: `x-owner` must list roles',
    ],
    [
      'x-access: owner',
      'x-access: owner\n      x-owner: [stranger]',
      '/api/jobs/download-cvs: `x-owner` must list roles',
    ],
    ['/JobsSearchAnswer', '/Page', '/api/jobs/search: Page.status must be `enum: [success]`'],
    [
      'enum: [success]',
      'const: success',
      '/api/jobs/search: JobsSearchAnswer.status must be `enum: [success]`',
    ],
    ['enum: [error]', 'const: error', '/api/jobs/search: Refusal.status must be `enum: [error]`'],
    [
      'enum: [active, in_active]',
      'const: active',
      '/api/jobs/search: field status: write `enum` with one value',
    ],
    [
      'salary_from: { type: number',
      'salary_from: { type: money',
      '/api/jobs/search: field salary_from: its `type`',
    ],
  ])('refuses %s → %s', (before, after, problem) => {
    expect(sampleContract).toContain(before)
    expect(() => readContract(sampleContract.replace(before, after))).toThrow(problem)
  })

  it('reads access from tokens, whatever keys a call also takes', () => {
    const keyed = sampleContract
      .replace('security: [{}, { bearer: [] }]', 'security: [{}, { key: [] }]')
      .replace('security: [{ bearer: [] }]', 'security: [{ bearer: [] }, { bearer: [], key: [] }]')
      .replace(
        'components:',
        'components:\n  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }',
      )
    expect(callOf('jobs/search', keyed).meta.auth).toBe('none')
    expect(callOf('cvs/upload', keyed).meta.auth).toBe('required')
  })

  it('lists all problems at once', () => {
    const broken = sampleContract.replace('tags: [cvs]', 'tags: []').replace('enum: [0, 1]', 'enum: [1]')
    expect(() => readContract(broken)).toThrow(ContractError)
    expect(() => readContract(broken)).toThrow(/fetch_company.*\n.*a call must have one tag/)
  })
})

describe('humanise', () => {
  it.each([
    ['salary_from', 'Salary from'],
    ['cv_id', 'CV ID'],
    ['files[]', 'Files'],
  ])('%s → %s', (field, label) => {
    expect(humanise(field)).toBe(label)
  })
})

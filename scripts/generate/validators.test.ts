import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Validator } from '../../mocks/engine/contract/types.ts'
import { readContract } from './contract.ts'
import { sampleContract } from '../../tests/support/sample-contract.ts'
import { generateValidators } from './validators.ts'

interface Compiled {
  requestValidators: Record<string, Validator>
  answerValidators: Record<string, Validator>
  refusalValidator: Validator
}

function isCompiled(module: unknown): module is Compiled {
  const names = ['requestValidators', 'answerValidators', 'refusalValidator']
  return typeof module === 'object' && module !== null && names.every((name) => name in module)
}

const engine = (file: string) => new URL(`../../mocks/engine/${file}`, import.meta.url).href
const code = generateValidators(readContract(sampleContract), engine)
let folder: string
let compiled: Compiled

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'validators-'))
  const file = join(folder, 'validators.gen.js')
  await writeFile(file, code)
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href)
  if (!isCompiled(module)) throw new Error('The generated module lacks an export')
  compiled = module
})

afterAll(() => rm(folder, { recursive: true }))

/** Returns the validator's errors, each as `path keyword detail`. */
function complaints(validator: Validator | undefined, data: unknown): string[] {
  if (!validator) throw new Error('The sample has no such validator')
  if (validator(data)) return []
  return (validator.errors ?? []).map(({ instancePath, keyword, params }) =>
    [instancePath || '/', keyword, params['missingProperty'] ?? params['additionalProperty']]
      .join(' ')
      .trim(),
  )
}

const person = { id: 1, email: 'ada@example.com', image: '/storage/ada.webp' }
const job = { id: 1, user: person, status: 'active', created_at: '2026-03-02T09:15:00Z' }
const answer = { status: 'success', message: '', jobs: [job] }

describe('the validators of answers', () => {
  const check = (data: unknown) => complaints(compiled.answerValidators['jobs/search'], data)

  it('accept what the contract documents', () => {
    expect(check(answer)).toEqual([])
    expect(check({ ...answer, vacancies: { Design: 2, 'Anything else': 0 } })).toEqual([])
    expect(check({ ...answer, jobs: [{ ...job, user: null }] })).toEqual([])
    expect(compiled.answerValidators['jobs/search']?.errors).toBeNull()
  })

  it('name the field of a wrong type, at any depth', () => {
    expect(check({ ...answer, jobs: [job, { ...job, user: { ...person, id: '1' } }] })).toEqual([
      '/jobs/1/user/id type',
    ])
    expect(check({ ...answer, vacancies: { 'a/b': 'many' } })).toEqual(['/vacancies/a~1b type'])
  })

  it('name every problem, not only the first', () => {
    const { email: _email, ...nameless } = person
    expect(check({ ...answer, message: 1, jobs: [{ ...job, status: 'gone', user: nameless }] })).toEqual([
      '/message type',
      '/jobs/0/user required email',
      '/jobs/0/status enum',
    ])
  })

  it('flag an unknown field', () => {
    expect(check({ ...answer, debug: true })).toEqual(['/ additionalProperties debug'])
    const leaky = { ...person, education: [{ degree: 'BSc', grade: 'A' }], password: 'x' }
    expect(check({ ...answer, jobs: [{ ...job, user: leaky }] })).toEqual([
      '/jobs/0/user additionalProperties password',
      '/jobs/0/user/education/0 additionalProperties grade',
    ])
  })

  it('check formats', () => {
    expect(check({ ...answer, jobs: [{ ...job, created_at: 'yesterday' }] })).toEqual([
      '/jobs/0/created_at format',
    ])
  })

  it('distinguish success from refusal', () => {
    const refused = { status: 'error', message: 'No.', errors: { title: ['Title is required.'] } }
    expect(complaints(compiled.refusalValidator, refused)).toEqual([])
    expect(check(refused)).toContain('/status enum')
    expect(complaints(compiled.refusalValidator, answer)).toContain('/status enum')
  })

  it('take time in proportion to the number of problems', () => {
    const wrong = { ...answer, jobs: Array.from({ length: 500_000 }, () => 1) }
    expect(check(wrong)).toHaveLength(500_000)
  })

  it('ignore files', () => {
    expect(complaints(compiled.answerValidators['jobs/download-cvs'], new Blob())).toEqual([])
  })
})

describe('the validators of requests', () => {
  const check = (data: unknown) => complaints(compiled.requestValidators['cvs/upload'], data)
  const payload = { file: new Blob(), caption: 'CV' }

  it('ignore unknown fields, nested ones too', () => {
    expect(check({ ...payload, more: 1, education: [{ degree: 'BSc', grade: 'A' }] })).toEqual([])
  })

  it('check the presence and number of files', () => {
    expect(check({ caption: 'CV' })).toEqual(['/ required file'])
    expect(check({ ...payload, 'files[]': [1, 2, 3] })).toEqual(['/files[] maxItems'])
  })

  it('count characters, not code units', () => {
    expect(check({ ...payload, caption: '🙂🙂🙂' })).toEqual([])
    expect(check({ ...payload, caption: '🙂🙂🙂🙂' })).toEqual(['/caption maxLength'])
  })

  it('refuse a list that is too long without looking at its entries', () => {
    const search = (natures: unknown[]) => complaints(compiled.requestValidators['jobs/search'], { natures })
    expect(search(['active', 1])).toEqual(['/natures/1 type', '/natures/1 enum'])
    expect(search([1, 1, 1, 1])).toEqual(['/natures maxItems'])
  })

  it('accept a call without a payload', () => {
    expect(complaints(compiled.requestValidators['jobs/download-cvs'], {})).toEqual([])
  })
})

describe('the generated module', () => {
  it('has nothing that a strict policy or a browser refuses, and no import from ajv', () => {
    expect(code).not.toMatch(/\beval\b|new Function|require\(|ajv/)
    expect([...code.matchAll(/^import .*$/gm)].map(([line]) => line)).toEqual([
      `import { formats, textLength } from '${engine('contract/formats.ts')}'`,
    ])
  })

  it('compiles each shared schema once', () => {
    expect(code.match(/^function closed_Person\(/gm)).toHaveLength(1)
    expect(code.match(/^function value_JobStatus\(/gm)).toHaveLength(1)
    expect(code.match(/^function open_Education\(/gm)).toHaveLength(1)
  })

  it('is not generated from `allOf`, an unknown keyword or an unknown format', () => {
    const merged = sampleContract.replace(
      '    Job:\n      type: object\n',
      "    Job:\n      allOf: [{ $ref: '#/components/schemas/Person' }]\n      type: object\n",
    )
    expect(() => generateValidators(readContract(merged), engine)).toThrow(/Job: .*`allOf`/)
    const misspelt = sampleContract.replace('minLength: 1', 'minLenght: 1')
    expect(() => generateValidators(readContract(misspelt), engine)).toThrow(
      /cvs\/upload\/caption: .*`minLenght`/,
    )
    const unknown = sampleContract.replace('format: email', 'format: e-mail')
    expect(() => generateValidators(readContract(unknown), engine)).toThrow(/unknown format "e-mail"/)
  })
})

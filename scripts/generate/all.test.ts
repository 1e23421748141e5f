import { describe, expect, it } from 'vitest'
import { answerValidators, refusalValidator, requestValidators } from '../../mocks/contract/validators.gen.js'
import { contract as metadata } from '../../mocks/contract/calls.gen.ts'
import { generateAll, readSource } from './all.ts'
import { at, readContract } from './contract.ts'
import { sampleContract } from '../../tests/support/sample-contract.ts'
import { operationProblems } from './tables.ts'

describe('generateAll', () => {
  it('generates the same bytes from the same contract', async () => {
    expect(await generateAll(sampleContract)).toEqual(await generateAll(sampleContract))
  })

  it('marks each file as generated', async () => {
    for (const text of (await generateAll(sampleContract)).values()) {
      expect(text).toMatch(/^\/\/ Generated from openapi\.yaml by npm run generate\. Do not edit\.\n/)
    }
  })

  it('lists the calls that take a time zone, and imports every operation', async () => {
    const files = await generateAll(sampleContract)
    expect(files.get('src/api/calls.gen.ts')).toContain("new Set(['/api/jobs/search'])")
    expect(files.get('mocks/api/index.gen.ts')).toContain(
      "import { operation as jobsDownloadCvs } from './jobs/download-cvs.ts'",
    )
  })
})

describe('the operations', () => {
  const present = ['mocks/api/jobs/search.ts', 'mocks/api/cvs/upload.ts', 'mocks/api/jobs/download-cvs.ts']
  const problems = (files: readonly string[]) => operationProblems(readContract(sampleContract), files)

  it('have no problems if each call has its file', () => {
    expect(problems(present)).toEqual([])
  })

  it('that are missing are listed, with the command that creates them', () => {
    expect(problems(present.slice(1))).toEqual([
      '/api/jobs/search has no operation. Write mocks/api/jobs/search.ts, or run `npm run generate -- --scaffold`.',
    ])
  })

  it('that answer no call are listed', () => {
    expect(problems([...present, 'mocks/api/jobs/withdraw.ts'])).toEqual([
      'mocks/api/jobs/withdraw.ts answers no call of openapi.yaml. Delete it and its test.',
    ])
  })
})

const { calls } = readContract(await readSource())
const validatorOf = (call: string, validators: Readonly<Record<string, typeof refusalValidator>>) => {
  const validator = validators[call]
  if (!validator) throw new Error(`${call} has no validator; run npm run generate`)
  return validator
}

describe('the examples of the contract', () => {
  it('exist for every payload and every answer', () => {
    const bare = calls.filter(
      ({ request, requestExamples, answerExamples }) =>
        (request && requestExamples.length === 0) || answerExamples.length === 0,
    )
    expect(bare.map((call) => call.name)).toEqual([])
  })

  it.each(calls.filter((call) => call.request))(
    'of the payload of $name are valid',
    ({ name, requestExamples }) => {
      const validator = validatorOf(name, requestValidators)
      for (const example of requestExamples) {
        validator(example)
        expect(validator.errors).toBeNull()
      }
    },
  )

  it.each(calls)('of the answer of $name are valid', ({ name, answerExamples }) => {
    for (const example of answerExamples) {
      const refused = at(example, 'status') === 'error'
      const validator = refused ? refusalValidator : validatorOf(name, answerValidators)
      validator(example)
      expect(validator.errors).toBeNull()
    }
  })
})

describe('the metadata', () => {
  it('covers every call', () => {
    expect(Object.keys(metadata)).toEqual(calls.map((call) => call.name))
  })
})

import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateAll } from './all.ts'
import { sampleContract } from '../../tests/support/sample-contract.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
const flags =
  `--ignoreConfig --noEmit --strict --skipLibCheck --target es2024 --lib es2024,dom --module esnext --moduleResolution
  bundler --allowImportingTsExtensions --types`.split(/\s+/)

/** Code that uses a field of a payload, an answer, an entity and an operation's result. */
const user = `
import type { components, paths } from './src/api/schema.gen.ts'
import type { contract } from './mocks/contract/calls.gen.ts'
import type * as engine from '../../mocks/engine/call/types.ts'

interface Sample { paths: paths; calls: typeof contract; tables: Record<string, never>; actor: { id: number }; session: object }
type CallName = engine.CallName<Sample>
type Access<K extends CallName> = Sample['calls'][K]['access']
type Auth<K extends CallName> = Sample['calls'][K]['auth']
type Body<K extends CallName> = engine.Body<Sample, K>
type Success<K extends CallName> = engine.Success<Sample, K>
type Answer<K extends CallName> = engine.Answer<Sample, K>
type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export const lowest = (body: Body<'jobs/search'>) => body.salary_from
export const page = (body: Body<'jobs/search'>): number => body.page
export const upload = (body: Body<'cvs/upload'>): Blob => body.file
export const found = (answer: Success<'jobs/search'>) => answer.jobs.map((job) => job.seen_at)
export const answer: Answer<'jobs/search'> = { jobs: [], vacancies: { Design: 1 } }
export const zip = (file: Success<'jobs/download-cvs'>): Blob => file
type Payload = NonNullable<paths['/api/jobs/search']['post']['requestBody']>['content']['multipart/form-data']
export const sent: Payload = { salary_from: 1 }

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
export const facts: [
  Same<CallName, 'jobs/search' | 'cvs/upload' | 'jobs/download-cvs'>,
  Same<Access<'cvs/upload'>, 'job_seeker'>,
  Same<Auth<'jobs/search'>, 'optional'>,
  Same<Answer<'cvs/upload'>, { message?: string }>,
  Same<Answer<'jobs/download-cvs'>, never>,
  Same<keyof Body<'jobs/download-cvs'>, never>,
  Same<Success<'cvs/upload'>, Schema<'CvsUploadAnswer'>>,
  Same<Schema<'JobStatus'>, 'active' | 'in_active'>,
  Same<Body<'cvs/upload'>['files[]'], Blob[] | undefined>,
] = [true, true, true, true, true, true, true, true, true]
// @ts-expect-error The runtime adds the status.
export const tooMuch: Answer<'cvs/upload'> = { status: 'success' }
`

let folder: string
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(join(root, '.cache/types-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Generates code from a contract and type-checks `user` against it. Returns the errors. */
async function complaints(source: string): Promise<string[]> {
  const generated = await generateAll(source)
  for (const path of ['src/api/schema.gen.ts', 'mocks/contract/calls.gen.ts']) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), generated.get(path) ?? '')
  }
  await writeFile(join(folder, 'user.ts'), user)
  for (const path of ['mocks/engine/contract/types.ts']) {
    await cp(join(root, path), join(folder, path))
  }
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [compiler, ...flags, '', 'user.ts'],
      { cwd: folder },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    )
  })
  return output.split('\n').filter((line) => line.includes(' error TS'))
}

// Each of these tests starts a compiler, which takes seconds.
describe('the types of the contract', { timeout: 30_000 }, () => {
  it('fit code that follows the contract', async () => {
    expect(await complaints(sampleContract)).toEqual([])
  })

  it.each([
    ['a field of a payload', '                salary_from: { type: number, minimum: 0 }\n', 2, 'salary_from'],
    ['a default', ', default: 1, x-lenient: 1', 1, "'number | undefined' is not assignable"],
    ['a field of an entity', '        seen_at: { type: string, format: date-time }\n', 1, 'seen_at'],
    [
      'a field of an answer',
      '        vacancies: { type: object, additionalProperties: { type: integer } }\n',
      1,
      'vacancies',
    ],
  ])('break code that uses %s after its removal', async (_what, deleted, count, word) => {
    expect(sampleContract).toContain(deleted)
    const lines = await complaints(sampleContract.replace(deleted, ''))
    expect(lines).toHaveLength(count)
    for (const line of lines) expect(line).toMatch(/^user\.ts/)
    expect(lines.join('\n')).toContain(word)
  })
})

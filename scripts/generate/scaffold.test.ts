import { describe, expect, it } from 'vitest'
import { sampleContract } from '../../tests/support/sample-contract.ts'
import { readContract } from './contract.ts'
import { scaffoldCalls } from './scaffold.ts'

const tables = `import * as v from 'valibot'

export const tables = {
  persons,
}

export type TableName = keyof typeof tables
`
const page = '## Calls\n\n| Call | What it does | Used on |\n| --- | --- | --- |\n\n## Fields\n'
const present: Record<string, string> = {
  'docs/product.md': page,
  'mocks/model/tables.ts': tables,
  'scripts/docs/screens.ts': "  ['Find a job', 'jobs/search jobs/read'],\n",
  'scripts/bench/calls.ts': "export const plan: readonly Step[] = [\n  ...steps('visitor', 'login'),\n]\n",
  'src/api/cvs.ts': "import type { Entity } from './client.ts'\n",
}
const contract = readContract(sampleContract)

/** Scaffolds the sample contract, in a project that already has some operations. */
const scaffold = (...built: string[]) => {
  const files = { ...present, ...Object.fromEntries(built.map((call) => [`mocks/api/${call}.ts`, ''])) }
  const { texts, left } = scaffoldCalls(contract, (path) => files[path])
  return { text: (path: string) => texts.get(path) ?? '', paths: [...texts.keys()], left: left.join('\n') }
}

describe('a scaffold', () => {
  it('of a project that has every operation writes nothing', () => {
    const { paths, left } = scaffold('jobs/search', 'cvs/upload', 'jobs/download-cvs')
    expect([paths, left]).toEqual([[], ''])
  })

  it('shows how to build an operation, and how to find an owner', () => {
    const { text } = scaffold()
    expect(text('mocks/api/jobs/search.ts')).toContain("operation('jobs/search', (context) => answer)")
    expect(text('mocks/api/jobs/download-cvs.ts')).toContain('mocks/services/ownership.ts')
  })

  it('has the query or mutation of each call, beside what its file has', () => {
    const { text } = scaffold()
    expect(text('src/api/cvs.ts')).toBe(`import { callMutation } from './options.ts'
import type { Entity } from './client.ts'

/** Keep a CV. */
export const cvsUploadMutation = callMutation('cvs/upload')
`)
    expect(text('src/api/jobs.ts')).toContain(
      "export const jobsSearchQuery = (body: Body<'jobs/search'> = {}) =>",
    )
    expect(text('src/api/jobs.ts')).toContain("meta: { holds: 'public' }")
  })

  it('has a table for an entity that no other call answers', () => {
    expect(scaffold().text('mocks/model/tables.ts')).toBe(
      tables
        .replace(
          'export const tables',
          `/** Job */
const jobs = table(v.object({ id, account_id: id, status: v.picklist(enumerations.JobStatus), seen_at: moment, created_at: moment }), {
  references: { account_id: 'accounts' },
})

export const tables`,
        )
        .replace('  persons,\n', '  persons,\n  jobs,\n'),
    )
    expect(scaffold('jobs/search').paths).not.toContain('mocks/model/tables.ts')
  })

  it('has a table for an entity that the types don’t have yet, though other calls answer it too', () => {
    const shared = sampleContract.replace(
      /(CvsUploadAnswer:[^]*?properties:\n)/,
      "$1        job: { $$ref: '#/components/schemas/Job' }\n",
    )
    const written = (types: string) => {
      const files: Record<string, string> = {
        ...present,
        'mocks/api/jobs/search.ts': '',
        'src/api/schema.gen.ts': types,
      }
      return [...scaffoldCalls(readContract(shared), (path) => files[path]).texts.keys()]
    }
    expect(written(' Person: {')).toContain('mocks/model/tables.ts')
    expect(written(' Person: { }; Job: {')).not.toContain('mocks/model/tables.ts')
  })

  it('adds each call to the goal of its tag, and to the benchmark', () => {
    const { text } = scaffold('jobs/search', 'jobs/download-cvs')
    expect(text('scripts/docs/screens.ts')).toBe('')
    expect(scaffold('jobs/search', 'cvs/upload').text('scripts/docs/screens.ts')).toBe(
      "  ['Find a job', 'jobs/search jobs/read jobs/download-cvs'],\n",
    )
    expect(text('scripts/bench/calls.ts')).toContain(
      "[\n  ...steps('seeker 3', 'cvs/upload'),\n  ...steps('visitor'",
    )
  })

  it('has stories and a row of the docs, which tests reject until they name their screen', () => {
    const { text } = scaffold('cvs/upload')
    expect(text('stories/screens/JobsSearch.stories.tsx')).toContain("at: '/the-screen'")
    expect(text('stories/screens/JobsSearch.stories.tsx')).toContain("failing('jobs/search')")
    expect(text('docs/product.md')).toBe(
      page.replace(
        '| --- |\n\n',
        `| --- |
| [\`jobs/search\`](../mocks/api/jobs/search.ts) | search jobs | [the screen](#the-screen) |
| [\`jobs/download-cvs\`](../mocks/api/jobs/download-cvs.ts) | fetch CVs | [the screen](#the-screen) |

`,
      ),
    )
  })

  it('says what is left of each call, and once of the lists that name all calls', () => {
    const { left } = scaffold('jobs/search')
    expect(left).toContain('src/api/cvs.ts: `cvsUploadMutation`')
    expect(left).toContain('src/api/client.ts: the call in `FileCallName`')
    expect(left.match(/tests\/support\/payloads\.ts/g)).toHaveLength(1)
  })
})

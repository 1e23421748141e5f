import { transformWithOxc } from 'vite'
import { expect, it } from 'vitest'
import { sampleContract } from '../../tests/support/sample-contract.ts'
import { readContract } from './contract.ts'
import { scaffoldCalls } from './scaffold.ts'

const present: Record<string, string> = {
  'docs/product.md': '## Calls\n\n| Call | What it does | Used on |\n| --- | --- | --- |\n\n## Fields\n',
  'mocks/model/tables.ts': 'export const tables = {\n  persons,\n}\n',
  'scripts/docs/screens.ts': "export const goals = [\n  ['Find a job', 'jobs/search jobs/read'],\n]\n",
  'scripts/bench/calls.ts': 'export const plan: readonly Step[] = [\n]\n',
  'src/api/cvs.ts': "import type { Entity } from './client.ts'\n",
}
const operationsOf = (...calls: string[]) =>
  Object.fromEntries(calls.map((call) => [`mocks/api/${call}.ts`, '']))

it('a scaffold writes code for each call without an operation, wherever the project has all calls', async () => {
  const scaffold = (files: Record<string, string>) =>
    scaffoldCalls(readContract(sampleContract), (path) => files[path])
  const { texts, left } = scaffold({ ...present, ...operationsOf('jobs/download-cvs') })
  expect([...texts.keys()].toSorted()).toEqual([
    'docs/product.md',
    'mocks/api/cvs/upload.ts',
    'mocks/api/jobs/search.ts',
    'mocks/model/tables.ts',
    'scripts/bench/calls.ts',
    'scripts/docs/screens.ts',
    'src/api/cvs.ts',
    'src/api/jobs.ts',
    'stories/screens/JobsSearch.stories.tsx',
  ])
  for (const [path, text] of texts) if (/\.tsx?$/.test(path)) await transformWithOxc(text, path)
  expect(left).not.toEqual([])
  const built = operationsOf('jobs/search', 'cvs/upload', 'jobs/download-cvs')
  expect(scaffold({ ...present, ...built })).toEqual({ texts: new Map(), left: [] })
})

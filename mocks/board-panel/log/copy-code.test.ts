import { stripTypeScriptTypes } from 'node:module'
import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import * as story from '../../../stories/support/story.ts'
import * as backend from '../../../tests/support/backend.ts'
import { contract } from '../../contract/calls.gen.ts'
import { jobs, personas } from '../../scenarios/personas.ts'
import { asStory, asTest } from './copy-code.ts'

const modules = {
  vitest: { expect, it: (_name: string, test: () => Promise<void>) => test() },
  '../support/backend.ts': backend,
  '../support/story.ts': story,
}

/** Runs a copied file. @returns its last statement's value */
async function run(code: string): Promise<unknown> {
  const script = stripTypeScriptTypes(code)
    .replaceAll(/^import (\{.*\}) from ('.*')$/gm, 'const $1 = modules[$2]')
    .replace(/^export default .*$/m, '')
    .replace(/^(?:export const Copied *=|it\()/m, (start) => `return ${start.startsWith('it') ? start : ''}`)
  const file: (found: object) => Promise<unknown> = runInThisContext(`async (modules) => {${script}}`)
  return await file(modules)
}

it.each([
  [personas.ada, 'bookmarks/toggle', { id: jobs.partTime, type: 'job' }],
  [personas.ada, 'cvs/upload', { title: 'New', file: backend.pdfFile('new.pdf') }],
  [undefined, 'me', {}],
] as const)('what account %s calls runs as a test and as a story', async (account, call, fields) => {
  const { runtime, raw, signIn } = await backend.createTestBackend()
  const token = account && (await signIn(account))
  await raw(call, backend.formOf(fields), token)
  const [entry] = runtime.log.entries
  if (!entry) throw new Error('The log is empty')
  const made = { account, scenario: 'everyday', at: '/my?page=2', fields: contract[call].fields }
  await run(asTest(entry, { withSecrets: false }, made))
  const { answer, httpStatus } = entry
  expect(await run(asStory(entry, made))).toMatchObject({
    parameters: { at: '/my?page=2', network: { pins: [{ call, answer, httpStatus }] } },
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { claims } from '../../conformance/checks/claims.ts'
import { fixedChecks } from '../../conformance/checks/index.ts'
import { contract as metadata } from '../../mocks/contract/calls.gen.ts'
import { filesIn, textOf } from './tree.ts'

const contract = v.parse(
  v.object({ paths: v.record(v.string(), v.unknown()) }),
  parse(textOf('openapi.yaml')),
)
const calls = Object.keys(contract.paths)
  .filter((path) => path.startsWith('/api/'))
  .map((path) => path.replace('/api/', ''))
  .toSorted()
/** The tests of single operations; kit.test.ts runs the conformance kit. */
const tests = new Set(
  filesIn('mocks/api').filter((path) => path.endsWith('.test.ts') && path !== 'mocks/api/kit.test.ts'),
)

describe('the operations of the simulator', () => {
  it('have a test beside each, or a check of the conformance kit', () => {
    const checked = new Set<string>(
      fixedChecks.filter(({ kind }) => kind !== 'access' && kind !== 'input').map(({ call }) => call),
    )
    const missing = calls.filter((call) => !checked.has(call) && !tests.has(`mocks/api/${call}.test.ts`))
    expect(
      missing,
      'Add a check to conformance/checks for what any backend must do, and a test beside the operation of what a client cannot see: rows, mails, words.',
    ).toEqual([])
  })

  it('have a claim each, if they have fields or need a login', () => {
    const claimed = new Set<string>(claims.map(({ call }) => call))
    const needed = Object.entries(metadata).filter(
      ([, { auth, fields }]) => auth === 'required' || Object.keys(fields).length > 0,
    )
    expect(
      needed.map(([call]) => call).filter((call) => !claimed.has(call)),
      'Add a claim of each to conformance/checks/claims.ts.',
    ).toEqual([])
  })

  it('are each called by a screen', () => {
    const client = filesIn('src/api').map(textOf).join('')
    const offered = client.match(/(?<=^export const )\w+(?:Query|Mutation)\b/gm) ?? []
    const app = ['src/features', 'src/shell', 'src/routes']
      .flatMap(filesIn)
      .filter((path) => !path.includes('.test.'))
    const words = new Set(app.flatMap((path) => textOf(path).match(/\w+/g)))
    const unused = offered.filter((name) => !words.has(name))
    expect(
      unused,
      'Use each in a screen in src/features/, and show that in stories/screens/ and tests/e2e/.',
    ).toEqual([])
  })
})

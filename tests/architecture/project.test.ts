import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fixedChecks } from '../../conformance/checks/index.ts'
import { operations } from '../../mocks/api/index.gen.ts'
import { assumptions } from '../../mocks/assumptions.ts'
import { filesIn, textOf } from './tree.ts'

const calls = Object.keys(operations)

describe('each call', () => {
  it('has a check of the conformance kit', () => {
    const checked = new Set<string>(fixedChecks.map(({ call }) => call))
    expect(calls.filter((call) => !checked.has(call))).toEqual([])
  })

  it('is made by a screen', () => {
    const client = filesIn('src/api').map(textOf).join('')
    const offered = client.match(/(?<=^export const )\w+(?:Query|Mutation)\b/gm) ?? []
    const app = ['src/features', 'src/shell', 'src/routes']
      .flatMap(filesIn)
      .filter((path) => !path.includes('.test.'))
    const used = new Set(app.flatMap((path) => textOf(path).match(/\w+/g)))
    expect(offered.filter((name) => !used.has(name))).toEqual([])
  })
})

/** Everything that the contract marks as assumed: the ids of the assumptions, and whether there is a reason. */
function marksIn(value: unknown): { ids: string[]; isWhole: boolean }[] {
  if (Array.isArray(value)) return value.flatMap(marksIn)
  const object = v.safeParse(v.record(v.string(), v.unknown()), value)
  if (!object.success) return []
  const { 'x-assumption': one, 'x-assumptions': several = [], ...below } = object.output
  const ids = v.parse(v.array(v.string()), [several, one ?? []].flat())
  const isWhole = ids.length > 0 === Object.hasOwn(below, 'x-assumed-reason')
  return [{ ids, isWhole }, ...Object.values(below).flatMap(marksIn)]
}

it('the contract and mocks/assumptions.ts name the same assumptions, each with a reason', () => {
  const document = v.looseObject({ info: v.unknown() })
  const { info, ...others } = v.parse(document, parse(textOf('openapi.yaml')))
  const marks = marksIn(others)
  expect(marks.filter(({ isWhole }) => !isWhole)).toEqual([])
  const named = new Set([...marks, ...marksIn(info)].flatMap(({ ids }) => ids))
  expect([...named].toSorted()).toEqual(assumptions.map(({ id }) => id).toSorted())
})

it('the dependencies are pinned, and locked without the address of a registry', () => {
  const versions = v.record(v.string(), v.string())
  const manifest = v.object({ dependencies: versions, devDependencies: versions })
  const { dependencies, devDependencies } = v.parse(manifest, JSON.parse(textOf('package.json')))
  const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/
  const all = Object.entries({ ...dependencies, ...devDependencies })
  expect(all.filter(([, version]) => !exact.test(version))).toEqual([])
  expect(textOf('package-lock.json')).not.toMatch(/^ *"(?:resolved|link)":/m)
})

// As in Storybook's index, a story takes no tags from a story that is spread into it.
it('each story has the tag of one state, or those of behaviour, which the sidebar does not show', () => {
  const states = textOf('stories/start/states.ts').matchAll(/^ {2}\['([\w-]+)', '/gm)
  const known = new Set(['behaviour', ...[...states].map(([, tag = '']) => tag)])
  const tagsIn = (text: string) => /\btags: \[(.*?)\]/.exec(text)?.[1]?.match(/[\w-]+/g) ?? []
  const wrong = filesIn('stories')
    .filter((path) => path.endsWith('.stories.tsx'))
    .flatMap((path) => {
      const [meta = '', ...stories] = textOf(path).split(/^export const (?=\w+: Story\b)/m)
      return stories.flatMap((story) => {
        const own = story.split('\n').filter((line, index) => index === 0 || /^ {2}\S/.test(line))
        const tags = [...tagsIn(meta), ...tagsIn(own.join(' '))]
        const isRight =
          tags.filter((tag) => known.has(tag)).length === 1 &&
          tags.includes('behaviour') === tags.includes('dev')
        return isRight ? [] : [`${path}: ${/^\w+/.exec(story)?.[0]}`]
      })
    })
  expect(wrong).toEqual([])
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { tasks } from '../../scripts/setup/tasks.mjs'
import { filesIn, projectFiles, textOf } from './tree.ts'

const versions = v.optional(v.record(v.string(), v.string()), {})
const manifest = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()), dependencies: versions, devDependencies: versions }),
  JSON.parse(textOf('package.json')),
)
const scripts = Object.keys(manifest.scripts)

describe('the scripts of package.json', () => {
  it.each(Object.entries(manifest.scripts))('%s goes through the set-up', (name, command) => {
    expect(command).toBe(`node scripts/run.mjs ${name}`)
  })

  it('are the tasks', () => {
    expect(scripts.toSorted()).toEqual(Object.keys(tasks).toSorted())
  })
})

describe('a command in a text', () => {
  /** What npm itself can do, as far as texts of this project speak of it. */
  const npms = new Set(['ci', 'install', 'view'])
  const texts = [
    ...projectFiles().filter((path) => path.endsWith('.md')),
    ...filesIn('.github'),
    ...filesIn('.ci'),
    'openapi.yaml',
  ]

  it.each(['README.md', 'CONTRIBUTING.md'])('is in %s', (path) => {
    expect(textOf(path)).toMatch(/npm (?:start|test)\b/)
  })

  it.each(texts)('exists: %s', (path) => {
    const named = [...textOf(path).matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)]
      // "npm run x" and the short forms; prose may speak of "npm packages" outside of code.
      .filter(([whole, name]) => whole.startsWith('npm run ') || isCommand(textOf(path), whole, name ?? ''))
      .map(([, name]) => name ?? '')
    expect(named.filter((name) => !scripts.includes(name) && !npms.has(name))).toEqual([])
  })

  function isCommand(text: string, whole: string, name: string): boolean {
    return ['start', 'test'].includes(name) || text.includes(`\`${whole}`) || text.includes(`run: ${whole}`)
  }

  it.each(texts)('names a file that is there: %s', (path) => {
    const named = [...textOf(path).matchAll(/\bnode ((?:scripts|mocks)\/[\w./-]+)/g)].map(
      ([, file]) => file ?? '',
    )
    expect(named.filter((file) => !projectFiles().includes(file))).toEqual([])
  })
})

describe('a dependency', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

  it.each(all)('%s is pinned exactly', (_, version) => {
    expect(version).toMatch(/^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/)
  })

  it('is locked without the address of a registry, so that anybody can install from their own', () => {
    expect(textOf('package-lock.json')).not.toMatch(/"resolved": "https?:/)
  })
})

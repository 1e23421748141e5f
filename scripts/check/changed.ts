import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { filesIn } from '../../tests/architecture/tree.ts'
import { root } from './places.ts'
import type { How } from './schedule.ts'

/** What to test after a change, and in one line: what runs, and why. */
export type Change = Pick<How, 'unit' | 'stories' | 'e2e'> & { why: string }

/** Files that any test may depend on without importing them. */
const foundations =
  /^(?:[^/]+\.(?:json|ts|yaml|html|cjs)|mocks\/scenarios\/.*|\.storybook\/.*|public\/.*|scripts\/(?:build|check|setup)\/.*|(?:stories|tests|tests\/e2e)\/support\/.*)$/

/** The modules where the imports of every page meet. A page doesn't depend on the others by way of them. */
const meetingPoints = /^src\/(?:routeTree\.gen|main)\./

/** The journey that shows whether app and simulator still work together. */
const journey = 'tests/e2e/journey.spec.ts'
/** A change of a shared component reaches every screen, so only this many story files run: the nearest by imports. */
const mostStories = 3

/**
 * Chooses stories and end-to-end tests for a change: the files that changed, the stories that import a changed file or
 * open a route that does, and one journey. Changes of the simulator need no stories: unit tests and the kit hold its
 * rules.
 * @param since the commit to compare the files with, including those that are not committed
 */
export async function changeSince(since: string): Promise<Change> {
  const files = await changedFiles(since)
  const foundation = files.find((file) => foundations.test(file))
  if (foundation) return { why: `${foundation} may affect every test, so all run.` }
  const isProduct = files.some((file) => /^(?:src|mocks)\/.*(?<!\.test)\.\w+$/.test(file))
  const inApp = files.filter((file) => /^src\/.*(?<!\.test)\.(?:tsx?|css)$/.test(file))
  const near = inApp.length === 0 ? [] : storiesNear(inApp, importsIn('src', 'stories'))
  const left = files.filter((file) => existsSync(join(root, file)))
  const stories = [...left.filter((file) => file.endsWith('.stories.tsx')), ...near.slice(0, mostStories)]
  const e2e = [
    ...left.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)),
    ...(isProduct ? [journey] : []),
  ]
  const unit = isProduct && inApp.length === 0 ? testsNear(files) : undefined
  return {
    why: 'Runs the unit tests and the nearest stories of the change, and one journey; npm test runs the rest.',
    unit,
    stories: [...new Set(stories)],
    e2e: [...new Set(e2e)],
  }
}

/**
 * Returns the unit tests for a change of the simulator: those beside it, those that import it directly, and the kit.
 * By imports alone nearly all would run, because most tests start the whole simulator.
 */
function testsNear(files: readonly string[]): string[] {
  const imports = importsIn('mocks', 'tests', 'conformance', 'scripts')
  const isUnit = (file: string) =>
    /(?<!^tests\/(?:chaos|builds|architecture)\/.*|backend\/kit)\.test\.tsx?$/.test(file)
  const beside = files.flatMap((file) => filesIn(posix.dirname(file)))
  const importing = files.flatMap((file) => [...(imports.get(file) ?? [])])
  const kit = ['mocks/api/kit.test.ts']
  return [...new Set([...files, ...beside, ...importing, ...kit])].filter(
    (file) => isUnit(file) && existsSync(join(root, file)),
  )
}

/** Returns the stories that a change reaches: those that import it first, then those of routes, the nearest first. */
function storiesNear(files: readonly string[], imports: Imports): string[] {
  const stories = filesIn('stories').filter((file) => file.endsWith('.stories.tsx'))
  const reached = new Set(files)
  for (const file of reached) for (const importer of imports.get(file) ?? []) reached.add(importer)
  const found = [...reached].filter((file) => stories.includes(file))
  const addresses = [...reached].filter((file) => /^src\/routes\/[^-_].*\.tsx$/.test(file)).map(addressOf)
  const opening = addresses.flatMap((address) => stories.filter((story) => address.test(textOf(story))))
  return [...new Set([...found, ...opening])]
}

async function changedFiles(since: string): Promise<string[]> {
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: root })).stdout
  const lists = [
    await git('diff', '--name-only', '-z', since),
    await git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return lists.flatMap((list) => list.split('\0')).filter((file) => file !== '')
}

/** For each module, the modules that import it. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns who imports each module of some folders, types and meeting points aside. A feature's `index.ts` counts as
 * imports of the modules whose exports the importer names.
 */
export function importsIn(...folders: string[]): Imports {
  const isIndex = (file: string) => /^src\/features\/[^/]+\/index\.ts$/.test(file)
  const importers = new Map<string, Set<string>>()
  for (const file of folders.flatMap(filesIn)) {
    if (!/\.tsx?$/.test(file) || isIndex(file) || meetingPoints.test(file)) continue
    for (const { names, target } of importsOf(file)) {
      const parts = isIndex(target) ? importsOf(target) : []
      const named = parts.filter((part) => part.names.some((name) => names.includes(name)))
      for (const each of isIndex(target) ? named.map((part) => part.target) : [target])
        importers.set(each, (importers.get(each) ?? new Set()).add(file))
    }
  }
  return importers
}

/** Returns the relative imports of a module, whose paths are complete, with the imported names. */
function importsOf(file: string): { names: string[]; target: string }[] {
  const found = textOf(file).matchAll(
    /^(?:import|export) (?!type )(?:([^'"]*?) from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
  )
  return [...found].map(([, names = '', path, lazy = '']) => ({
    names: names.match(/\w+/g) ?? [],
    target: posix.join(posix.dirname(file), path ?? lazy),
  }))
}

/** Returns a pattern for the addresses of a route's file, as tests write them: `'/jobs/${id}/edit'`, `'search?q=a'`. */
export function addressOf(file: string): RegExp {
  const segments = file
    .replace(/^src\/routes\/|\.tsx$/g, '')
    .split('.')
    .filter((segment) => segment !== 'index')
    .map((segment) => {
      if (segment.startsWith('{-')) return '(?:/[^/?#\'"`]+)?'
      return segment.startsWith('$') ? '/[^/?#\'"`]+' : `/${segment}`
    })
  const path = segments.join('').replace(/^\//, '')
  return new RegExp(`['"\`]/?${path}(?:[?#][^'"\`]*)?['"\`]${path === '' ? '|openPage\\(page\\)' : ''}`)
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

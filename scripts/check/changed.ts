import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { filesIn } from '../../tests/architecture/tree.ts'
import { tool } from '../setup/command.mjs'
import { root } from './places.ts'

/** What a change can break, apart from unit tests, whose imports Vitest follows itself. */
export interface Change {
  /** In words: what was found, and how. */
  why: string
  /** The story files to run; undefined for all. */
  stories: string[] | undefined
  /** The end-to-end files whose core tests are to run; undefined for all. */
  e2e: string[] | undefined
}

/** Files that any test may depend on without importing them. */
const foundations =
  /^(?:[^/]+\.(?:json|ts|yaml|html|cjs)|mocks\/scenarios\/.*|\.storybook\/.*|public\/.*|scripts\/(?:build|check|setup)\/.*|(?:stories|tests|tests\/e2e)\/support\/.*)$/

/** The modules where the imports of every page meet. A page doesn't depend on the others by way of them. */
const meetingPoints = '^(?:src/(?:routeTree\\.gen|main)|mocks/(?:backend|start|server|api/index\\.gen))\\.'

/**
 * Finds the stories and end-to-end tests that a change can break: those that import a changed file, and those that name
 * the address of a route which does. Whatever uses the simulator may depend on a change to it, so all core end-to-end
 * tests run then; stories don't, because unit tests hold its rules.
 * @param since the commit to compare the files with, including those that are not committed
 */
export async function changeSince(since: string): Promise<Change> {
  const files = await changedFiles(since)
  const everything = (why: string): Change => ({ why, stories: undefined, e2e: undefined })
  const foundation = files.find((file) => foundations.test(file))
  if (foundation) return everything(`${foundation} may affect every test.`)

  const touched = new Set(await dependentsOf(files))
  if (touched.has('src/routes/__root.tsx')) return everything('Every page depends on the change.')

  const routes = filesIn('src/routes').filter((file) => touched.has(file))
  const addresses = routes.map(addressOf)
  const visiting = (folder: string, ending: string) =>
    filesIn(folder)
      .filter((file) => file.endsWith(ending))
      .filter((file) => touched.has(file) || addresses.some((address) => address.test(textOf(file))))
  const isSimulator = files.some((file) => /^mocks\/.*(?<!\.test)\.\w+$/.test(file))
  const names = routes.map((file) => file.slice('src/routes/'.length)).join(', ')
  return {
    why: `By imports, the change reaches ${names === '' ? 'no route' : names}.`,
    stories: visiting('stories', '.stories.tsx'),
    e2e: isSimulator ? undefined : visiting('tests/e2e', '.spec.ts'),
  }
}

async function changedFiles(since: string): Promise<string[]> {
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: root })).stdout
  const lists = [
    await git('diff', '--name-only', '-z', since),
    await git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return lists.flatMap((list) => list.split('\0')).filter((file) => file !== '')
}

const graph = v.object({ modules: v.array(v.object({ source: v.string() })) })

/** Returns the modules that import one of the files, by any number of steps, and the files themselves. */
async function dependentsOf(files: readonly string[]): Promise<string[]> {
  const code = files.filter((file) => /\.(?:tsx?|css|js)$/.test(file))
  if (code.length === 0) return [...files]
  const reached = `^(?:${code.map((file) => file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`
  const options = ['--reaches', reached, '--exclude', meetingPoints, '--output-type', 'json']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tool('depcruise', 'dependency-cruiser'), ...options, 'src', 'mocks', 'stories', 'tests/e2e'],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  )
  return [...files, ...v.parse(graph, JSON.parse(stdout)).modules.map(({ source }) => source)]
}

const importGraph = v.object({
  modules: v.array(
    v.object({
      source: v.string(),
      dependencies: v.array(
        v.object({ module: v.string(), resolved: v.string(), dependencyTypes: v.array(v.string()) }),
      ),
    }),
  ),
})

/** For each module, the modules that import it. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns who imports each module of some folders, types and meeting points aside. A feature's `index.ts` counts as
 * imports of the modules whose exports the importer names.
 */
export async function importsIn(...folders: string[]): Promise<Imports> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      tool('depcruise', 'dependency-cruiser'),
      '--exclude',
      meetingPoints,
      '--output-type',
      'json',
      ...folders,
    ],
    { cwd: root, maxBuffer: 256 * 1024 * 1024 },
  )
  const { modules } = v.parse(importGraph, JSON.parse(stdout))
  const isIndex = (file: string) => /^src\/features\/[^/]+\/index\.ts$/.test(file)
  const exported = new Map(
    modules
      .filter(({ source }) => isIndex(source))
      .map(({ source, dependencies }) => [
        source,
        dependencies.map(({ module, resolved }) => {
          const lists = textOf(source).matchAll(/\{([^}]*)\} from '([^']+)'/g)
          const names = [...lists]
            .filter(([, , from]) => from === module)
            .flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
          return { resolved, names }
        }),
      ]),
  )
  const importers = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    if (isIndex(source)) continue
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only')) continue
      const named = exported
        .get(resolved)
        ?.filter(({ names }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(textOf(source))))
      for (const each of named?.map((part) => part.resolved) ?? [resolved])
        importers.set(each, (importers.get(each) ?? new Set()).add(source))
    }
  }
  return importers
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

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { filesIn, projectFiles, textOf } from './tree.ts'

const versions = v.optional(v.record(v.string(), v.string()), {})
const manifest = v.parse(
  v.object({
    scripts: v.record(v.string(), v.string()),
    allowScripts: v.record(v.string(), v.literal(true)),
    dependencies: versions,
    devDependencies: versions,
  }),
  JSON.parse(textOf('package.json')),
)
const scripts = Object.keys(manifest.scripts)

const texts = [
  ...projectFiles().filter((path) => path.endsWith('.md')),
  ...filesIn('.github'),
  ...filesIn('.ci'),
  'openapi.yaml',
]

/** Returns the first group of each match of a pattern in the files that may name commands. */
function named(pattern: RegExp): { path: string; name: string }[] {
  return texts.flatMap((path) =>
    [...textOf(path).matchAll(pattern)].map(([, name]) => ({ path, name: name ?? '' })),
  )
}

describe('a command in text', () => {
  it.each(['README.md', 'CONTRIBUTING.md'])('is searched for in %s', (path) => {
    expect(texts).toContain(path)
    expect(textOf(path)).toMatch(/npm start\b[^]*npm test\b/)
  })

  it('is a script of package.json if it is run with `npm run`', () => {
    const commands = named(/\bnpm run ([a-z][\w:-]*)/g)
    expect(commands.filter(({ name }) => !scripts.includes(name))).toEqual([])
  })

  it('is npm’s own or a script, unless run with `npm run`', () => {
    // Only in code: prose may mention npm packages.
    const commands = named(/(?:`|^\s*(?:- )?(?:run: )?(?:[A-Z_]+=\S+ )*)npm ([a-z][\w:-]*)/gm)
    const known = new Set([...scripts, 'run', 'audit', 'ci', 'init', 'install', 'pack', 'pkg', 'view'])
    expect(commands.filter(({ name }) => !known.has(name))).toEqual([])
  })

  it('names existing files', () => {
    const present = new Set(projectFiles())
    const files = named(/\bnode ((?:scripts|mocks)\/[\w./-]*\w)/g)
    expect(files.filter(({ name }) => !present.has(name))).toEqual([])
  })
})

describe.each(['README.md', 'CONTRIBUTING.md'])('a path in %s', (page) => {
  const present = projectFiles()
  const paths = [...textOf(page).matchAll(/`(\w[\w./-]+)`/g), ...textOf(page).matchAll(/\]\(([\w./-]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) =>
      /^(?:\.ci|docs|mocks|scripts|src|stories|tests)\/|\.(?:html|json|md|mjs|tsx?|yaml)$/.test(path),
    )

  it('leads to an existing file or folder, or is the end of a file’s path', () => {
    expect(paths.length).toBeGreaterThan(15)
    const leads = (path: string) =>
      present.some((file) => `/${file}`.endsWith(`/${path}`) || `${file}/`.startsWith(path))
    expect(
      paths.filter((path) => !leads(path)),
      `Correct them in ${page}.`,
    ).toEqual([])
  })
})

describe('the dependencies', () => {
  it('are pinned exactly', () => {
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/
    expect(all.filter(([, version]) => !exact.test(version))).toEqual([])
  })

  const { packages } = v.parse(
    v.object({ packages: v.record(v.string(), v.record(v.string(), v.unknown())) }),
    JSON.parse(textOf('package-lock.json')),
  )
  const locked = Object.entries(packages).filter(([path]) => path !== '')
  const lockedWhere = (holds: (entry: Record<string, unknown>) => boolean) =>
    locked.flatMap(([path, entry]) => (holds(entry) ? [path] : []))

  it('are locked without a URL, so that each installation uses its own registry', () => {
    expect(lockedWhere((entry) => 'resolved' in entry || 'link' in entry)).toEqual([])
  })

  it('are locked by content', () => {
    const { length } = lockedWhere(({ integrity }) => /^sha512-[\w+/]{86}==$/.test(String(integrity)))
    expect([length, length > 100]).toEqual([locked.length, true])
  })

  it('run installation scripts only where allowed', () => {
    const running = lockedWhere(({ hasInstallScript }) => hasInstallScript === true)
    const allowed = Object.keys(manifest.allowScripts).map((name) => `node_modules/${name}`)
    expect(running).toEqual(allowed)
  })
})

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import * as v from 'valibot'
import { root } from '../setup/places.mjs'
import { entries, packageName, panelEntry } from './entries.ts'
import { bundle, workerScript } from './bundle.ts'

const command = 'scripts/engine/command.ts'

/**
 * Modules that are bundled with the packages they import: the command, because openapi-typescript needs a TypeScript that
 * few projects still have; what runs MSW, whose version must be that of the worker's script; and what takes one file of a
 * large package.
 */
const bundled = ['mocks/engine/hosts/browser/intercept.ts', 'mocks/engine/open/formats.ts', command]

/** Packages that the user's own code imports, too. */
const shared = ['valibot']

/** Packages of which the engine knows more than is documented. */
const pinned = ['@msw/data']

/** Everything that the package may consist of: the engine, the tools around it that know no backend, … */
const engineParts = [
  /^(?:mocks|scripts)\/engine\//,
  /^scripts\/generate\/(?!all|answers|changes|scaffold)/,
  /^scripts\/(?:build\/worker(?:-\w+)?|command-line|serving|setup\/places)\./,
  /^(?:mocks\/(?:admin\/(?:guard|html)|panel\/network)|src\/api\/unknown-path)\./,
]

/** … and the panel. */
const panelParts = [/^mocks\/(?:engine|panel)\//, /^scripts\/engine\/panel\//, /^src\/ui\//]

const versions = v.record(v.string(), v.string())
const manifestSchema = v.object({
  version: v.string(),
  license: v.string(),
  sideEffects: v.array(v.string()),
  dependencies: versions,
  devDependencies: versions,
})

const tsconfigSchema = v.object({
  config: v.object({ compilerOptions: v.record(v.string(), v.unknown()) }),
})

/**
 * Makes the package of the engine in a folder: its modules as JavaScript with their types, each in a file of its own, so
 * that a bundler takes only what a page uses. Only `bundled` and the panel are bundled.
 * @throws if a module imports anything that the package must not have
 */
export async function makePackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const lib = join(folder, 'lib')
  const modules = Object.values(entries).filter((file) => file !== panelEntry)
  const compiled = compile([...modules, command], engineParts, lib)
  for (const file of compile([panelEntry], panelParts, lib)) compiled.set(...file)
  const files = new Map<string, string>()
  const imports: string[] = []
  for (const entry of [panelEntry, ...bundled]) {
    const path = join(folder, built(entry))
    for (const end of ['.js', '.js.map']) compiled.delete(path.replace(/\.js$/, end))
    const taken = await bundle(entry, path, lib, entry === command)
    imports.push(...taken)
    for (const id of taken) copy(join(dirname(path), id), compiled, files)
  }
  for (const file of [...modules, panelEntry])
    for (const end of ['.js', '.d.ts']) copy(join(folder, built(file)).replace(/\.js$/, end), compiled, files)
  for (const [path, text] of files) ts.sys.writeFile(path, text)
  copyFileSync(workerScript, join(lib, basename(workerScript)))

  const manifest = v.parse(manifestSchema, JSON.parse(textOf('package.json')))
  const isTypes = (path: string) => /\.d\.m?ts$/.test(path)
  const importedBy = (wanted: boolean) =>
    [...files].flatMap(([path, text]) => (isTypes(path) === wanted ? importsOf(text) : []))
  const dependencies = packagesIn([...importedBy(false), ...imports])
  const optional = packagesIn(importedBy(true)).filter((name) => !dependencies.includes(name))
  const packed = {
    name: packageName,
    version: manifest.version,
    description:
      'Turns an OpenAPI contract into a simulated backend for browser pages, an HTTP server and tests.',
    license: manifest.license,
    type: 'module',
    sideEffects: manifest.sideEffects
      .filter((path) => path.startsWith('./mocks/engine/'))
      .map((path) => built(path.slice(2))),
    engines: { node: '>=22.18' },
    bin: { [packageName]: built(command) },
    exports: Object.fromEntries(
      Object.entries(entries).map(([end, file]) => [
        `.${end}`,
        { types: built(file).replace(/js$/, 'd.ts'), default: built(file) },
      ]),
    ),
    imports: { '#worker-script': `./lib/${basename(workerScript)}` },
    dependencies: Object.fromEntries(
      dependencies.filter((name) => !shared.includes(name)).map((name) => [name, versionOf(name, manifest)]),
    ),
    peerDependencies: {
      ...Object.fromEntries(shared.map((name) => [name, versionOf(name, manifest)])),
      ...Object.fromEntries(optional.map((name) => [name, '*'])),
    },
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
  copyFileSync(join(root, 'mocks/engine/README.md'), join(folder, 'README.md'))
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

/**
 * Compiles modules and all that they import. Returns the texts of the files, with code and with types, by path.
 * @throws if a module isn't one of `parts`
 */
function compile(
  entryFiles: readonly string[],
  parts: readonly RegExp[],
  outDir: string,
): Map<string, string> {
  const configFile = join(root, 'tsconfig.json')
  const tsconfig: unknown = ts.readConfigFile(configFile, (path) => readFileSync(path, 'utf8'))
  const { config } = v.parse(tsconfigSchema, tsconfig)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root, configFile)
  const program = ts.createProgram(
    entryFiles.map((file) => join(root, file)),
    {
      ...options,
      noEmit: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir,
    },
  )
  const modules = program
    .getSourceFiles()
    .map(({ fileName }) => relative(root, fileName).replaceAll(sep, '/'))
    .filter((file) => !file.includes('node_modules/'))
  const strange = modules.filter((file) => !parts.some((part) => part.test(file)))
  if (strange.length > 0) throw new Error(`${strange.join(', ')} must not be in the package of the engine.`)

  const files = new Map<string, string>()
  const { diagnostics } = program.emit(undefined, (path, text) => files.set(path, text))
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0)
    throw new Error(
      ts.formatDiagnostics(problems, {
        getCanonicalFileName: (path) => path,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    )
  return files
}

/** Copies a compiled file, and those that it imports, unless they are there. */
function copy(path: string, from: ReadonlyMap<string, string>, to: Map<string, string>): void {
  const text = from.get(path)
  if (text === undefined || to.has(path)) return
  to.set(path, text)
  copy(`${path}.map`, from, to)
  for (const specifier of importsOf(text))
    copy(join(dirname(path), specifier).replace(/(?<!\.d)\.tsx?$/, '.d.ts'), from, to)
}

/** Returns what a module imports. */
function importsOf(text: string): string[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
}

/** Returns the names of the packages among what modules import. */
function packagesIn(specifiers: readonly string[]): string[] {
  const names = specifiers
    .filter((specifier) => !isBuiltin(specifier))
    .flatMap((specifier) => /^(?:@[^/]+\/)?[\w-][^/]*/.exec(specifier)?.[0] ?? [])
  return [...new Set(names)].toSorted()
}

/** Returns the versions that fit: that which this repository tests, and later ones. */
function versionOf(
  name: string,
  { dependencies, devDependencies }: v.InferOutput<typeof manifestSchema>,
): string {
  const version = dependencies[name] ?? devDependencies[name]
  if (version === undefined) throw new Error(`package.json doesn't list ${name}, which the engine imports.`)
  return pinned.includes(name) ? version : `^${version}`
}

/** Returns the path of a compiled module in the package. */
function built(file: string): string {
  return `./lib/${file.replace(/ts$/, 'js')}`
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import * as v from 'valibot'
import { root } from '../setup/places.mjs'
import { entries, packageName } from './entries.ts'

const command = 'scripts/engine/command.ts'

/** Everything that the package may consist of: the engine, and the tools around it that know no backend. */
const parts = [
  /^(?:mocks|scripts)\/engine\//,
  /^scripts\/generate\/(?!all|answers|changes|scaffold)/,
  /^scripts\/(?:build\/worker|command-line|setup\/places)\./,
]

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
 * that a bundler takes only what a page uses.
 * @throws if a module imports anything outside of `parts`
 */
export function makePackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { scripts, declarations } = compile(join(folder, 'lib'))
  const manifest = v.parse(manifestSchema, JSON.parse(textOf('package.json')))
  const dependencies = packagesIn(scripts)
  const peers = packagesIn(declarations).filter((name) => !dependencies.includes(name))
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
    exports: Object.fromEntries(Object.entries(entries).map(([end, file]) => [`.${end}`, built(file)])),
    dependencies: Object.fromEntries(dependencies.map((name) => [name, versionOf(name, manifest)])),
    peerDependencies: Object.fromEntries(peers.map((name) => [name, '*'])),
    peerDependenciesMeta: Object.fromEntries(peers.map((name) => [name, { optional: true }])),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
  copyFileSync(join(root, 'mocks/engine/README.md'), join(folder, 'README.md'))
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

/** Compiles the package's modules. Returns the texts of the files of code, and of those with types. */
function compile(outDir: string): { scripts: string[]; declarations: string[] } {
  const configFile = join(root, 'tsconfig.json')
  const tsconfig: unknown = ts.readConfigFile(configFile, (path) => readFileSync(path, 'utf8'))
  const { config } = v.parse(tsconfigSchema, tsconfig)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root, configFile)
  const program = ts.createProgram(
    [...Object.values(entries), command].map((file) => join(root, file)),
    {
      ...options,
      noEmit: false,
      declaration: true,
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

  const scripts: string[] = []
  const declarations: string[] = []
  const { diagnostics } = program.emit(undefined, (path, text) => {
    ts.sys.writeFile(path, text)
    const texts = /\.d\.m?ts$/.test(path) ? declarations : scripts
    texts.push(text)
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0)
    throw new Error(
      ts.formatDiagnostics(problems, {
        getCanonicalFileName: (path) => path,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    )
  return { scripts, declarations }
}

/** Returns the names of the packages that modules import. */
function packagesIn(texts: readonly string[]): string[] {
  const specifiers = texts.flatMap((text) =>
    ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
  )
  const names = specifiers
    .filter((specifier) => !isBuiltin(specifier))
    .flatMap((specifier) => /^(?:@[^/]+\/)?[\w-][^/]*/.exec(specifier)?.[0] ?? [])
  return [...new Set(names)].toSorted()
}

/** Returns the version that this repository uses and tests. */
function versionOf(
  name: string,
  { dependencies, devDependencies }: v.InferOutput<typeof manifestSchema>,
): string {
  // openapi-typescript names the versions it takes. This repository overrides them, which a package can't.
  if (name === 'typescript') {
    const { peerDependencies } = v.parse(
      v.object({ peerDependencies: versions }),
      JSON.parse(textOf('node_modules/openapi-typescript/package.json')),
    )
    return peerDependencies[name] ?? '*'
  }
  const version = dependencies[name] ?? devDependencies[name]
  if (version === undefined) throw new Error(`package.json doesn't list ${name}, which the engine imports.`)
  return version
}

/** Returns the path of a compiled module in the package. */
function built(file: string): string {
  return `./lib/${file.replace(/ts$/, 'js')}`
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'
import { callNames } from '../../conformance/contract.ts'
import type { CallName } from '../../mocks/operation.ts'

/** The module that makes a simulated backend, from which the changed one is loaded. */
export const root = 'conformance/simulated.ts'

/** What the backend uses for every call, or an administrator outside of the product. */
const outside = [
  /^mocks\/services\/(?:sessions|moderation)\.ts$/,
  /^mocks\/rules\/(?:sessions|job-state)\.ts$/,
]

/** Which simulator files import which, without scenarios: the sample data stay as the true rules make them. */
export class Graph {
  readonly #imports = new Map<string, readonly string[]>()

  constructor() {
    const files = globSync('mocks/**/*.ts').map((file) => file.replaceAll('\\', '/'))
    for (const file of [root, ...files]) {
      if (!/\.test\.ts$|^mocks\/scenarios\//.test(file)) this.#imports.set(file, importsOf(file))
    }
  }

  /** The files that a change of this one affects: itself, and those that import it in any number of steps. */
  affectedBy(file: string): Set<string> {
    const affected = new Set([file])
    // A set's iteration includes what is added meanwhile.
    for (const one of affected) {
      for (const importer of this.importersOf(one)) affected.add(importer)
    }
    return affected
  }

  /** The files that import this one, directly. */
  importersOf(file: string): string[] {
    return [...this.#imports].flatMap(([importer, imported]) => (imported.includes(file) ? [importer] : []))
  }

  /**
   * The calls that a failure may name if this file is changed: those whose operations import it. What runs outside of
   * operations, such as sessions and an administrator's decisions, concerns all.
   */
  callsOf(file: string): CallName[] {
    const affected = this.affectedBy(file)
    const own = callNames.filter((call) => affected.has(`mocks/api/${call}.ts`))
    return outside.some((pattern) => pattern.test(file)) || own.length === 0 ? [...callNames] : own
  }
}

/** The files that a file imports for more than types. */
function importsOf(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return tree.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement)
    if (!isImport && !ts.isExportDeclaration(statement)) return []
    const path = statement.moduleSpecifier
    if (!path || !ts.isStringLiteral(path) || !path.text.startsWith('.')) return []
    return isImport && isOfTypes(statement) ? [] : [posix.join(posix.dirname(file), path.text)]
  })
}

function isOfTypes({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const names = clause.namedBindings
  return (
    !clause.name && !!names && ts.isNamedImports(names) && names.elements.every((name) => name.isTypeOnly)
  )
}

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

/**
 * The calls of a screen: those that queries make to show it, and those of its actions. A private screen is only for
 * people who are logged in.
 */
export type ScreenCalls = { shown: Set<string>; actions: Set<string>; isPrivate: boolean }

/** What a declaration refers to, and the calls named in it. */
type Declaration = { kind: 'query' | 'action' | undefined; calls: string[]; refs: Ref[] }
type Ref = { file: string; name: string }
export type Module = {
  declarations: Map<string, Declaration>
  imports: Map<string, Ref>
  reexports: Map<string, Ref>
}

/** A reference to all of a module: an import for its effect, or one whose exports aren't named. */
const everything = '*'

/** The component around what only people with an account see. */
const gate = 'RequireRole'

/** The name of a route's loader, among the declarations of its module. */
const loader = '(loader)'

const callers = new Set(['call', 'callSignedIn', 'callAsViewer', 'callMutation', 'download'])
const kinds: Readonly<Record<string, Declaration['kind']>> = {
  queryOptions: 'query',
  mutationOptions: 'action',
  callMutation: 'action',
}

/** The client checks the session with `me` after any refusal, which says nothing about a screen. */
const clientFiles = /^src\/api\/(?:client|options)\.ts$/

/** Finds the calls that a route's loader makes, before its screen is shown. */
export const loadedCalls = (modules: ReadonlyMap<string, Module>, file: string): Set<string> =>
  callsOf(modules, [{ file, name: loader }]).shown

/**
 * Finds the calls that are reachable from files, by following each import to the declaration that it names.
 * @param modules each module by its path from the root
 * @param roots paths of the modules to start from, with all of their declarations
 */
export const reachableCalls = (modules: ReadonlyMap<string, Module>, roots: readonly string[]): ScreenCalls =>
  callsOf(
    modules,
    roots.map((file) => ({ file, name: everything })),
  )

function callsOf(modules: ReadonlyMap<string, Module>, roots: readonly Ref[]): ScreenCalls {
  const found: ScreenCalls = { shown: new Set(), actions: new Set(), isPrivate: false }
  const seen = new Set<string>()
  const visit = (ref: Ref, asked: Declaration['kind']): void => {
    const key = `${ref.file} ${ref.name} ${asked}`
    const module = modules.get(ref.file)
    if (!module || seen.has(key) || clientFiles.test(ref.file)) return
    seen.add(key)
    if (ref.name === everything) {
      for (const name of module.declarations.keys()) visit({ ...ref, name }, asked)
      for (const other of module.reexports.values()) visit(other, asked)
      return
    }
    const other = module.reexports.get(ref.name)
    if (other) return visit(other, asked)
    if (ref.name === gate) found.isPrivate = true
    const declaration = module.declarations.get(ref.name)
    if (!declaration) return
    const kind = declaration.kind ?? asked
    for (const name of declaration.calls) (kind === 'query' ? found.shown : found.actions).add(name)
    for (const next of declaration.refs) visit(next, kind)
  }
  for (const root of roots) visit(root, undefined)
  return found
}

/** Reads the modules of a folder, without tests. */
export function readModules(root: string, folder = 'src'): Map<string, Module> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|gen|d)\.tsx?$/.test(path))
  return new Map(
    files.toSorted().map((path) => [path, readModule(path, readFileSync(join(root, path), 'utf8'))]),
  )
}

/** Reads the declarations of a module, and what each refers to. */
function readModule(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const module: Module = { declarations: new Map(), imports: new Map(), reexports: new Map() }
  const target = (specifier: ts.Expression) => posix.join(dirname(path), stringOf(specifier) ?? '')
  const named: [string, ts.Node][] = []
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings
      const file = target(statement.moduleSpecifier)
      if (!bindings || !ts.isNamedImports(bindings) || statement.importClause?.phaseModifier) continue
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly) module.imports.set(name.text, { file, name: (propertyName ?? name).text })
    } else if (ts.isExportDeclaration(statement)) {
      if (!statement.moduleSpecifier || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
        continue
      const file = target(statement.moduleSpecifier)
      for (const { name, propertyName } of statement.exportClause.elements)
        module.reexports.set(name.text, { file, name: (propertyName ?? name).text })
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations)
        for (const name of namesOf(declaration.name)) named.push([name, declaration])
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      named.push([statement.name?.text ?? 'default', statement])
    } else named.push([`(${statement.pos})`, statement])
  }
  const locals = new Set(named.map(([name]) => name))
  for (const [name, node] of named)
    module.declarations.set(name, declarationOf(node, path, locals, module.imports))
  const loading = named.map(([, node]) => loaderIn(node)).find(Boolean)
  if (loading) module.declarations.set(loader, declarationOf(loading, path, locals, module.imports))
  return module
}

function declarationOf(
  root: ts.Node,
  path: string,
  locals: ReadonlySet<string>,
  imports: ReadonlyMap<string, Ref>,
): Declaration {
  const found: Declaration = { kind: undefined, calls: [], refs: [] }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return
    if (ts.isCallExpression(node)) {
      // A query's key, as in `jobQuery(id).queryKey`, names what is cached and fetches nothing.
      if (ts.isPropertyAccessExpression(node.parent) && node.parent.name.text === 'queryKey') return
      const [first] = node.arguments
      const callee = ts.isIdentifier(node.expression) ? node.expression.text : ''
      // Loads the code of a component, which then makes its calls itself.
      if (callee === 'preload') return
      const name = first && stringOf(first)
      if (callers.has(callee) && name !== undefined) found.calls.push(name)
      found.kind ??= kinds[callee]
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && name !== undefined)
        found.refs.push({ file: posix.join(dirname(path), name), name: pickedFrom(node) })
    }
    if (ts.isIdentifier(node) && isValue(node)) {
      const ref =
        imports.get(node.text) ?? (locals.has(node.text) ? { file: path, name: node.text } : undefined)
      if (ref) found.refs.push(ref)
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

function loaderIn(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'loader') return node.initializer
  return ts.forEachChild(node, loaderIn)
}

/** Returns the name in `(await import('…')).name`. */
function pickedFrom(imported: ts.Node): string {
  const { parent } = imported.parent
  const access = ts.isParenthesizedExpression(parent) ? parent.parent : parent
  return ts.isPropertyAccessExpression(access) && ts.isAwaitExpression(imported.parent)
    ? access.name.text
    : everything
}

/** Returns whether an identifier is a value, not the name of a property. */
function isValue({ parent, ...node }: ts.Identifier): boolean {
  return !(
    (ts.isPropertyAccessExpression(parent) && parent.name.pos === node.pos) ||
    (ts.isPropertyAssignment(parent) && parent.name.pos === node.pos) ||
    ts.isJsxAttribute(parent)
  )
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []))
}

function stringOf(node: ts.Expression): string | undefined {
  return ts.isStringLiteralLike(node) ? node.text : undefined
}

/**
 * What stories and tests do, read from their sources: which addresses they open, what they expect to be told, which calls
 * they let fail. Values are followed through constants, templates, tables that are looped over and functions of the same
 * file; what cannot be known without running (an id from another file) becomes `…`.
 */
import ts from 'typescript'
import { kindOf, readable, spaced } from './tests.ts'

/** A story or a test. */
export interface Case {
  /** From the root of the repository. */
  file: string
  /** For people: with the groups around it, without references to rules. */
  title: string
  /** Addresses inside the app: `/jobs/…?tab=advert`. */
  opens: ReadonlySet<string>
  /** Texts that have to be there; what must not be there is left out. */
  expects: ReadonlySet<string>
  /** Of these, the ones that stand alone in the corner of the page, where alerts are, or are handed to it in a unit test. */
  alerts: ReadonlySet<string>
  /** `cvs/delete network` */
  faults: ReadonlySet<string>
  /** Its source, where it was read from one. */
  body?: string
}

/** What cannot be known from the source. */
const unknown = '…'

/** One thing an expression may stand for. None at all stands for `undefined`. */
type Value = string | List | Fields | Callable
interface List {
  items: readonly (readonly Value[])[]
}
interface Fields {
  fields: ReadonlyMap<string, readonly Value[]>
}
interface Callable {
  callable: ts.FunctionLikeDeclaration
  scope: Scope
}
type Scope = ReadonlyMap<string, readonly Value[]>

const nowhere: Scope = new Map()

/** The stories of a file: what it exports, other than as its default. */
export function storiesOf(file: string, text: string): Case[] {
  const source = parse(file, text)
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const [story] = statement.declarationList.declarations
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!exported || !story?.initializer || !ts.isIdentifier(story.name)) return []
    return [caseOf(file, spaced(story.name.text), [story.initializer], nowhere)]
  })
}

/** The tests of a file, one for each round of a loop whose table the file holds. */
export function casesOf(file: string, text: string): Case[] {
  const found: Case[] = []
  const visit = (node: ts.Node, scope: Scope, around: readonly string[]): void => {
    if (ts.isForOfStatement(node)) {
      for (const round of rounds(node, scope)) visit(node.statement, round, around)
      return
    }
    const [first, ...bodies] = ts.isCallExpression(node) ? node.arguments : []
    const kind = ts.isCallExpression(node) && bodies.some(isFunction) ? kindOf(node) : undefined
    if (!kind || !first) {
      ts.forEachChild(node, (child) => visit(child, scope, around))
      return
    }
    for (const title of strings(evaluate(first, scope))) {
      const path = [...around, title]
      if (kind === 'test') found.push(caseOf(file, readable(path), bodies, scope))
      else for (const body of bodies) visit(body, scope, path)
    }
  }
  visit(parse(file, text), nowhere, [])
  return found
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

function caseOf(file: string, title: string, bodies: readonly ts.Node[], outside: Scope): Case {
  const opens = new Set<string>()
  const expects = new Set<string>()
  const alerts = new Set<string>()
  const faults = new Set<string>()
  /** Functions that are being read, so that one which calls itself comes to an end. */
  const open = new Set<ts.Node>()

  const visit = (node: ts.Node, scope: Scope): void => {
    if (ts.isForOfStatement(node)) {
      visit(node.expression, scope)
      for (const round of rounds(node, scope)) visit(node.statement, round)
      return
    }
    // A function of its own is read where it is called, with what it is called with.
    if (ts.isFunctionDeclaration(node)) return
    if (ts.isVariableDeclaration(node) && node.initializer && isFunction(node.initializer)) return
    if (isFunction(node)) {
      visitBody(node, enter(node, [], scope))
      return
    }
    if (ts.isObjectLiteralExpression(node)) takeFault(node, scope)
    if (ts.isCallExpression(node)) {
      takeCall(node, scope)
      for (const value of ts.isIdentifier(node.expression) ? evaluate(node.expression, scope) : []) {
        if (typeof value === 'string' || !('callable' in value)) continue
        const { callable } = value
        const given = node.arguments.map((argument) => evaluate(argument, scope))
        visitBody(callable, enter(callable, given, value.scope))
      }
    }
    ts.forEachChild(node, (child) => visit(child, scope))
  }

  const visitBody = (callable: ts.FunctionLikeDeclaration, scope: Scope): void => {
    if (!callable.body || open.has(callable)) return
    open.add(callable)
    visit(callable.body, scope)
    open.delete(callable)
  }

  const takeCall = (call: ts.CallExpression, scope: Scope): void => {
    const name = nameOf(call.expression)
    const argument = (index: number) => {
      const at = call.arguments[index]
      return at ? strings(evaluate(at, scope)) : ['']
    }
    const place = addressPlace(call)
    if (place !== undefined) {
      for (const address of argument(place)) {
        const path = pathIn(address, name)
        if (path !== undefined) opens.add(path)
      }
    }
    if (name === 'addFault') for (const fault of argument(0)) faults.add(`${fault} ${argument(1).join(' ')}`)
    if (!tellers.test(name) || !isExpected(call)) return
    const texts = call.arguments.flatMap((each) => leaves(evaluate(each, scope)))
    for (const text of texts) expects.add(text)
    if (isAboutAlerts(call, name, file)) for (const text of texts) alerts.add(text)
  }

  const takeFault = (node: ts.ObjectLiteralExpression, scope: Scope): void => {
    const [value] = evaluate(node, scope)
    if (typeof value !== 'object' || !('fields' in value)) return
    const kinds = strings(value.fields.get('kind') ?? []).join(' ')
    for (const call of strings(value.fields.get('call') ?? [])) if (kinds) faults.add(`${call} ${kinds}`)
  }

  for (const body of bodies) visit(body, outside)
  const body = bodies.map((each) => each.getText()).join('\n')
  return { file, title, opens, expects, alerts, faults, body }
}

/** What says or finds a text. */
const tellers =
  /^(?:(?:get|find|query)(?:All)?By(?:Text|Role)|filter|isTold|said|to(?:ContainText|HaveText|HaveTextContent|HaveAccessibleDescription|Be|Equal|StrictEqual|MatchObject|HaveBeenCalled\w*With))$/

/** Which argument of a call is an address that it opens. */
function addressPlace({ expression }: ts.CallExpression): number | undefined {
  if (ts.isIdentifier(expression)) return openers.get(expression.text)
  return ts.isPropertyAccessExpression(expression)
    ? openers.get(expression.getText().replace(/^\w+(?=\.goto$)/, ''))
    : undefined
}

const openers: ReadonlyMap<string, number> = new Map([
  ['screen', 0],
  ['openPage', 1],
  ['stage.open', 1],
  ['.goto', 0],
])

/** The part of the source that says whether something is expected or only looked for. */
function clauseOf(node: ts.Node): ts.Node {
  let clause = node
  while (
    !ts.isStatement(clause.parent) &&
    !isFunction(clause.parent) &&
    !ts.isSourceFile(clause.parent) &&
    !ts.isVariableDeclaration(clause.parent) &&
    !ts.isPropertyAssignment(clause.parent)
  ) {
    clause = clause.parent
  }
  return clause
}

function isExpected(call: ts.CallExpression): boolean {
  const clause = clauseOf(call).getText()
  if (/\.not\.|\bquery(?:All)?By|\.toBeNull\(|\.toHaveCount\(0\)/.test(clause)) return false
  return /\bexpect\(|\bexpect\.|\bfind(?:All)?By|\bisTold\(|\bsaid\(/.test(clause)
}

function isAboutAlerts(call: ts.CallExpression, name: string, file: string): boolean {
  if (name === 'isTold') return true
  if (name.endsWith('ByRole') || name === 'filter') return false
  const clause = clauseOf(call).getText()
  if (/\.test\.tsx?$/.test(file)) return name.startsWith('to')
  // In a story `page` is the whole document: what is no part of the screen, such as alerts, is found in it alone.
  return /[mM]essages/.test(clause) || (file.includes('.stories.') && /\bpage\s*\.\w+ByText\(/.test(clause))
}

/** The values of the loop's variables, round by round; one round of what is not known where the table is not. */
function rounds(node: ts.ForOfStatement, scope: Scope): Scope[] {
  if (!ts.isVariableDeclarationList(node.initializer)) return [scope]
  const [variable] = node.initializer.declarations
  if (!variable) return [scope]
  const lists = evaluate(node.expression, scope).filter((value) => isList(value))
  const items = lists.flatMap((list) => list.items)
  return (items.length > 0 ? items : [[unknown]]).map((item) => {
    const inside = new Map(scope)
    bind(variable.name, item, inside)
    return inside
  })
}

/** The scope of a function's body. */
function enter(
  callable: ts.FunctionLikeDeclaration,
  given: readonly (readonly Value[])[],
  scope: Scope,
): Scope {
  const inside = new Map(scope)
  for (const [index, parameter] of callable.parameters.entries()) {
    const fallback = parameter.initializer ? evaluate(parameter.initializer, scope) : [unknown]
    bind(parameter.name, given[index] ?? fallback, inside)
  }
  return inside
}

function bind(name: ts.BindingName, values: readonly Value[], into: Map<string, readonly Value[]>): void {
  if (ts.isIdentifier(name)) {
    into.set(name.text, values)
    return
  }
  for (const [index, element] of name.elements.entries()) {
    if (ts.isOmittedExpression(element)) continue
    const key = element.propertyName ?? element.name
    const inside = ts.isArrayBindingPattern(name)
      ? values.flatMap((value) => (isList(value) ? (value.items[index] ?? []) : [unknown]))
      : ts.isIdentifier(key)
        ? fieldOf(values, key.text)
        : [unknown]
    bind(element.name, inside, into)
  }
}

function fieldOf(values: readonly Value[], name: string): readonly Value[] {
  return values.flatMap((value) =>
    typeof value === 'object' && 'fields' in value ? (value.fields.get(name) ?? []) : [unknown],
  )
}

/** What an expression may stand for. */
function evaluate(node: ts.Expression, scope: Scope): readonly Value[] {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text]
  if (ts.isRegularExpressionLiteral(node)) return [plain(node.text)]
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (texts, { expression, literal }) =>
        joined(texts, strings(evaluate(expression, scope))).map((text) => text + literal.text),
      [node.head.text],
    )
  }
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isAwaitExpression(node)
  ) {
    return evaluate(node.expression, scope)
  }
  if (isFunction(node)) return [{ callable: node, scope }]
  if (ts.isIdentifier(node)) return node.text === 'undefined' ? [] : resolve(node, scope)
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [evaluate(element, scope)]
      return evaluate(element.expression, scope).flatMap((value) => (isList(value) ? value.items : []))
    })
    return [{ items }]
  }
  if (ts.isObjectLiteralExpression(node)) {
    const fields = new Map<string, readonly Value[]>()
    for (const property of node.properties) {
      const name = property.name && fieldName(property.name)
      if (name === undefined) continue
      if (ts.isPropertyAssignment(property)) fields.set(name, evaluate(property.initializer, scope))
      if (ts.isShorthandPropertyAssignment(property)) fields.set(name, resolve(property.name, scope))
    }
    return [{ fields }]
  }
  if (ts.isPropertyAccessExpression(node)) return fieldOf(evaluate(node.expression, scope), node.name.text)
  if (ts.isConditionalExpression(node)) {
    return [...evaluate(node.whenTrue, scope), ...evaluate(node.whenFalse, scope)]
  }
  if (ts.isBinaryExpression(node)) return evaluateBinary(node, scope)
  if (ts.isNewExpression(node)) {
    const [list] = node.arguments ?? []
    return node.expression.getText() === 'Set' && list ? evaluate(list, scope) : [unknown]
  }
  return ts.isCallExpression(node) ? evaluateCall(node, scope) : [unknown]
}

function evaluateBinary(node: ts.BinaryExpression, scope: Scope): readonly Value[] {
  const left = evaluate(node.left, scope)
  const right = () => evaluate(node.right, scope)
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.PlusToken:
      return joined(strings(left), strings(right()))
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.BarBarToken:
      return left.length > 0 ? left : right()
    default:
      return [unknown]
  }
}

function evaluateCall(call: ts.CallExpression, scope: Scope): readonly Value[] {
  const { expression } = call
  const [first] = call.arguments
  if (ts.isIdentifier(expression)) {
    return evaluate(expression, scope).flatMap((value) => {
      if (typeof value === 'string' || !('callable' in value)) return [unknown]
      const { body } = value.callable
      // Only functions that are one expression: what another one gives is not followed.
      if (!body || ts.isBlock(body)) return [unknown]
      const given = call.arguments.map((argument) => evaluate(argument, scope))
      return evaluate(body, enter(value.callable, given, value.scope))
    })
  }
  if (!ts.isPropertyAccessExpression(expression)) return [unknown]
  if (expression.getText() === 'Object.entries' && first) {
    return evaluate(first, scope).flatMap((value): Value[] => {
      if (typeof value !== 'object' || !('fields' in value)) return [unknown]
      return [{ items: [...value.fields].map(([name, inside]) => [{ items: [[name], inside] }]) }]
    })
  }
  if (expression.name.text === 'split' && first) {
    const [separator = ''] = strings(evaluate(first, scope))
    return strings(evaluate(expression.expression, scope)).map((text) => ({
      items: text.split(separator).map((part) => [part]),
    }))
  }
  return [unknown]
}

/** What a name stands for: a parameter or a loop's variable, or what is declared around the place. */
function resolve(name: ts.Identifier, scope: Scope): readonly Value[] {
  const known = scope.get(name.text)
  if (known) return known
  for (let around: ts.Node = name; !ts.isSourceFile(around);) {
    around = around.parent
    if (!ts.isBlock(around) && !ts.isSourceFile(around)) continue
    // What stands at the top of a file knows nothing of who calls it.
    const inside = ts.isSourceFile(around) ? nowhere : scope
    for (const statement of around.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name.text) {
        return [{ callable: statement, scope: inside }]
      }
      if (!ts.isVariableStatement(statement)) continue
      for (const { name: declared, initializer } of statement.declarationList.declarations) {
        if (!initializer || !namesIn(declared).includes(name.text)) continue
        // Within its own initialiser a name says nothing yet, but a function may call itself.
        if (!isFunction(initializer) && name.pos >= initializer.pos && name.end <= initializer.end) continue
        const bound = new Map<string, readonly Value[]>()
        bind(declared, evaluate(initializer, inside), bound)
        return bound.get(name.text) ?? [unknown]
      }
    }
  }
  return [unknown]
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))
}

function fieldName(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined
}

function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : ''
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}

function isList(value: Value): value is List {
  return typeof value === 'object' && 'items' in value
}

/** As texts: in a template, or as an argument. */
function strings(values: readonly Value[]): string[] {
  return values.map((value) => (typeof value === 'string' ? value : unknown))
}

/** Every text inside, at any depth. */
function leaves(values: readonly Value[]): string[] {
  return values.flatMap((value) => {
    if (typeof value === 'string') return [value]
    if ('items' in value) return value.items.flatMap((item) => leaves(item))
    return 'fields' in value ? [...value.fields.values()].flatMap((field) => leaves(field)) : []
  })
}

function joined(left: readonly string[], right: readonly string[]): string[] {
  return left.flatMap((start) => right.map((end) => start + end))
}

/** The text that a pattern stands for: `/^No jobs found\.$/` → `No jobs found.` */
function plain(pattern: string): string {
  return pattern
    .slice(1, pattern.lastIndexOf('/'))
    .replace(/^\^|\$$/g, '')
    .replace(/\\(?=[^\w])/g, '')
}

/**
 * The path inside the app of what a test opens: `jobs/41`, `/jobs/41`, `./jobs/41`, or `…jobs/41` behind the address of a
 * host. Nothing where it cannot be known, or is no page of the app.
 */
function pathIn(address: string, opener: string): string | undefined {
  const path = address.replace(/^\.\/|^(?:\w+:\/\/[^/…]*)?(?:…:?)+/, '')
  // Playwright's own `goto` leads anywhere: to a page of the app where it is told to stay below its address.
  if (path === address && (opener === 'goto' || address.includes('://'))) return undefined
  const isKnown = path === address || address.startsWith('./') || /^[\w/]/.test(path)
  return isKnown ? `/${path.replace(/^\//, '')}` : undefined
}

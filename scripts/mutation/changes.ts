import ts from 'typescript'

/** One change of a source file: `now` replaces the text from `start` to `end`. */
export interface Change {
  /** The path from the project's folder. */
  file: string
  line: number
  start: number
  end: number
  was: string
  now: string
  /** Whether the place is outside of all functions. */
  isAtLoad: boolean
}

const swapped: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

/** Methods whose call is replaced by what they are called on. */
const dropped = /^(?:filter|sort|toSorted|toReversed|trim|toLowerCase|slice)$/
const renamed = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
])

/** Lists the changes of a file. Types, imports and sentences, which are the backend's own words, stay as they are. */
export function changesOf(file: string, source: string): Change[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const changes: Change[] = []
  const visit = (node: ts.Node, isAtLoad: boolean): void => {
    const change = (start: number, end: number, now: string) => {
      const line = tree.getLineAndCharacterOfPosition(start).line + 1
      changes.push({ file, line, start, end, was: source.slice(start, end), now, isAtLoad })
    }
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    for (const now of replacements(node)) change(node.getStart(tree), node.end, now)
    if (ts.isObjectLiteralExpression(node)) {
      for (const [at, property] of node.properties.entries()) {
        change(property.getStart(tree), node.properties[at + 1]?.getStart(tree) ?? node.properties.end, '')
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, isAtLoad && !ts.isFunctionLike(node))
    })
  }
  visit(tree, true)
  return changes
}

/** Returns a file's text with a change. */
export function changed(source: string, { start, end, now }: Change): string {
  return source.slice(0, start) + now + source.slice(end)
}

function replacements(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node)) return ofOperator(node)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [node.operand.getText()]
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].map(enclosed)
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text.replaceAll('_', ''))
    return value < 1_000 ? [`${value + 1}`, `(${value - 1})`] : [`${value * 2}`, `${value / 2}`]
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false']
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true']
  if (ts.isStringLiteral(node)) return isWord(node) ? ["''"] : []
  if (ts.isExpressionStatement(node)) return ts.isCallExpression(node.expression) ? [';'] : []
  if (ts.isCallExpression(node)) return ofCall(node)
  // Only the condition of an `if` changes, not the statement.
  const holder = node.parent
  return holder && ts.isIfStatement(holder) && holder.expression === node ? ['true', 'false'] : []
}

function ofOperator({ left, right, operatorToken }: ts.BinaryExpression): string[] {
  const operator = operatorToken.getText()
  if (/^(?:&&|\|\||\?\?)$/.test(operator)) return [left, right].map(enclosed)
  const other = swapped[operator]
  return other === undefined ? [] : [`${left.getText()} ${other} ${right.getText()}`]
}

function ofCall({ expression, arguments: given }: ts.CallExpression): string[] {
  if (!ts.isPropertyAccessExpression(expression)) return []
  const { name, expression: receiver } = expression
  const other = renamed.get(name.text)
  const list = given.map((one) => one.getText()).join(', ')
  if (other !== undefined) return [`${receiver.getText()}.${other}(${list})`]
  return dropped.test(name.text) ? [receiver.getText()] : []
}

/** Whether a string is a word of the program, such as a status or a key, and not a sentence, a name or a path. */
function isWord({ text, parent }: ts.StringLiteral): boolean {
  const isName = ts.isPropertyAssignment(parent) && parent.name.getText().slice(1, -1) === text
  return text !== '' && !/\s/.test(text) && !isName
}

const enclosed = (node: ts.Node) => `(${node.getText()})`

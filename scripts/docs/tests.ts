/** Which tests name which rules, read from their sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A test that names rules. */
export interface NamedTest {
  /** From the root of the repository: `mocks/api/jobs/apply.test.ts`. */
  file: string
  /** With the titles of the groups around it; without the references to rules. */
  title: string
  rules: ReadonlySet<number>
}

const folders = ['mocks', 'scripts', 'src', 'stories', 'tests']
const sources = /\.(?:test|spec|stories)\.tsx?$/
const groups = new Set(['describe'])
const tests = new Set(['it', 'test'])

/** Every test of the repository that names a rule, in the order of files and of the tests in them. */
export function namedTests(root: string): NamedTest[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => sources.test(path))
    .sort()
    .flatMap((file) => testsIn(file, readFileSync(join(root, file), 'utf8')))
}

/** The tests of one source file that name a rule. In stories, what stands above a story speaks for it. */
export function testsIn(file: string, text: string): NamedTest[] {
  if (!/\brules\s+\d/.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return file.includes('.stories.') ? storiesIn(file, source) : callsIn(file, source, [])
}

/** The numbers of the rules that a text refers to: "rules 2–5, 7" are five. */
export function rulesIn(text: string): Set<number> {
  const range = String.raw`\d+(?:\s*[–-]\s*\d+)?`
  const found = new Set<number>()
  for (const [, list = ''] of text.matchAll(
    new RegExp(String.raw`\brules\s+(${range}(?:\s*(?:,|and)\s*${range})*)`, 'g'),
  )) {
    for (const [, first, last] of list.matchAll(/(\d+)(?:\s*[–-]\s*(\d+))?/g)) {
      for (let rule = Number(first); rule <= Number(last ?? first); rule += 1) found.add(rule)
    }
  }
  return found
}

function callsIn(file: string, node: ts.Node, around: readonly string[]): NamedTest[] {
  const found: NamedTest[] = []
  const visit = (child: ts.Node): void => {
    const call = ts.isCallExpression(child) ? calledTest(child) : undefined
    if (!call) {
      ts.forEachChild(child, visit)
      return
    }
    const path = [...around, call.title]
    if (call.kind === 'group') {
      for (const argument of call.bodies) found.push(...callsIn(file, argument, path))
      return
    }
    for (const title of [call.title, ...call.rows.map((row) => call.title.replace('%s', row))]) {
      const whole = [...around, title]
      const rules = rulesIn(whole.join(' '))
      if (rules.size > 0) found.push({ file, title: readable(whole), rules })
    }
  }
  ts.forEachChild(node, visit)
  return found
}

interface CalledTest {
  kind: 'group' | 'test'
  title: string
  /** The cases of an `each` that name rules of their own. */
  rows: readonly string[]
  bodies: readonly ts.Expression[]
}

function calledTest(call: ts.CallExpression): CalledTest | undefined {
  const [first, ...bodies] = call.arguments
  const title = first && textOf(first)
  const kind = kindOf(call)
  if (title === undefined || !kind) return undefined
  const table = ts.isCallExpression(call.expression) ? call.expression.arguments : []
  return { kind, title, rows: table.flatMap(textsWithRules), bodies }
}

/** Whether a call is `describe(…)` or `it(…)`, in any of their forms. */
export function kindOf(call: ts.CallExpression): CalledTest['kind'] | undefined {
  const name = baseName(call.expression)
  if (name === undefined) return undefined
  return groups.has(name) ? 'group' : tests.has(name) ? 'test' : undefined
}

/** `it` of `it(…)` and `it.each(…)(…)`, `describe` of `test.describe(…)`. */
function baseName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text
  if (ts.isCallExpression(callee)) return baseName(callee.expression)
  if (!ts.isPropertyAccessExpression(callee)) return undefined
  return callee.name.text === 'describe' ? 'describe' : baseName(callee.expression)
}

function textsWithRules(node: ts.Node): string[] {
  const own = textOf(node)
  if (own !== undefined) return rulesIn(own).size > 0 ? [own] : []
  const inside: string[] = []
  ts.forEachChild(node, (child) => {
    inside.push(...textsWithRules(child))
  })
  return inside
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

function storiesIn(file: string, source: ts.SourceFile): NamedTest[] {
  const component = file.slice(file.lastIndexOf('/') + 1).replace(/\.stories\.tsx?$/, '')
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const comment = ts.getLeadingCommentRanges(source.text, statement.pos)?.at(-1)
    const rules = rulesIn(comment ? source.text.slice(comment.pos, comment.end) : '')
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    const [story] = statement.declarationList.declarations
    if (rules.size === 0 || !exported || !story || !ts.isIdentifier(story.name)) return []
    return [{ file, title: readable([spaced(component), spaced(story.name.text)]), rules }]
  })
}

/** "CvManager" → "Cv manager", "LikingAPost" → "Liking a post". */
export function spaced(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Titles as one line, without what they refer to: the rule stands above. */
export function readable(titles: readonly string[]): string {
  return titles.map((title) => title.replace(/\s*\([^()]*\brules\s+\d[^()]*\)/g, '')).join(' › ')
}

import { parse as parseOld } from 'acorn'
import { parse, type ChildNode, type Node } from 'postcss'
import { parseSync, Visitor, type ESTree } from 'vite'
import { expect, it } from 'vitest'
import { features } from 'web-features'
import { browsers, browsersInWords } from '../../scripts/build/browsers.ts'
import { testBuilds } from '../../scripts/check/places.ts'
import { textOf } from '../architecture/tree.ts'
import { built } from './built.ts'

/** Features that a supported browser may lack, and why the app works without them. Also covers the keys below each. */
const optional: Record<string, string> = {
  'css.properties.font-family.ui-monospace': 'one of several fonts',
  'css.properties.text-wrap.pretty': 'only changes line breaks',
  'css.properties.break-after': 'only changes page breaks in print',
  'css.properties.overscroll-behavior': 'otherwise the page scrolls on when a list ends',
  'css.properties.content-visibility': 'only saves time',
  'css.properties.resize': 'for a mouse',
  'css.properties.cursor': 'for a mouse',
  'css.properties.forced-color-adjust': 'browsers without forced colours don’t need it',
  'css.selectors.selection': 'only the colour of selected text',
  'css.selectors.marker': 'Safari lacks only the weight',
  'css.selectors.open': 'in a list that works without it, beside [open]',
  'css.properties.overflow-anchor': 'Safari did not anchor the scroll position before',
  'css.selectors.details-content': 'otherwise closed answers stay closed in print',
  'api.AbortSignal.timeout_static': 'before 124, Chrome only gave the error another name',
  'api.Window.open': 'iOS may refuse a tab; files can be downloaded, too',
  'api.Navigator.share': 'the button appears only where it exists',
  'api.Navigator.connection': 'React checks that it exists',
  'api.Navigation': 'React checks that it exists',
  'api.ViewTransition': 'React checks that it exists',
  'api.Document.startViewTransition': 'React checks that it exists',
  'api.Request.keepalive': 'the worker passes on what it gets',
  'javascript.builtins.Temporal': 'only tells the time zone faster',
  'javascript.builtins.Uint8Array.fromHex': '@noble/hashes checks that it exists',
  'javascript.builtins.Uint8Array.toHex': '@noble/hashes checks that it exists',
}

/** The versions from which browsers have a feature, by its key in MDN's data, such as "css.types.color.light-dark". */
const known = new Map(
  Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]) => {
          const versions: Record<string, string | undefined> = { ...support }
          return [key, versions] as const
        })
      : [],
  ),
)

/** The names of the browsers in the data. */
const dataNames = new Map([
  ['chrome', ['chrome', 'chrome_android']],
  ['edge', ['edge']],
  ['firefox', ['firefox', 'firefox_android']],
  ['safari', ['safari']],
  ['ios_saf', ['safari_ios']],
])

/** Returns the first version of a browser that has a feature; `Infinity` if there is none. */
function since(key: string, id: string): number {
  // The data has "≤79" where the exact version isn't known.
  const versions = (dataNames.get(id) ?? []).map((name) => known.get(key)?.[name]?.replace('≤', ''))
  return Math.max(...versions.map((version) => Number(version ?? Infinity)))
}

/** Returns the features that a style sheet uses, except inside `@supports` and beside a prefixed property. */
function usedInCss(text: string): string[] {
  const used: string[] = []
  parse(text).walk((node) => {
    if (isInside(node, 'supports')) return
    if (node.type === 'atrule') {
      const rule = `css.at-rules.${node.name}`
      used.push(rule, ...[...node.params.matchAll(/[\w-]+/g)].map(([word]) => `${rule}.${word}`))
    } else if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/(?<!\\)::?([\w-]+)/g)) used.push(`css.selectors.${name}`)
      if (/(?<!\\)&/.test(node.selector)) used.push('css.selectors.nesting')
    } else if (node.type === 'decl') {
      const { prop, value, parent } = node
      if (parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`)) return
      used.push(`css.properties.${prop}`)
      const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
      for (const [, word = '', call] of bare.matchAll(/(?<![\w#.-])([a-z][\w-]*)(\()?/gi)) {
        used.push(`css.properties.${prop}.${word}`)
        if (call) used.push(...groupsOfFunctions.map((group) => `css.types.${group}${word}`))
      }
      for (const [, unit] of bare.matchAll(/\d([a-z]+)\b/gi)) used.push(`css.types.length.${unit}`)
    }
  })
  return used
}

const groupsOfFunctions = ['', 'color.', 'gradient.', 'image.', 'basic-shape.', 'easing-function.']

function isInside(node: ChildNode, rule: string): boolean {
  for (let outer: Node | undefined = node.parent; outer; outer = outer.parent)
    if (outer.type === 'atrule' && 'name' in outer && outer.name === rule) return true
  return false
}

/** The keys of methods by their names, for calls that don't show whose method it is, as in `list.toSorted()`. */
const methods = Map.groupBy(
  [...known.keys()].filter((key) => /^(?:api|javascript\.builtins(?:\.Intl)?)\.(\w+)\.(?!\1$)\w+$/.test(key)),
  (key) => key.slice(key.lastIndexOf('.') + 1),
)

/**
 * Returns the features that scripts use: globals, their members, and methods, of which it takes the one that Chrome has
 * had for longest. A method with the name of one that any script defines is left out, and so is syntax, which the build
 * compiles.
 */
function usedInScripts(texts: readonly string[]): string[] {
  const programs = texts.map((text) => parseSync('built.js', text).program)
  const used = new Set<string>()
  const own = new Set<string>()
  const called = new Set<string>()
  const members = new Set<ESTree.Node>()
  const define = ({ key, computed }: { key: ESTree.Node; computed: boolean }) => {
    if (computed) return
    own.add(nameOf(key))
    members.add(key)
  }
  const visitor = new Visitor({
    MethodDefinition: define,
    PropertyDefinition: define,
    Property: define,
    AssignmentExpression: ({ left }) => void (left.type === 'MemberExpression' && own.add(nameOf(left))),
    MemberExpression(node) {
      if (!node.computed) members.add(node.property)
      used.add(keyOfMember(node) ?? '')
    },
    CallExpression({ callee }) {
      if (callee.type === 'MemberExpression' && !keyOfMember(callee)) called.add(nameOf(callee))
    },
    Identifier(node) {
      if (!members.has(node)) used.add(`javascript.builtins.${node.name}`).add(`api.${node.name}`)
    },
  })
  for (const program of programs) visitor.visit(program)
  for (const name of called) {
    const [oldest] = (methods.get(name) ?? []).toSorted((a, b) => since(a, 'chrome') - since(b, 'chrome'))
    if (oldest !== undefined && !own.has(name)) used.add(oldest)
  }
  return [...used]
}

/** Returns the key of a member of a global, as in `URL.parse` or `navigator.share`. */
function keyOfMember(node: ESTree.MemberExpression): string | undefined {
  const [owner, name] = [nameOf(node.object), nameOf(node)]
  const type = owner.charAt(0).toUpperCase() + owner.slice(1)
  const keys = [`javascript.builtins.${owner}.${name}`, `api.${type}.${name}_static`, `api.${type}.${name}`]
  return keys.find((key) => known.has(key))
}

/** Returns the name of a variable or of a member, as in `object.name`; '' for anything else. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : ''
}

const themeScript = textOf('public/theme.js')

it.each([testBuilds.app, testBuilds.demo])('the supported browsers have what %s uses', (folder) => {
  const files = [...built(folder)]
  const textsOf = (type: string) => files.filter(([path]) => path.endsWith(type)).map(([, text]) => text)
  const used = new Set([...textsOf('.css').flatMap(usedInCss), ...usedInScripts(textsOf('.js'))])
  expect(used).toContain('css.properties.display')
  expect(used).toContain('api.URL')
  const isOptional = (key: string) =>
    Object.keys(optional).some((name) => key === name || key.startsWith(`${name}.`))
  const lacking = [...used]
    .filter((key) => known.has(key) && !isOptional(key))
    .flatMap((key) =>
      browsers
        .filter(({ id, version }) => since(key, id) > Number(version))
        .map(({ id, title }) => `${key}: ${title} has it since ${since(key, id)}`),
    )
  expect(lacking).toEqual([])
})

it.each([testBuilds.app, testBuilds.demo])('the page of %s tells older browsers the versions', (folder) => {
  expect(textOf(`${folder}/index.html`)).toContain(`needs a newer browser: at least ${browsersInWords}.`)
})

it('theme.js runs in older browsers, and tells them by features of the same versions', () => {
  expect(() => parseOld(themeScript, { ecmaVersion: 5 })).not.toThrow()
  const styles = themeScript.matchAll(/CSS\.supports\('([\w-]+)', '(.+)'\)/g)
  const tested = [
    ...[...styles].flatMap(([, property, value]) =>
      usedInCss(`a { ${property}: ${value} }`).filter(
        (key) => key.startsWith('css.types.') && known.has(key),
      ),
    ),
    ...[...themeScript.matchAll(/'(\w+)' in window/g)].map(([, name]) => `api.${name}`),
  ]
  const decided = browsers.map(({ id }) => Math.max(...tested.map((key) => since(key, id))))
  expect(decided).toEqual(browsers.map(({ version }) => Number(version)))
})

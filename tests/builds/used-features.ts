import { parse, type ChildNode, type Node } from 'postcss'
import { parseSync, Visitor, type ESTree } from 'vite'
import { features } from 'web-features'

/** A feature of browsers. `support` has the first version with it, by the name of the browser in the data. */
export interface Feature {
  name: string
  support: Readonly<Record<string, string | undefined>>
}

/** The features by their keys in MDN's data, such as "css.types.color.light-dark". */
export const known = new Map<string, Feature>()
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
    known.set(key, { name: feature.name, support: { ...support } })
}

/** The keys of features. Adding a key that is none has no effect. */
class Keys extends Set<string> {
  override add(key: string): this {
    return known.has(key) ? super.add(key) : this
  }
}

/** Returns the features that a style sheet uses, except inside `@supports` and beside a prefixed property. */
export function usedInCss(text: string): Set<string> {
  const used = new Keys()
  parse(text).walk((node) => {
    if (isInside(node, 'atrule', 'supports')) return
    if (node.type === 'atrule') {
      const rule = `css.at-rules.${node.name}`
      used.add(rule)
      for (const [word] of node.params.matchAll(/[\w-]+/g)) used.add(`${rule}.${word}`)
      if (/[<>]/.test(node.params)) used.add(`${rule}.range_syntax`)
    } else if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/(?<!\\)::?([\w-]+)/g)) used.add(`css.selectors.${name}`)
      if (/(?<!\\)&/.test(node.selector) || isInside(node, 'rule')) used.add('css.selectors.nesting')
    } else if (node.type === 'decl') {
      const { prop, value, parent } = node
      if (parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`)) return
      used.add(`css.properties.${prop}`)
      const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
      for (const [, word = '', call] of bare.matchAll(/(?<![\w#.-])([a-z][\w-]*)(\()?/gi)) {
        used.add(`css.properties.${prop}.${word}`)
        if (call) for (const group of groupsOfFunctions) used.add(`css.types.${group}${word}`)
      }
      for (const [, unit] of bare.matchAll(/\d([a-z]+)\b/gi)) used.add(`css.types.length.${unit}`)
    }
  })
  return used
}

const groupsOfFunctions = ['', 'color.', 'gradient.', 'image.', 'basic-shape.', 'easing-function.']

/** Returns whether a node is inside one of this type and name. */
function isInside(node: ChildNode, type: 'rule' | 'atrule', name?: string): boolean {
  for (let outer: Node | undefined = node.parent; outer; outer = outer.parent)
    if (outer.type === type && (!name || ('name' in outer && outer.name === name))) return true
  return false
}

/** The keys of methods by their names, for calls that don't show whose method it is, as in `list.toSorted()`. */
const methods = new Map<string, string[]>()
for (const key of known.keys()) {
  const [, owner, name] = /^(?:api|javascript\.builtins(?:\.Intl)?)\.(\w+)\.(\w+)$/.exec(key) ?? []
  if (name && name !== owner) methods.set(name, [...(methods.get(name) ?? []), key])
}

/**
 * Returns the features that the scripts of a build use, by path: globals, members of globals, methods, and attributes in
 * JSX. A method with the name of one that any script defines is left out, and so is syntax, which the build compiles.
 */
export function usedInScripts(scripts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const programs = [...scripts].map(([path, text]) => [path, parseSync(path, text).program] as const)
  const own = new Set<string>()
  const define = ({ key, computed }: { key: ESTree.Node; computed: boolean }) => {
    if (!computed) own.add(nameOf(key))
  }
  const definitions = new Visitor({
    MethodDefinition: define,
    PropertyDefinition: define,
    Property: define,
    AssignmentExpression: ({ left }) => void (left.type === 'MemberExpression' && own.add(nameOf(left))),
  })
  for (const [, program] of programs) definitions.visit(program)
  return new Map(programs.map(([path, program]) => [path, usedInScript(program, own)]))
}

function usedInScript(program: ESTree.Program, own: ReadonlySet<string>): Set<string> {
  const used = new Keys()
  /** Identifiers that name a member, not a variable. */
  const members = new Set<ESTree.Node>()
  new Visitor({
    Property: ({ key, computed }) => void (computed || members.add(key)),
    MemberExpression(node) {
      if (!node.computed) members.add(node.property)
      for (const key of keysOfMember(node)) used.add(key)
    },
    CallExpression({ callee, arguments: [tag, props] }) {
      if (callee.type === 'MemberExpression' && keysOfMember(callee).length === 0) {
        const name = nameOf(callee)
        if (isIterator(callee.object)) used.add(`javascript.builtins.Iterator.${name}`)
        else if (!own.has(name)) used.add(oldest(methods.get(name) ?? []))
      }
      if (tag?.type !== 'Literal' || props?.type !== 'ObjectExpression') return
      for (const prop of props.properties) {
        const attribute = prop.type === 'Property' ? nameOf(prop.key).toLowerCase() : ''
        for (const owner of [`elements.${String(tag.value)}`, 'global_attributes'])
          used.add(`html.${owner}.${attribute}`)
      }
    },
    Identifier(node) {
      if (members.has(node)) return
      used.add(`javascript.builtins.${node.name}`).add(`api.${node.name}`)
    },
    Literal(node) {
      if ('regex' in node && /\(\?[a-z]*-?[a-z]+:/.test(node.regex.pattern))
        used.add('javascript.regular_expressions.modifier')
    },
  }).visit(program)
  return used
}

/** Returns the name of a variable or of a member, as in `object.name`; '' for anything else. */
function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : ''
}

/** Returns the keys of a member of a global, as in `URL.parse` or `navigator.share`. */
function keysOfMember(node: ESTree.MemberExpression): string[] {
  const owner = nameOf(node.object)
  const name = nameOf(node)
  const type = owner.charAt(0).toUpperCase() + owner.slice(1)
  const keys = [`javascript.builtins.${owner}.${name}`, `api.${type}.${name}_static`, `api.${type}.${name}`]
  return keys.filter((key) => known.has(key)).slice(0, 1)
}

/** Returns whether a call makes an iterator, as in `map.values()`. `Object.values()` makes a list. */
function isIterator(node: ESTree.Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  if (nameOf(node.callee.object) === 'Object') return false
  return /^(?:values|keys|entries|matchAll)$/.test(nameOf(node.callee))
}

/** Returns the key that Chrome has had for longest, or ''. */
function oldest(keys: readonly string[]): string {
  const since = (key: string) => Number(known.get(key)?.support.chrome ?? Infinity)
  return keys.toSorted((a, b) => since(a) - since(b))[0] ?? ''
}

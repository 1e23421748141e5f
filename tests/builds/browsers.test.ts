import { parseSync, Visitor } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { browsers, browsersInWords } from '../../scripts/build/browsers.ts'
import { testBuilds } from '../../scripts/check/places.ts'
import { builtFiles, textOf } from '../architecture/tree.ts'
import { known, usedInCss, usedInScripts } from './used-features.ts'

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
  'css.selectors.details-content': 'otherwise closed answers stay closed in print',
  'api.AbortSignal.timeout_static': 'before 124, Chrome only gave the error another name',
  'api.Window.open': 'iOS may refuse a tab; files can be downloaded, too',
  'api.Navigator.share': 'the button appears only where it exists',
  'api.Navigator.connection': 'React checks that it exists',
  'api.Navigation': 'React checks that it exists',
  'api.ViewTransition': 'React checks that it exists',
  'api.Document.startViewTransition': 'React checks that it exists',
  'api.Request.keepalive': 'the worker passes on what it gets',
  'javascript.builtins.Uint8Array.fromHex': '@noble/hashes checks that it exists',
  'javascript.builtins.Uint8Array.toHex': '@noble/hashes checks that it exists',
}

/** Returns the name of an optional feature in the list above; `undefined` for others. */
const optionalAs = (key: string) =>
  Object.keys(optional).find((name) => key === name || key.startsWith(`${name}.`))

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
  const support = known.get(key)?.support
  // The data has "≤79" where the exact version isn't known.
  const versions = (dataNames.get(id) ?? []).map((name) => support?.[name]?.replace('≤', ''))
  return Math.max(...versions.map((version) => Number(version ?? Infinity)))
}

/** Returns the version of each browser from which it has all of some features. */
const decidedBy = (keys: readonly string[]) =>
  browsers.map(({ id, title }) => ({ title, version: Math.max(...keys.map((key) => since(key, id))) }))

/** Returns the features in the files of a build, by path. */
function usedIn(folder: string): [string, Set<string>][] {
  const read = (type: string) =>
    builtFiles(folder)
      .filter((path) => path.endsWith(type))
      .map((path): [string, string] => [path, textOf(path)])
  const styles = read('.css').map(([path, text]): [string, Set<string>] => [path, usedInCss(text)])
  return [...styles, ...usedInScripts(new Map(read('.js')))]
}

const supported = browsers.map(({ title, version }) => ({ title, version: Number(version) }))
const themeScript = textOf('public/theme.js')

/** The features that `theme.js` tests: values of properties by `CSS.supports`, globals by `in window`. */
const testedFeatures = [
  ...[...themeScript.matchAll(/CSS\.supports\('([\w-]+)', '(.+)'\)/g)].flatMap(([, property, value]) =>
    [...usedInCss(`a { ${property}: ${value} }`)].filter((key) => key.startsWith('css.types.')),
  ),
  ...[...themeScript.matchAll(/'(\w+)' in window/g)].map(([, name]) => `api.${name}`),
]

describe('the supported browsers', () => {
  let used: [string, Set<string>][]
  let all: string[]
  let needed: string[]
  beforeAll(() => {
    used = [...usedIn(testBuilds.app), ...usedIn(testBuilds.demo)]
    all = [...new Set(used.flatMap(([, keys]) => [...keys]))]
    needed = all.filter((key) => optionalAs(key) === undefined)
  })

  it('have every feature that the builds use, except optional ones', () => {
    const problems = used.flatMap(([path, keys]) =>
      [...keys].flatMap((key) => {
        const late = browsers.filter(({ id, version }) => since(key, id) > Number(version))
        if (late.length === 0 || optionalAs(key)) return []
        const versions = late.map(({ id, title }) => {
          const version = since(key, id)
          return version === Infinity ? `${title} lacks` : `${title} has only since ${version}`
        })
        return `${path} uses “${known.get(key)?.name}” (${key}), which ${versions.join(' and ')}.`
      }),
    )
    expect(problems).toEqual([])
  })

  it('are as old as the newest needed feature allows', () => {
    expect(decidedBy(needed)).toEqual(supported)
  })

  it('lack some of each optional feature', () => {
    const lacking = all.filter((key) => browsers.some(({ id, version }) => since(key, id) > Number(version)))
    const names = new Set(lacking.map(optionalAs))
    expect(Object.keys(optional).filter((name) => !names.has(name))).toEqual([])
  })

  it('are listed in the README, each with its newest needed feature', () => {
    const [, table = ''] = /\n## Browsers\n([^#]*)/.exec(textOf('README.md')) ?? []
    const rows = [...table.matchAll(/^\| ([\w, ]+?) +\| ([\d.]+) +\| (.+?) +\|$/gm)]
    const listed = rows.flatMap(([, titles = '', version]) =>
      titles.split(', ').map((title) => ({ title, version: Number(version) })),
    )
    expect(listed).toEqual(supported)
    for (const [, titles = '', version, features] of rows) {
      const { id = '' } = browsers.find(({ title }) => titles.split(', ').includes(title)) ?? {}
      const newest = needed.filter((key) => since(key, id) === Number(version))
      const names = newest.map((key) => key.slice(key.lastIndexOf('.') + 1))
      expect(
        names.some((name) => features?.includes(name)),
        `${features}: ${names.join()}`,
      ).toBe(true)
    }
  })
})

describe('the features in a file', () => {
  it('include new ones in CSS, except where it asks for them', () => {
    const css = 'a { field-sizing: content } @supports (reading-flow: normal) { a { reading-flow: normal } }'
    expect([...usedInCss(css)].filter((key) => key.startsWith('css.properties.'))).toEqual([
      'css.properties.field-sizing',
      'css.properties.field-sizing.content',
    ])
  })

  it('include new ones in scripts, except methods that a script defines', () => {
    const text =
      'map.values().toArray(); RegExp.escape(a); set.union(b); list.getOrInsert(c); jsx("p", { popover: "hint" })'
    const used = usedInScripts(
      new Map([
        ['a.js', text],
        ['b.js', 'export const own = { getOrInsert() {} }'],
      ]),
    )
    const methods = ['Iterator.toArray', 'RegExp.escape', 'Set.union'].map(
      (name) => `javascript.builtins.${name}`,
    )
    const expected = [...methods, 'html.global_attributes.popover']
    expect([...(used.get('a.js') ?? [])]).toEqual(expect.arrayContaining(expected))
    expect([...(used.get('a.js') ?? [])].filter((key) => key.includes('getOrInsert'))).toEqual([])
  })
})

describe('an older browser', () => {
  it('is told apart by features of the same versions', () => {
    expect(decidedBy(testedFeatures)).toEqual(supported)
  })

  it.each([testBuilds.app, testBuilds.demo])('gets the versions from the page in %s', (folder) => {
    expect(textOf(`${folder}/index.html`)).toContain(`needs a newer browser: at least ${browsersInWords}.`)
  })

  it('understands theme.js', () => {
    const newer: string[] = []
    const note = ({ type }: { type: string }) => void newer.push(type)
    new Visitor({
      ArrowFunctionExpression: note,
      ChainExpression: note,
      ClassDeclaration: note,
      ForOfStatement: note,
      ObjectPattern: note,
      SpreadElement: note,
      TemplateLiteral: note,
      VariableDeclaration: (node) => void (node.kind === 'var' || note(node)),
      CatchClause: (node) => void (node.param ?? note(node)),
    }).visit(parseSync('theme.js', themeScript).program)
    expect(newer).toEqual([])
  })
})

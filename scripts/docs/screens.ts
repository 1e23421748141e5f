/** `docs/screens.md`: every route and every alert with the code, the stories and the tests that belong to it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Case, casesOf, storiesOf } from './cases.ts'
import { type AlertRow, alertTable, type RouteRow, routeTable, titlesBeyond } from './product.ts'
import { anchorOf, table } from './states.ts'

/** A file of `src/routes`. */
export interface RouteFile {
  file: string
  /** As the specification writes it: `/jobs/{id}`. */
  path: string
  /** The features' screens that it imports: `src/features/jobs/JobDetailScreen.tsx`. */
  screens: readonly string[]
}

/** What raises an alert, or says a message. */
export interface Raiser {
  file: string
  /** Nothing where it is handed on from elsewhere. */
  title: string | undefined
}

/** What the page is made of. */
export interface Sources {
  routes: readonly RouteFile[]
  stories: readonly Case[]
  endToEnd: readonly Case[]
  unit: readonly Case[]
  raisers: readonly Raiser[]
  /** Where the texts of messages stand. */
  messages: readonly Raiser[]
  /** The calls whose network failures are told in an alert. */
  loud: readonly Raiser[]
}

/** A route with what belongs to it. */
export interface ShownRoute extends RouteRow {
  built: RouteFile | undefined
  stories: readonly Case[]
  /** Tests that name it in their titles. */
  about: readonly Case[]
  /** Tests that open it without naming it. */
  passing: readonly Case[]
}

/** An alert with what belongs to it. */
export interface ShownAlert extends AlertRow {
  waits: boolean
  raisedIn: readonly string[]
  stories: readonly Case[]
  endToEnd: readonly Case[]
  unit: readonly Case[]
}

/** Reads routes, stories, tests and alerts from the sources. */
export function readSources(root: string): Sources {
  const files = (folder: string, pattern: RegExp) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => pattern.test(path))
      .sort()
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const texts = [...new Set(alertTable.map(({ text }) => text))]
  const code = files('src', /(?<!\.test|\.gen)\.tsx?$/)
  const units = files('src', /\.test\.tsx?$/).filter(
    // The building blocks know nothing of the product: what their tests say is made up.
    ({ file, text }) =>
      !file.startsWith('src/ui/') &&
      (/\bsuccessTitle\b/.test(text) || texts.some((each) => text.includes(`'${each}'`))),
  )
  const alertCode = code.map(({ file, text }) => alertsIn(file, text, texts))
  return {
    routes: code
      .filter(({ file }) => file.startsWith('src/routes/'))
      .flatMap(({ file, text }) => routeIn(file, text) ?? []),
    stories: files('stories', /\.stories\.tsx$/)
      .filter(({ file }) => !file.startsWith('stories/ui/'))
      .flatMap(({ file, text }) => storiesOf(file, text)),
    endToEnd: files('tests/e2e', /\.spec\.ts$/).flatMap(({ file, text }) => casesOf(file, text)),
    unit: units.flatMap(({ file, text }) => casesOf(file, text)),
    raisers: alertCode.flatMap(({ raisers }) => raisers),
    messages: alertCode.flatMap(({ messages }) => messages),
    loud: alertCode.flatMap(({ loud }) => loud),
  }
}

/** The route of a file; nothing for the frame around all of them. */
export function routeIn(file: string, text: string): RouteFile | undefined {
  const path = /createFileRoute\(\s*'([^']+)'\s*\)/.exec(text)?.[1]
  if (path === undefined) return undefined
  const screens = [...text.matchAll(/from '\.\.\/(features\/[\w./-]+Screen\.tsx)'/g)].map(
    ([, screen = '']) => `src/${screen}`,
  )
  return { file, path: pathOf(path), screens }
}

/** `/jobs/$id/` → `/jobs/{id}`, `/profile/{-$type}` → `/profile/{type?}`. */
function pathOf(path: string): string {
  return path
    .replace(/\{-\$(\w+)\}/g, '{$1?}')
    .replace(/\$(\w+)/g, '{$1}')
    .replace(/(?<=.)\/$/, '')
}

/** What a file of the app raises as an alert, which of the texts it says, and which calls are loud about the network. */
export function alertsIn(
  file: string,
  text: string,
  texts: readonly string[],
): Pick<Sources, 'raisers' | 'messages' | 'loud'> {
  const raisers: Raiser[] = []
  const messages: Raiser[] = []
  const loud: Raiser[] = []
  const found = { raisers, messages, loud }
  const raises = /\b(?:successTitle|alertsNetwork|onRefused|onSuccess)\b|\/alerts\.ts'/.test(text)
  if (!raises && !texts.some((each) => text.includes(each))) return found

  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const store = /import \{[^}]*\balert(?: as (\w+))?\b[^}]*\} from '[^']*\/alerts\.ts'/.exec(text)
  const callees = new Set(['onRefused', 'onSuccess'])
  for (const way of ['success', 'error']) if (store) callees.add(`${store[1] ?? 'alert'}.${way}`)
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'successTitle') {
      for (const title of titlesOf(node.initializer)) raisers.push({ file, title })
    }
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments
      if (first && callees.has(node.expression.getText())) {
        for (const title of titlesOf(first)) raisers.push({ file, title })
      }
      if (first && second && /\balertsNetwork: true\b/.test(second.getText())) {
        for (const title of titlesOf(first)) loud.push({ file, title })
      }
    }
    const said = ts.isStringLiteralLike(node) || ts.isJsxText(node) ? node.text.trim() : undefined
    if (said !== undefined && texts.includes(said)) messages.push({ file, title: said })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function titlesOf(node: ts.Expression): (string | undefined)[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...titlesOf(node.whenTrue), ...titlesOf(node.whenFalse)]
  return [undefined]
}

/**
 * The route that answers an address.
 *
 * @param address path and search: `/jobs/41?tab=advert`, where `…` stands for any one part of the path
 */
export function routeOf(address: string, rows: readonly RouteRow[] = routeTable): RouteRow | undefined {
  const path = address.replace(/[?#].*$/s, '')
  return (
    rows.find((row) => row.path === path) ?? rows.find((row) => answers(row.path.split('/'), path.split('/')))
  )
}

/** Whether a route, part by part, answers an address; only its last part may be one that can be left out. */
function answers(route: readonly string[], address: readonly string[]): boolean {
  return (
    route.every((part, index) => {
      const given = address[index]
      if (part.startsWith('{')) return part.endsWith('?}') ? given !== '' : Boolean(given)
      return part === given
    }) && address.length <= route.length
  )
}

/** The routes that a title names: "/reset-password, /jobs/{id}: …" are two. A part in braces may be left out. */
export function routesIn(title: string, rows: readonly RouteRow[] = routeTable): Set<RouteRow> {
  const found = new Set<RouteRow>()
  for (const { 0: name, index } of title.matchAll(/(?<![^\s(“"])\/[^\s,:;”")]*/g)) {
    // A bare stroke is the home page where a title begins with it.
    if (name === '/' && !/(?:^|› )$/.test(title.slice(0, index))) continue
    const row = routeOf(name, rows) ?? rows.find(({ path }) => path.startsWith(`${name}/{`))
    if (row) found.add(row)
  }
  return found
}

/** The table of routes with what the sources hold for each. */
export function shownRoutes(
  { routes, stories, endToEnd }: Pick<Sources, 'routes' | 'stories' | 'endToEnd'>,
  rows: readonly RouteRow[] = routeTable,
): ShownRoute[] {
  const opens = ({ opens: addresses }: Case, row: RouteRow) =>
    [...addresses].some((address) => routeOf(address, rows) === row)
  return rows.map((row) => {
    const about = endToEnd.filter(({ title }) => routesIn(title, rows).has(row))
    return {
      ...row,
      built: routes.find(({ path }) => isBuiltBy(row, path)),
      stories: stories.filter((story) => opens(story, row)),
      about,
      passing: endToEnd.filter((test) => !about.includes(test) && opens(test, row)),
    }
  })
}

/** A part that may be left out need not be in the route's own path: `/profile` may read it from elsewhere. */
function isBuiltBy(row: RouteRow, path: string): boolean {
  return [row.path, row.path.replace('?}', '}'), row.path.replace(/\/\{\w+\?\}$/, '')].includes(path)
}

/** The table of alerts with what the sources hold for each. */
export function shownAlerts(
  { raisers, messages, loud, stories, endToEnd, unit }: Omit<Sources, 'routes'>,
  rows: readonly AlertRow[] = alertTable,
  routeRows: readonly RouteRow[] = routeTable,
): ShownAlert[] {
  return rows.map((row) => {
    const origins = row.call === undefined ? (row.kind === 'message' ? messages : raisers) : loud
    const raised = origins.filter(({ title }) => title === (row.call ?? row.text))
    const tells = ({ alerts, expects, faults }: Case) =>
      (row.kind === 'message' ? expects : alerts).has(row.text) &&
      (row.call === undefined || faults.has(`${row.call} network`))
    return {
      ...row,
      waits: routeRows.some(({ path, toCome }) => toCome && path === row.route),
      raisedIn: [...new Set(raised.map(({ file }) => file))],
      stories: stories.filter(tells),
      endToEnd: endToEnd.filter(tells),
      unit: unit.filter(tells),
    }
  })
}

/** What is missing or marked wrongly about the routes, in words. */
export function routeProblems(shown: readonly ShownRoute[], { routes }: Pick<Sources, 'routes'>): string[] {
  const unlisted = routes.filter(({ path }) => !shown.some((row) => isBuiltBy(row, path)))
  return [
    ...unlisted.map(({ file, path }) => `${path} (${file}) is no route of the specification`),
    ...shown.flatMap(({ path, toCome, built, stories, about, passing }) => {
      if (toCome) return built ? [`${path} is built, and still marked as to come`] : []
      return [
        ...(built ? [] : [`${path} has no file in src/routes`]),
        ...(stories.length > 0 ? [] : [`${path} has no story`]),
        ...(about.length + passing.length > 0 ? [] : [`${path} has no end-to-end test`]),
      ]
    }),
  ]
}

/** What is missing or marked wrongly about the alerts, in words. */
export function alertProblems(shown: readonly ShownAlert[]): string[] {
  return shown.flatMap((row) => {
    const name = nameOf(row)
    if (row.route !== undefined && !routeTable.some(({ path }) => path === row.route)) {
      return [`${name} is met at ${row.route}, which is no route`]
    }
    const missing = [
      ...(row.raisedIn.length > 0 ? [] : [`${name} is raised nowhere`]),
      ...(row.withoutStory !== undefined && row.stories.length > 0
        ? [`${name} has a story, and is still marked as having none`]
        : []),
    ]
    if (row.waits) return missing
    return [
      ...missing,
      ...(row.stories.length > 0 || row.withoutStory !== undefined ? [] : [`${name} has no story`]),
      ...(row.endToEnd.length > 0 ? [] : [`${name} has no end-to-end test`]),
    ]
  })
}

/** What the titles of alerts are that neither the specification nor the list of exceptions knows. */
export function titleProblems(
  raisers: readonly Raiser[],
  rows: readonly AlertRow[] = alertTable,
  beyond: Readonly<Record<string, string>> = titlesBeyond,
): string[] {
  const known = new Set(rows.filter(({ kind }) => kind !== 'message').map(({ text }) => text))
  return [
    ...raisers.flatMap(({ file, title }) =>
      title === undefined || known.has(title) || Object.hasOwn(beyond, title)
        ? []
        : [`${file} raises "${title}"`],
    ),
    ...Object.keys(beyond).flatMap((title) => [
      ...(raisers.some((each) => each.title === title) ? [] : [`"${title}" is excepted, and raised nowhere`]),
      ...(known.has(title) ? [`"${title}" is excepted, and a title of the specification`] : []),
    ]),
  ]
}

/** The page. */
export function screensDocument(sources: Sources): string {
  const routes = shownRoutes(sources)
  const alerts = shownAlerts(sources)
  return [
    '# Screens and alerts',
    'The routes and the alerts of the product, each with the code that makes it, the stories that show it and the tests ' +
      'that prove it. Read from the sources: a story belongs to the route whose address it opens, an end-to-end test to the ' +
      'routes that its title names or that it opens, and an alert to the stories and tests that expect its very words.',
    '## Routes',
    table(
      ['Route', 'What it is for', 'Screen', 'Stories', 'Tests about it', 'Other tests that open it'],
      routes.map((row) => [
        `[\`${row.path}\`](#${anchorOf(routeHeading(row))})`,
        row.purpose,
        screenOf(row),
        counted(row.stories),
        counted(row.about),
        counted(row.passing),
      ]),
    ),
    '## Alerts',
    table(
      ['What is said', 'When', 'Raised in', 'Stories', 'End-to-end tests', 'Unit tests'],
      alerts.map((row) => [
        `[${nameOf(row)}](#${anchorOf(alertHeading(row))})`,
        row.purpose,
        row.raisedIn.map((file) => link(file)).join(', '),
        row.waits && row.stories.length === 0 ? 'to come' : counted(row.stories),
        row.waits && row.endToEnd.length === 0 ? 'to come' : counted(row.endToEnd),
        counted(row.unit),
      ]),
    ),
    'Beyond the specification:',
    Object.entries(titlesBeyond)
      .map(([title, reason]) => `- ${title}: ${reason}.`)
      .join('\n'),
    '## Stories and tests by route',
    ...routes.flatMap((row) => [
      `### ${routeHeading(row)}`,
      row.built
        ? `${row.purpose}. Route: ${[row.built.file, ...row.built.screens].map((file) => link(file)).join(' with ')}.`
        : `${row.purpose}. To come.`,
      ...storyList(row.stories),
      ...testList('Tests about it', row.about),
      ...testList('Other tests that open it', row.passing),
    ]),
    '## Stories and tests by alert',
    ...alerts.flatMap((row) => [
      `### ${alertHeading(row)}`,
      [
        `${row.purpose}.`,
        ...(row.route === undefined
          ? []
          : [`Met at \`${row.route}\`${row.waits ? ', which is to come' : ''}.`]),
        ...(row.withoutStory === undefined ? [] : [`No story: ${row.withoutStory}.`]),
      ].join(' '),
      ...storyList(row.stories),
      ...testList('End-to-end tests', row.endToEnd),
      ...testList('Unit tests', row.unit),
    ]),
  ].join('\n\n')
}

function screenOf({ built }: ShownRoute): string {
  if (!built) return 'to come'
  return (built.screens.length > 0 ? built.screens : [built.file]).map((file) => link(file)).join(', ')
}

function nameOf(row: AlertRow): string {
  return row.case === undefined ? row.text : `${row.text} – ${row.case}`
}

function routeHeading({ path }: RouteRow): string {
  return `Route \`${path}\``
}

/** Marked as such: a route and an alert may have the same name. */
function alertHeading(row: AlertRow): string {
  return `Alert: ${nameOf(row)}`
}

function counted(cases: readonly Case[]): string {
  return cases.length === 0 ? '–' : String(cases.length)
}

/** A link from a page of `docs/` to a file. @param words by its name unless said otherwise, as Markdown */
export function link(file: string, words = file.slice(file.lastIndexOf('/') + 1)): string {
  return `[${words.replaceAll('$', String.raw`\$`)}](../${file})`
}

function storyList(cases: readonly Case[]): string[] {
  const lines = [...Map.groupBy(cases, ({ file }) => file)].map(
    ([file, own]) => `- ${link(file)}: ${titlesIn(own).join(', ')}`,
  )
  return lines.length > 0 ? [['Stories:', '', ...lines].join('\n')] : []
}

function testList(what: string, cases: readonly Case[]): string[] {
  if (cases.length === 0) return []
  const lines = [...Map.groupBy(cases, ({ file }) => file)].map(([file, own]) =>
    [`- ${link(file)}`, ...titlesIn(own).map((title) => `  - ${title}`)].join('\n'),
  )
  return ['<details>', `<summary>${what}: ${cases.length}</summary>`, lines.join('\n'), '</details>']
}

function titlesIn(cases: readonly Case[]): string[] {
  return [...new Set(cases.map(({ title }) => escaped(title)))]
}

/** Text that Markdown leaves as it is. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_<>[\]#|~&{}]/g, (sign) => `\\${sign}`)
}

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { enumerations } from '../../mocks/contract/calls.gen.ts'
import { filesIn, projectFiles, textOf } from './tree.ts'

const page = textOf('docs/product.md')
const ruleBook = textOf('docs/rules.md')
const present = new Set(projectFiles())
const { paths } = v.parse(
  v.object({ paths: v.record(v.string(), v.unknown()) }),
  parse(textOf('openapi.yaml')),
)

const headings = (text: string) =>
  [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase())
const anchors = (text: string) =>
  headings(text).map((heading) => `#${heading.replace(/[^\w -]/g, '').replaceAll(' ', '-')}`)

/** Returns the targets of a page's links; `links` resolves those that start with `../`. */
const targets = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
const links = (text: string) => targets(text).map((target) => target.replace(/^\.\.\//, ''))

const citing = [
  ...['src', 'mocks', 'stories', 'tests', 'scripts', '.storybook'].flatMap(filesIn),
  'openapi.yaml',
].filter((path) => /\.(?:tsx?|mjs|css|yaml|md)$/.test(path) && !/\.gen\./.test(path))

/** Returns the first group of each match of a pattern in the files that may contain citations. */
const cited = (pattern: RegExp) =>
  citing.flatMap((path) => [...textOf(path).matchAll(pattern)].map(([, name = '']) => ({ path, name })))

describe('docs/product.md', () => {
  it('has every route', () => {
    const routes = filesIn('src/routes').filter((path) => !path.includes('/-'))
    const missing = routes.filter((path) => !links(page).includes(path))
    expect(missing, 'Give each a section in docs/product.md.').toEqual([])
  })

  it('names an end-to-end test beside each route', () => {
    const paragraphs = page.split('\n\n').filter((text) => text.includes('](../src/routes/'))
    expect(
      paragraphs.filter((text) => !text.includes('](../tests/')),
      'Link a file of tests/e2e beside the route of each in docs/product.md.',
    ).toEqual([])
  })

  it('has every call with its operation', () => {
    const calls = Object.keys(paths).filter((path) => path.startsWith('/api/'))
    const operations = calls.map((path) => `mocks${path}.ts`)
    const missing = operations.filter((path) => !links(page).includes(path))
    expect(missing, 'Give each a row under “Calls” in docs/product.md.').toEqual([])
  })

  it('lists the target of each kind of notification', () => {
    const section = page.split(/^## /m).find((text) => text.startsWith('Notifications')) ?? ''
    const missing = enumerations.NotificationType.filter((kind) => !section.includes(`\`${kind}\``))
    expect(missing, 'Name each in the table under “Notifications” in docs/product.md.').toEqual([])
  })

  it('and docs/rules.md link to existing files and headings', () => {
    const known = new Set([
      ...present,
      'rules.md',
      'access.md',
      'assumptions.md',
      'product.md',
      ...anchors(page),
      ...anchors(page).map((anchor) => `product.md${anchor}`),
    ])
    expect(
      [...links(page), ...links(ruleBook)].filter((link) => !known.has(link)),
      'Link each to a file or heading that exists; a new call’s row to the section of its screen.',
    ).toEqual([])
  })

  it('has the heading of each citation “product: …”', () => {
    const known = headings(page)
    const citations = cited(/(?:\(|, )product: ([a-z][a-z ]*[a-z])\b/g)
    expect(citations).not.toEqual([])
    expect(
      citations.filter(({ name }) => !known.includes(name)),
      'Cite a heading of docs/product.md, in lower case.',
    ).toEqual([])
  })
})

it('a story shows each status of an application', () => {
  const stories = textOf('stories/screens/Application.stories.tsx')
  const unseen = enumerations.ApplicationStatus.filter(
    (status) => !stories.includes(`applications.${status}`),
  )
  expect(unseen, 'Add a story for each to stories/screens/Application.stories.tsx.').toEqual([])
})

describe('a citation', () => {
  it('names a page of this repository', () => {
    expect(cited(/(\b[s]pec §|§ ?\d|\([l]ook \d)/g)).toEqual([])
  })
})

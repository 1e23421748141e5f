/** `docs/coverage.md`: all that the specification asks for, where it is built and which test proves it. */
import type { Contract } from '../generate/contract.ts'
import { callTables, entityTables, failureTable, valueTable } from './coverage/contract-tables.ts'
import { fileOf, type Ground, nameIn, titlesOf } from './coverage/ground.ts'
import { type Chapter, chapterOf, type Row, type Table } from './coverage/rows.ts'
import { section1 } from './coverage/section-1.ts'
import { section2 } from './coverage/section-2.ts'
import { section3 } from './coverage/section-3.ts'
import { section4 } from './coverage/section-4.ts'
import { section5 } from './coverage/section-5.ts'
import { section6 } from './coverage/section-6.ts'
import { section7 } from './coverage/section-7.ts'
import { section8 } from './coverage/section-8.ts'
import { section9 } from './coverage/section-9.ts'
import { escaped, link, shownAlerts, shownRoutes, type Sources } from './screens.ts'
import { anchorOf, table } from './states.ts'

/** All that the specification asks for, section by section: written down by hand, or read from contract and sources. */
export function coverageOf(contract: Contract, sources: Sources, ground: Ground): Chapter[] {
  return [
    chapterOf(section1, ground, []),
    chapterOf(section2, ground, [routesTable(sources)]),
    chapterOf(section3, ground, entityTables(contract, ground)),
    chapterOf(section4, ground, []),
    chapterOf(section5, ground, []),
    chapterOf(section6, ground, []),
    chapterOf(section7, ground, callTables(contract, ground)),
    chapterOf(section8, ground, [alertsTable(sources), failureTable(contract, ground)]),
    chapterOf(section9, ground, [valueTable(contract, ground)]),
  ]
}

const inScreens = 'Read from the sources; [screens](screens.md) has all stories and tests of each.'

function routesTable(sources: Sources): Table {
  return {
    title: 'Routes',
    intro: inScreens,
    columns: ['Route', 'What it is for'],
    rows: shownRoutes(sources).map(({ path, purpose, built, stories, about, passing }) => {
      const tests = about.length > 0 ? about : passing
      return {
        asks: [`\`${path}\``, purpose],
        built: built ? [built.file, ...built.screens] : [],
        proved: fewOf(tests),
        open: [
          ...(built ? [] : ['no file in src/routes']),
          ...(stories.length > 0 ? [] : ['no story']),
          ...(tests.length > 0 ? [] : ['no end-to-end test']),
        ],
      }
    }),
  }
}

function alertsTable(sources: Sources): Table {
  return {
    title: 'Alerts and messages',
    intro: inScreens,
    columns: ['What is said', 'When'],
    rows: shownAlerts(sources).map(
      ({ text, case: circumstances, purpose, raisedIn, stories, endToEnd, unit }) => ({
        asks: [circumstances === undefined ? text : `${text} – ${circumstances}`, purpose],
        built: raisedIn,
        proved: [...fewOf(endToEnd), ...fewOf([...stories, ...unit])],
        open: [
          ...(raisedIn.length > 0 ? [] : ['raised nowhere']),
          ...(endToEnd.length > 0 ? [] : ['no end-to-end test']),
        ],
      }),
    ),
  }
}

/** The first ones: where many tests prove the same, these say enough. */
function fewOf<T>(cases: readonly T[]): T[] {
  return cases.slice(0, 2)
}

/** The page. */
export function coverageDocument(chapters: readonly Chapter[], ground: Ground): string {
  const rows = chapters.flatMap(rowsOf)
  const open = rows.filter(isOpen).length
  const otherwise = rows.filter(isMetOtherwise).length
  return [
    '# Coverage',
    'The specification as a checklist: each thing that it asks for, in our own words, with the code that does it and the ' +
      'tests that prove it. A test holds the page: an item that loses its file or its test, or that is open, fails the ' +
      'checks, and so does a route, call, field or fixed value of the contract that is not listed. What the ' +
      'specification leaves open is decided in the [rules](rules.md).',
    `${rows.length} items, ${open === 0 ? 'none of them open' : `**${open} open**`}` +
      `${otherwise === 0 ? '' : `, ${otherwise} marked “met otherwise”: reached in another way than the specification has it`}.`,
    table(
      ['Section', 'Items', 'Met otherwise', 'Open'],
      chapters.map((chapter) => [
        `[${headingOf(chapter)}](#${anchorOf(headingOf(chapter))})`,
        String(rowsOf(chapter).length),
        String(rowsOf(chapter).filter(isMetOtherwise).length),
        String(rowsOf(chapter).filter(isOpen).length),
      ]),
    ),
    ...chapters.flatMap((chapter) => [
      `## ${headingOf(chapter)}`,
      ...chapter.tables.flatMap((each) => tableText(each, ground)),
    ]),
  ].join('\n\n')
}

function headingOf({ number, title }: Chapter): string {
  return `${number}. ${title}`
}

function rowsOf({ tables }: Chapter): Row[] {
  return tables.flatMap(({ rows }) => rows)
}

function isOpen({ open }: Row): boolean {
  return open.length > 0
}

function isMetOtherwise({ otherwise }: Row): boolean {
  return otherwise !== undefined
}

function tableText({ title, intro, columns, rows }: Table, ground: Ground): string[] {
  return [
    `### ${title}`,
    ...(intro === undefined ? [] : [intro]),
    table(
      [...columns, 'Built in', 'Proved by'],
      rows.map((row) => {
        const [first = '', ...others] = row.asks
        const marks = [
          ...(row.otherwise === undefined ? [] : [`<br>**Met otherwise:** ${escaped(row.otherwise)}`]),
          ...row.open.map((what) => `<br>**Open:** ${escaped(what)}`),
        ]
        return [first + marks.join(''), ...others, builtWords(row), provedWords(row, ground)].map(inCell)
      }),
    ),
  ]
}

/** Each place by its name, or that of its file. */
function builtWords({ built }: Row): string {
  return lines(built.map((place) => link(fileOf(place), nameIn(place))))
}

/** Each test by its title, a story by what it is a story of as well. */
function provedWords({ proved }: Row, ground: Ground): string {
  return lines(
    proved.flatMap(({ file, title }) => {
      if (title === undefined) return [link(file, `${ground.titlesIn(file).length} tests`)]
      const story = /([^/]+)\.stories\./.exec(file)?.[1]
      return titlesOf({ file, title }, ground).map((each) =>
        link(file, escaped(story === undefined ? each : `Story ${story} › ${each}`)),
      )
    }),
  )
}

function lines(links: readonly string[]): string {
  return links.length > 0 ? [...new Set(links)].join('<br>') : '–'
}

/** A stroke inside a cell would end it. */
function inCell(text: string): string {
  return text.replace(/(?<!\\)\|/g, String.raw`\|`)
}

/** The lines of the coverage page: what is asked, where it is built, what proves it, and what is missing. */
import { type Ground, placeProblem, proofProblem } from './ground.ts'
import type { Item, Part, Proof, Section } from './item.ts'

/** One line of a table. */
export interface Row {
  /** What is asked, as Markdown: a cell for each of the table's own columns. */
  asks: readonly string[]
  built: readonly string[]
  /** Single tests, and files whose every test is about it (without a title). */
  proved: readonly (Proof | { file: string; title?: undefined })[]
  /** Why it is met in another way than the specification has it, in words. */
  otherwise?: string
  /** What is missing, in words. A test wants this empty. */
  open: readonly string[]
}

/** A table with its heading. */
export interface Table {
  title: string
  /** A sentence before it. */
  intro?: string
  columns: readonly string[]
  rows: readonly Row[]
}

/** A section of the specification with all of its tables. */
export interface Chapter {
  number: number
  title: string
  tables: readonly Table[]
}

/** A section as it is written by hand, and the tables that are read from the sources. */
export function chapterOf(
  { number, title, parts }: Section,
  ground: Ground,
  read: readonly Table[],
): Chapter {
  return { number, title, tables: [...parts.map((part) => tableOf(part, ground)), ...read] }
}

function tableOf({ title, items }: Part, ground: Ground): Table {
  return {
    title,
    columns: ['What is asked'],
    rows: items.map((item) => ({
      asks: [item.says],
      built: item.built,
      proved: item.proved,
      ...(item.otherwise !== undefined && { otherwise: item.otherwise }),
      open: [...problemsOf(item, ground), ...(item.open === undefined ? [] : [item.open])],
    })),
  }
}

/** What is gone of the places and proofs of an item, in words. */
export function problemsOf({ built, proved }: Pick<Item, 'built' | 'proved'>, ground: Ground): string[] {
  const found = [
    ...built.map((place) => placeProblem(place, ground)),
    ...proved.map((proof) => proofProblem(proof, ground)),
  ]
  return found.filter((problem) => problem !== undefined)
}

/** What is open, with where it stands, in words. */
export function coverageProblems(chapters: readonly Chapter[]): string[] {
  return chapters.flatMap(({ number, tables }) =>
    tables.flatMap(({ title, rows }) =>
      rows.flatMap(({ asks, open }) => open.map((what) => `§${number}, ${title}: ${asks[0]}: ${what}`)),
    ),
  )
}

/** What the coverage page stands on: the files and the tests of the repository, each read when it is first named. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Case, casesOf, storiesOf } from '../cases.ts'
import type { Proof } from './item.ts'

/** The files and tests of a repository. */
export interface Ground {
  /** The text of a file; nothing where there is none. */
  textOf: (file: string) => string | undefined
  /** The titles of a file's tests or stories, as `docs/screens.md` has them; none where there is no such file. */
  titlesIn: (file: string) => readonly string[]
  /** The words of a test, and of what it uses of its own file. */
  wordsIn: (file: string, title: string) => ReadonlySet<string>
  /** What lies below a folder, from the root, in order. */
  filesIn: (folder: string) => readonly string[]
}

/** The files and tests below the root of the repository. @param known the cases of files that were read already */
export function readGround(root: string, known: readonly Case[]): Ground {
  const texts = new Map<string, string | undefined>()
  const cases = Map.groupBy(known, ({ file }) => file)
  const textOf = (file: string) => {
    if (!texts.has(file)) texts.set(file, textIn(join(root, file)))
    return texts.get(file)
  }
  const casesIn = (file: string) => {
    const read = cases.get(file)
    if (read) return read
    const text = textOf(file) ?? ''
    const found = file.includes('.stories.') ? storiesOf(file, text) : casesOf(file, text)
    cases.set(file, found)
    return found
  }
  return {
    textOf,
    titlesIn: (file) => [...new Set(casesIn(file).map(({ title }) => title))],
    wordsIn: (file, title) =>
      wordsOf(
        casesIn(file).flatMap((each) => (each.title === title ? [each.body ?? ''] : [])),
        textOf(file) ?? '',
      ),
    filesIn: (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .sort(),
  }
}

/** The words of some bodies, and of what they name that the file declares: a table of cases, a payload, a function. */
function wordsOf(bodies: readonly string[], text: string): Set<string> {
  const declared = declarationsIn(text)
  const words = new Set<string>()
  const read = (part: string): void => {
    for (const word of part.match(/\w+/g) ?? []) {
      if (words.has(word)) continue
      words.add(word)
      read(declared.get(word) ?? '')
    }
  }
  for (const body of bodies) read(body)
  return words
}

/** What a file declares, by name. */
function declarationsIn(text: string): Map<string, string> {
  const declared = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name)
    ) {
      declared.set(node.name.text, node.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true))
  return declared
}

function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The file of a place: `src/ui/BackToTop.tsx` of `src/ui/BackToTop.tsx#BackToTop`. */
export function fileOf(place: string): string {
  return place.replace(/#.*$/, '')
}

/** What a place names inside its file, if anything. */
export function nameIn(place: string): string | undefined {
  return /#(.+)$/.exec(place)?.[1]
}

/** What is wrong with a place, in words; nothing if it is there. */
export function placeProblem(place: string, { textOf }: Ground): string | undefined {
  const text = textOf(fileOf(place))
  if (text === undefined) return `${fileOf(place)} is gone`
  const name = nameIn(place)
  // A key of the contract, or a declaration in code.
  const isThere = place.startsWith('openapi.yaml')
    ? (word: string) => new RegExp(`^\\s*(?:- )?${word}:`, 'm').test(text)
    : (word: string) =>
        new RegExp(`\\b(?:function\\*?|const|let|class|interface|type)\\s+${word}\\b`).test(text)
  return name === undefined || isThere(name) ? undefined : `${fileOf(place)} declares no ${name}`
}

/** The whole titles that a proof means: the one that is equal, or those that hold its words. */
export function titlesOf({ file, title }: Proof, { titlesIn }: Ground): readonly string[] {
  const all = titlesIn(file)
  if (all.includes(title)) return [title]
  // A story is named as a whole: "Full" is in many names.
  return file.includes('.stories.') ? [] : all.filter((each) => each.includes(title))
}

/** What is wrong with a proof, in words; nothing if there is one test that it means. */
export function proofProblem(proof: Proof, ground: Ground): string | undefined {
  if (ground.textOf(proof.file) === undefined) return `${proof.file} is gone`
  const found = titlesOf(proof, ground)
  if (found.length === 1) return undefined
  return found.length === 0
    ? `${proof.file} has no test “${proof.title}”`
    : `${proof.file} has ${found.length} tests that hold “${proof.title}”`
}

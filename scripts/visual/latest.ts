import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { filesIn } from '../../tests/architecture/tree.ts'
import { addressOf, importsIn, type Imports } from '../check/changed.ts'
import { root } from '../check/places.ts'
import { cache } from '../setup/places.mjs'

/** The folder of what Storybook's start pages show beside the stories; served at `extras/`. */
export const extras = join(cache, 'storybook')

/** Where `npm run visual` notes which states differ. */
export const comparison = join(root, 'dist/visual/changes.json')
const comparisonSchema = v.object({ commit: v.string(), since: v.string(), states: v.array(v.string()) })

/** The latest changes for Storybook's first page, newest first. */
interface Changes {
  /** The commit that `states` differ from. */
  since?: string
  /** The ids of the stories that look different. */
  states?: readonly string[]
  /** Without a comparison of pictures: the story files of what changed, each with the day of its last change. */
  files?: readonly { file: string; date: string }[]
}

/** How many commits are read, and how many story files are listed. */
const most = { commits: 100, files: 40 }
/** A file that reaches more routes is a piece of all screens: it changes the stories about it, not each screen. */
const manyRoutes = 8

/** Writes the latest changes for Storybook: from the last `npm run visual` if it compared HEAD, else from the commits. */
export async function writeChanges(): Promise<void> {
  mkdirSync(extras, { recursive: true })
  const changes = (await compared()) ?? { files: await committed() }
  writeFileSync(join(extras, 'changes.json'), JSON.stringify(changes))
}

async function compared(): Promise<Changes | undefined> {
  try {
    const result = v.parse(comparisonSchema, JSON.parse(readFileSync(comparison, 'utf8')))
    return result.commit === (await git('rev-parse', 'HEAD')).trim() ? result : undefined
  } catch {
    return undefined
  }
}

/** Returns the story files that the latest commits reach; none outside a git checkout. */
async function committed(): Promise<NonNullable<Changes['files']>> {
  const args = ['log', `-${most.commits}`, '--format=%x00%cs', '--name-only', '--', 'src', 'stories']
  const log = await git(...args).catch(() => '')
  if (log === '') return []
  const commits = log
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [date = '', ...files] = commit.split('\n').filter((line) => line !== '')
      return { date, files }
    })
  return changedStories(commits, importsIn('src', 'stories'), storyFiles())
}

/** Returns the story files that the sidebar shows, with the address that most of their stories open. */
function storyFiles(): Map<string, string> {
  const shown = filesIn('stories').filter((file) =>
    /^stories\/(?:screens|ui)\/[^.]+\.stories\.tsx$/.test(file),
  )
  const addressIn = (text: string) => /\bat: (['"`].*?['"`])/.exec(text)?.[1] ?? ''
  return new Map(shown.map((file) => [file, addressIn(readFileSync(join(root, file), 'utf8'))]))
}

/**
 * Finds which stories commits have changed. A file changes the stories that import it, and those that open a route which
 * needs it.
 * @param commits newest first
 * @param stories the address of each story file
 */
export function changedStories(
  commits: readonly { date: string; files: readonly string[] }[],
  imports: Imports,
  stories: ReadonlyMap<string, string>,
): { file: string; date: string }[] {
  const dates = new Map<string, string>()
  for (const { date, files } of commits)
    for (const file of files) {
      if (!/^(?:src\/(?:features|routes|shell|ui)|stories)\/.*\.tsx$/.test(file)) continue
      for (const story of storiesOf(file, imports, stories)) if (!dates.has(story)) dates.set(story, date)
    }
  return [...dates].slice(0, most.files).map(([file, date]) => ({ file, date }))
}

function storiesOf(file: string, imports: Imports, stories: ReadonlyMap<string, string>): string[] {
  if (stories.has(file)) return [file]
  const direct = [...stories.keys()].filter((story) => imports.get(file)?.has(story))
  const reached = new Set([file])
  for (const each of reached) for (const importer of imports.get(each) ?? []) reached.add(importer)
  const routes = [...reached].filter((each) => /^src\/routes\/[^-_].*\.tsx$/.test(each))
  if (reached.has('src/routes/__root.tsx') || routes.length > manyRoutes) return direct
  const addresses = routes.map(addressOf)
  return [
    ...direct,
    ...[...stories].flatMap(([story, at]) => (addresses.some((each) => each.test(at)) ? [story] : [])),
  ]
}

async function git(...args: string[]): Promise<string> {
  return (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout
}

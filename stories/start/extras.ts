import * as v from 'valibot'
import type { Link } from './states.ts'

/** Reads a file that `npm run build:storybook` adds beside the stories, or that Storybook itself has. */
async function read<T>(file: string, schema: v.GenericSchema<unknown, T>): Promise<T | undefined> {
  try {
    const answer = await fetch(`./${file}`)
    return answer.ok ? v.parse(schema, await answer.json()) : undefined
  } catch {
    // Storybook was built without it, and the server answers with a page.
    return undefined
  }
}

interface Picture {
  theme: string
  width: number
  address: string
}

/** The pictures of each story, by its id. */
export type Thumbnails = ReadonlyMap<string, readonly Picture[]>

/** The thumbnails of all screens; undefined if Storybook has none. */
export async function loadThumbnails(): Promise<Thumbnails | undefined> {
  const list = await read('extras/thumbnails.json', v.object({ files: v.array(v.string()) }))
  if (list === undefined) return undefined
  const thumbnails = new Map<string, Picture[]>()
  for (const file of list.files) {
    const [, id = '', theme = '', width] = /^(.+)-(light|dark)-(\d+)\.webp$/.exec(file) ?? []
    const picture = { theme, width: Number(width), address: `./extras/thumbnails/${file}` }
    thumbnails.set(id, [...(thumbnails.get(id) ?? []), picture])
  }
  return thumbnails
}

/** Returns the picture nearest to a theme and width; a story may have only its own. @param width in CSS pixels */
export function nearest(
  pictures: readonly Picture[] = [],
  theme: string,
  width: number,
): Picture | undefined {
  const distance = (picture: Picture) => Math.abs(picture.width - width) + (picture.theme === theme ? 0 : 100)
  return pictures.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** A screen or component that changed lately. */
export interface Change {
  /** As in the sidebar: "Job" or "UI / Buttons". */
  title: string
  /** When it changed, or since which commit, in words. */
  when: string
  /** Its changed stories; if only its files are known, its main ones. */
  links: readonly Link[]
}

const changesSchema = v.object({
  since: v.optional(v.string()),
  states: v.optional(v.array(v.string())),
  files: v.optional(v.array(v.object({ file: v.string(), date: v.string() })), []),
})
const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      name: v.string(),
      title: v.string(),
      type: v.string(),
      importPath: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
})

/** The states of all screens and components, as the sidebar lists them; undefined in tests, which have no index. */
export async function loadStories() {
  const index = await read('index.json', indexSchema)
  return (
    index &&
    Object.values(index.entries).filter(({ type, tags }) => type === 'story' && !tags.includes('behaviour'))
  )
}

/** The screens and components that changed lately, newest first; undefined if Storybook was built without them. */
export async function latestChanges(): Promise<Change[] | undefined> {
  const [changes, stories] = await Promise.all([read('extras/changes.json', changesSchema), loadStories()])
  if (changes === undefined || stories === undefined) return undefined
  const { since, states, files } = changes
  const found = states
    ? stories.filter(({ id }) => states.includes(id)).map((story) => ({ story, when: `Since ${since}` }))
    : files.flatMap(({ file, date }) =>
        mainOf(stories.filter(({ importPath }) => importPath === `./${file}`)).map((story) => ({
          story,
          when: new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long' }),
        })),
      )
  const grouped = new Map<string, { when: string; links: Link[] }>()
  for (const { story, when } of found) {
    const [folder = '', ...rest] = story.title.split('/')
    const title = folder === 'Screens' ? rest.slice(0, 1).join() : story.title.replaceAll('/', ' / ')
    const group = grouped.get(title) ?? { when, links: [] }
    group.links.push({ id: story.id, name: story.name })
    grouped.set(title, group)
  }
  return [...grouped].map(([title, group]) => ({ title, ...group }))
}

/** Returns the stories with the tag `full`; without any, the first one. */
function mainOf<T extends { tags: readonly string[] }>(stories: readonly T[]): readonly T[] {
  const full = stories.filter(({ tags }) => tags.includes('full'))
  return full.length > 0 ? full : stories.slice(0, 1)
}

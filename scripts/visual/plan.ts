import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** The part of Storybook's `index.json` that is used here. */
const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      title: v.string(),
      name: v.string(),
      type: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
})
export type StoryIndex = v.InferOutput<typeof indexSchema>
export type Story = StoryIndex['entries'][string]

/** One picture of a story. Sizes are in CSS pixels. */
export interface View {
  theme: 'light' | 'dark'
  width: number
  height: number
}

/** The theme and size that a story sets for itself, if any. */
export const ownView = v.object({
  theme: v.optional(v.string()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
})

/** Plans the comparison of the Storybooks in `before` and `after`. @throws Error if `only` matches no state */
export function readPlan(folder: string, only?: string) {
  const indexOf = (build: string) =>
    v.parse(indexSchema, JSON.parse(readFileSync(join(folder, build, 'index.json'), 'utf8')))
  return planOf(indexOf('before'), indexOf('after'), only)
}

/**
 * Returns the states to compare, and those that only one commit has. States are stories without the tag `behaviour`.
 * The later commit's tags decide for stories in both, because the earlier commit may have no tags.
 * @param only the beginning of a path such as `Screens/Job`, in whole segments and any case
 * @throws Error if `only` matches no state
 */
export function planOf(before: StoryIndex, after: StoryIndex, only = '') {
  const wanted = only.toLowerCase().replace(/^\/+|\/+$/g, '')
  const statesOf = ({ entries }: StoryIndex) =>
    Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags.includes('behaviour'))
  const matches = ({ title, name }: Story) =>
    wanted === '' || `${title}/${name}/`.toLowerCase().startsWith(`${wanted}/`)
  const states = statesOf(after).filter(matches)
  const removed = statesOf(before).filter((story) => matches(story) && !(story.id in after.entries))
  if (states.length + removed.length === 0) throw new Error(`No state matches --only "${only}".`)
  const both = states.filter(({ id }) => id in before.entries)
  const added = states.filter(({ id }) => !(id in before.entries))
  return { both, added, removed }
}

/** Returns the pictures of a story: both themes at both widths, unless it sets its own theme or width. */
export function viewsOf({ theme, width, height = 900 }: v.InferOutput<typeof ownView>): View[] {
  const themes = (['light', 'dark'] as const).filter((each) => theme === undefined || each === theme)
  const wide = { width: 1440, height: 900 }
  const sizes = width === undefined ? [wide, { width: 390, height: 844 }] : [{ width, height }]
  return sizes.flatMap((size) => themes.map((each) => ({ theme: each, ...size })))
}

/** Returns the width of a view's thumbnail in pixels: twice what a page shows, for dense screens. */
export function thumbnailWidth({ width }: View): number {
  return width > 500 ? 352 : 152
}

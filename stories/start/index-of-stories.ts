import * as v from 'valibot'
import type { StoryModule } from './states.ts'

const load = import.meta.glob<StoryModule>(['../screens/*.stories.tsx', '!**/*.behaviour.stories.tsx'])

/** Loads every file of stories about a screen's states, which takes seconds. */
export const loadModules = () => Promise.all(Object.values(load).map(async (module) => await module()))

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      name: v.string(),
      title: v.string(),
      type: v.string(),
      tags: v.optional(v.array(v.string()), []),
    }),
  ),
})

/** The states of all screens and components, as the sidebar lists them; undefined in tests, which have no index. */
export async function loadStories() {
  try {
    const { entries } = v.parse(indexSchema, await (await fetch('./index.json')).json())
    return Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags.includes('behaviour'))
  } catch {
    // The tests' server answers with a page.
    return undefined
  }
}

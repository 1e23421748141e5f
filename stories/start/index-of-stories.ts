import * as v from 'valibot'

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

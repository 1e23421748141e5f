import * as v from 'valibot'

/** The variants that are measured in a process of their own; the first one is ours. */
export const kinds = ['ours', 'mswData', 'mirage', 'array'] as const
export type Kind = (typeof kinds)[number]

export const ourName = 'this simulator'
/** What marks how quick it could be at all, and is no peer. */
export const floors = { process: 'a plain array, scanned', http: 'a server that always answers {}' } as const

/** How long a search and a look-up by id took, in milliseconds. */
export const tookSchema = v.object({ search: v.number(), find: v.number() })
export type Took = v.InferOutput<typeof tookSchema>

/** Times a search and a look-up, one after the other. */
export async function timed(search: () => unknown, find: () => unknown): Promise<Took> {
  const started = performance.now()
  await search()
  const between = performance.now()
  await find()
  return { search: between - started, find: performance.now() - between }
}

import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { RouterContext } from './context.ts'

/** How long a navigation waits for its data, in milliseconds: quicker data shows no skeleton. */
const navigationTimeout = 150

/** The clients whose app has shown its first page. */
const settled = new WeakSet<QueryClient>()

/** The router tells that the first page of the app stands. */
export function markSettled(queryClient: QueryClient): void {
  settled.add(queryClient)
}

/** What a route's loader is called with, as far as it counts here. */
type Visit = {
  context: RouterContext
  /** The page is only looked at from afar: a pointer rests on a link to it. */
  preload: boolean
}

/**
 * Starts a screen's query in its route's loader: `loader: (visit) => prefetch(visit, jobListsQuery(1))`.
 *
 * The first page of the app is never held up. Later navigations wait a moment, so that quick data is there with the page.
 * What is in the cache is shown at once, and the screen's `useQuery` refreshes it if it is stale. A link that is only
 * pointed at calls nothing: looking counts, on a job's views and on notifications (rules 17, 33). Never rejects: the
 * screen shows what went wrong, in its own place (rules 37).
 */
export async function prefetch<
  Fetched = unknown,
  Failure = Error,
  Data = Fetched,
  Key extends QueryKey = QueryKey,
>(
  { context: { queryClient }, preload: isHovered }: Visit,
  options: QueryExecuteOptions<Fetched, Failure, Data, Data, Key>,
): Promise<void> {
  if (isHovered || queryClient.getQueryData(options.queryKey) !== undefined) return
  await soon(
    queryClient,
    queryClient.query(options).catch(() => undefined),
  )
}

/**
 * Loads a lazy component's code in its route's loader, and waits for it as `prefetch` does for data. A link that is hovered
 * loads code too, as that has no effect on the server. Never rejects.
 */
export async function preload(
  { context: { queryClient }, preload: isHovered }: Visit,
  { load }: { load: () => Promise<void> },
): Promise<void> {
  const started = load()
  if (!isHovered) await soon(queryClient, started)
}

/** Waits for quick things, and not at all for the first page of the app. */
async function soon(queryClient: QueryClient, started: Promise<unknown>): Promise<void> {
  if (!settled.has(queryClient)) return
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, navigationTimeout))])
}

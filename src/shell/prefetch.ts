import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { RouterContext } from './context.ts'

/** Longest wait of a navigation for its data, in milliseconds: faster data shows no skeleton. */
const navigationTimeout = 150

/** The query clients whose app has shown its first page. */
const settled = new WeakSet<QueryClient>()

/** Called when the app has shown its first page. */
export function markSettled(queryClient: QueryClient): void {
  settled.add(queryClient)
}

/** The arguments of a route's loader that are used here. */
type Visit = {
  context: RouterContext
  /** Whether a link to the page is only hovered. */
  preload: boolean
}

/**
 * Starts a screen's query in its route's loader: `loader: (visit) => prefetch(visit, jobListsQuery(1))`.
 *
 * The first page of the app never waits. Later navigations wait a moment, so that fast data appears with the page. Cached
 * data shows at once, and the screen's `useQuery` refreshes it if it is stale. Hovering a link makes no call, as fetching
 * has effects on a job's views and on notifications (rules 17, 33). Never rejects: the screen reports failures (rules 37).
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
 * Loads a lazy component's code in its route's loader, and waits for it as `prefetch` does for data. Hovering a link loads
 * code, too, as that has no effect on the server. Never rejects.
 */
export async function preload(
  { context: { queryClient }, preload: isHovered }: Visit,
  { load }: { load: () => Promise<void> },
): Promise<void> {
  const started = load()
  if (!isHovered) await soon(queryClient, started)
}

/** Waits for `navigationTimeout` at most, and not at all on the first page. */
async function soon(queryClient: QueryClient, started: Promise<unknown>): Promise<void> {
  if (!settled.has(queryClient)) return
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, navigationTimeout))])
}

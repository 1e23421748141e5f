import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import type { AccountType } from '../api/session.ts'
import { knownRole } from '../features/session/index.ts'

export type RouterContext = { queryClient: QueryClient }

/** Maximum time a navigation waits for data or code, in milliseconds. What arrives sooner shows no skeleton. */
const navigationTimeout = 150

/** The query clients whose app has shown its first page. */
const settled = new WeakSet<QueryClient>()

/** Records that the app has shown its first page, so that later navigations wait for their data. */
export function markSettled(queryClient: QueryClient): void {
  settled.add(queryClient)
}

type Visit = {
  context: RouterContext
  /** Whether the user only hovers over a link to the page. */
  preload: boolean
  /** `stay` if the screen is shown already: another search or page of its list, which keeps the old rows meanwhile. */
  cause: 'enter' | 'stay' | 'preload'
}

/**
 * Starts a screen's query in its route's loader: `loader: (visit) => prefetch(visit, jobListsQuery(1))`.
 *
 * The app's first page never waits. Later navigations wait a moment, so that fast data appears with the page. Cached
 * data appears at once, and the screen's `useQuery` refreshes it if it is stale. Hovering over a link makes no call: it
 * would count a view or mark notifications as read (rules 17, 33). Never rejects: screens report failures (rules 37).
 *
 * @param by who may ask: accounts of this type or, by `account`, of any known type; by default everybody
 */
export async function prefetch<
  Fetched = unknown,
  Failure = Error,
  Data = Fetched,
  Key extends QueryKey = QueryKey,
>(
  { context: { queryClient }, preload: isHovered, cause }: Visit,
  options: QueryExecuteOptions<Fetched, Failure, Data, Data, Key>,
  by?: AccountType | 'account',
): Promise<void> {
  if (isHovered || cause === 'stay' || queryClient.getQueryData(options.queryKey) !== undefined) return
  const role = by && knownRole(queryClient)
  if (by && (by === 'account' ? !role : role !== by)) return
  await soon(
    queryClient,
    queryClient.query(options).catch(() => undefined),
  )
}

/**
 * Loads a lazy component's code in its route's loader, and waits for it as `prefetch` does for data. Hovering over a
 * link loads code, too, as that has no effect on the server. Never rejects.
 */
export async function preload(
  { context: { queryClient }, preload: isHovered }: Pick<Visit, 'context' | 'preload'>,
  { load }: { load: () => Promise<void> },
): Promise<void> {
  const started = load()
  if (!isHovered) await soon(queryClient, started)
}

/** Waits for `navigationTimeout` at most, and not at all before the first page has appeared. */
async function soon(queryClient: QueryClient, started: Promise<unknown>): Promise<void> {
  if (!settled.has(queryClient)) return
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, navigationTimeout))])
}

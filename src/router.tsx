import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { env } from './env.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './shell/address.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { PendingPage } from './shell/PendingPage.tsx'
import { loadDeferred } from './shell/deferred.ts'
import { restoreScroll } from './shell/restore-scroll.ts'
import { markSettled } from './shell/prefetch.ts'
import { nextPaint } from './ui/next-paint.ts'

/**
 * Creates the app's router. Stories and tests pass a `history`, such as
 * `createMemoryHistory({ initialEntries: ['/jobs'] })`, to run it without a base path.
 */
export function createAppRouter({
  queryClient,
  history,
}: {
  queryClient: QueryClient
  history?: RouterHistory
}) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : { basepath: env.basePath }),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, so loaders run at each visit.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 250,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  replaceSameLocation(router.history)
  restoreScroll(router)
  const stop = router.subscribe('onRendered', () => {
    stop()
    markSettled(queryClient)
    void nextPaint()
      .then(() => fetched(queryClient))
      .then(loadDeferred)
  })
  return router
}

/** Waits until no query is being fetched. */
async function fetched(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching() === 0) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() === 0) resolve()
  })
  await promise
  stop()
}

/**
 * Makes links to the current page replace the history entry, as browsers do. Under a base path, the router alone would
 * add an entry for each press, because it doesn't recognise the current URL.
 */
function replaceSameLocation(history: RouterHistory): void {
  const { push } = history
  history.push = (path, state, options) => {
    const go = path === history.location.href ? history.replace : push
    go(path, state, options)
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

import {
  hashKey,
  type Mutation,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryMeta,
} from '@tanstack/react-query'
import { isApiError, mayHaveWorked, type ApiError } from './errors.ts'
import { isObject } from './json.ts'
import type { MutationMetaFields } from './meta.ts'
import { returnTo as appReturnTo, type ReturnTo } from './return-to.ts'
import { meQuery } from './session.ts'
import { token as appToken, type TokenStore } from './token.ts'

export type QueryClientOptions = {
  /**
   * Shows an alert for a failed call, with the title "Error" and the error's message (product: alerts). The returned
   * function dismisses it, once another attempt has begun.
   */
  onRefused?: (title: string, message: string) => (() => void) | undefined
  /** Shows an alert with the mutation's `successTitle` and the server's message (product: alerts). */
  onSuccess?: (title: string, message: string) => void
  /** Shows one notice when a session expires during use, offering to log in. Must not navigate. */
  onSessionOver?: (message: string) => (() => void) | undefined
  /** Number of retries after a network failure; 0 in tests. */
  retries?: number
  token?: TokenStore
  returnTo?: Pick<ReturnTo, 'remember'>
}

/**
 * Creates the query client with its rules for alerts, logging and expired sessions (rules 12). After a change, everything
 * on screen is refetched, except what a query's or mutation's `meta` excludes. Create only one, as it subscribes to the
 * token.
 */
export function createQueryClient({
  onRefused,
  onSuccess,
  onSessionOver,
  retries = 1,
  token = appToken,
  returnTo = appReturnTo,
}: QueryClientOptions = {}): QueryClient {
  /** Dismisses alerts, by what they are about. */
  const raised = new Map<string, (() => void) | undefined>()
  function mend(about: string) {
    raised.get(about)?.()
    raised.delete(about)
  }
  token.subscribe((change) => change === 'signed-in' && mend('session'))

  /** Ends the session if the error is about the current one. Returns whether it did. */
  function endSession(error: ApiError, isMutation: boolean): boolean {
    const current = token.get()
    if (current === undefined || !error.wasSentWith(current)) return false
    // Without a cached account, the token was already invalid when the page opened: nothing was interrupted.
    const isInterrupted = isMutation || queryClient.getQueryData(meQuery().queryKey) !== undefined
    returnTo.remember()
    token.clear(isInterrupted ? 'over' : 'signed-out')
    error.isAlerted = isInterrupted
    if (isInterrupted) raised.set('session', onSessionOver?.(error.message))
    return true
  }

  /** @param about identifies the call and what it is about, for `mend` */
  function report(error: Error, about: string, { quiet = false, alertsNetwork = false }, isMutation = false) {
    const alert = () => {
      if (quiet || !isApiError(error)) return
      error.isAlerted = true
      raised.set(about, onRefused?.('Error', error.message))
    }
    if (!isApiError(error)) {
      console.error(error)
      return
    }
    if (error.kind === 'aborted') return
    if (error.kind === 'session-over') {
      // If no session was ended, the screen reports a failed query in place, but a mutation needs an alert.
      if (!endSession(error, isMutation) && isMutation) alert()
      return
    }
    if (error.kind !== 'refused') {
      const status = error.httpStatus === 0 ? '' : ` (HTTP ${error.httpStatus})`
      console.error(`${error.call}: ${error.message}${status}`, error.cause ?? '')
    }
    if (isMutation ? error.kind !== 'network' || alertsNetwork : error.kind === 'refused') alert()
  }

  /** Whether mutations have changed something since the last refetch, and whether the account. */
  let isStale = false
  let isAccountStale = false
  function noteChange({ changes }: MutationMetaFields) {
    isStale ||= changes !== 'nothing'
    isAccountStale ||= changes === 'account'
  }

  /** Mutations that have settled; their status is still pending until their own callbacks have run. */
  const settled = new WeakSet<object>()

  /** Without a token, personal data is not refetched, nor is mixed data after a session has expired. */
  const mayBeAsked = ({ meta }: { meta: QueryMeta | undefined }) =>
    token.get() !== undefined || meta?.holds === 'public' || (meta?.holds === 'mixed' && !token.ended())

  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryHash, meta = {}, state: { data } }) =>
        // Without data, the page says in its place what it could not load (rules 37).
        report(error, queryHash, { quiet: data === undefined || meta.quiet === true }),
      onSuccess: (_data, { queryHash }) => mend(queryHash),
    }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => mend(aboutOf(mutation)),
      onError: (error, _variables, _result, mutation) => {
        const { meta = {} } = mutation
        // The server may have made the change, although its answer is unreadable or late. If it refused, what is on
        // screen is out of date: the row may have been removed elsewhere.
        if (mayHaveWorked(error) || isApiError(error, 'refused')) noteChange(meta)
        report(error, aboutOf(mutation), meta, true)
      },
      onSuccess: (answer, _variables, _result, { meta = {} }) => {
        noteChange(meta)
        const { successTitle } = meta
        if (successTitle !== undefined) onSuccess?.(successTitle, messageOf(answer))
      },
      onSettled: (_answer, _error, _variables, _result, mutation) => {
        settled.add(mutation)
        // An answer from now would lack the changes that are shown before the server has made them.
        const isAwaited = (other: Mutation) => other.options.onMutate !== undefined && !settled.has(other)
        if (!isStale || queryClient.isMutating({ predicate: isAwaited }) > 0) return
        const kinds = isAccountStale ? [undefined, 'account'] : [undefined]
        isStale = isAccountStale = false
        // Not awaited: the mutation has succeeded or failed, whatever becomes of the refetches.
        void queryClient.invalidateQueries({
          predicate: (query) => mayBeAsked(query) && kinds.includes(query.meta?.changesWith),
        })
      },
    }),
    defaultOptions: {
      queries: {
        // Long enough for a loader and its screen to share an answer; no longer, as other tabs may change the data.
        staleTime: 1_000,
        // The simulator works offline, and the browser can't tell whether a backend is reachable.
        networkMode: 'always',
        refetchOnWindowFocus: mayBeAsked,
        // By default, `networkMode: 'always'` turns this off.
        refetchOnReconnect: mayBeAsked,
        retry: (failures, error) => failures < retries && isApiError(error, 'network'),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

  clearOnLoginChange(queryClient, token)
  return queryClient
}

/** Identifies a change for a later attempt: its call, and the thing that is changed. */
function aboutOf({ options, mutationId, state: { variables } }: Mutation<unknown, unknown>): string {
  return hashKey([options.mutationKey ?? mutationId, isObject(variables) ? variables['id'] : undefined])
}

/** Until the server has answered each change, the browser asks before a reload or a closed tab loses one. */
export function guardChanges(
  queryClient: QueryClient,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): void {
  const ask = (event: Event) => event.preventDefault()
  queryClient.getMutationCache().subscribe(() => {
    const isOpen = queryClient.isMutating({ predicate: ({ meta }) => !meta?.isRead }) > 0
    // Only meanwhile, because a page with this listener may be kept out of the back/forward cache.
    page[isOpen ? 'addEventListener' : 'removeEventListener']('beforeunload', ask)
  })
}

/** Clears the cache when the login changes: nobody may see another account's data. */
function clearOnLoginChange(queryClient: QueryClient, token: TokenStore) {
  const cache = queryClient.getQueryCache()
  const meKey = meQuery().queryKey
  /** The id of the account whose session expired, until the next login. */
  let interrupted: number | undefined
  /** Whether the screen may show private data: somebody is logged in, or was until the session expired. */
  let mayShowPrivateData = token.get() !== undefined

  /** Hashes of queries on screen whose public answers still show the previous viewer's bookmarks and follows. */
  const stale = new Set<string>()
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0 || !stale.delete(query.queryHash)) return
    // If the refetch hasn't finished, returning to the page would show the old answer.
    if (query.state.isInvalidated) cache.remove(query)
  })

  function isUserShown() {
    return (cache.find({ queryKey: meKey })?.getObserversCount() ?? 0) > 0
  }

  /** @param keepOpen keeps what is on screen, such as a form in use */
  function forget({ keepOpen }: { keepOpen: boolean }) {
    for (const query of cache.getAll()) {
      const isMe = query.queryHash === hashKey(meKey)
      // The settings are the same for everyone.
      if (query.queryKey[0] === 'settings') continue
      if (isMe) query.reset()
      else if (query.getObserversCount() === 0) cache.remove(query)
      else if (keepOpen) continue
      else if (
        // An answer for the previous viewer may be on its way: without data, an invalidation doesn't cancel its request.
        (query.state.data === undefined && query.state.fetchStatus === 'fetching') ||
        (query.meta?.holds !== 'public' && (query.meta?.holds !== 'mixed' || mayShowPrivateData))
      ) {
        query.reset()
        void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true })
      } else stale.add(query.queryHash)
    }
  }

  /** Refetches what may depend on the viewer. The settings don't, and the account is requested separately. */
  function refreshOpen() {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'settings' && queryKey[0] !== 'me',
    })
  }

  async function restoreSession(before: number | undefined) {
    // `signIn` sets the user right after the token; after a login in another tab, the user has to be requested.
    await Promise.resolve()
    // Nothing on screen shows the user yet: the first subscriber triggers the request.
    if (before === undefined && !isUserShown()) return
    const user = await queryClient.query({ ...meQuery(), staleTime: 'static' }).catch(() => undefined)
    if (before === undefined) return
    if (user?.id !== before) forget({ keepOpen: false })
    refreshOpen()
  }

  token.subscribe((change) => {
    if (change === 'over') {
      if (isUserShown()) interrupted = queryClient.getQueryData(meKey)?.id ?? interrupted
      forget({ keepOpen: true })
      return
    }
    const before = change === 'signed-in' ? interrupted : undefined
    interrupted = undefined
    forget({ keepOpen: before !== undefined })
    mayShowPrivateData = change === 'signed-in'
    if (before === undefined) refreshOpen()
    if (change === 'signed-in') void restoreSession(before)
  })
}

function messageOf(answer: unknown): string {
  return isObject(answer) && typeof answer['message'] === 'string' ? answer['message'] : ''
}

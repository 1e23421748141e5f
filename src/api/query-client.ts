import {
  hashKey,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  type QueryMeta,
} from '@tanstack/react-query'
import { isApiError, type ApiError } from './errors.ts'
import { returnTo as appReturnTo, type ReturnTo } from './return-to.ts'
import { currentUser, meQuery } from './session.ts'
import { token as appToken, type TokenStore } from './token.ts'

export type QueryClientOptions = {
  /** The server said no: an alert titled "Error" with its message (product: alerts). */
  onRefused?: (title: string, message: string) => void
  /** Something was done: an alert with the call's title and the server's message (product: alerts). */
  onSuccess?: (title: string, message: string) => void
  /** A session died while the person was using it: one calm notice, offering to log in. Don't navigate away. */
  onSessionOver?: (message: string) => void
  /** How often a query is tried again after a network failure. Tests want 0. */
  retries?: number
  token?: TokenStore
  returnTo?: Pick<ReturnTo, 'remember'>
}

/**
 * The query cache with the app's rules: what is alerted, what is only logged, and what becomes of a dead session
 * (rules 12, the one place). A mutation's `meta` says what it refreshes. One per app, for it listens to the token.
 */
export function createQueryClient({
  onRefused,
  onSuccess,
  onSessionOver,
  retries = 1,
  token = appToken,
  returnTo = appReturnTo,
}: QueryClientOptions = {}): QueryClient {
  /** Lays the session down if it is the current one that is dead. Answers whether it did. */
  function endSession(error: ApiError, isMutation: boolean): boolean {
    const current = token.get()
    if (current === undefined || !error.wasSentWith(current)) return false
    // Somebody who arrives with an old token is interrupted in nothing: there is nothing to tell.
    const isInterrupted = isMutation || queryClient.getQueryData(meQuery().queryKey) !== undefined
    returnTo.remember()
    token.clear(isInterrupted ? 'over' : 'signed-out')
    if (isInterrupted) onSessionOver?.(error.message)
    return true
  }

  function report(error: Error, { quiet = false, alertsNetwork = false }, isMutation = false) {
    if (!isApiError(error)) {
      console.error(error)
      return
    }
    if (error.kind === 'aborted') return
    if (error.kind === 'session-over') {
      // A place that could not load without a session says so itself; a press of a button must not go unanswered.
      if (!endSession(error, isMutation) && isMutation && !quiet) onRefused?.('Error', error.message)
      return
    }
    if (error.kind !== 'refused') console.error(`${error.call}: ${error.message}`, error.cause ?? '')
    if ((error.kind !== 'network' || alertsNetwork) && !quiet) onRefused?.('Error', error.message)
  }

  /** Keys of what finished mutations have changed and nobody has fetched anew. */
  const owed = new Map<string, QueryKey>()

  /** What belongs to a person is not asked for by itself without one; after an interruption it stays as it is. */
  const mayBeAsked = ({ meta }: { meta: QueryMeta | undefined }) =>
    token.get() !== undefined || !(meta?.personal || (meta?.mixed && token.ended()))

  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.meta ?? {}),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta ?? {}, true),
      onSuccess: (answer, _variables, _result, mutation) => {
        const { refreshes = [], successTitle } = mutation.meta ?? {}
        for (const queryKey of refreshes) owed.set(hashKey(queryKey), queryKey)
        if (successTitle !== undefined) onSuccess?.(successTitle, messageOf(answer))
      },
      onSettled: (_answer, _error, _variables, _result, { options: { mutationKey } }) => {
        // Of several changes of one kind the last one refreshes: an earlier answer would show the others undone.
        if (mutationKey && queryClient.isMutating({ mutationKey }) > 1) return
        // Not waited for: the mutation is done, whatever becomes of the lists.
        for (const queryKey of owed.values()) void queryClient.invalidateQueries({ queryKey })
        owed.clear()
      },
    }),
    defaultOptions: {
      queries: {
        // Just enough for a loader and its screen to share an answer; another tab may change things at any time.
        staleTime: 1_000,
        // The simulator works offline, and whether a backend can be reached is not guessed.
        networkMode: 'always',
        refetchOnWindowFocus: mayBeAsked,
        // With `always` the library would leave this off.
        refetchOnReconnect: mayBeAsked,
        retry: (failures, error) => failures < retries && isApiError(error, 'network'),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

  forgetWhoLeaves(queryClient, token)
  return queryClient
}

/** Fits the cache to every change of the sign-in: nobody may see what was fetched for somebody else. */
function forgetWhoLeaves(queryClient: QueryClient, token: TokenStore) {
  const cache = queryClient.getQueryCache()
  const meKey = meQuery().queryKey
  /** Whose session died, until somebody signs in. */
  let interrupted: number | undefined
  /** Somebody is here, or was until their session died: what is on screen may hold what is theirs. */
  let wasThere = token.get() !== undefined

  /** Answers to somebody who has left, on screen until they are there anew: public, but with that person's hearts and bells. */
  const left = new Set<string>()
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0 || !left.delete(query.queryHash)) return
    // Who leaves the page before the new answer is there would find the old one on coming back.
    if (query.state.isInvalidated) cache.remove(query)
  })

  function isAnybodyLooking() {
    return (cache.find({ queryKey: meKey })?.getObserversCount() ?? 0) > 0
  }

  /** @param keepOpen leaves what is on screen as it is: a form is not emptied under the person's hands */
  function forget({ keepOpen }: { keepOpen: boolean }) {
    for (const query of cache.getAll()) {
      const isMe = query.queryHash === hashKey(meKey)
      // The same for all.
      if (query.queryKey[0] === 'settings') continue
      if (isMe) query.reset()
      else if (query.getObserversCount() === 0) cache.remove(query)
      else if (keepOpen) continue
      else if (query.meta?.personal || (query.meta?.mixed && wasThere)) {
        query.reset()
        void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true })
      } else left.add(query.queryHash)
    }
  }

  /** What looks different to different people: bookmarks, follows, the own application. */
  function refreshOpen() {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'settings' && queryKey[0] !== 'me',
    })
  }

  async function welcome(before: number | undefined) {
    // `signIn` tells who it is right after it has set the token; another tab's sign-in has to be asked about.
    await Promise.resolve()
    // Where nobody looked until now, whoever looks first asks.
    if (before === undefined && !isAnybodyLooking()) return
    const user = await currentUser(queryClient, token)
    if (before === undefined) return
    if (user?.id !== before) forget({ keepOpen: false })
    refreshOpen()
  }

  token.subscribe((change) => {
    if (change === 'over') {
      if (isAnybodyLooking()) interrupted = queryClient.getQueryData(meKey)?.id ?? interrupted
      forget({ keepOpen: true })
      return
    }
    const before = change === 'signed-in' ? interrupted : undefined
    interrupted = undefined
    forget({ keepOpen: before !== undefined })
    wasThere = change === 'signed-in'
    if (before === undefined) refreshOpen()
    if (change === 'signed-in') void welcome(before)
  })
}

function messageOf(answer: unknown): string {
  return typeof answer === 'object' &&
    answer !== null &&
    'message' in answer &&
    typeof answer.message === 'string'
    ? answer.message
    : ''
}

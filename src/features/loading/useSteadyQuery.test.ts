import { keepPreviousData, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf, type Failure } from './useSteadyQuery.ts'

const offline = new Error('The server could not be reached.')
const busy = new Error('The server is busy.')

let client: QueryClient
const ask = vi.fn<(page: number) => Promise<string>>()

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0, networkMode: 'always' } } })
  ask.mockReset()
})

afterEach(() => client.clear())

/** @param retry how often a failed call is retried automatically */
const options = (page: number, retry = 0) => ({
  retry,
  queryKey: ['jobs', page],
  queryFn: () => ask(page),
  placeholderData: keepPreviousData,
})

/** Observes a query and records everything that a screen would show. */
function place(retry = 0) {
  const seen: string[] = []
  let page = 1
  let failure: Failure | undefined
  const observer = new QueryObserver(client, options(page, retry))
  function look() {
    const result = observer.getCurrentResult()
    failure = failureOf(failure, String(page), result)
    const words = failure ? failure.error.message : (result.data ?? 'Loading')
    const now = result.isFetching ? `${words}…` : words
    if (seen.at(-1) !== now) seen.push(now)
  }
  const leave = observer.subscribe(look)
  return {
    seen,
    leave,
    again: () => void observer.refetch(),
    turnTo: (next: number) => {
      page = next
      observer.setOptions(options(page, retry))
    },
    shows: async (words: string) => await vi.waitFor(() => expect(seen.at(-1)).toBe(words)),
  }
}

describe('a failure without data', () => {
  it('stays during a retry, until there is data (rules 37)', async () => {
    ask.mockRejectedValueOnce(offline).mockResolvedValueOnce('Jobs')
    const { seen, again, shows, leave } = place()
    await shows(offline.message)
    again()
    await shows('Jobs')
    expect(seen).toEqual(['Loading…', offline.message, `${offline.message}…`, 'Jobs'])
    leave()
  })

  it('is replaced by the next failure', async () => {
    ask.mockRejectedValueOnce(offline).mockRejectedValueOnce(busy)
    const { seen, again, shows, leave } = place()
    await shows(offline.message)
    again()
    await shows(busy.message)
    expect(seen.slice(1)).toEqual([offline.message, `${offline.message}…`, busy.message])
    leave()
  })

  it('stays during automatic retries', async () => {
    for (let time = 1; time <= 3; time += 1) ask.mockRejectedValueOnce(offline)
    ask.mockResolvedValueOnce('Jobs')
    const { seen, again, shows, leave } = place(1)
    await shows(offline.message)
    expect(ask).toHaveBeenCalledTimes(2)
    again()
    await shows('Jobs')
    expect(ask).toHaveBeenCalledTimes(4)
    expect(seen.slice(1)).toEqual([offline.message, `${offline.message}…`, 'Jobs'])
    leave()
  })

  it('is not hidden by placeholder data of the previous page', async () => {
    ask.mockResolvedValueOnce('Page 1').mockRejectedValueOnce(offline).mockResolvedValueOnce('Page 2')
    const { seen, again, turnTo, shows, leave } = place()
    await shows('Page 1')
    turnTo(2)
    await shows(offline.message)
    again()
    await shows('Page 2')
    expect(seen.slice(1)).toEqual(['Page 1', 'Page 1…', offline.message, `${offline.message}…`, 'Page 2'])
    leave()
  })

  it('is dropped when something else is requested', async () => {
    ask.mockRejectedValueOnce(offline).mockRejectedValueOnce(busy).mockResolvedValueOnce('Page 1')
    const { seen, turnTo, shows, leave } = place()
    await shows(offline.message)
    turnTo(2)
    await shows(busy.message)
    turnTo(1)
    await shows('Page 1')
    expect(seen).toEqual(['Loading…', offline.message, 'Loading…', busy.message, 'Loading…', 'Page 1'])
    leave()
  })

  it('is dropped when the query is reset, as on logout (rules 12)', async () => {
    ask.mockRejectedValueOnce(offline).mockResolvedValueOnce('Jobs')
    const { seen, shows, leave } = place()
    await shows(offline.message)
    client.getQueryCache().find(options(1))?.reset()
    void client.refetchQueries(options(1))
    await shows('Jobs')
    expect(seen.slice(1).filter((words) => words.startsWith(offline.message))).toEqual([offline.message])
    leave()
  })

  it('is not confused with the first failure of a query that was reset', () => {
    const seen = { data: undefined, errorUpdateCount: 1, isPlaceholderData: false }
    const before = failureOf(undefined, '1', { ...seen, error: offline })
    expect(failureOf(before, '1', { ...seen, error: busy })?.error).toBe(busy)
  })
})

it('a failed refresh keeps the data and shows no failure', async () => {
  ask.mockResolvedValueOnce('Jobs').mockRejectedValueOnce(offline)
  const { seen, again, shows, leave } = place()
  await shows('Jobs')
  again()
  await vi.waitFor(() => expect(client.getQueryState(['jobs', 1])?.status).toBe('error'))
  await shows('Jobs')
  expect(seen).toEqual(['Loading…', 'Jobs', 'Jobs…', 'Jobs'])
  leave()
})

import { keepPreviousData, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOf, type Failure } from './useSteadyQuery.ts'

const offline = new Error('Offline')
const busy = new Error('Busy')

let client: QueryClient
const ask = vi.fn<(page: number) => Promise<string>>()

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0, networkMode: 'always' } } })
  ask.mockReset()
})

afterEach(() => client.clear())

/** Observes a query and records everything that a screen would show. */
function place(retry: number) {
  const options = (page: number) => ({
    retry,
    queryKey: ['jobs', page],
    queryFn: () => ask(page),
    placeholderData: keepPreviousData,
  })
  const seen: string[] = []
  let page = 1
  let failure: Failure | undefined
  const observer = new QueryObserver(client, options(page))
  function look() {
    const result = observer.getCurrentResult()
    failure = failureOf(failure, String(page), result)
    const words = failure ? failure.error.message : (result.data ?? 'Loading')
    const now = result.isFetching ? `${words}…` : words
    if (seen.at(-1) !== now) seen.push(now)
  }
  const leave = observer.subscribe(look)
  const turnTo = (next: number) => {
    page = next
    observer.setOptions(options(page))
  }
  const steps = {
    again: () => void observer.refetch(),
    page1: () => turnTo(1),
    page2: () => turnTo(2),
    /** As a logout does. */
    reset: () => {
      client.getQueryCache().find(options(1))?.reset()
      void client.refetchQueries(options(1))
    },
  }
  return { seen, leave, steps }
}

type Step = keyof ReturnType<typeof place>['steps']

test.each<[what: string, answers: (string | Error)[], steps: Step[], shown: string[], retry?: number]>([
  [
    'stays during a retry, until there is data (rules 37)',
    [offline, 'Jobs'],
    ['again'],
    ['Offline', 'Offline…', 'Jobs'],
  ],
  ['is replaced by the next one', [offline, busy], ['again'], ['Offline', 'Offline…', 'Busy']],
  [
    'stays during automatic retries',
    [offline, offline, offline, 'Jobs'],
    ['again'],
    ['Offline', 'Offline…', 'Jobs'],
    1,
  ],
  [
    'is not hidden by placeholder data of the previous page',
    ['Page 1', offline, 'Page 2'],
    ['page2', 'again'],
    ['Page 1', 'Page 1…', 'Offline', 'Offline…', 'Page 2'],
  ],
  [
    'is dropped when something else is requested',
    [offline, busy, 'Page 1'],
    ['page2', 'page1'],
    ['Offline', 'Loading…', 'Busy', 'Loading…', 'Page 1'],
  ],
  ['of a refresh keeps the data', ['Jobs', offline], ['again'], ['Jobs', 'Jobs…', 'Jobs']],
])('a failure %s', async (_what, answers, steps, shown, retry = 0) => {
  for (const answer of answers) {
    if (answer instanceof Error) ask.mockRejectedValueOnce(answer)
    else ask.mockResolvedValueOnce(answer)
  }
  const { seen, leave, steps: doing } = place(retry)
  const settled = () => vi.waitFor(() => expect(client.isFetching()).toBe(0), { interval: 1 })
  await settled()
  for (const step of steps) {
    doing[step]()
    await settled()
  }
  await vi.waitFor(() => expect(seen).toEqual(['Loading…', ...shown]))
  expect(ask).toHaveBeenCalledTimes(answers.length)
  leave()
})

test('a failure is dropped when the query is reset, as on logout (rules 12)', async () => {
  ask.mockRejectedValueOnce(offline).mockResolvedValueOnce('Jobs')
  const { seen, leave, steps } = place(0)
  await vi.waitFor(() => expect(seen.at(-1)).toBe('Offline'))
  steps.reset()
  await vi.waitFor(() => expect(seen.at(-1)).toBe('Jobs'))
  expect(seen.filter((words) => words.startsWith('Offline'))).toEqual(['Offline'])
  leave()
  // The first failure after a reset has the same count as the one before.
  const result = { data: undefined, errorUpdateCount: 1, isPlaceholderData: false }
  const before = failureOf(undefined, '1', { ...result, error: offline })
  expect(failureOf(before, '1', { ...result, error: busy })?.error).toBe(busy)
})

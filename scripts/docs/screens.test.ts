import { describe, expect, it } from 'vitest'
import { root } from '../setup/places.mjs'
import { readContract } from '../generate/contract.ts'
import { readSource } from '../generate/all.ts'
import { loadedCalls, reachableCalls, readModule, readModules } from './screen-calls.ts'
import { buildOrder, goals, readScreens } from './screens.ts'

const callsOf = (texts: Readonly<Record<string, string>>) => {
  const modules = new Map(Object.entries(texts).map(([path, text]) => [path, readModule(path, text)]))
  const { shown, actions } = reachableCalls(modules, ['src/routes/a.tsx'])
  return { shown: [...shown], actions: [...actions] }
}

describe('the calls of a screen', () => {
  const api = `
    const page = (name) => callSignedIn('list', { name })
    export const listQuery = () => queryOptions({ queryFn: () => page('a') })
    export const addMutation = callMutation('add')
    export const removeMutation = callMutation('remove')`

  it.each([
    ['a query', `import { listQuery } from '../api/a.ts'\nuseQuery(listQuery())`, ['list'], []],
    ['a mutation', `import { addMutation } from '../api/a.ts'\nuseMutation(addMutation)`, [], ['add']],
    ['a key', `import { listQuery } from '../api/a.ts'\nread(listQuery().queryKey)`, [], []],
    ['a type', `import type { listQuery } from '../api/a.ts'\nlet a: typeof listQuery`, [], []],
    ['a property', `import { addMutation } from '../api/a.ts'\nread({ addMutation: 1 }.addMutation)`, [], []],
    ['a lazy component', `lazy(async () => (await import('../ui/B.tsx')).B)`, [], ['remove']],
    ['a re-export', `import { C } from '../ui/B.tsx'\nrender(<C />)`, [], ['add']],
  ])('are those that it reaches: %s', (_, route, shown, actions) => {
    const texts = {
      'src/routes/a.tsx': route,
      'src/api/a.ts': api,
      'src/ui/B.tsx': `
        import { removeMutation } from '../api/a.ts'
        export { addMutation as C } from '../api/a.ts'
        export function B() { useMutation(removeMutation) }`,
    }
    expect(callsOf(texts)).toEqual({ shown, actions })
  })
})

it('a loader makes the calls of its queries, not those of the components whose code it loads', () => {
  const route = `
    import { aQuery, bQuery } from '../api/a.ts'
    const Part = () => useQuery(bQuery())
    export const Route = createFileRoute('/a')({
      loader: (visit) => Promise.all([prefetch(visit, aQuery()), preload(visit, Part)]),
      component: Part,
    })`
  const api = `
    export const aQuery = () => queryOptions({ queryFn: () => call('a') })
    export const bQuery = () => queryOptions({ queryFn: () => call('b') })`
  const modules = new Map(
    Object.entries({ 'src/routes/a.tsx': route, 'src/api/a.ts': api }).map(([path, text]) => [
      path,
      readModule(path, text),
    ]),
  )
  expect(loadedCalls(modules, 'src/routes/a.tsx')).toEqual(new Set(['a']))
})

describe('the page of screens', () => {
  const modules = readModules(root)
  const { screens } = readScreens(modules)
  const screen = (path: string) => screens.find((one) => one.path === path)

  it('has what is needed to read and to feature a job', () => {
    const jobPage = screen('/jobs/$id')
    expect(jobPage?.loaded).toEqual(new Set(['jobs/fetch-single']))
    expect(jobPage?.shown).toEqual(new Set(['jobs/fetch-single', 'jobs/search', 'payments/my']))
    expect([jobPage?.isPrivate, screen('/my')?.isPrivate]).toEqual([false, true])
    expect(screen('/jobs/$id/feature')?.actions).toEqual(
      new Set(['jobs/upload-receipt', 'payments/fetch-stripe-intent', 'payments/verify-stripe']),
    )
  })

  it('has every call of the contract once in its build order', async () => {
    const calls = readContract(await readSource()).calls.map(({ path }) => path.replace('/api/', ''))
    const placed = goals.flatMap(([, names]) => names.split(' '))
    expect(placed.toSorted(), 'Add each new call to one goal of `goals` in scripts/docs/screens.ts.').toEqual(
      calls.toSorted(),
    )
  })
})

describe('the build order', () => {
  const screen = (path: string, loaded: string[], shown: string[] = loaded, actions: string[] = []) => ({
    path,
    isPrivate: false,
    loaded: new Set(loaded),
    shown: new Set(shown),
    actions: new Set(actions),
  })

  it('says with each goal which screens open, and which are complete', () => {
    const screens = [
      screen('/about', []),
      screen('/login', [], [], ['login', 'verify']),
      { ...screen('/mine', ['list']), isPrivate: true },
      screen('/list', ['list'], ['list', 'news'], ['add']),
    ]
    const steps = [
      ['Read', 'me list'],
      ['Log in', 'login verify'],
      ['Write', 'add news'],
    ] as const
    expect(buildOrder(screens, steps)).toEqual([
      '1. **Read** with `me` and `list`. Opens: `/list`. Complete: `/about`.',
      '2. **Log in** with `login` and `verify`. Complete: `/login` and `/mine`.',
      '3. **Write** with `add` and `news`. Complete: `/list`.',
    ])
  })

  it('has no place for an unknown call', () => {
    expect(() => buildOrder([screen('/new', ['new'])], [['Read', 'me']])).toThrow('Add new to a goal')
  })
})

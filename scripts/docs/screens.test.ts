import { describe, expect, it } from 'vitest'
import type { Case } from './cases.ts'
import type { AlertRow, RouteRow } from './product.ts'
import {
  alertProblems,
  alertsIn,
  routeIn,
  routeOf,
  routeProblems,
  routesIn,
  screensDocument,
  shownAlerts,
  shownRoutes,
  type Sources,
  titleProblems,
} from './screens.ts'

const rows: readonly RouteRow[] = [
  { path: '/', purpose: 'Home' },
  { path: '/jobs', purpose: 'Jobs' },
  { path: '/jobs/{id}/edit', purpose: 'Changing one', toCome: true },
  { path: '/jobs/{id}', purpose: 'One job' },
  { path: '/profile/{type?}', purpose: 'Profile', toCome: true },
  { path: '/reset-password/{email}', purpose: 'Password' },
]

const made = (
  title: string,
  says: Partial<Record<'opens' | 'expects' | 'alerts' | 'faults', string[]>>,
): Case => ({
  file: 'a.spec.ts',
  title,
  opens: new Set(says.opens),
  expects: new Set(says.expects),
  alerts: new Set(says.alerts),
  faults: new Set(says.faults),
})

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['/?tab=part_time', '/'],
    ['/jobs?page=2', '/jobs'],
    ['/jobs/41#apply', '/jobs/{id}'],
    ['/jobs/…', '/jobs/{id}'],
    ['/jobs/…/edit', '/jobs/{id}/edit'],
    ['/profile', '/profile/{type?}'],
    ['/profile/receipts', '/profile/{type?}'],
    ['/jobs/', undefined],
    ['/jobs/1/2', undefined],
    ['/reset-password/', undefined],
    ['/nowhere', undefined],
  ])('%s is answered by %s', (address, path) => {
    expect(routeOf(address, rows)?.path).toBe(path)
  })
})

describe('routesIn', () => {
  it.each([
    ['/: search and tabs', ['/']],
    ['/jobs/{id} for a visitor', ['/jobs/{id}']],
    ['/jobs and /reset-password: both', ['/jobs', '/reset-password/{email}']],
    ['looks › /jobs?page=2 for ada', ['/jobs']],
    ['this or that / and/or jobs/41', []],
  ])('%s', (title, paths) => {
    expect([...routesIn(title, rows)].map(({ path }) => path)).toEqual(paths)
  })
})

describe('routeIn', () => {
  it('reads the path and the screens of a route file', () => {
    const text = `
      import { JobScreen } from '../features/jobs/JobScreen.tsx'
      import { readId } from '../api/ids.ts'
      export const Route = createFileRoute('/jobs/$id/')({ component: JobScreen })
    `
    expect(routeIn('src/routes/a.tsx', text)).toEqual({
      file: 'src/routes/a.tsx',
      path: '/jobs/{id}',
      screens: ['src/features/jobs/JobScreen.tsx'],
    })
    expect(routeIn('a.tsx', "createFileRoute('/profile/{-$type}')({})")?.path).toBe('/profile/{type?}')
    expect(routeIn('a.tsx', "createFileRoute('/')({})")?.path).toBe('/')
    expect(routeIn('a.tsx', 'createRootRoute()')).toBeUndefined()
  })
})

describe('the check of routes', () => {
  const file = (path: string) => ({ file: `src/routes${path}.tsx`, path, screens: [] })
  const problems = (routes: ReturnType<typeof file>[], stories: Case[], endToEnd: Case[]) =>
    routeProblems(shownRoutes({ routes, stories, endToEnd }, rows), { routes })
  const built = rows.filter(({ toCome }) => !toCome).map(({ path }) => file(path))
  const opens = ['/', '/jobs', '/jobs/1', '/reset-password/…']

  it('is content where every route has a story and a test that names or opens it', () => {
    const tests = [
      made('/jobs/{id}: applies', {}),
      made('others', { opens: ['/', '/jobs', '/reset-password/a'] }),
    ]
    expect(problems(built, [made('Full', { opens })], tests)).toEqual([])
  })

  it('names what is missing', () => {
    expect(
      problems(built.slice(1), [made('Full', { opens: opens.slice(1) })], [made('/jobs', { opens })]),
    ).toEqual(['/ has no file in src/routes', '/ has no story'])
    expect(problems(built, [made('Full', { opens })], [made('most', { opens: opens.slice(0, 3) })])).toEqual([
      '/reset-password/{email} has no end-to-end test',
    ])
  })

  it('notices what has come, and what nobody has asked for', () => {
    const routes = [...built, file('/profile'), file('/admin')]
    expect(problems(routes, [made('Full', { opens })], [made('all', { opens })])).toEqual([
      '/admin (src/routes/admin.tsx) is no route of the specification',
      '/profile/{type?} is built, and still marked as to come',
    ])
  })
})

describe('alertsIn', () => {
  const texts = ['No jobs found.']
  const titles = (text: string) => alertsIn('src/a.tsx', text, texts).raisers.map(({ title }) => title)

  it('finds the titles of alerts, under any name of the store, and those that are handed on', () => {
    expect(titles("const a = callMutation('x', { successTitle: 'Apply' })")).toEqual(['Apply'])
    expect(titles("onRefused?.('Error', message); onSuccess?.(successTitle, '')")).toEqual([
      'Error',
      undefined,
    ])
    const text = "import { alert as tell } from '../ui/alerts.ts'\n"
    expect(
      titles(`${text}tell.error(isNew ? 'One' : 'Two'); tell.success(title); console.error('Log')`),
    ).toEqual(['One', 'Two', undefined])
  })

  it('finds messages where they stand, and calls that are loud', () => {
    const text = `
      // 'No jobs found.'
      const a = isEmpty ? 'No jobs found.' : <p>No jobs found.</p>
      const b = callMutation('jobs/delete', { alertsNetwork: true })
    `
    const { messages, loud } = alertsIn('src/a.tsx', text, texts)
    expect(messages).toHaveLength(2)
    expect(loud).toEqual([{ file: 'src/a.tsx', title: 'jobs/delete' }])
  })
})

describe('the check of alerts', () => {
  const apply: AlertRow = { text: 'Apply', kind: 'success', purpose: 'Sent', route: '/jobs/{id}' }
  const raisers = [{ file: 'src/a.ts', title: 'Apply' }]
  const sources: Omit<Sources, 'routes'> = {
    raisers,
    messages: [],
    loud: [],
    stories: [],
    endToEnd: [],
    unit: [],
  }
  const told = [made('told', { alerts: ['Apply', 'Error'], faults: ['jobs/delete network'] })]
  const check = (row: AlertRow, given: Partial<typeof sources>) =>
    alertProblems(shownAlerts({ ...sources, ...given }, [row], rows))

  it('wants a place, a story and a test of each', () => {
    expect(check(apply, { stories: told, endToEnd: told })).toEqual([])
    expect(check(apply, { raisers: [], stories: told })).toEqual([
      'Apply is raised nowhere',
      'Apply has no end-to-end test',
    ])
    expect(check(apply, { endToEnd: [made('only a word', { expects: ['Apply'] })] })).toEqual([
      'Apply has no story',
      'Apply has no end-to-end test',
    ])
  })

  it('waits for a route that is to come', () => {
    expect(check({ ...apply, route: '/profile/{type?}' }, {})).toEqual([])
  })

  it('knows one failure from another', () => {
    const row: AlertRow = { text: 'Error', kind: 'error', purpose: '', case: 'offline', call: 'jobs/delete' }
    const loud = [{ file: 'src/a.ts', title: 'jobs/delete' }]
    expect(check(row, { loud, stories: told, endToEnd: told })).toEqual([])
    expect(check({ ...row, call: 'cvs/delete' }, { loud, stories: told, endToEnd: told })).toHaveLength(3)
  })

  it('notices a reason that no longer holds', () => {
    expect(check({ ...apply, withoutStory: 'none can' }, { stories: told, endToEnd: told })).toEqual([
      'Apply has a story, and is still marked as having none',
    ])
    expect(check({ ...apply, withoutStory: 'none can' }, { endToEnd: told })).toEqual([])
  })

  it('knows titles that are not of the catalogue, and exceptions that are none', () => {
    const other = [...raisers, { file: 'src/b.ts', title: 'Hooray' }, { file: 'src/c.ts', title: undefined }]
    expect(titleProblems(other, [apply], {})).toEqual(['src/b.ts raises "Hooray"'])
    expect(titleProblems(other, [apply], { Hooray: 'why', Apply: 'why', Gone: 'why' })).toEqual([
      '"Apply" is excepted, and a title of the specification',
      '"Gone" is excepted, and raised nowhere',
    ])
  })
})

describe('the page', () => {
  it('links each row to its stories and tests', () => {
    const page = screensDocument({
      routes: [
        { file: 'src/routes/jobs.$id.tsx', path: '/jobs/{id}', screens: ['src/features/JobScreen.tsx'] },
      ],
      stories: [{ ...made('Full', { opens: ['/jobs/1'] }), file: 'stories/Job.stories.tsx' }],
      endToEnd: [made('/jobs/{id}: applies *', { alerts: ['Apply'] })],
      unit: [],
      raisers: [{ file: 'src/api/applications.ts', title: 'Apply' }],
      messages: [],
      loud: [],
    })
    expect(page).toContain('| [`/jobs/{id}`](#route-jobsid) |')
    expect(page).toContain('| [JobScreen.tsx](../src/features/JobScreen.tsx) | 1 | 1 | – |')
    expect(page).toContain('- [Job.stories.tsx](../stories/Job.stories.tsx): Full')
    expect(page).toContain('<summary>Tests about it: 1</summary>')
    expect(page).toContain('  - /jobs/\\{id\\}: applies \\*')
    expect(page).toContain('[Apply](#alert-apply) | An application was sent | [applications.ts]')
    expect(page).toContain('### Route `/jobs/{id}/edit`\n\nChanging a job. To come.')
  })
})

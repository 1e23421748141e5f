import { loadedCalls, reachableCalls, type Module, type ScreenCalls } from './screen-calls.ts'

/** A screen by the path of its route, such as `/jobs/$id`. It opens with the calls that are `loaded`. */
type Screen = ScreenCalls & { path: string; loaded: Set<string> }

const routesFolder = 'src/routes/'
const shellFiles = [`${routesFolder}__root.tsx`, 'src/main.tsx']

/** Loaded for the tab Billing of the profile. */
const tabCalls = ['payments/my', 'receipts/my']

/** What a private screen needs before it opens. */
const loginCalls = ['login', 'verify']

/** What to build, in the order in which people need it. */
const goals: readonly (readonly [string, string])[] = [
  ['Search for jobs', 'fetch-settings me categories/fetch jobs/search'],
  ['Read a job', 'jobs/fetch-single'],
  ['Sign up and log in', 'register login verify logout'],
  ['Apply for a job', 'cvs/fetch cvs/upload jobs/apply'],
  ['Follow an application', 'jobs/my-applications jobs/fetch-application'],
  ['Post a job', 'jobs/create jobs/my jobs/update jobs/delete'],
  ['Review applications', 'jobs/change-application-status jobs/download-cvs'],
  ['Start at the home page', 'fetch-home jobs/fetch'],
  ['Get notifications', 'notifications/fetch'],
  ['Reset and change a password', 'send-password-reset-link reset-password change-password'],
  ['Show a profile', 'users/find my-profile save-profile'],
  ['Bookmark jobs', 'bookmarks/toggle bookmarks/fetch bookmarks/remove'],
  ['Follow companies', 'followers/toggle followers/fetch followers/remove'],
  ['Manage CVs', 'cvs/set-default cvs/delete'],
  ['Find talent', 'users/fetch'],
  ['Feature a job by bank transfer', 'fetch-bank jobs/upload-receipt payments/my receipts/my'],
  ['Feature a job by card', 'payments/fetch-stripe-intent payments/verify-stripe'],
  ['Post on a profile', 'posts/create posts/delete'],
  ['Show projects', 'projects/add projects/update projects/delete projects/add-files projects/delete-file'],
  ['Invite employees', 'employees/create employees/delete'],
  ['Answer an invitation', 'employees/accept-request employees/decline-request employees/remove-request'],
  ['Send a message', 'send-message subscribe'],
  ['Log in with Google', 'login-with-google'],
]

/** Generates `dist/api/screens.md`: an order in which to build the calls, and the calls of each screen. */
export function screensDocument(modules: ReadonlyMap<string, Module>): string {
  const { shell, screens } = readScreens(modules)
  return [
    '# Calls of the screens',
    'This page is generated from the routes and queries in `src`. `docs/handover.md` says ' +
      'how to use it.',
    '## Build order',
    'Build the calls in this order, or in any other: a screen **opens** once the calls are there that it waits for, and ' +
      'is **complete** once all its calls are. Until then, an action whose call is missing says “The server doesn’t ' +
      'offer this yet.”',
    buildOrder(screens).join('\n'),
    '## Calls of each screen',
    `Every page makes ${listed(shell.shown)} and, from its menu, ${listed(shell.actions)}.`,
    screens.map(describeScreen).join('\n'),
  ].join('\n\n')
}

/** Returns the calls that every page makes, and the other calls of each screen. */
function readScreens(modules: ReadonlyMap<string, Module>): { shell: ScreenCalls; screens: Screen[] } {
  const shell = reachableCalls(modules, shellFiles)
  const others = (calls: Iterable<string>) =>
    new Set([...calls].filter((call) => !shell.shown.has(call) && !shell.actions.has(call)))
  const screens = [...modules.keys()]
    .filter((file) => file.startsWith(routesFolder) && !shellFiles.includes(file))
    .map((file) => {
      const { shown, actions, isPrivate } = reachableCalls(modules, [file])
      const loaded = [...loadedCalls(modules, file)].filter((call) => !tabCalls.includes(call))
      return {
        path: pathOf(file),
        isPrivate,
        loaded: others(loaded),
        shown: others(shown),
        actions: others(actions),
      }
    })
  return { shell, screens: screens.toSorted((one, other) => (one.path < other.path ? -1 : 1)) }
}

/**
 * Returns a line for each goal: its calls, and the screens that open or are complete with them.
 * @throws if a screen makes a call that no goal has
 */
function buildOrder(screens: readonly Screen[], steps = goals): string[] {
  const places = new Map(steps.flatMap(([, calls], place) => calls.split(' ').map((call) => [call, place])))
  const placeOf = (call: string): number => {
    const place = places.get(call)
    if (place === undefined) throw new Error(`Add ${call} to a goal in scripts/docs/screens.ts.`)
    return place
  }
  const lastOf = ({ isPrivate }: Screen, ...calls: ReadonlySet<string>[]) =>
    Math.max(0, ...[isPrivate ? loginCalls : [], ...calls].flatMap((names) => [...names].map(placeOf)))
  return steps.map(([goal, calls], place) => {
    const complete = screens.filter((screen) => lastOf(screen, screen.shown, screen.actions) === place)
    const open = screens.filter((screen) => screen.loaded.size > 0 && lastOf(screen, screen.loaded) === place)
    const partly = open.filter((screen) => !complete.includes(screen))
    return [
      `${place + 1}. **${goal}** with ${listed(calls.split(' '))}.`,
      partly.length > 0 && `Opens: ${listed(partly.map(({ path }) => path))}.`,
      complete.length > 0 && `Complete: ${listed(complete.map(({ path }) => path))}.`,
    ]
      .filter(Boolean)
      .join(' ')
  })
}

function describeScreen({ path, isPrivate, loaded, shown, actions }: Screen): string {
  const more = [...shown].filter((call) => !loaded.has(call))
  const parts = [
    isPrivate && 'needs an account',
    loaded.size > 0 && `opens with ${listed(loaded)}`,
    more.length > 0 && `shows more with ${listed(more)}`,
    actions.size > 0 && `its actions make ${listed(actions)}`,
  ].filter(Boolean)
  return `- \`${path}\` ${parts.join('; ') || 'makes no other calls'}.`
}

/** Returns the path of a route by its file: `jobs.$id.index.tsx` is `/jobs/$id`. */
function pathOf(file: string): string {
  const name = file.slice(routesFolder.length).replace(/\.tsx$/, '')
  return `/${name.replace(/(?:^|\.)index$/, '').replaceAll('.', '/')}`
}

const listed = (names: Iterable<string>) =>
  Array.from(names, (name) => `\`${name}\``)
    .join(', ')
    .replace(/, (?=[^,]+$)/, ' and ')

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  folderOf,
  httpAddress,
  known,
  Misuse,
  printSafely,
  readOptions,
  runCommand,
  wholeNumber,
} from './command-line.ts'
import { adviceOn, shown, stopOnSignals } from './serving.ts'

const defaults = {
  scenario: 'everyday',
  seed: '7',
  data: '.data',
  'app-url': 'http://localhost:5173/',
  host: '127.0.0.1',
  port: '4000',
}

const usage = `Serves the simulated backend over HTTP, at the port that PORT names (${defaults.port}).

  npm run api -- [options]

  --scenario NAME   the seeded world for an empty data folder (${defaults.scenario})
  --seed NUMBER     the seed for its random choices (${defaults.seed})
  --world FILE      a saved scenario for an empty data folder, instead of --scenario and --seed
  --data FOLDER     stores the world and the uploaded files (${defaults.data})
  --reset           quarantines the stored world and creates a new one
  --backup FILE     writes the stored world as a ZIP without logins and exits; the server may be running
  --app-url URL     the address of the app, for links in emails (${defaults['app-url']})
  --host NAME       the address to listen at (${defaults.host})
  --admin           serves the admin pages to other machines too, behind a key
  --third-parties   simulates card payments, Google's button and the chat
  --otherwise IDS   the assumptions to reverse, separated by commas, or "all" (docs/assumptions.md)
  --forward URL     passes calls on to this backend, and simulates those of --simulate (docs/mixed-backend.md)
  --simulate NAMES  tags, calls and "missing", separated by commas; "missing" by default
  --deterministic   repeats codes and names, for tests on this machine only`

const exposure =
  'any machine, unencrypted. Codes, tokens and file names cannot be guessed. Anyone can sign up and fill the disk.'
const impostors = 'with --third-parties, anyone can log in as anyone'

const options = {
  scenario: { type: 'string' },
  seed: { type: 'string' },
  world: { type: 'string' },
  data: { type: 'string', default: defaults.data },
  reset: { type: 'boolean', default: false },
  'app-url': { type: 'string', default: defaults['app-url'] },
  host: { type: 'string', default: defaults.host },
  'third-parties': { type: 'boolean', default: false },
  admin: { type: 'boolean', default: false },
  deterministic: { type: 'boolean', default: false },
  otherwise: { type: 'string' },
  forward: { type: 'string' },
  simulate: { type: 'string' },
  backup: { type: 'string' },
} as const

printSafely()
await runCommand(main)

async function main(): Promise<void> {
  const values = readOptions(options, usage)
  const port = wholeNumber('PORT', process.env.PORT || defaults.port, { most: 65_535 })
  const seed = wholeNumber('--seed', values.seed ?? defaults.seed, { most: 4_294_967_295 })
  const appUrl = httpAddress('--app-url', values['app-url'], defaults['app-url']).replace(/\/?$/, '/')
  const forward = await forwardOf(values)
  // Each backend has its own data.
  const data = resolve(values.data, forward ? folderOf(forward.url) : '')
  if (values.backup !== undefined) {
    const { backUp } = await import('./backup.ts')
    const found = await backUp(data, resolve(values.backup)).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      throw new Misuse(`${shown(data)} can't be backed up (${why}). Set --backup to a writable place.`)
    })
    if (!found)
      throw new Misuse(`There is no stored world in ${shown(data)}. Set --data to the folder that has it.`)
    console.log(`Backed up ${shown(data)} to ${values.backup}. Unpack it into an empty folder to use it.`)
    console.log('It has no logins and codes: everyone has to log in again where it is used.')
    return
  }
  // Imported here, so that --help and wrong options are answered without loading the backend.
  const [{ startServer }, { isLoopback }, { quarantineReasons }, { scenarios }, { alternatives }] =
    await Promise.all([
      import('../mocks/server.ts'),
      import('../mocks/engine/hosts/http/server.ts'),
      import('../mocks/engine/storage/world-setup.ts'),
      import('../mocks/scenarios/index.ts'),
      import('../mocks/assumptions.ts'),
    ])
  const scenario = forward ? 'mixed' : (values.scenario ?? defaults.scenario)
  if (!forward)
    known(
      'scenario',
      scenario,
      scenarios.map(({ name }) => name),
    )
  const saved = values.world === undefined ? undefined : await worldFrom(values.world, scenarios)
  const otherwise = chosenOf(
    values.otherwise,
    alternatives.map(({ id }) => id),
  )
  const server = await startServer({
    data,
    host: values.host,
    port,
    scenarios,
    scenario,
    seed,
    world: saved?.world,
    reset: values.reset,
    appUrl,
    thirdParties: values['third-parties'],
    admin: values.admin,
    deterministic: values.deterministic,
    otherwise,
    ...(forward && { forward }),
    onAdminKey: (key) => {
      console.log(`Open the admin pages with this key, which works once: /-/?key=${key}`)
    },
    onMail: ({ to, subject, code }) => {
      console.log(`Mail to ${to}: ${subject}${code === null ? '' : `  code ${code}`}`)
    },
  }).catch((error: unknown) => {
    const advice =
      error instanceof Error && adviceOn(error, shown(data), values.host, port, 'PORT=4001 npm run api')
    throw advice ? new Misuse(advice) : error
  })
  const isLocal = isLoopback(values.host)
  const { identity, isNew, notice } = server.runtime.store
  if (saved) server.runtime.options = { ...server.runtime.options, pins: saved.pins }
  if (notice !== null && notice !== 'migrated') {
    const reason = quarantineReasons[notice]
    console.warn(
      `${reason} It is quarantined and a new world is open. Download or restore it at ${server.url}/-/`,
    )
  }
  if (
    (saved && !isNew && !values.reset) ||
    (values.scenario !== undefined && identity?.scenario !== scenario) ||
    (values.seed !== undefined && identity?.seed !== seed)
  ) {
    console.warn(`${shown(data)} has another world. Add --reset to replace it.`)
  }
  console.log(
    [
      `The simulated backend answers at ${server.url}/api/ with the world "${identity?.scenario}" (seed ${identity?.seed}), stored in ${shown(data)}.`,
      `  Start the app:        VITE_API_URL=${server.url} npm start`,
      ...(forward ? [`  Passes calls on to:   ${forward.url}`] : []),
      ...(isLocal || values.admin ? [`  Mail, review, clock:  ${server.url}/-/`] : []),
      `  Reachable from:       ${isLocal ? 'this machine only' : exposure}`,
      ...(values['third-parties'] && !isLocal ? [`  Not safe:             ${impostors}`] : []),
      ...(otherwise.size > 0 ? [`  Reversed assumptions: ${[...otherwise].join(', ')}`] : []),
      '  Stop:                 Ctrl+C',
    ].join('\n'),
  )

  stopOnSignals(server)
}

/** Returns the backend to pass calls on to. @throws Misuse for a wrong address, or for calls that can't be simulated */
async function forwardOf({
  forward,
  simulate,
  scenario,
}: {
  forward?: string
  simulate?: string
  scenario?: string
}) {
  if (forward === undefined) {
    if (simulate !== undefined) throw new Misuse('--simulate needs --forward with the address of a backend.')
    return undefined
  }
  if (scenario !== undefined)
    throw new Misuse('--scenario can’t be used with --forward, whose data is the backend’s.')
  const url = httpAddress('--forward', forward, 'https://staging.example.com').replace(/\/+$/, '')
  const { readSimulated } = await import('../mocks/mixed/sides.ts')
  try {
    return { url, simulated: readSimulated(simulate ?? 'missing') }
  } catch (error) {
    throw new Misuse(`--simulate: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function chosenOf(text: string | undefined, ids: readonly string[]): ReadonlySet<string> {
  const chosen = (text ?? '').split(/[\s,]+/).filter(Boolean)
  for (const id of chosen) known('assumption', id, ['all', ...ids])
  return new Set(chosen.includes('all') ? ids : chosen)
}

/** Reads a saved scenario. @throws Misuse */
async function worldFrom(path: string, scenarios: readonly { name: string }[]) {
  const { readScenario } = await import('../mocks/admin/saved-scenario.ts')
  try {
    // Whoever made the file knows its codes.
    return readScenario(JSON.parse(await readFile(path, 'utf8')), scenarios, ['sessions', 'codes'])
  } catch (error) {
    throw new Misuse(
      `--world: ${path} can't be used. ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

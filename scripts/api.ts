// The simulated backend as an HTTP server:
//
//   [PORT=4000] node scripts/api.ts [--scenario everyday] [--seed 7] [--data .data] [--reset]
//     [--app-url http://localhost:5173/] [--host 127.0.0.1] [--third-parties] [--admin] [--deterministic]
//     [--otherwise pages,save-profile.absent | all]
//   node scripts/api.ts --backup FILE [--data .data]     the stored world as a ZIP, also while a server runs

import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const defaults = {
  scenario: 'everyday',
  seed: '7',
  data: '.data',
  'app-url': 'http://localhost:5173/',
  host: '127.0.0.1',
  port: '4000',
}

const exposure =
  'any machine, unencrypted. Codes, tokens and file names cannot be guessed; anybody can sign up and fill the disk.'
const impostors = 'with --third-parties, anybody can log in as anybody'

/** The command line, the environment or the folder is wrong; the message says what to do. */
class Misuse extends Error {}

const options = {
  scenario: { type: 'string' },
  seed: { type: 'string' },
  data: { type: 'string', default: defaults.data },
  reset: { type: 'boolean', default: false },
  'app-url': { type: 'string', default: defaults['app-url'] },
  host: { type: 'string', default: defaults.host },
  'third-parties': { type: 'boolean', default: false },
  admin: { type: 'boolean', default: false },
  deterministic: { type: 'boolean', default: false },
  otherwise: { type: 'string' },
  backup: { type: 'string' },
} as const

try {
  await main()
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const values = read()
  const port = wholeNumber('PORT', process.env.PORT || defaults.port, 65_535)
  const seed = wholeNumber('--seed', values.seed ?? defaults.seed, 4_294_967_295)
  const appUrl = addressOf(values['app-url'])
  const data = resolve(values.data)
  if (values.backup !== undefined) {
    const { backUp } = await import('./backup.ts')
    const isThere = await backUp(data, resolve(values.backup))
    if (!isThere) throw new Misuse(`There is no stored world in ${shown(data)}. Name its folder by --data.`)
    console.log(
      `The world of ${shown(data)} is in ${values.backup}. Unpack it into an empty folder to use it.`,
    )
    return
  }
  // Imported after the options are checked, because older versions of Node lack the database.
  const [{ startServer }, { isLoopback }, { quarantineReasons }, { scenarios }, { alternatives }] =
    await Promise.all([
      import('../mocks/server.ts'),
      import('../mocks/engine/hosts/http/server.ts'),
      import('../mocks/engine/storage/world-store.ts'),
      import('../mocks/scenarios/index.ts'),
      import('../mocks/assumptions.ts'),
    ])
  const scenario = values.scenario ?? defaults.scenario
  const names = scenarios.map(({ name }) => name)
  if (!names.includes(scenario)) {
    throw new Misuse(`There is no scenario "${scenario}"; there are: ${names.join(', ')}.`)
  }
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
    reset: values.reset,
    appUrl,
    thirdParties: values['third-parties'],
    admin: values.admin,
    deterministic: values.deterministic,
    otherwise,
    onAdminKey: (key) => {
      console.log(`The admin pages ask for a key, which works once: /-/?key=${key}`)
    },
    onMail: ({ to, subject, code }) => {
      console.log(`Mail to ${to}: ${subject}${code === null ? '' : `  code ${code}`}`)
    },
  }).catch((error: unknown) => {
    const advice = error instanceof Error && adviceOn(error, shown(data), values.host, port)
    throw advice ? new Misuse(advice) : error
  })
  const isLocal = isLoopback(values.host)
  const { identity, notice } = server.runtime
  if (notice !== null && notice !== 'migrated') {
    const reason = quarantineReasons[notice]
    console.warn(
      `${reason} It is in quarantine, this is a fresh one: download or restore it at ${server.url}/-/`,
    )
  }
  if (
    (values.scenario !== undefined && identity?.scenario !== scenario) ||
    (values.seed !== undefined && identity?.seed !== seed)
  ) {
    console.warn(`${shown(data)} holds another world; --reset replaces it by the one you named.`)
  }
  console.log(
    [
      `The simulated backend answers at ${server.url}/api/ with the world "${identity?.scenario}" (seed ${identity?.seed}), stored in ${shown(data)}.`,
      `  The app with it:      VITE_API_URL=${server.url} npm start`,
      ...(isLocal || values.admin ? [`  Mail, review, clock:  ${server.url}/-/`] : []),
      `  Reached from:         ${isLocal ? 'this machine only' : exposure}`,
      ...(values['third-parties'] && !isLocal ? [`  Not safe:             ${impostors}`] : []),
      ...(otherwise.size > 0 ? [`  Answers otherwise:    ${[...otherwise].join(', ')}`] : []),
      '  To stop:              Ctrl+C',
    ].join('\n'),
  )

  const stop = () => {
    console.log('Finishing the running calls …')
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
    // A second Ctrl+C stops at once. One Ctrl+C may arrive twice: from the terminal, and passed on by npm.
    const first = Date.now()
    process.on('SIGINT', () => {
      if (Date.now() - first > 1_000) process.exit(130)
    })
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Parses the command line. */
function read() {
  try {
    const { values } = parseArgs({ options })
    const [empty] = Object.entries(values).find(([, value]) => value === '') ?? []
    if (empty !== undefined) throw new Misuse(`--${empty} is empty: give it a value, or leave it out.`)
    return values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new Misuse(`${firstSentence(error.message)} The options are ${known.join(', ')}.`)
  }
}

/** The assumptions to turn round, by their ids. */
function chosenOf(text: string | undefined, known: readonly string[]): ReadonlySet<string> {
  if (text === 'all') return new Set(known)
  const chosen = (text ?? '').split(',').map((id) => id.trim())
  const unknown = chosen.find((id) => id !== '' && !known.includes(id))
  if (unknown !== undefined) {
    throw new Misuse(
      `There is no assumption "${unknown}" to turn round; there are: all, ${known.join(', ')}.`,
    )
  }
  return new Set(chosen.filter(Boolean))
}

function wholeNumber(name: string, value: string, most: number): number {
  if (!/^\d{1,10}$/.test(value) || Number(value) > most) {
    throw new Misuse(`${name} is "${value}", but has to be a whole number from 0 to ${most}.`)
  }
  return Number(value)
}

function addressOf(value: string): string {
  if (!/^https?:\/\/[^/]/i.test(value) || !URL.canParse(value)) {
    throw new Misuse(`--app-url is "${value}", but has to be an address such as ${defaults['app-url']}.`)
  }
  return value.endsWith('/') ? value : `${value}/`
}

/** The advice on an error that the user can mend. */
function adviceOn(error: Error, data: string, host: string, port: number): string | undefined {
  const code = 'code' in error ? error.code : undefined
  // SQLite's code: 5 is busy, 13 full, 26 no database.
  const sqlite = 'errcode' in error ? Number(error.errcode) & 0xff : undefined
  if (error.name === 'UnsafeSetup') return error.message
  if (error.name === 'StorageInUse' || sqlite === 5) {
    return `Another server works in ${data} already. Stop it, or name another folder by --data.`
  }
  if (error.name === 'StorageFull' || code === 'ENOSPC' || code === 'EDQUOT' || sqlite === 13) {
    return `The disk of ${data} is full. Make room, or name a folder on another disk by --data.`
  }
  // What else is no database is quarantined.
  if (sqlite === 26) return `${data}/lock is damaged. Remove it, unless another server works in that folder.`
  if (code === 'EADDRINUSE') return `The port ${port} is in use; choose another, as in PORT=4001 npm run api.`
  const call = 'syscall' in error ? error.syscall : undefined
  if (call === 'listen' || call === 'getaddrinfo') {
    return `The server cannot listen at ${host}, port ${port} (${error.message}). Choose another --host or PORT.`
  }
  if (call === undefined && sqlite === undefined) return undefined
  return `The server cannot write to ${data} (${error.message}). Make it writable, or name another folder by --data.`
}

function firstSentence(text: string): string {
  return /^[^.]*/.exec(text)?.[0].concat('.') ?? text
}

/** A folder relative to the working directory, if it is below. */
function shown(folder: string): string {
  const near = relative(process.cwd(), folder)
  return near === '' || near.startsWith('..') ? folder : near
}

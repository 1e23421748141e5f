// The simulated backend as an HTTP server:
//
//   [PORT=4000] node scripts/api.ts [--scenario everyday] [--seed 7] [--data .data] [--reset]
//     [--app-url http://localhost:5173/] [--host 127.0.0.1] [--third-parties] [--desk]

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

/** What a person has to write otherwise. */
class Misuse extends Error {}

const options = {
  scenario: { type: 'string' },
  seed: { type: 'string' },
  data: { type: 'string', default: defaults.data },
  reset: { type: 'boolean', default: false },
  'app-url': { type: 'string', default: defaults['app-url'] },
  host: { type: 'string', default: defaults.host },
  'third-parties': { type: 'boolean', default: false },
  desk: { type: 'boolean', default: false },
} as const

try {
  await main()
} catch (error) {
  if (!(error instanceof Error)) throw error
  const said = adviceOn(error)
  if (said === undefined) throw error
  console.error(said)
  process.exitCode = error instanceof Misuse ? 2 : 1
}

async function main(): Promise<void> {
  const values = read()
  const port = wholeNumber('PORT', process.env.PORT || defaults.port, 65_535)
  const seed = wholeNumber('--seed', values.seed ?? defaults.seed, 4_294_967_295)
  const appUrl = addressOf(values['app-url'])
  const data = resolve(values.data)
  // Loaded once the words on the command line are known to be right, and the run time to have a database.
  const [{ startServer }, { scenarios }] = await Promise.all([
    import('../mocks/runtime/server.ts'),
    import('../mocks/scenarios/index.ts'),
  ])
  const scenario = values.scenario ?? defaults.scenario
  const names = scenarios.map(({ name }) => name)
  if (!names.includes(scenario)) {
    throw new Misuse(`There is no scenario "${scenario}"; there are: ${names.join(', ')}.`)
  }
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
    desk: values.desk,
    onMail: ({ to, subject, code }) => {
      console.log(`Mail to ${to}: ${subject}${code === null ? '' : `  code ${code}`}`)
    },
  })
  const { identity, notice } = server.runtime
  if (notice === 'put-aside') {
    console.warn(
      `The stored world could not be used and lies in ${shown(data)}/aside now; this is a fresh one.`,
    )
  }
  if (
    (values.scenario !== undefined && identity?.scenario !== scenario) ||
    (values.seed !== undefined && identity?.seed !== seed)
  ) {
    console.warn(`${shown(data)} holds another world; --reset throws it away and makes the one you named.`)
  }
  console.log(
    [
      `The simulated backend answers at ${server.url}/api/ with the world "${identity?.scenario}" (seed ${identity?.seed}), kept in ${shown(data)}.`,
      `  The app with it:      VITE_API_URL=${server.url} npm start`,
      `  Mailbox, desk, clock: ${server.url}/-/`,
      '  To stop:              Ctrl+C',
    ].join('\n'),
  )

  const stop = () => {
    console.log('Finishing what is in hand …')
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
    // Who asks again will not wait. One Ctrl+C may arrive twice: from the terminal, and passed on by npm.
    const asked = Date.now()
    process.on('SIGINT', () => {
      if (Date.now() - asked > 1_000) process.exit(130)
    })
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** The words on the command line. */
function read() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const known = Object.keys(options).map((name) => `--${name}`)
    throw new Misuse(`${firstSentence(error.message)} The options are ${known.join(', ')}.`)
  }
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

/** What to tell a person about an error that is theirs to mend. */
function adviceOn(error: Error): string | undefined {
  if (error instanceof Misuse) return error.message
  if (error.name === 'StorageInUse') return `${error.message} Stop it, or name another folder by --data.`
  const code = 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `The port ${process.env.PORT || defaults.port} is in use; choose another, as in PORT=4001 npm run api.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `The server cannot start: ${error.message}.`
    case 'ERR_UNKNOWN_BUILTIN_MODULE':
      return `The server keeps its world in Node's own database, which ${process.version} does not have; it needs Node 22.13 or newer.`
    default:
      return undefined
  }
}

function firstSentence(text: string): string {
  return /^[^.]*/.exec(text)?.[0].concat('.') ?? text
}

/** A folder as one would write it here. */
function shown(folder: string): string {
  const near = relative(process.cwd(), folder)
  return near === '' || near.startsWith('..') ? folder : near
}

import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Admin } from './admin/admin.ts'
import { answerAdminApi } from './admin/admin-api.ts'
import { AdminPages } from './admin/admin-page.ts'
import { guarded } from './admin/guard.ts'
import { answererOf } from './admin/html.ts'
import { jobBoard } from './backend.ts'
import { SystemRandom } from './engine/base/random.ts'
import * as http from './engine/hosts/http/server.ts'
import { mixedBoard } from './mixed/board.ts'
import { isOfBackend } from './mixed/files.ts'
import { Sides, type Simulated } from './mixed/sides.ts'
import type { Row, Tx } from './model/tables.ts'
import type { JobBoard, Runtime, Scenario } from './operation.ts'
import { withoutKeys } from './model/keys.ts'

type Mail = Readonly<Row<'mails'>>

/** How to serve the job board over HTTP. */
export interface ServerSetup extends Omit<
  http.ServerSetup<JobBoard>,
  'backend' | 'build' | 'scripts' | 'adminOf' | 'exposeAdmin' | 'attach' | 'reader'
> {
  scenarios: readonly Scenario[]
  /** Whether to simulate the third parties and give each world their keys. */
  thirdParties: boolean
  /** Whether to serve the admin pages even if other machines can reach the server. */
  admin: boolean
  /** Receives each new key to the admin pages. They need one if other machines or a proxy can reach the server. */
  onAdminKey?: (key: string) => void
  onMail?: (mail: Mail) => void
  /** A real backend that answers the calls which are not simulated (rules 49). `scenarios` is unused then. */
  forward?: Forward
}

/** A real backend, and the calls that the simulator answers instead of it. */
export interface Forward {
  /** Its URL, without a trailing slash. */
  url: string
  simulated: Simulated
  /** How long the backend may take to answer a question of the simulator, in milliseconds; for tests. */
  patience?: number
}

export type RunningServer = http.RunningServer<JobBoard>

/**
 * Starts the simulated job board as an HTTP server, with its admin pages under `/-/`.
 * @throws UnsafeSetup if other machines can reach a world with guessable codes or file names
 * @throws StorageInUse while another server uses the folder
 * @throws Error from the system if the server cannot listen on the address
 */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const { thirdParties, admin, onMail, onAdminKey, forward, ...rest } = setup
  const { host, deterministic = false } = setup
  const board = forward ? boardBefore(forward) : jobBoard
  const all = forward ? board.scenarios : setup.scenarios
  const offered = thirdParties ? all : all.map(withoutThirdParties)
  const scenarios = deterministic ? offered : offered.map(withSecrets)
  /** Returns whether this server may serve the open world, which it may have stored under other conditions. */
  const admits = async (runtime: Runtime) => {
    if (!http.isLoopback(host) && (await isGuessable(runtime))) return false
    if (!thirdParties) await runtime.mutate(({ tx }) => removeKeys(tx))
    return true
  }
  return await http.startServer({
    ...rest,
    build: newestFile(),
    backend: { ...board, scenarios },
    ...(thirdParties && { scripts: scriptText }),
    exposeAdmin: admin,
    // A backend that only this machine can reach may have files that no other site may read.
    reader: forward && new URL(setup.appUrl).origin,
    adminOf: (runtime) => {
      const access = new Admin(runtime, () => admits(runtime))
      const answerPages = answererOf(new AdminPages(access))
      return guarded(host, onAdminKey, (request) =>
        new URL(request.url).pathname.startsWith('/-/api/')
          ? answerAdminApi(access, request)
          : answerPages(request),
      )
    },
    attach: async (runtime) => {
      if (!(await admits(runtime))) throw new http.UnsafeSetup(guessable)
      return await watchMails(runtime, onMail)
    },
  })
}

function boardBefore({ url, simulated, patience }: Forward) {
  const setup = { address: url, via: new URL(url).origin, accessKey: '', host: 'server', patience } as const
  return mixedBoard(setup, new Sides(simulated)).board
}

/** Identifies the build by the time of its latest change, because Node runs the source files directly. */
function newestFile(): string {
  const timeOf = (file: URL) => statSync(file).mtimeMs
  const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  const times = sources.map((name) => timeOf(new URL(name.replaceAll('\\', '/'), import.meta.url)))
  return String(Math.max(timeOf(new URL('../package-lock.json', import.meta.url)), ...times))
}

function removeKeys(tx: Tx): void {
  const { stripe_pk, google_client_id, tidio } = tx.settings.need(1)
  if (stripe_pk ?? google_client_id ?? tidio) tx.settings.patch(1, withoutKeys)
}

/** Returns a scenario in which `change` replaces each row of the given tables. */
function changed(
  scenario: Scenario,
  tables: readonly (keyof Tx)[],
  change: (row: object, files: Map<string, Blob>) => object,
): Scenario {
  return {
    ...scenario,
    build(seed, now) {
      const { data, files: built } = scenario.build(seed, now)
      const files = new Map(built)
      const made = { ...data }
      for (const name of tables) {
        const table = made[name]
        const rows = table?.rows.map((row) => change(Object.assign({}, row), files))
        if (rows) made[name] = { ...table, rows }
      }
      return { data: made, files }
    },
  }
}

/** Removes the simulated keys, because with them browsers would load the third parties' real scripts. */
function withoutThirdParties(scenario: Scenario): Scenario {
  return changed(scenario, ['settings'], (row) => ({ ...row, ...withoutKeys }))
}

/** Makes file names and payment secrets unguessable, because those of a scenario are the same on every server. */
function withSecrets(scenario: Scenario): Scenario {
  const random = new SystemRandom()
  const secret = (name: string) => name.replace(/(\.\w+)?$/, `_${random.fileId()}$1`)
  return changed(scenario, ['cvs', 'receipts', 'intents'], (row, files) => {
    if ('client_secret' in row && typeof row.client_secret === 'string') {
      return { ...row, client_secret: secret(row.client_secret) }
    }
    if (!('path' in row) || typeof row.path !== 'string') return row
    const path = secret(row.path)
    const file = files.get(storedName(row.path))
    if (file) files.set(storedName(path), file)
    files.delete(storedName(row.path))
    return { ...row, path }
  })
}

const storedName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const guessable =
  'Others could guess codes and file names in the stored data. Use --reset to replace it, or start without --host.'

/** Returns whether codes or file names of the world can be guessed, such as those of a deterministic server. */
async function isGuessable(runtime: Runtime): Promise<boolean> {
  return await runtime.read(({ tx }) => {
    const files = [...tx.cvs.all(), ...tx.receipts.all()]
    return (
      tx.settings.need(1).draws > 0 ||
      files.some(({ path }) => !/[0-9a-f]{32}\.\w+$/.test(path) && !isOfBackend(path))
    )
  })
}

const bundles = new Map<string, Promise<string>>()

/** Returns a look-alike script of a third party, bundled when it is first asked for. */
function scriptText(name: string): Promise<string> {
  const known = bundles.get(name)
  if (known) return known
  const text = bundle(name)
  bundles.set(name, text)
  // The next request tries again.
  text.catch(() => bundles.delete(name))
  return text
}

/** Bundles a script with its modules, as one script without imports. */
async function bundle(name: string): Promise<string> {
  const { build } = await import('vite')
  const input = fileURLToPath(new URL(`./third-parties/scripts/${name}.ts`, import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  return [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output[0].code : []))
    .join('')
}

/** Reports each email sent from now on. @returns a function that waits until all of them are reported */
async function watchMails(
  runtime: Runtime,
  report: (mail: Mail) => void = () => undefined,
): Promise<() => Promise<void>> {
  let epoch = runtime.store.identity?.epoch
  let last = await runtime.read(({ tx }) => tx.mails.committed.sequence)
  let reading: Promise<void> | undefined

  const read = async (): Promise<void> => {
    const mails = await runtime.read(({ tx }) => {
      // This read may miss changes from here on, so they start another one.
      reading = undefined
      const isNew = runtime.store.identity?.epoch !== epoch
      epoch = runtime.store.identity?.epoch
      if (isNew) last = tx.mails.committed.sequence
      const sent: Mail[] = []
      for (let mail = tx.mails.get(last + 1); mail; mail = tx.mails.get(last + 1)) {
        sent.push(mail)
        last = mail.id
      }
      return sent
    })
    for (const mail of mails) report(mail)
  }
  runtime.store.subscribe(() => {
    reading ??= read().catch(() => undefined)
  })
  return async () => {
    await reading
  }
}

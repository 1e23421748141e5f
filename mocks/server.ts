import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Admin } from './admin/admin.ts'
import { answerAdminApi } from './admin/admin-api.ts'
import { AdminPages } from './admin/admin-page.ts'
import { guarded } from './admin/guard.ts'
import { jobBoard } from './backend.ts'
import { SystemRandom } from './engine/call/random.ts'
import * as http from './engine/hosts/http/server.ts'
import type { Row, Tx } from './model/tables.ts'
import type { JobBoard, Runtime, Scenario } from './operation.ts'
import { withoutKeys } from './scenarios/foundation.ts'

type Mail = Readonly<Row<'mails'>>

/** How the job board is served over HTTP. */
export interface ServerSetup extends Omit<
  http.ServerSetup<JobBoard>,
  'backend' | 'build' | 'scripts' | 'adminOf' | 'exposeAdmin' | 'attach'
> {
  scenarios: readonly Scenario[]
  /** Whether worlds have the keys of the simulated third parties, and the server answers for these. */
  thirdParties: boolean
  /** Whether the admin pages can be reached although other machines can reach the server. */
  admin: boolean
  /** Tells the key that the admin pages ask for where other machines can reach them, and each that replaces a used one. */
  onAdminKey?: (key: string) => void
  /** Tells about an email that was sent. */
  onMail?: (mail: Mail) => void
}

export type RunningServer = http.RunningServer<JobBoard>

/**
 * Starts the simulated job board as an HTTP server, with its admin pages under `/-/`.
 * @throws UnsafeSetup when strangers can reach what they can guess
 * @throws StorageInUse while another server works in the folder
 * @throws the system's error when the address cannot be listened at
 */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const { thirdParties, admin, onMail, onAdminKey, ...rest } = setup
  const { host, deterministic = false } = setup
  const offered = thirdParties ? setup.scenarios : setup.scenarios.map(withoutThirdParties)
  const scenarios = deterministic ? offered : offered.map(withSecrets)
  return await http.startServer({
    ...rest,
    build: newestFile(),
    backend: { ...jobBoard, scenarios },
    ...(thirdParties && { scripts: scriptText }),
    exposeAdmin: admin,
    adminOf: (runtime) => {
      const desk = new Admin(runtime)
      const pages = new AdminPages(desk)
      return guarded(host, onAdminKey, (request) =>
        request.path.startsWith('api/') ? answerAdminApi(desk, request) : pages.answer(request),
      )
    },
    attach: async (runtime) => {
      if (!http.isLoopback(host)) await refuseGuessable(runtime)
      // The stored world may have been made by a server that had them.
      if (!thirdParties) await runtime.mutate(({ tx }) => removeKeys(tx))
      return await watchMails(runtime, onMail)
    },
  })
}

/** Node runs the files as they are: the moment of the latest change tells one build from the next. */
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

/** A scenario that changes the rows of some tables when it makes a world. */
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

/** A person's browser would load the real scripts of the third parties, for which the simulated keys are none. */
function withoutThirdParties(scenario: Scenario): Scenario {
  return changed(scenario, ['settings'], (row) => ({ ...row, ...withoutKeys }))
}

/** A scenario's names are the same everywhere, so private files and payments get others that nobody can guess. */
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

/** Refuses to show strangers a world that was made for tests, or before names were secret. @throws UnsafeSetup */
async function refuseGuessable(runtime: Runtime): Promise<void> {
  const isSafe = await runtime.read(({ tx }) => {
    const files = [...tx.cvs.all(), ...tx.receipts.all()]
    return tx.settings.need(1).draws === 0 && files.every(({ path }) => /[0-9a-f]{32}\.\w+$/.test(path))
  })
  if (isSafe) return
  throw new http.UnsafeSetup(
    'Strangers can guess codes and names of the stored world. Replace it by --reset, or leave out --host.',
  )
}

function scriptText(name: string): Promise<string> {
  return readFile(new URL(`./third-parties/scripts/${name}.js`, import.meta.url), 'utf8')
}

/** Tells of each email that is sent from now on. @returns tells those that were not told yet */
async function watchMails(
  runtime: Runtime,
  tell: (mail: Mail) => void = () => undefined,
): Promise<() => Promise<void>> {
  const lastOf = (mails: readonly { id: number }[]) => mails.reduce((last, { id }) => Math.max(last, id), 0)
  let epoch = runtime.identity?.epoch
  let last = await runtime.read(({ tx }) => lastOf(tx.mails.all()))
  let looking: Promise<void> | undefined

  const look = async (): Promise<void> => {
    const mails = await runtime.read(({ tx }) => {
      // A change from here on starts another look.
      looking = undefined
      const isNew = runtime.identity?.epoch !== epoch
      epoch = runtime.identity?.epoch
      if (isNew) last = lastOf(tx.mails.all())
      const sent: Mail[] = []
      for (let mail = tx.mails.get(last + 1); mail; mail = tx.mails.get(last + 1)) {
        sent.push(mail)
        last = mail.id
      }
      return sent
    })
    for (const mail of mails) tell(mail)
  }
  runtime.subscribe(() => {
    looking ??= look().catch(() => undefined)
  })
  return async () => {
    await looking
  }
}

import { readFile } from 'node:fs/promises'
import { Admin } from './admin/admin.ts'
import { answerAdminApi } from './admin/admin-api.ts'
import { AdminPages } from './admin/admin-page.ts'
import { jobBoard } from './backend.ts'
import * as http from './engine/hosts/http/server.ts'
import type { Row, Tx } from './model/tables.ts'
import type { JobBoard, Runtime, Scenario } from './operation.ts'
import { withoutKeys } from './scenarios/foundation.ts'

type Mail = Readonly<Row<'mails'>>

/** How the job board is served over HTTP. */
export interface ServerSetup extends Omit<
  http.ServerSetup<JobBoard>,
  'backend' | 'scripts' | 'adminOf' | 'exposeAdmin' | 'attach'
> {
  scenarios: readonly Scenario[]
  /** Whether worlds have the keys of the simulated third parties, and the server answers for these. */
  thirdParties: boolean
  /** Whether the admin pages can be reached although other machines can reach the server. */
  admin: boolean
  /** Tells about an email that was sent. */
  onMail?: (mail: Mail) => void
}

export type RunningServer = http.RunningServer<JobBoard>

/**
 * Starts the simulated job board as an HTTP server, with its admin pages under `/-/`.
 * @throws StorageInUse while another server works in the folder
 * @throws the system's error when the address cannot be listened at
 */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const { scenarios, thirdParties, admin, onMail, ...rest } = setup
  return await http.startServer({
    ...rest,
    backend: { ...jobBoard, scenarios: thirdParties ? scenarios : scenarios.map(withoutThirdParties) },
    ...(thirdParties && { scripts: scriptText }),
    exposeAdmin: admin,
    adminOf: (runtime) => {
      const desk = new Admin(runtime)
      const pages = new AdminPages(desk)
      return (request) =>
        request.path.startsWith('api/') ? answerAdminApi(desk, request) : pages.answer(request)
    },
    attach: async (runtime) => {
      // The stored world may have been made by a server that had them.
      if (!thirdParties) await runtime.mutate(({ tx }) => removeKeys(tx))
      return await watchMails(runtime, onMail)
    },
  })
}

function removeKeys(tx: Tx): void {
  const { stripe_pk, google_client_id, tidio } = tx.settings.need(1)
  if (stripe_pk ?? google_client_id ?? tidio) tx.settings.patch(1, withoutKeys)
}

/** A person's browser would load the real scripts of the third parties, for which the simulated keys are none. */
function withoutThirdParties(scenario: Scenario): Scenario {
  return {
    ...scenario,
    build(seed, now) {
      const { data, files } = scenario.build(seed, now)
      const rows = data.settings?.rows.map((row) => Object.assign({}, row, withoutKeys)) ?? []
      return { data: { ...data, settings: { sequence: data.settings?.sequence ?? 1, rows } }, files }
    },
  }
}

function scriptText(name: string): Promise<string> {
  return readFile(new URL(`./third-parties/scripts/${name}.js`, import.meta.url), 'utf8')
}

/**
 * Tells of each email that is sent from now on.
 * @returns tells those that were not told yet
 */
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

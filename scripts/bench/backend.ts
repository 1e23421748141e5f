import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, testBuilds } from '../check/places.ts'
import { startHost } from '../check/static-host.ts'
import { build } from './builds.ts'
import { freePort } from '../check/free-port.ts'
import { answers } from './servers.ts'

/** The app as built for a real backend, and the simulated one over HTTP in its place. */
export interface OverHttp {
  /** Where the app stands, without a slash at the end. */
  app: string
  /** Where its backend answers, without a slash at the end. */
  backend: string
}

/** Has both stand for as long as `work` runs. */
export async function withBackend<T>(scenario: string, work: (places: OverHttp) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const backend = `http://localhost:${port}`
  // For this port only, as the content policy names it.
  await build(testBuilds.http, [], backend)
  const api = spawn(
    process.execPath,
    [join(root, 'scripts/api.ts'), '--scenario', scenario, '--data', join(scratch, 'world')],
    { stdio: 'ignore', env: { ...process.env, PORT: String(port) } },
  )
  const host = await startHost(join(root, testBuilds.http), '/')
  try {
    await answers(`${backend}/api/fetch-settings`, { method: 'POST' })
    return await work({ app: host.url, backend })
  } finally {
    host.stop()
    if (api.exitCode === null && api.kill('SIGKILL')) await once(api, 'close')
    rmSync(scratch, { recursive: true, force: true })
  }
}

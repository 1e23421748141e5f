import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, testBuilds } from '../check/places.ts'
import { createHost } from '../check/static-host.ts'
import { build } from './builds.ts'
import { answers, freePort } from './servers.ts'

/** The app as built for a real backend, and the simulated one over HTTP in its place. */
export interface OverHttp {
  /** Where the app stands, without a slash at the end. */
  app: string
  /** Where its backend answers, without a slash at the end. */
  backend: string
  /** A folder for whatever is needed meanwhile. */
  scratch: string
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
  const server = createServer(createHost(join(root, testBuilds.http), '/'))
  try {
    await answers(`${backend}/api/fetch-settings`, { method: 'POST' })
    server.listen(0, 'localhost')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The host has no port.')
    return await work({ app: `http://localhost:${address.port}`, backend, scratch })
  } finally {
    server.closeAllConnections()
    server.close()
    if (api.exitCode === null && api.kill('SIGKILL')) await once(api, 'close')
    rmSync(scratch, { recursive: true, force: true })
  }
}

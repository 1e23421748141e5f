import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { run } from '../check/command.ts'
import { freePort } from '../check/free-port.ts'
import { root, testBuilds } from '../check/places.ts'
import { startHost } from '../check/static-host.ts'
import { npm, tool } from '../setup/command.mjs'

/**
 * Makes a build.
 * @param folder where it goes, from the root
 * @param backend the backend it is for; empty for the simulator
 */
export async function build(folder: string, args: readonly string[], backend: string): Promise<void> {
  console.log(`Building ${folder} …`)
  const { code, output } = await run(tool('vite'), ['build', '--outDir', folder, ...args], {
    env: { NODE_ENV: 'production', VITE_API_URL: backend },
  })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

/**
 * Has the app as built for a real backend, and the simulated one over HTTP in its place, stand for as long as `work` runs.
 * Both addresses are without a slash at the end.
 */
export async function withBackend<T>(
  scenario: string,
  work: (places: { app: string; backend: string }) => Promise<T>,
): Promise<T> {
  return await withScratch(async (scratch, start) => {
    const port = await freePort()
    const backend = `http://localhost:${port}`
    // For this port only, as the content policy names it.
    await build(testBuilds.http, [], backend)
    startApi(start, scenario, scratch, port)
    const host = await startHost(join(root, testBuilds.http), '/')
    try {
      await answers(`${backend}/api/fetch-settings`, { method: 'POST' })
      return await work({ app: host.url, backend })
    } finally {
      host.stop()
    }
  })
}

/** Starts a script on this Node, until the work it is for is done. */
export type Start = (args: readonly string[], env?: Record<string, string>) => void

/** Has a folder, and what is started, for as long as `work` runs. */
export async function withScratch<T>(work: (scratch: string, start: Start) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'))
  const started: ChildProcess[] = []
  try {
    return await work(scratch, (args, env = {}) => {
      started.push(spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, ...env } }))
    })
  } finally {
    for (const child of started) {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'close')
    }
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Starts the simulated backend over HTTP, with a world of its own. */
export function startApi(start: Start, scenario: string, scratch: string, port: number): void {
  const world = ['--scenario', scenario, '--data', join(scratch, 'world')]
  start([join(root, 'scripts/api.ts'), ...world], { PORT: String(port) })
}

/** Waits until a server answers, for a minute at most. */
export async function answers(address: string, init: RequestInit = {}): Promise<void> {
  const until = performance.now() + 60_000
  while (performance.now() < until) {
    const response = await fetch(address, init).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nobody answers at ${address}.`)
}

/** Starts a session for an account, without its code. @returns its token */
export async function signIn(backend: string, email: string | undefined): Promise<string> {
  const answer = await fetch(`${backend}/-/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  return v.parse(v.object({ token: v.string() }), await answer.json()).token
}

/** Holds what only the benchmarks need: `npm ci` there brings it. */
export const toolsFolder = join(root, 'scripts/bench/tools')

/** Installs the packages that the benchmarks measure by, unless they are what the lock file says. */
export async function installTools(): Promise<void> {
  const installed = join(toolsFolder, 'node_modules/.package-lock.json')
  const locked = join(toolsFolder, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return
  console.log('Installing the tools of the benchmarks …')
  const args = ['ci', '--prefix', toolsFolder, '--ignore-scripts', '--no-audit', '--no-fund']
  if ((await npm(args)) !== 0) throw new Error('The tools of the benchmarks could not be installed.')
}

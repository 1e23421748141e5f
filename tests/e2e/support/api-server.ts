import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, testBuilds } from '../../../scripts/check/places.ts'

/** Reads the backend's URL, such as `http://localhost:24567`, from the content policy of the API build. */
export function apiAddress(): string {
  const page = readFileSync(join(root, testBuilds.api, 'index.html'), 'utf8')
  const address = /connect-src 'self' (http:\/\/localhost:\d+)/.exec(page)?.[1]
  if (address === undefined) throw new Error(`${testBuilds.api} is made for no backend on this machine.`)
  return address
}

/** `npm run api` as a separate process, for one test. */
export class ApiServer {
  /** Base URL, without a trailing slash. */
  address: string
  readonly #args: string[]
  #process: ChildProcess | undefined

  /**
   * @param address URL to listen at; port 0 chooses a free one
   * @param data folder for its world
   * @param appUrl URL of the app
   * @param thirdParties whether it simulates third parties, for `routeThirdParties`
   * @param otherwise whether it reverses all assumptions of the contract
   */
  constructor(address: string, data: string, appUrl: string, thirdParties = false, otherwise = false) {
    this.address = address
    this.#args = [join(root, 'scripts/api.ts'), '--data', data, '--app-url', appUrl]
    if (thirdParties) this.#args.push('--third-parties')
    if (otherwise) this.#args.push('--otherwise', 'all')
  }

  /** Starts the server, and waits until it answers. */
  async start(): Promise<void> {
    const env = { ...process.env, PORT: new URL(this.address).port }
    const child = spawn(process.execPath, this.#args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text) => (said += text))
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', () => {
        reject(new Error(`The server ended: ${said}`))
      })
      child.stdout.setEncoding('utf8').on('data', (text) => {
        said += text
        const address = /answers at (http:\S+)\/api\//.exec(said)?.[1]
        if (address === undefined) return
        this.address = address
        resolve()
      })
    })
  }

  /** Kills the server without warning, like a power cut. */
  async kill(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const closed = once(child, 'close')
    child.kill('SIGKILL')
    await closed
  }

  /** Reads a path of the admin API, such as `jobs` or `mails?to=…`. @returns the answer, an object */
  async look(path: string): Promise<unknown> {
    return await this.#ask(path)
  }

  /** Makes a change through the admin API. @returns the answer, an object */
  async mutate(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    return await this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async #ask(path: string, init?: RequestInit): Promise<unknown> {
    const response = await fetch(`${this.address}/-/api/${path}`, init)
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }
}

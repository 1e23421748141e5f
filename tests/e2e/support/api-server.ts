import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/check/places.ts'
import { ApiProgram } from '../../support/program.ts'

/** Reads the backend's URL, such as `http://localhost:24567`, from the content policy of a build. @param folder of the build */
export function backendOf(folder: string): string {
  const page = readFileSync(join(root, folder, 'index.html'), 'utf8')
  const address = /connect-src 'self' (http:\/\/localhost:\d+)/.exec(page)?.[1]
  if (address === undefined) throw new Error(`${folder} is made for no backend on this machine.`)
  return address
}

/** `npm run api` as a separate process, for one test. */
export class ApiServer {
  /** Base URL, without a trailing slash. */
  address: string
  readonly #args: readonly string[]
  #program: ApiProgram | undefined

  /**
   * @param address URL to listen at; port 0 chooses a free one
   * @param data folder for its world
   * @param appUrl URL of the app
   * @param options of `npm run api`, such as `--third-parties`
   */
  constructor(address: string, data: string, appUrl: string, ...options: string[]) {
    this.address = address
    this.#args = ['--data', data, '--app-url', appUrl, ...options]
  }

  /** Starts the server, and waits until it answers. */
  async start(): Promise<void> {
    this.#program = new ApiProgram(this.#args, { PORT: new URL(this.address).port })
    this.address = await this.#program.address()
  }

  /** Kills the server without warning, like a power cut. */
  async kill(): Promise<void> {
    await this.#program?.kill()
  }

  /** Reads a path of the admin API, such as `jobs` or `mails?to=…`; with a body, makes a change. @returns the answer, an object */
  async ask(path: string, body?: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`${this.address}/-/api/${path}`, init)
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../scripts/check/places.ts'

const running = new Set<Program>()

/** Kills all running programs. For the end of a test file that starts some. */
export async function killPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill()))
}

/** A program beside the tests, with its output. */
export class Program {
  output = ''
  readonly child: ChildProcess
  readonly #ended: Promise<unknown>

  constructor(command: string, args: readonly string[], env: Record<string, string> = {}, folder = root) {
    const stdio = ['ignore', 'pipe', 'pipe'] as const
    this.child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, stdio: [...stdio] })
    running.add(this)
    this.#onOutput((text) => (this.output += text))
    this.#ended = once(this.child, 'close').catch((error: unknown) => (this.output += String(error)))
  }

  /** Waits until the output matches a pattern. @returns the pattern's first group @throws if the program ends before */
  async says(pattern: RegExp): Promise<string> {
    return await new Promise((resolve, reject) => {
      const look = () => {
        const said = pattern.exec(this.output)
        if (said) resolve(said[1] ?? '')
      }
      look()
      this.#onOutput(look)
      void this.#ended.then(() => reject(new Error(`${this.child.spawnfile} ended: ${this.output}`)))
    })
  }

  /**
   * Waits until the program has ended.
   * @param limit kills it after this time, in milliseconds
   * @returns its exit code; null if a signal ended it
   */
  async ending(limit?: number): Promise<number | null> {
    const timer = limit === undefined ? undefined : setTimeout(() => this.child.kill('SIGKILL'), limit)
    await this.#ended
    clearTimeout(timer)
    running.delete(this)
    return this.child.exitCode
  }

  /** Asks the program to end, and kills it if it doesn't. */
  async stop(): Promise<void> {
    this.child.kill()
    await this.ending(10_000)
  }

  /** Kills the program like `kill -9`. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ending()
  }

  #onOutput(listener: (text: string) => void): void {
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', listener)
  }
}

/** The server of `npm run api`, by default on a free port. */
export class ApiProgram extends Program {
  constructor(args: readonly string[], env: Record<string, string> = {}, folder = root) {
    super(process.execPath, [join(root, 'scripts/api.ts'), ...args], { PORT: '0', ...env }, folder)
  }

  /** Waits until the server prints its URL, and returns the URL. */
  async address(): Promise<string> {
    return await this.says(/answers at (http:\S+)\/api\//)
  }
}

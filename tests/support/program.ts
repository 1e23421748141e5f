import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { root } from '../../scripts/check/places.ts'

const running = new Set<ChildProcess>()

/** Stops all running programs after the tests. Call it once in a test file that starts some. */
export function endProgramsAfterwards(): void {
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
  })
}

/** A program as npm runs it, by default the server of `npm run api` on a free port, with its output. */
export class Program {
  output = ''
  readonly child: ChildProcess
  readonly #ended: Promise<unknown[]>

  /** @param folder the working directory */
  constructor(
    folder: string,
    args: readonly string[],
    env: Record<string, string> = {},
    script = 'scripts/api.ts',
  ) {
    this.child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: folder,
      env: { ...process.env, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(this.child)
    this.child.stdout?.setEncoding('utf8').on('data', (text) => (this.output += text))
    this.child.stderr?.setEncoding('utf8').on('data', (text) => (this.output += text))
    this.#ended = once(this.child, 'close')
  }

  /** Waits until the output matches a pattern. @returns the pattern's first group */
  async says(pattern: RegExp): Promise<string> {
    return await vi.waitFor(
      () => {
        const said = pattern.exec(this.output)
        if (!said) throw new Error(`Output: ${this.output}`)
        return said[1] ?? ''
      },
      { timeout: 30_000 },
    )
  }

  /** Waits until the server prints its URL, and returns the URL. */
  async address(): Promise<string> {
    return await this.says(/answers at (http:\S+)\/api\//)
  }

  /** Waits until the program has ended. @returns its exit code; null if a signal ended it */
  async ending(): Promise<number | null> {
    await this.#ended
    running.delete(this.child)
    return this.child.exitCode
  }

  /** Kills the program like `kill -9`. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ending()
  }
}

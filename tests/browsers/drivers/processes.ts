import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

export interface Program {
  child: ChildProcess
  /** Waits until the program has ended by itself, and ends it if it doesn't. */
  ended(milliseconds?: number): Promise<void>
}

/** Starts a program. */
export function start(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program & { output: Readable; errors: Readable } {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close').catch(() => {})
  // A full pipe would block the program.
  child.stdout.resume()
  child.stderr.resume()
  return {
    child,
    output: child.stdout,
    errors: child.stderr,
    async ended(milliseconds = 10_000) {
      const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds)
      await closed
      clearTimeout(timer)
    },
  }
}

/** Waits until a program prints something. @returns the first group of the pattern */
export function printed({ child }: Program, stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    stream.setEncoding('utf8').on('data', (more: string) => {
      text += more
      const found = pattern.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('error', reject)
    child.once('close', () => {
      reject(new Error(`${child.spawnfile} ended: ${text}`))
    })
  })
}

/** Starts a display without a screen. @returns its name, as DISPLAY needs it */
export async function startDisplay(): Promise<Program & { display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const program = start('Xvfb', args)
  return { ...program, display: `:${await printed(program, program.output, /^(\d+)\n/)}` }
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { root } from './places.ts'

/** How a program ended, and what it printed on both of its outputs, in that order. */
export interface Ending {
  code: number
  output: string
}

const running = new Set<ChildProcess>()

/**
 * Runs a JavaScript or TypeScript file on the Node that runs us, and keeps what it prints. Where it takes longer
 * than `minutes` it is ended, with everything it started, and counts as failed.
 */
export function run(
  file: string,
  args: readonly string[],
  {
    env = {},
    minutes = 5,
    cwd = root,
  }: { env?: Record<string, string>; minutes?: number; cwd?: string } = {},
): Promise<Ending> {
  return new Promise((resolve) => {
    const colour: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, ...colour, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what the program started can be ended with it.
      detached: process.platform !== 'win32',
    })
    running.add(child)
    let output = ''
    const keep = (text: string) => (output += text)
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    let late = false
    const timer = setTimeout(() => {
      late = true
      end(child)
    }, minutes * 60_000)
    const settle = (code: number, last = '') => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output: output + last })
    }
    child.once('error', (error) => settle(-1, error.message))
    child.once('close', (code) =>
      settle(code ?? -1, late ? `\nEnded after ${minutes} minutes without a result.\n` : ''),
    )
  })
}

/** Ends everything that is still running; for when the run itself is ended. */
export function endAll(): void {
  for (const child of running) end(child)
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself in between.
  }
}

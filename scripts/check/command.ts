import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { root } from './places.ts'

/** The exit code of a program and everything it printed. */
export interface Ending {
  code: number
  output: string
}

const running = new Set<ChildProcess>()

/**
 * Runs a JavaScript or TypeScript file on this Node and collects its output. After `minutes`, kills it and everything
 * that it started; it then counts as failed.
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
      // Gives it a process group, so that `end` can kill everything that it started.
      detached: process.platform !== 'win32',
    })
    running.add(child)
    let output = ''
    const collect = (text: string) => (output += text)
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
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

/** Ends every program that is still running. */
export function endAll(): void {
  for (const child of running) end(child)
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'])
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // Already ended.
  }
}

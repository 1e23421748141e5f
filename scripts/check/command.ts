import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { root } from './places.ts'

/** The exit code of a program and everything it printed. */
export interface Ending {
  code: number
  output: string
}

const running = new Set<ChildProcess>()

export interface Running {
  env?: Record<string, string>
  /** After this time, the program and everything that it started are killed, and it counts as failed. */
  minutes?: number
  cwd?: string
  /** Receives all output so far, whenever there is more. */
  onOutput?: (output: string) => void
  /** Ends the program and everything that it started. */
  signal?: AbortSignal
}

/** Runs a JavaScript or TypeScript file on this Node and collects its output. */
export function run(file: string, args: readonly string[], options?: Running): Promise<Ending> {
  return runProgram(process.execPath, [file, ...args], options)
}

/** Runs a program and collects its output. */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, minutes = 5, cwd = root, onOutput, signal }: Running = {},
): Promise<Ending> {
  return new Promise((resolve) => {
    const colour: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...colour, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Gives it a process group, so that `end` can kill everything that it started.
      detached: process.platform !== 'win32',
      // On Windows, npm's commands are scripts of the shell.
      shell: process.platform === 'win32' && /^np[mx]$/.test(program),
    })
    running.add(child)
    signal?.addEventListener('abort', () => end(child), { once: true })
    let output = ''
    const collect = (text: string) => {
      output += text
      onOutput?.(output)
    }
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

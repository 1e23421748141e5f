import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a program with the terminal's own input and output, passes signals on to it, and answers its exit code (a
 * program ended by a signal counts as 128 + the signal's number, as shells have it).
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onStart?: (pid: number) => void }} [options]
 * @returns {Promise<number>}
 */
export function runThrough(program, args, { onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options })
    if (child.pid !== undefined) onStart?.(child.pid)
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      // Ctrl-C in a terminal reaches the whole group already; a second one would make some tools drop everything.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    const done = () => {
      for (const signal of signals) process.off(signal, pass)
    }
    child.once('error', (error) => {
      done()
      reject(error)
    })
    child.once('close', (code, signal) => {
      done()
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

/**
 * Runs a program and keeps what it prints.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { limit?: number }} [options] `limit`: milliseconds after
 *   which the program is ended
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>} `code` is -1 where it could not start
 */
export function capture(program, args, { limit, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
    const timer = limit === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), limit)
    child.once('error', (error) => {
      clearTimeout(timer)
      resolve({ code: -1, stdout, stderr: `${stderr}${error.message}` })
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code: code ?? -1, stdout, stderr })
    })
  })
}

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, join } from 'node:path'
import { Advice, root } from './places.mjs'

/**
 * Runs a program in the terminal and passes signals on to it.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (text: string) => void }} [options] `onOutput`
 *   receives the standard output, which then doesn't go to the terminal
 * @returns {Promise<number>} the exit code; 128 + the signal's number if a signal ended it
 */
export function run(program, args, { onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['inherit', onOutput ? 'pipe' : 'inherit', 'inherit']
    const child = spawn(program, args, { cwd: root, stdio, ...options })
    child.stdout?.setEncoding('utf8').on('data', (text) => onOutput?.(text))
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      // In a terminal, Ctrl+C reaches the program anyway; some tools quit at once on a second SIGINT.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

/**
 * Runs npm: the one that started this process, otherwise the one on the PATH.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function npm(args, options) {
  const started = process.env.npm_execpath
  // Other package managers set the same variable, but can't read package-lock.json.
  if (started && basename(started) === 'npm-cli.js') return run(process.execPath, [started, ...args], options)
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}

/**
 * Returns the JavaScript file of a package's command: running it needs no shell and no `.cmd` file on Windows.
 * @param {string} name the command
 * @param {string} [from] the package, if it has another name
 * @returns {string}
 */
export function tool(name, from = name) {
  const folder = join(root, 'node_modules', from)
  /** @type {{ bin?: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = typeof bin === 'string' ? bin : bin?.[name]
  if (file === undefined) throw new Advice(`The package ${from} has no command ${name}.`)
  return join(folder, file)
}

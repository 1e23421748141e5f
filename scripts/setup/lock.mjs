import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cache } from './places.mjs'

/** Contains the process that sets up. */
const lock = join(cache, 'setup.lock')

/**
 * Runs a step of the set-up while no other set-up runs.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(work) {
  mkdirSync(cache, { recursive: true })
  for (let reported = false; !take(); reported = true) {
    if (!reported) console.error('Waiting for another set-up …')
    await wait(300)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Takes the lock if it is free. If its process has ended without releasing it, the next attempt gets it. */
function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') rmSync(lock, { force: true })
  }
  return false
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code

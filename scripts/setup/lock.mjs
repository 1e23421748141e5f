import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cache } from './places.mjs'

/** The interval at which the holder renews its lock, in milliseconds. */
const heartbeat = 2_000
/** The age at which a lock counts as abandoned, in milliseconds. */
const abandonedAfter = 30_000

const waiting = () => console.error('Waiting for another set-up …')

/**
 * Runs a step of the set-up while no other set-up runs.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ folder?: string, onWait?: () => void, pause?: number }} [options] `folder` exists while the lock is held;
 *   `pause`: milliseconds between attempts
 * @returns {Promise<T>}
 */
export async function alone(
  work,
  { folder = join(cache, 'setup.lock'), onWait = waiting, pause = 300 } = {},
) {
  mkdirSync(dirname(folder), { recursive: true })
  for (let reported = false; !take(folder); reported = true) {
    const touched = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - touched > abandonedAfter) rmSync(folder, { recursive: true, force: true })
    if (!reported) onWait()
    await wait(pause)
  }
  const touch = () => existsSync(folder) && utimesSync(folder, new Date(), new Date())
  const timer = setInterval(touch, heartbeat)
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.off('exit', release)
    release()
  }
}

/** @param {string} folder */
function take(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

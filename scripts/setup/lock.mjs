import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The interval at which the holder renews its lock, in milliseconds. */
const heartbeat = 2_000
/** The age at which a lock counts as abandoned, in milliseconds. */
const abandonedAfter = 30_000

/**
 * Runs `work` while holding a lock.
 * @template T
 * @param {string} folder exists while the lock is held
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void, pause?: number }} [options] `pause`: milliseconds between attempts
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, { onWait, pause = 300 } = {}) {
  mkdirSync(dirname(folder), { recursive: true })
  for (let reported = false; !take(folder); reported = true) {
    const touched = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - touched > abandonedAfter) rmSync(folder, { recursive: true, force: true })
    if (!reported) onWait?.()
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

import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

// The holder touches its lock every few seconds; one that was not touched for a minute has lost its holder. A program
// that the holder had started may go on without it, but not for ever: its number may be somebody else's by then.
const heartbeat = 5_000
const abandonedAfter = 60_000
const workerGoneAfter = 600_000

/**
 * Does `work` while holding a lock file, so that two set-ups started at once take turns. A lock whose holder has
 * died (or has not been heard of for a minute) is taken over.
 * @template T
 * @param {string} path
 * @param {(worksOn: (pid: number) => void) => Promise<T>} work is told how to name a program that it starts: as long
 *   as that runs, the lock is held even when we are no more
 * @param {{ onWait?: (holder: string) => void, pause?: number }} [options] `pause`: milliseconds between two looks
 *   at somebody else's lock
 * @returns {Promise<T>}
 */
export async function withLock(path, work, { onWait, pause = 500 } = {}) {
  mkdirSync(dirname(path), { recursive: true })
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  let mine = JSON.stringify(holder)
  let told = false
  while (!tryTake(path, mine)) {
    const other = read(path)
    if (other === undefined) continue
    if (isAbandoned(path, other)) {
      putAside(path, other)
      continue
    }
    if (!told) onWait?.(String(parse(other).pid ?? '?'))
    told = true
    await wait(pause)
  }
  const timer = setInterval(() => touch(path), heartbeat)
  const release = () => {
    if (read(path) === mine) rmSync(path, { force: true })
  }
  const worksOn = (/** @type {number} */ worker) => {
    if (read(path) !== mine) return
    mine = JSON.stringify({ ...holder, worker })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, mine)
    renameSync(draft, path)
  }
  process.once('exit', release)
  try {
    return await work(worksOn)
  } finally {
    clearInterval(timer)
    process.off('exit', release)
    release()
  }
}

/**
 * @param {string} path
 * @param {string} mine
 */
function tryTake(path, mine) {
  // A hard link makes the lock appear with its whole content or not at all.
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    // Some file systems have no hard links; creating the file exclusively is nearly as good.
    return tryCreate(path, mine)
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * @param {string} path
 * @param {string} mine
 */
function tryCreate(path, mine) {
  try {
    writeFileSync(path, mine, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * @param {string} text
 * @returns {{ pid?: number, host?: string, worker?: number }}
 */
function parse(text) {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** @param {string} path */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // Taken away by hand: the work goes on, there is nothing to touch.
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
function isAbandoned(path, text) {
  const { pid, host, worker } = parse(text)
  const age = ageOf(path)
  if (age === undefined) return false
  // Whether a process of another machine (or of another container) is alive cannot be seen from here.
  if (host !== hostname()) return age > abandonedAfter
  if (isAlive(worker) && age < workerGoneAfter) return false
  return !isAlive(pid) || age > abandonedAfter
}

/**
 * Milliseconds since the lock was touched.
 * @param {string} path
 */
function ageOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined ? undefined : Date.now() - stats.mtimeMs
}

/** @param {number | undefined} pid */
function isAlive(pid) {
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Removes an abandoned lock. Two waiting processes may come to this point together, and the slower of them must not
 * remove the lock that the quicker one has just taken: what was moved aside is looked at again, and put back if it
 * is not the abandoned one.
 * @param {string} path
 * @param {string} abandoned
 */
function putAside(path, abandoned) {
  const aside = `${path}.${process.pid}.aside`
  try {
    renameSync(path, aside)
    if (read(aside) !== abandoned) linkSync(aside, path)
  } catch {
    // Somebody else was quicker; the next look tells.
  } finally {
    rmSync(aside, { force: true })
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './lock.mjs'
import { isAtLeast } from './node.mjs'
import { installedByHand } from './packages.mjs'

describe('a version', () => {
  it.each([
    ['v22.12.0', '22.12.0', true],
    ['v24.0.0', '22.12.0', true],
    ['22.9.9', '22.12.0', false],
    ['v20.20.2', '22.12.0', false],
    ['v25.0.0-nightly', '22.12.0', true],
  ])('%s is at least %s: %s', (version, wanted, expected) => {
    expect(isAtLeast(version, wanted)).toBe(expected)
  })
})

describe('the lock', () => {
  let folder: string
  let lock: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fieldwork-lock-'))
    lock = join(folder, 'setup.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const leave = (holder: object, age = 0) => {
    writeFileSync(lock, JSON.stringify({ host: hostname(), ...holder }))
    const then = new Date(Date.now() - age)
    utimesSync(lock, then, then)
  }
  /** The number of a process that has ended. */
  const goneProcess = async () => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(child, 'close')
    return child.pid
  }

  it('lets one after the other do its work', async () => {
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside -= 1
    }
    await Promise.all(Array.from({ length: 8 }, () => withLock(lock, work, { pause: 1 })))
    expect(most).toBe(1)
    expect(existsSync(lock)).toBe(false)
  })

  it('is given back when the work fails', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(existsSync(lock)).toBe(false)
  })

  it('is taken over from a process that has ended', async () => {
    leave({ pid: await goneProcess() })
    await expect(withLock(lock, () => Promise.resolve('done'))).resolves.toBe('done')
  })

  it('is taken over from another machine after a minute without a sign', async () => {
    leave({ pid: 1, host: 'elsewhere' }, 61_000)
    await expect(withLock(lock, () => Promise.resolve('done'))).resolves.toBe('done')
  })

  it('is not taken over while a program that the ended holder started goes on', async () => {
    const ended = await goneProcess()
    leave({ pid: ended, worker: process.pid })
    const waitedFor: string[] = []
    const turn = withLock(lock, () => Promise.resolve('done'), {
      pause: 1,
      onWait: (holder) => {
        waitedFor.push(holder)
        leave({ pid: ended })
      },
    })
    await expect(turn).resolves.toBe('done')
    expect(waitedFor).toEqual([String(ended)])
  })

  it('names the program that the holder has started', async () => {
    const text = await withLock(lock, (worksOn) => {
      worksOn(4711)
      return Promise.resolve(readFileSync(lock, 'utf8'))
    })
    expect(JSON.parse(text)).toMatchObject({ pid: process.pid, worker: 4711 })
    expect(existsSync(lock)).toBe(false)
  })
})

describe('packages that somebody installed by hand', () => {
  const other = process.platform === 'win32' ? 'linux' : 'win32'
  const lockfile = {
    packages: {
      '': { name: 'fieldwork' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/native-other': { version: '1.0.0', integrity: 'sha512-o', optional: true, os: [other] },
      'node_modules/native-here': {
        version: '1.0.0',
        integrity: 'sha512-h',
        optional: true,
        os: [process.platform],
        cpu: [process.arch],
      },
    },
  }
  const a = lockfile.packages['node_modules/a']
  const here = lockfile.packages['node_modules/native-here']
  const fits = (packages: object) => installedByHand(lockfile, { packages })

  it('fit without the variants for other machines', () => {
    expect(fits({ 'node_modules/a': a, 'node_modules/native-here': here })).toBe(true)
  })

  it.each([
    ['one is missing', { 'node_modules/native-here': here }],
    [
      'one has another version',
      { 'node_modules/a': { ...a, version: '1.0.1' }, 'node_modules/native-here': here },
    ],
    ['one is too many', { 'node_modules/a': a, 'node_modules/b': a, 'node_modules/native-here': here }],
    ['the variant for this machine is missing', { 'node_modules/a': a }],
  ])('do not fit when %s', (_, packages) => {
    expect(fits(packages)).toBe(false)
  })

  it('do not fit when npm left no record', () => {
    expect(installedByHand(lockfile, undefined)).toBe(false)
  })
})

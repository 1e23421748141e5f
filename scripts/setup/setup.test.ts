import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alone } from './lock.mjs'
import { isCurrent } from './node.mjs'

describe('a version of Node.js', () => {
  it.each([
    ['v20.20.2', false],
    ['v22.17.1', false],
    ['v22.18.0', true],
    ['v23.11.0', false],
    ['v24.0.0', true],
    ['v25.1.0-nightly', true],
  ])('%s runs the tools: %s', (version, expected) => {
    expect(isCurrent(version)).toBe(expected)
  })
})

describe('the lock', () => {
  let folder: string
  let lock: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fieldwork-lock-'))
    lock = join(folder, 'cache', 'setup.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('lets one holder work at a time', async () => {
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside -= 1
    }
    await Promise.all(
      Array.from({ length: 8 }, () => alone(work, { folder: lock, pause: 1, onWait: () => {} })),
    )
    expect(most).toBe(1)
    expect(existsSync(lock)).toBe(false)
  })

  it('is released when the work fails', async () => {
    await expect(alone(() => Promise.reject(new Error('no')), { folder: lock })).rejects.toThrow('no')
    expect(existsSync(lock)).toBe(false)
  })

  it('makes others wait while its holder renews it', async () => {
    mkdirSync(lock, { recursive: true })
    const onWait = () => rmSync(lock, { recursive: true })
    await expect(alone(() => Promise.resolve('done'), { folder: lock, pause: 1, onWait })).resolves.toBe(
      'done',
    )
  })

  it('is taken over after half a minute without renewal', async () => {
    mkdirSync(lock, { recursive: true })
    const then = new Date(Date.now() - 31_000)
    utimesSync(lock, then, then)
    await expect(
      alone(() => Promise.resolve('done'), { folder: lock, pause: 1, onWait: () => {} }),
    ).resolves.toBe('done')
  })
})

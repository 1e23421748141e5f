import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { listen } from '../../scripts/check/static-host.ts'
import { formOf } from '../support/backend.ts'
import { ApiProgram, killPrograms } from '../support/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'fieldwork-api-'))

mkdirSync(join(folder, 'foreign'))
writeFileSync(join(folder, 'foreign', 'world.sqlite'), 'not a database')

afterAll(async () => {
  await killPrograms()
  rmSync(folder, { recursive: true, force: true })
})

/** Environment variables that make system calls fail. @param how code that replaces the calls */
function failing(how: string): Record<string, string> {
  const imports = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; import { DatabaseSync } from 'node:sqlite'`
  const script = encodeURIComponent(`${imports}; ${how}; syncBuiltinESMExports()`)
  return { NODE_OPTIONS: `--import data:text/javascript,${script}` }
}

describe('npm run api', () => {
  it.each([
    [
      'an unknown option',
      ['--colour', 'red'],
      {},
      /^Unknown option '--colour'\. The options are --scenario.*\n$/,
    ],
    ['an extra argument', ['everyday'], {}, /^Unexpected argument 'everyday'\..*\n$/],
    ['an option without its value', ['--data'], {}, /^Option '--data <value>' argument missing\..*\n$/],
    ['an invalid port', [], { PORT: '80a' }, /^PORT is "80a", but must be a whole number.*\n$/],
    ['an invalid seed', ['--seed', '-1.5'], {}, /^.*--seed.*\n$/],
    ['an invalid URL', ['--app-url', 'here'], {}, /^--app-url is "here", but must be an address.*\n$/],
    [
      'an unknown scenario',
      ['--scenario', 'lunch'],
      {},
      /^There is no scenario "lunch"\. Choose from: everyday,.*\n$/,
    ],
    [
      'an unknown assumption',
      ['--otherwise', 'pages,lunch'],
      {},
      /^There is no assumption "lunch"\. Choose from: all, numbers,.*\n$/,
    ],
    ['an empty folder name', ['--data', ''], {}, /^--data is empty: .*\n$/],
    [
      'a folder that is a file',
      ['--data', process.execPath],
      {},
      /^The server can't write to .* Make it writable, .*\n$/,
    ],
    [
      'the host name of another machine',
      ['--data', 'away', '--scenario', 'empty', '--host', 'nobody.invalid'],
      {},
      /^The server can't listen at nobody\.invalid, .*\n$/,
    ],
    [
      'deterministic codes that strangers can reach',
      ['--deterministic', '--host', '127.1'],
      {},
      /^A deterministic server has predictable codes\. .*\n$/,
    ],
    [
      'a full disk',
      ['--data', 'full'],
      failing(`fs.promises.mkdir = async () => { throw Object.assign(new Error(), { code: 'ENOSPC' }) }`),
      /^The disk with full is full\. .*\n$/,
    ],
    [
      'a full database',
      ['--data', 'full'],
      failing(`DatabaseSync.prototype.exec = () => { throw Object.assign(new Error(), { errcode: 13 }) }`),
      /^The disk with full is full\. .*\n$/,
    ],
    [
      'a disk without room for the first world',
      ['--data', 'full'],
      failing(`const exec = DatabaseSync.prototype.exec; DatabaseSync.prototype.exec = function (sql) {
        if (sql === 'BEGIN IMMEDIATE') throw Object.assign(new Error(), { errcode: 13 })
        exec.call(this, sql)
      }`),
      /^The disk with full is full\. .*\n$/,
    ],
    [
      'a backup that fails',
      ['--data', 'foreign', '--backup', 'world.zip'],
      {},
      /^foreign can't be backed up \(.*\)\. Set --backup to .*\n$/,
    ],
    [
      'a read-only folder',
      ['--data', 'only'],
      failing(`DatabaseSync.prototype.exec = () => { throw Object.assign(new Error(), { errcode: 3850 }) }`),
      /^The server can't write to only .* Make it writable, .*\n$/,
    ],
  ])('rejects %s in one line', { timeout: 30_000 }, async (_what, args, env, said) => {
    const program = new ApiProgram(args, env, folder)
    expect(await program.ending()).toBe(1)
    expect(program.output).toMatch(said)
  })

  it('says in one line that its port is in use', { timeout: 30_000 }, async () => {
    const { port, stop } = await listen(() => undefined, 0, '127.0.0.1')
    const program = new ApiProgram(['--data', 'taken', '--scenario', 'empty'], { PORT: String(port) }, folder)
    expect(await program.ending()).toBe(1)
    expect(program.output).toMatch(new RegExp(`^Port ${port} is in use\\. [^\\n]*\\n$`))
    stop()
  })

  it('prints the next steps and sent mail, and stops cleanly', { timeout: 30_000 }, async () => {
    const program = new ApiProgram(['--data', 'calm', '--scenario', 'empty'], {}, folder)
    const address = await program.address()
    expect(program.output).toContain(`VITE_API_URL=${address} npm start`)
    const form = { name: 'Noor', email: 'noor@example.com', password: 'long-enough', type: 'job_seeker' }
    await fetch(`${address}/api/register`, { method: 'POST', body: formOf(form) })
    await fetch(`${address}/api/login`, { method: 'POST', body: formOf(form) })
    await program.says(/Mail to noor@example\.com: .* {2}code (\d{6})\n/)
    const subject = 'My CV\u202egnp.exe\u2066\u061c\u2029\u009b2J'
    const message = { name: 'Eve', email: 'eve@example.com', subject, message: 'Look.' }
    await fetch(`${address}/api/send-message`, { method: 'POST', body: formOf(message) })
    await program.says(/: My CV(�gnp\.exe��)/)
    expect(program.output).not.toMatch(/[\u202e\u2066\u061c\u2029\u009b]/)

    const second = new ApiProgram(['--data', 'calm'], {}, folder)
    expect(await second.ending()).toBe(1)
    expect(second.output).toMatch(/^Another server is using \S+\. [^\n]*\n$/)

    program.child.kill('SIGTERM')
    expect(await program.ending()).toBe(0)

    writeFileSync(join(folder, 'calm', 'lock'), 'damaged '.repeat(1_000))
    const fourth = new ApiProgram(['--data', 'calm'], {}, folder)
    expect(await fourth.ending()).toBe(1)
    expect(fourth.output).toMatch(/^calm\/lock is damaged\. Delete it, [^\n]*\n$/)
  })

  it('leaves the folder to the next server if its lock was deleted', { timeout: 30_000 }, async () => {
    const args = ['--data', 'unlocked', '--scenario', 'empty']
    const first = new ApiProgram(args, {}, folder)
    const address = await first.address()
    rmSync(join(folder, 'unlocked', 'lock'))
    const second = new ApiProgram(args, {}, folder)
    const answers = [address, await second.address()].map(async (url, number) => {
      // Each has its own address to subscribe: for one that the other server has just stored, nothing is written.
      const body = formOf({ email: `noor-${number}@example.com` })
      const answer = await fetch(`${url}/api/subscribe`, { method: 'POST', body })
      return await answer.text()
    })
    expect(await Promise.all(answers)).toEqual([
      expect.stringContaining('removed or replaced'),
      expect.stringContaining('"success"'),
    ])
  })
})

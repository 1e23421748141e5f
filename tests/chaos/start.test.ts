import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import type { Row } from '../../mocks/model/tables.ts'
import { startServer } from '../../mocks/server.ts'
import { formOf, pdfFile } from '../support/backend.ts'
import { scenarios } from '../../mocks/scenarios/index.ts'
import { endProgramsAfterwards, Program } from '../support/program.ts'
import { testSetup } from '../support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'fieldwork-api-'))

mkdirSync(join(folder, 'foreign'))
writeFileSync(join(folder, 'foreign', 'world.sqlite'), 'not a database')

endProgramsAfterwards()
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Environment variables that make system calls fail. @param how code that replaces the calls */
function failing(how: string): Record<string, string> {
  const imports = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; import { DatabaseSync } from 'node:sqlite'`
  const script = encodeURIComponent(`${imports}; ${how}; syncBuiltinESMExports()`)
  return { NODE_OPTIONS: `--import data:text/javascript,${script}` }
}

describe('npm run api', () => {
  it('explains its options with --help', { timeout: 30_000 }, async () => {
    const program = new Program(folder, ['--help'])
    expect(await program.ending()).toBe(0)
    expect(program.output).toMatch(/^Serves the simulated backend over HTTP[^]*--deterministic/)
  })

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
    const program = new Program(folder, args, env)
    expect(await program.ending()).toBe(1)
    expect(program.output).toMatch(said)
  })

  it('says in one line that its port is in use', { timeout: 30_000 }, async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const program = new Program(folder, ['--data', 'taken', '--scenario', 'empty'], { PORT: String(port) })
    expect(await program.ending()).toBe(1)
    expect(program.output).toMatch(new RegExp(`^Port ${port} is in use\\. [^\\n]*\\n$`))
    taken.close()
  })

  it('prints the next steps and sent mail, and stops cleanly', { timeout: 30_000 }, async () => {
    const program = new Program(folder, ['--data', 'calm', '--scenario', 'empty'])
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

    const second = new Program(folder, ['--data', 'calm'])
    expect(await second.ending()).toBe(1)
    expect(second.output).toMatch(/^Another server is using \S+\. [^\n]*\n$/)

    program.child.kill('SIGTERM')
    expect(await program.ending()).toBe(0)

    writeFileSync(join(folder, 'calm', 'lock'), 'damaged '.repeat(1_000))
    const fourth = new Program(folder, ['--data', 'calm'])
    expect(await fourth.ending()).toBe(1)
    expect(fourth.output).toMatch(/^calm\/lock is damaged\. Delete it, [^\n]*\n$/)
  })

  it('leaves the folder to the next server if its lock was deleted', { timeout: 30_000 }, async () => {
    const args = ['--data', 'unlocked', '--scenario', 'empty']
    const first = new Program(folder, args)
    const address = await first.address()
    rmSync(join(folder, 'unlocked', 'lock'))
    const second = new Program(folder, args)
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

  it('says who can reach it, and mentions only the features that are on', { timeout: 30_000 }, async () => {
    const outputOf = async (...args: string[]) => {
      const program = new Program(folder, ['--data', 'reach', '--scenario', 'empty', ...args])
      await program.says(/(Stop): /)
      program.child.kill('SIGTERM')
      await program.ending()
      return program.output
    }
    const local = await outputOf()
    expect(local).toMatch(/Mail, review, clock: .*\n.*this machine only\n/)
    const exposed = await outputOf('--host', '127.1')
    expect(exposed).toMatch(/any machine, unencrypted\. Codes, tokens and file names cannot be guessed\. /)
    expect(exposed).not.toMatch(/Mail, review|\?key=|--third-parties/)
    const all = await outputOf('--host', '127.1', '--admin', '--third-parties')
    expect(all).toMatch(/which works once: \/-\/\?key=[0-9a-f]{64}\n[^]*Mail, review, clock:/)
    expect(all).toMatch(/with --third-parties, anyone can log in as anyone/)
  })
})

/** One of the thousand writes, and whether it was answered. */
interface Write {
  account: Row<'accounts'>
  kind: 'bookmark' | 'cv'
  /** The job's id, or the number in the CV's title. */
  id: number
  isAnswered: boolean
}

describe('a server that is killed', () => {
  it(
    'during 1,000 writes has every answered write at the next start, and no partial write',
    { timeout: 90_000 },
    async () => {
      const data = join(folder, 'killed')
      const program = new Program(folder, ['--data', data])
      const address = await program.address()
      const people = await Promise.all(
        seekers().map(async (account) => ({ account, token: await signIn(address, account.email) })),
      )
      const writes = thousandWrites(people.map(({ account }) => account))
      expect(writes).toHaveLength(1_000)

      const queue = [...writes]
      let answered = 0
      const work = async () => {
        for (let write = queue.shift(); write; write = queue.shift()) {
          const token = people.find(({ account }) => account === write.account)?.token ?? ''
          write.isAnswered = await send(address, token, write)
          if (write.isAnswered) answered += 1
          if (answered === 300) program.child.kill('SIGKILL')
        }
      }
      await Promise.all(Array.from({ length: 16 }, work))
      expect(await program.ending()).toBeNull()
      expect(answered).toBeGreaterThanOrEqual(300)
      expect(answered).toBeLessThan(600)

      const server = await startServer({ ...testSetup(data), scenario: 'empty', seed: 1 })
      expect(server.runtime.store.identity?.scenario).toBe('everyday')
      expect(server.runtime.store.notice).toBeNull()
      const found = await server.runtime.read(({ tx }) => ({
        bookmarks: new Set(tx.bookmarks.all().map((row) => `${row.account_id}/${row.type}/${row.target_id}`)),
        cvs: new Map(tx.cvs.all().map((row) => [`${row.account_id}/${row.title}`, row.path])),
      }))
      const lost = writes.filter(
        ({ isAnswered, kind, account, id }) =>
          isAnswered &&
          !(kind === 'bookmark'
            ? found.bookmarks.has(`${account.id}/job/${id}`)
            : found.cvs.has(`${account.id}/CV ${id}`)),
      )
      expect(lost).toEqual([])
      // Writes without an answer are complete or absent.
      const halves: string[] = []
      for (const [name, path] of found.cvs) {
        const file = await fetch(server.url + path)
        const isWhole =
          file.ok && /^%PDF.*%%EOF\s*$/s.test(Buffer.from(await file.arrayBuffer()).toString('latin1'))
        if (!isWhole) halves.push(name)
      }
      expect(halves).toEqual([])
      await server.stop()

      const db = new DatabaseSync(join(data, 'world.sqlite'))
      const named = db
        .prepare('SELECT place FROM files')
        .all()
        .map(({ place }) => String(place))
      db.close()
      expect(readdirSync(join(data, 'files')).toSorted()).toEqual(named.toSorted())
      expect(readdirSync(join(data, 'uploads'))).toEqual([])
    },
  )
})

const everyday = scenarios.find(({ name }) => name === 'everyday')

/** Returns the rows of a table in the scenario `everyday`. */
function rowsOf<T>(table: 'accounts' | 'jobs' | 'bookmarks', is: (row: unknown) => row is T): T[] {
  return everyday?.build(7, Date.now()).data[table]?.rows.filter(is) ?? []
}

function seekers(): Row<'accounts'>[] {
  const isAccount = (row: unknown): row is Row<'accounts'> =>
    typeof row === 'object' && row !== null && 'type' in row && row.type === 'job_seeker'
  return rowsOf('accounts', isAccount)
}

/** Returns a thousand writes: new bookmarks, with a CV after every six of them. */
function thousandWrites(accounts: readonly Row<'accounts'>[]): Write[] {
  const isJob = (row: unknown): row is Row<'jobs'> =>
    typeof row === 'object' &&
    row !== null &&
    'state' in row &&
    row.state === 'approved' &&
    'status' in row &&
    row.status === 'active' &&
    'deleted_at' in row &&
    row.deleted_at === null
  const isMark = (row: unknown): row is Row<'bookmarks'> =>
    typeof row === 'object' && row !== null && 'target_id' in row
  const jobs = rowsOf('jobs', isJob)
  const marked = new Set(
    rowsOf('bookmarks', isMark).map((row) => `${row.account_id}/${row.type}/${row.target_id}`),
  )
  const writes: Write[] = []
  for (const { id } of jobs) {
    for (const account of accounts) {
      if (marked.has(`${account.id}/job/${id}`)) continue
      const kind = writes.length % 7 === 6 ? 'cv' : 'bookmark'
      writes.push({ account, kind, id: kind === 'cv' ? writes.length : id, isAnswered: false })
    }
  }
  return writes.slice(0, 1_000)
}

/** Makes a write. @returns whether it was answered */
async function send(address: string, token: string, { kind, id }: Write): Promise<boolean> {
  const [call, form] =
    kind === 'bookmark'
      ? ['bookmarks/toggle', formOf({ id, type: 'job' })]
      : ['cvs/upload', formOf({ title: `CV ${id}`, file: pdfFile('cv.pdf', 20_000) })]
  try {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${address}/api/${call}`, { method: 'POST', body: form, headers })
    const text = await response.text()
    if (!text.includes('"success"')) throw new Error(`${call}: ${text}`)
    return true
  } catch (error) {
    // Broken connections are expected here; refusals are not.
    if (error instanceof TypeError) return false
    throw error
  }
}

async function signIn(address: string, email: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ email }) }
  const text = await (await fetch(`${address}/-/api/sessions`, init)).text()
  return /"token":"(\w+)"/.exec(text)?.[1] ?? ''
}

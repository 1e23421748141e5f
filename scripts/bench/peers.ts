import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { formOf } from '../../mocks/runtime/testing.ts'
import { busy } from '../../mocks/scenarios/personas.ts'
import { root } from '../check/places.ts'
import { column, median, ms } from './figures.ts'
import { installPeers } from './install.ts'
import { floors, type Kind, kinds, ourName, timed, type Took, tookSchema } from './peer-variants.ts'
import { jsonServer } from './peers/variants.mjs'
import type { Part } from './report.ts'
import { answers, freePort, soon } from './servers.ts'

/** How many times quicker than each peer. */
const ahead = 10
/** Questions before the first one that counts, until the engine has compiled what it will compile. */
const warmUps = 210
/** Questions to one variant before it is the next one's turn: what a page in use asks does not begin with cold caches. */
const inARow = 5
/** One word each, because that is what every peer can look for in one query. */
const words = ['night', 'nurse', 'accountant', 'harbour', 'typescript', 'forklift', 'quantum'] as const

/** Something that is searched and looked into, and how long each takes, in milliseconds. */
interface Variant {
  name: string
  ask(word: string, id: number): Promise<Took>
}

/** A variant with the medians of its times. */
interface Timed extends Took {
  name: string
}

/** The same search and the same look-up by id, here and with packages for the same purpose, taken in turns. */
export async function measurePeers(rounds: number): Promise<Part> {
  await installPeers()
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'))
  const started: ChildProcess[] = []
  try {
    // Ours writes down the jobs for the others.
    const [first, ...others] = kinds
    const ours = await inProcessOf(first, scratch, started)
    const peers = await Promise.all(others.map((kind) => inProcessOf(kind, scratch, started)))
    const own = await interleaved([ours, ...peers], rounds)
    const overHttp = await interleaved(await serversOf(scratch, started), rounds)
    return report(own, overHttp, rounds)
  } finally {
    for (const child of started) {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'close')
    }
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** A variant in a process of its own, so that none has to clean up what another one left behind. */
async function inProcessOf(kind: Kind, scratch: string, started: ChildProcess[]): Promise<Variant> {
  const child = fork(join(import.meta.dirname, 'peer-process.ts'), [kind, join(scratch, 'db.json')])
  started.push(child)
  const [name] = v.parse(v.tuple([v.string()]), await once(child, 'message'))
  return {
    name,
    async ask(word, id) {
      child.send({ word, id })
      const [took] = v.parse(v.tuple([tookSchema]), await once(child, 'message'))
      return took
    },
  }
}

/** Asks all variants in turns, so that what else the machine does hits them alike. */
async function interleaved(variants: readonly Variant[], rounds: number): Promise<Timed[]> {
  const all = variants.map((variant) => ({ variant, took: [] as Took[] }))
  const ask = async ({ ask: answer }: Variant, index: number): Promise<Took> =>
    // A few jobs, whose later looks no longer count as views and are not written.
    await answer(words[index % words.length] ?? words[0], busy.crowdedJob + 1 + (index % 5) * 50)

  for (const { variant } of all) {
    for (let index = 0; index < warmUps; index += 1) await ask(variant, index)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { variant, took } of all) {
      for (let each = 0; each < inARow; each += 1) took.push(await ask(variant, round * inARow + each))
    }
  }
  return all.map(({ variant: { name }, took }) => ({
    name,
    search: median(column(took, 'search')),
    find: median(column(took, 'find')),
  }))
}

/** Brings up json-server, our own server, and one that does nothing. */
async function serversOf(scratch: string, started: ChildProcess[]): Promise<Variant[]> {
  const start = (args: readonly string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    })
    started.push(child)
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    return () => output
  }
  const [barePort, peerPort, ownPort] = [await freePort(), await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  const peer = jsonServer()
  start([
    '-e',
    `require('node:http').createServer((_, answer) => answer.end('{}')).listen(${barePort}, '127.0.0.1')`,
  ])
  start([peer.script, join(scratch, 'db.json'), '--quiet', '--host', '127.0.0.1', '--port', String(peerPort)])
  const told = start([join(root, 'scripts/api.ts'), '--scenario', 'busy', '--data', join(scratch, 'world')], {
    PORT: String(ownPort),
  })
  await answers(at(barePort))
  await answers(`${at(peerPort)}/jobs/1`)
  await answers(`${at(ownPort)}/api/fetch-settings`, { method: 'POST' })
  const token = await signIn(at(ownPort), told)
  const call = (path: string, fields: Record<string, unknown>) =>
    post(`${at(ownPort)}/api/${path}`, fields, token)
  return [
    {
      name: ourName,
      ask: (word, id) =>
        timed(
          () => call('jobs/search', { page: 1, keyword: word }),
          () => call('jobs/fetch-single', { id }),
        ),
    },
    {
      name: peer.name,
      ask: (word, id) =>
        timed(
          () => get(`${at(peerPort)}/jobs?q=${word}&_limit=10`),
          () => get(`${at(peerPort)}/jobs/${id}`),
        ),
    },
    {
      name: floors.http,
      ask: () =>
        timed(
          () => get(at(barePort)),
          () => get(at(barePort)),
        ),
    },
  ]
}

/** Signs in as a job seeker by the code that the server says it has sent. */
async function signIn(address: string, told: () => string): Promise<string> {
  const found = await post(`${address}/api/users/find`, { id: busy.person })
  const { email } = v.parse(v.object({ user: v.object({ email: v.string() }) }), JSON.parse(found)).user
  await post(`${address}/api/login`, { email, type: 'job_seeker' })
  const code = await soon(() => /\bcode (\d{6})\b/.exec(told())?.[1], 'The server tells no code.')
  const answer = await post(`${address}/api/verify`, { email, code })
  return v.parse(v.object({ access_token: v.string() }), JSON.parse(answer)).access_token
}

async function get(address: string): Promise<string> {
  return await (await fetch(address)).text()
}

async function post(address: string, fields: Record<string, unknown>, token?: string): Promise<string> {
  const headers = new Headers(token === undefined ? [] : [['authorization', `Bearer ${token}`]])
  return await (await fetch(address, { method: 'POST', body: formOf(fields), headers })).text()
}

function report(inProcess: readonly Timed[], overHttp: readonly Timed[], rounds: number): Part {
  const rows = [
    ...inProcess.map((entry) => ({ where: 'in the process', entry, own: inProcess[0] })),
    ...overHttp.map((entry) => ({ where: 'over HTTP', entry, own: overHttp[0] })),
  ]
  const times = (peer: number, own: number | undefined) => peer / (own ?? Number.NaN)
  const peers = rows.filter(
    ({ entry, own }) => entry !== own && !Object.values<string>(floors).includes(entry.name),
  )
  return {
    title: 'Beside other packages',
    tables: [
      {
        about:
          `The same 10,000 jobs, medians of ${rounds} rounds of ${inARow} taken in turns, after ${warmUps} to warm up: a word in title, category, company or description, and ` +
          'a job by its id. Ours is a whole call (form data read, session and access checked, request and answer validated, ' +
          'regardless of accents, sorted, with company, bookmark and categories); the peers search one field that was ' +
          'prepared for them in lower case, and do nothing else.',
        heads: ['', '', 'search', 'ours is ahead', 'find by id', 'ours is ahead'],
        rows: rows.map(({ where, entry, own }) => {
          const isOwn = entry === own
          return [
            entry.name,
            where,
            ms(entry.search),
            isOwn ? '' : `${times(entry.search, own?.search).toFixed(1)} ×`,
            ms(entry.find),
            isOwn ? '' : `${times(entry.find, own?.find).toFixed(1)} ×`,
          ]
        }),
      },
    ],
    bounds: peers.flatMap(({ where, entry, own }) => {
      const judge = (what: string, value: number) => ({
        what: `${what}: ahead of ${entry.name}, ${where}`,
        measured: `${value.toFixed(1)} ×`,
        bound: `≥ ${ahead} ×`,
        met: value >= ahead,
      })
      return [
        judge('search', times(entry.search, own?.search)),
        judge('find by id', times(entry.find, own?.find)),
      ]
    }),
  }
}

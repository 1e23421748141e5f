import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { folded } from '../../mocks/rules/text.ts'
import { createTestBackend, formOf, type TestBackend } from '../../tests/support/backend.ts'
import { busy } from '../../mocks/scenarios/personas.ts'
import { jsonServer, mirage, mswData } from './competitors/variants.mjs'
import { column, median, ms, type Part } from './report.ts'
import { freePort } from '../check/free-port.ts'
import { answers, installCompetitors, signIn, type Start, startApi, withScratch } from './servers.ts'

const ourName = 'this simulator'
/** How many times quicker than each competitor. */
const ahead = 10
/** Questions before the first one that counts, until the engine has compiled what it will compile. */
const warmUps = 210
/** One word each, because that is what every competitor can look for in one query. */
const words = ['night', 'nurse', 'accountant', 'harbour', 'typescript', 'forklift', 'quantum'] as const

/** How long a search and a look-up by id took, in milliseconds. */
interface Took {
  search: number
  find: number
}

/** What is asked. What a client does before it asks is not timed. */
interface Variant {
  name: string
  search(word: string): () => unknown
  find(id: number): () => unknown
}

/** A variant with the medians of its times. */
type Timed = Took & { name: string }

/** The same search and the same look-up by id, here and with packages for the same purpose, taken in turns. */
export async function measureCompetitors(rounds: number): Promise<Part> {
  await installCompetitors()
  return await withScratch(async (scratch, start) => {
    const backend = await createTestBackend('busy')
    const jobs = await jobsOf(backend)
    writeFileSync(join(scratch, 'db.json'), JSON.stringify({ jobs }))
    const inProcess = [await ours(backend), ...[mswData(jobs), mirage(jobs)].map(asked)]
    const own = await interleaved(inProcess, rounds)
    const overHttp = await interleaved(await serversOf(scratch, start), rounds)
    return report(own, overHttp, rounds)
  })
}

function asked({ name, search, find }: ReturnType<typeof mirage>): Variant {
  return { name, search: (word) => () => search(word), find: (id) => () => find(id) }
}

/** The jobs of a world as the competitors hold them: what is searched is ready for them in one field. */
async function jobsOf({ runtime }: TestBackend): Promise<Parameters<typeof mswData>[0]> {
  return await runtime.read(({ tx }) =>
    tx.jobs.all().map(({ id, account_id, title, category, location, description, created_at }) => {
      const company = tx.accounts.need(account_id).name
      const text = folded(`${title}\n${category}\n${company}\n${description}`)
      return { id, title, category, company, location: location ?? '', created_at, text }
    }),
  )
}

/** Our calls, from the request to the answer: reading form data, access, and validation both ways included. */
async function ours({ runtime, signIn: enter }: TestBackend): Promise<Variant> {
  const headers = { authorization: `Bearer ${await enter(busy.person)}` }
  const call = (path: string, fields: Record<string, unknown>) => {
    const init = { method: 'POST', body: formOf(fields), headers }
    const request = new Request(`https://app.example/${path}`, init)
    return () => runtime.handle(path, request)
  }
  return {
    name: ourName,
    search: (word) => call('api/jobs/search', { page: 1, keyword: word }),
    find: (id) => call('api/jobs/fetch-single', { id }),
  }
}

async function interleaved(variants: readonly Variant[], rounds: number): Promise<Timed[]> {
  const all = variants.map((variant) => ({ variant, took: [] as Took[] }))
  const ask = async ({ search, find }: Variant, index: number): Promise<Took> => {
    const first = search(words[index % words.length] ?? words[0])
    // A few jobs, whose later looks no longer count as views and are not written.
    const second = find(busy.crowdedJob + 1 + (index % 5) * 50)
    const started = performance.now()
    await first()
    const between = performance.now()
    await second()
    return { search: between - started, find: performance.now() - between }
  }

  for (const { variant } of all) {
    for (let index = 0; index < warmUps; index += 1) await ask(variant, index)
  }
  // In turns, so that what else the machine does hits them alike, and each begins with the caches of another.
  for (let round = 0; round < rounds; round += 1) {
    for (const { variant, took } of all) took.push(await ask(variant, round))
  }
  return all.map(({ variant: { name }, took }) => ({
    name,
    search: median(column(took, 'search')),
    find: median(column(took, 'find')),
  }))
}

/** Brings up our own server and json-server. */
async function serversOf(scratch: string, start: Start): Promise<Variant[]> {
  const [competitorPort, ownPort] = [await freePort(), await freePort()]
  const at = (port: number) => `http://127.0.0.1:${port}`
  const competitor = jsonServer()
  const place = `--quiet --host 127.0.0.1 --port ${competitorPort}`.split(' ')
  start([competitor.script, join(scratch, 'db.json'), ...place])
  startApi(start, 'busy', scratch, ownPort)
  await answers(`${at(competitorPort)}/jobs/1`)
  await answers(`${at(ownPort)}/api/fetch-settings`, { method: 'POST' })
  const found = await post(`${at(ownPort)}/api/users/find`, { id: busy.person })
  const { email } = v.parse(v.object({ user: v.object({ email: v.string() }) }), JSON.parse(found)).user
  const token = await signIn(at(ownPort), email)
  const call = (path: string, fields: Record<string, unknown>) =>
    post(`${at(ownPort)}/api/${path}`, fields, token)
  return [
    {
      name: ourName,
      search: (word) => () => call('jobs/search', { page: 1, keyword: word }),
      find: (id) => () => call('jobs/fetch-single', { id }),
    },
    {
      name: competitor.name,
      search: (word) => () => get(`${at(competitorPort)}/jobs?q=${word}&_limit=10`),
      find: (id) => () => get(`${at(competitorPort)}/jobs/${id}`),
    },
  ]
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
  const times = (competitor: number, own: number | undefined) => competitor / (own ?? Number.NaN)
  const competitors = rows.filter(({ entry, own }) => entry !== own)
  return {
    title: 'Beside other packages',
    tables: [
      {
        about:
          `The same 10,000 jobs, medians of ${rounds} taken in turns, after ${warmUps} to warm up: a word in title, category, company or description, and ` +
          'a job by its id. Ours is a whole call (form data read, session and access checked, request and answer validated, ' +
          'regardless of accents, sorted, with company, bookmark and categories); the competitors search one field that was ' +
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
    bounds: competitors.flatMap(({ where, entry, own }) => {
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

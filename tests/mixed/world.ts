import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { isJson, type Json, parsed } from '../../mocks/mixed/json.ts'
import { Mix } from '../../mocks/mixed/mix.ts'
import { Real } from '../../mocks/mixed/real.ts'
import { readSimulated, Sides } from '../../mocks/mixed/sides.ts'
import { startServer } from '../../mocks/server.ts'
import { formOf } from '../support/calls.ts'
import { SmallBackend } from './small-backend.ts'

type Fields = Record<string, string | number | Blob>
/** Who makes a call, with an access key; a visitor has no token. */
type Who = { token?: string; key?: string }

/** Returns the objects in a list of an answer. */
export const rows = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
export const idsOf = (value: unknown) => rows(value).map(({ id }) => id)
export const idOf = (value: unknown): number => (isJson(value) ? Number(value['id']) : Number.NaN)

export const success = { status: 'success' }
export const pdf = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' })

/** Lets a minute pass, after which what the backend said is old. */
export const minuteLater = () => void vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)

/** Returns the request that makes a call with a form, as the app does. */
function request(url: string, fields: Fields = {}, { token, key }: Who = {}): Request {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
  if (key !== undefined) headers.set('x-access-key', key)
  const body = Object.keys(fields).length > 0 ? formOf(fields) : null
  return new Request(url, { method: 'POST', headers, body })
}

/** Returns the fields of an answer, and its HTTP status, 0 for a network error. */
async function read(response: Response): Promise<Json> {
  const answer = parsed(await response.text())
  return { http: response.status, ...(isJson(answer) && answer) }
}

/** Returns what the console warned of. */
export const told = () => vi.mocked(console.warn).mock.calls.join()

/**
 * Starts the simulator as a server in front of a backend, until the end of the test.
 * @param simulate as for `--simulate`
 * @param patience how long its questions may take, in milliseconds
 */
async function simulator({ url }: SmallBackend, simulate = 'missing', patience?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'mixed-'))
  const mailed: string[] = []
  const server = await startServer({
    data: folder,
    scenarios: [],
    thirdParties: true,
    admin: false,
    onMail: ({ to }) => void mailed.push(to),
    appUrl: 'http://localhost:5173/',
    forward: { url, simulated: readSimulated(simulate), ...(patience !== undefined && { patience }) },
  })
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  const ask = async (name: string, fields?: Fields, who?: Who) =>
    await fetch(request(`${server.url}/api/${name}`, fields, who))
  const call = async (name: string, fields?: Fields, who?: Who) => await read(await ask(name, fields, who))
  const list = async (name: string, field: string, fields?: Fields, who?: Who) =>
    rows((await call(name, fields, who))[field])
  /** Returns another simulator with the same data, in front of the same backend. */
  const mix = (sides = new Sides(readSimulated('missing')), host: 'page' | 'server' = 'page') => {
    const real = new Real({ address: url, via: url, accessKey: '', host })
    const own = new Mix(real, sides, server.runtime)
    const post = async (name: string, fields?: Fields, who?: Who) =>
      await read(await own.handle(`api/${name}`, request(`http://localhost/api/${name}`, fields, who)))
    return { sides, mix: own, call: post }
  }
  return { server, folder, mailed, ask, call, list, mix }
}

/**
 * Starts a small backend with a company, its job and a job seeker, and a simulator, until the end of the test. Silences the
 * console.
 */
export async function startWorld(simulate?: string) {
  for (const said of ['warn', 'info'] as const) vi.spyOn(console, said).mockImplementation(() => undefined)
  const backend = await new SmallBackend().start()
  onTestFinished(() => backend.stop())
  const company = backend.member('recruiter', 'Tidewater')
  const person = backend.member('job_seeker', 'Ines')
  const job = backend.job(company.id, { title: 'Old' })
  /** Starts another simulator, which has learned nothing. */
  const anew = async (others?: string, patience?: number) => await simulator(backend, others, patience)
  return { backend, company, person, job, anew, ...(await anew(simulate)) }
}

export type World = Awaited<ReturnType<typeof startWorld>>

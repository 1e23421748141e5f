import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setup as setupOf } from '../../examples/backend/conformance.ts'
import { startBackend } from '../../examples/backend/server.ts'
import { Mix } from '../../mocks/mixed/mix.ts'
import { Real } from '../../mocks/mixed/real.ts'
import { readSimulated, Sides } from '../../mocks/mixed/sides.ts'
import { type RunningServer, startServer } from '../../mocks/server.ts'
import { isJson, type Json } from '../../mocks/mixed/json.ts'
import { formOf } from '../support/calls.ts'

type Fields = Record<string, string | number | Blob>

/** Returns the objects in a list of an answer. */
export const rows = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])

/** A job to post. */
export const vacancy = {
  title: 'Tester',
  type: 'hybrid',
  location: 'Bath',
  category: 'Software',
  nature: 'full_time',
  currency: 'GBP',
  vacancies: 2,
  status: 'active',
  description: 'Tests.',
}

/** Makes a call with a form, as the app does. */
async function post(url: string, name: string, fields?: Fields, token?: string): Promise<Json> {
  const response = await fetch(`${url}/api/${name}`, request(fields, token))
  const answer: unknown = JSON.parse(await response.text())
  return isJson(answer) ? { http: response.status, ...answer } : { http: response.status }
}

/** Returns the request that makes a call with a form. */
export function request(fields: Fields = {}, token?: string): RequestInit {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
  const body = Object.keys(fields).length > 0 ? formOf(fields) : null
  return { method: 'POST', headers, body }
}

/** Starts the simulator in front of a backend. @param simulate as for `--simulate` */
export async function startBefore(url: string, simulate: string, patience?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'mixed-'))
  const mailed: string[] = []
  const server = await startServer({
    data: folder,
    scenarios: [],
    thirdParties: true,
    admin: false,
    onMail: ({ to }) => void mailed.push(to),
    appUrl: 'http://localhost:5173/',
    forward: {
      url,
      simulated: readSimulated(simulate),
      ...(patience !== undefined && { patience }),
    },
  })
  return { server, folder, mailed, call: post.bind(undefined, server.url) }
}

/** The example backend, and the simulator in front of it. */
export class MixedWorld {
  readonly backend: Awaited<ReturnType<typeof startBackend>>
  readonly server: RunningServer
  /** The addresses to which the simulator sent emails. */
  readonly mailed: string[]
  readonly folder: string

  private constructor(
    backend: MixedWorld['backend'],
    server: RunningServer,
    folder: string,
    mailed: string[],
  ) {
    this.backend = backend
    this.mailed = mailed
    this.server = server
    this.folder = folder
  }

  /**
   * @param simulate as for `--simulate`
   * @param proxy a started server in front of the backend, if answers shall be changed
   */
  static async start(
    simulate: string,
    proxy?: { url: string; target: string },
    patience?: number,
  ): Promise<MixedWorld> {
    const backend = await startBackend({ port: 0, data: null, cors: true })
    if (proxy) proxy.target = backend.url
    const { server, folder, mailed } = await startBefore(proxy?.url ?? backend.url, simulate, patience)
    return new MixedWorld(backend, server, folder, mailed)
  }

  /** Makes a call to the simulator in front of the backend. */
  async call(name: string, fields?: Fields, token?: string): Promise<Json> {
    return await post(this.server.url, name, fields, token)
  }

  /** Makes a call to the backend itself. */
  async real(name: string, fields?: Fields, token?: string): Promise<Json> {
    return await post(this.backend.url, name, fields, token)
  }

  /** Returns how a page makes calls, which asks the backend at `url` without a server in between. */
  async page(url: string, sides = new Sides(readSimulated('missing'))) {
    const real = new Real({ address: url, via: url, accessKey: '', host: 'page' })
    const mix = new Mix(real, sides, this.server.runtime)
    if (sides.missed === null) await mix.askAgain()
    return async (call: string, fields?: Fields, token?: string) =>
      await mix.handle(`api/${call}`, new Request(`http://localhost/api/${call}`, request(fields, token)))
  }

  /** Logs in at the backend. @param unseen whether the simulator doesn't see it @returns the token */
  async logIn(email: string, type: 'recruiter' | 'job_seeker', { unseen = false } = {}): Promise<string> {
    const url = unseen ? this.backend.url : this.server.url
    await post(url, 'login', { email, type })
    const { code } = await setupOf(this.backend.url)
    const answer = await post(url, 'verify', {
      email,
      code: (await code?.({ email, purpose: 'login' })) ?? '',
    })
    return String(answer['access_token'])
  }

  async stop(): Promise<void> {
    await this.server.stop()
    await this.backend.close()
    rmSync(this.folder, { recursive: true })
  }
}

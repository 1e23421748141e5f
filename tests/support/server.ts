import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll } from 'vitest'
import { type RunningServer, type ServerSetup, startServer } from '../../mocks/server.ts'
import { scenarios } from '../../mocks/scenarios/index.ts'
import { formOf } from './backend.ts'

/**
 * Returns the setup for test servers, which use a free port. The scenarios have their rows but not their files, which
 * take a second to write on a slow disk and are rarely needed.
 * @param data the folder for its world
 */
export function testSetup(data: string): ServerSetup {
  return {
    data,
    host: '127.0.0.1',
    port: 0,
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      build: (seed, now) => ({ data: scenario.build(seed, now).data, files: new Map() }),
    })),
    scenario: 'everyday',
    seed: 7,
    reset: false,
    appUrl: 'https://app.example/',
    thirdParties: false,
    admin: false,
  }
}

/** Starts and stops servers for a test file, by default in new folders. Stops the remaining ones after the tests. */
export function testServers() {
  const root = mkdtempSync(join(tmpdir(), 'fieldwork-server-'))
  const running = new Set<RunningServer>()
  let folders = 0
  const newFolder = () => join(root, String((folders += 1)))

  afterAll(async () => {
    await Promise.all([...running].map((server) => server.stop()))
    rmSync(root, { recursive: true, force: true })
  })

  async function start(changes: Partial<ServerSetup> = {}): Promise<RunningServer> {
    const server = await startServer({ ...testSetup(newFolder()), ...changes })
    running.add(server)
    return server
  }

  async function stopped(server: RunningServer): Promise<void> {
    running.delete(server)
    await server.stop()
  }

  return { root, newFolder, start, stopped }
}

export const ada = 'ada.lindqvist@example.org'
export const envelope = v.looseObject({ status: v.picklist(['success', 'error']), message: v.string() })

interface Answered {
  status: number
  headers: Headers
  body: Record<string, unknown> & v.InferOutput<typeof envelope>
}

/** Parses an answer that must be an envelope. */
export async function read(response: Response): Promise<Answered> {
  return {
    status: response.status,
    headers: response.headers,
    body: v.parse(envelope, await response.json()),
  }
}

export async function call(
  { url }: Pick<RunningServer, 'url'>,
  name: string,
  body: Record<string, unknown> | FormData = {},
  token?: string,
): Promise<Answered> {
  const form = body instanceof FormData ? body : formOf(body)
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return await read(await fetch(`${url}/api/${name}`, { method: 'POST', body: form, headers }))
}

export async function asAdmin(
  { url }: Pick<RunningServer, 'url'>,
  path: string,
  body?: object,
): Promise<Answered> {
  const address = `${url}/-/api/${path}`
  if (!body) return await read(await fetch(address))
  const headers = { 'content-type': 'application/json' }
  return await read(await fetch(address, { method: 'POST', body: JSON.stringify(body), headers }))
}

export async function signIn(server: Pick<RunningServer, 'url'>, email = ada): Promise<string> {
  return v.parse(v.string(), (await asAdmin(server, 'sessions', { email })).body['token'])
}

/** Sends raw bytes, and returns everything until the server hangs up. */
export async function raw({ url }: Pick<RunningServer, 'url'>, ...texts: string[]): Promise<string> {
  const { port } = new URL(url)
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1')
    let received = ''
    socket.setEncoding('utf8').on('data', (text) => (received += text))
    socket.once('error', reject)
    socket.once('close', () => {
      resolve(received)
    })
    for (const text of texts) socket.write(text)
  })
}

/** The pieces of a form with one file, to send separately. */
export function pieces(name: string, head: string, size: number, fields: Record<string, string> = {}) {
  const boundary = 'a-boundary-of-this-test'
  const texts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const before = `${texts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="file.bin"\r\ncontent-type: application/octet-stream\r\n\r\n${head}`
  const after = `\r\n--${boundary}--\r\n`
  const filling = size - Buffer.byteLength(head)
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length: Buffer.byteLength(before) + filling + Buffer.byteLength(after),
    before,
    filling: Buffer.alloc(filling, 'v'),
    after,
  }
}

type Pieces = ReturnType<typeof pieces>

/** Starts to send a form, of which nothing is sent yet. @returns the request and its answer */
export function begin(
  server: Pick<RunningServer, 'url'>,
  name: string,
  { type, length }: Pieces,
  headers: Record<string, string> = {},
) {
  const request = open(server, name, { ...headers, 'content-type': type, 'content-length': length })
  return { request, answer: answerTo(request) }
}

/** Sends a whole form. */
export function sendAll(request: ClientRequest, { before, filling, after }: Pieces): void {
  request.write(before)
  request.write(filling)
  request.end(after)
}

export function open(
  { url }: Pick<RunningServer, 'url'>,
  name: string,
  headers: Record<string, string | number>,
): ClientRequest {
  return httpRequest(`${url}/api/${name}`, { method: 'POST', headers })
}

export async function answerTo(request: ClientRequest): Promise<Answered> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
  })
  let text = ''
  for await (const chunk of message.setEncoding('utf8')) text += String(chunk)
  return {
    status: message.statusCode ?? 0,
    headers: new Headers(),
    body: v.parse(envelope, JSON.parse(text)),
  }
}

/** Makes a request with any headers, `Host` included, at a path of the admin pages. */
export async function visit(
  { url }: Pick<RunningServer, 'url'>,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number | undefined; cookie: string }> {
  return await new Promise((resolve, reject) => {
    httpRequest(`${url}/-/${path}`, { method, headers }, (response) => {
      response.resume()
      const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      resolve({ status: response.statusCode, cookie })
    })
      .once('error', reject)
      .end()
  })
}

export const mp4Head = '\0\0\0\x18ftypisom'

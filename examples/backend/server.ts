import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { accountCalls, type SendCode } from './accounts.ts'
import { applicationCalls } from './applications.ts'
import type { call, Member } from './call.ts'
import { openDatabase, sql, type Database } from './database.ts'
import { jobCalls } from './jobs.ts'
import { ending, readForm } from './form.ts'
import { hashOf } from './secrets.ts'

export interface Options {
  /** 0 chooses a free one. */
  port: number
  /** The folder of the database; null keeps it in memory. */
  data: string | null
  /** Whether pages of other origins may call. */
  cors: boolean
  /** Called with each code that a real backend would send by email. */
  onCode?: (email: string, code: string) => void
}

/** The largest body of a call, in bytes: a CV of 5 MB with its title. */
const mostBytes = 5_500_000

/** Starts the backend on this machine only. @throws if the port is in use or the folder can't be written */
export async function startBackend({ port, data, cors: isOpen, onCode }: Options) {
  let url = ''
  const db = openDatabase(data, (upload) => `${url}/uploads/${upload}`)
  const codes = new Map<string, string>()
  const sendCode: SendCode = (email, purpose, code) => {
    codes.set(`${purpose} ${email}`, code)
    onCode?.(email, code)
  }
  const app = new Hono()
  const allowHeaders = ['accept', 'authorization', 'content-type', 'range', 'x-access-key']
  const open = cors({ origin: '*', allowHeaders, exposeHeaders: ['content-disposition', 'date'] })
  if (isOpen) app.use('/api/*', open).use('/uploads/*', open)
  addCalls(app, db, { ...accountCalls(db, sendCode), ...jobCalls(db), ...applicationCalls(db) })
  addDevelopment(app, db, codes)
  // By default, the adapter replaces the global Request and Response.
  const options = { fetch: app.fetch, port, hostname: '127.0.0.1', overrideGlobalObjects: false }
  const server = serve(options)
  await once(server, 'listening')
  const address = server.address()
  url = `http://localhost:${typeof address === 'object' ? address?.port : port}`
  const close = async () => {
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await once(server, 'close')
    db.close()
  }
  return { url, close }
}

function addCalls(app: Hono, db: Database, calls: Record<string, ReturnType<typeof call>>): void {
  const tooLarge = () => {
    throw ending(413, { message: 'The upload is too large.' })
  }
  app.use('/api/*', bodyLimit({ maxSize: mostBytes, onError: tooLarge }))
  for (const [name, run] of Object.entries(calls)) {
    app.post(`/api/${name}`, async (c) => {
      const answerTo = run(memberOf(db, c.req.header('authorization')))
      const answer = await answerTo(await readForm(c))
      return c.json({ status: 'success', message: 'OK', ...answer })
    })
  }
  app.get('/uploads/:name', (c) => {
    const upload = db.get(sql`SELECT type, content FROM uploads WHERE name = ${c.req.param('name')}`)
    if (!(upload?.content instanceof Uint8Array)) return c.notFound()
    const headers = { 'content-type': String(upload.type), 'x-content-type-options': 'nosniff' }
    return c.body(Uint8Array.from(upload.content), 200, headers)
  })
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    console.error(error)
    return c.json({ message: 'Server Error' }, 500)
  })
}

/** Adds what reaches people by email, and what an administrator decides. */
function addDevelopment(app: Hono, db: Database, codes: ReadonlyMap<string, string>): void {
  // Pages of other sites can send no such header, because they get no CORS here, unless a name of theirs leads here.
  app.use('/dev/*', async (c, next) => {
    const isHere = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(c.req.header('host') ?? '')
    if (!isHere || c.req.header('x-dev') === undefined)
      return c.text('Send the header X-Dev to localhost.', 403)
    return await next()
  })
  app.get('/dev/last-code', (c) => {
    const code = codes.get(`${c.req.query('purpose')} ${c.req.query('email')?.toLowerCase()}`)
    return code === undefined ? c.json({ message: 'No code was sent.' }, 404) : c.json({ code })
  })
  app.post('/dev/review', async (c) => {
    const sent = await c.req.json<{ id?: unknown; decision?: unknown } | null>().catch(() => null)
    if (sent === null) return c.text('Send JSON.', 415)
    const { id, decision } = sent
    if (decision !== 'approved' && decision !== 'cancelled') return c.text('Unknown decision.', 422)
    const job = db.get(sql`UPDATE vacancies SET review = ${decision} WHERE id = ${Number(id)} RETURNING id`)
    return job ? c.json({ id, decision }) : c.text('Job not found.', 404)
  })
}

/** Returns who sent a token, and extends it by 30 days. */
function memberOf(db: Database, authorization = ''): Member {
  const session = hashOf(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '')
  const found = db.get(sql`UPDATE access_tokens SET used_at = datetime('now')
    WHERE hash = ${session} AND used_at > datetime('now', '-30 days')
    RETURNING member_id AS id, (SELECT kind FROM members WHERE id = member_id) AS kind`)
  return { id: Number(found?.id ?? 0), kind: String(found?.kind), session }
}

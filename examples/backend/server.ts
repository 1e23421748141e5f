import { serve } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { accountCalls } from './accounts.ts'
import { applicationCalls } from './applications.ts'
import { Unauthenticated, type Backend, type Calls, type Member } from './call.ts'
import { openDatabase, type Database } from './database.ts'
import { Form, Invalid, Refused } from './form.ts'
import { jobCalls } from './jobs.ts'
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

/** Starts the backend on this machine only. @throws if the port is in use or the folder can't be written */
export async function startBackend({ port, data, cors: isOpen, onCode }: Options) {
  const db = await openDatabase(data)
  const codes = new Map<string, string>()
  const backend: Backend = {
    db,
    url: '',
    sendCode: (email, purpose, code) => {
      codes.set(`${purpose} ${email}`, code)
      onCode?.(email, code)
    },
  }
  const app = routes(backend, isOpen, codes)
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (listening) => {
      backend.url = `http://localhost:${listening.port}`
      resolve(starting)
    }).once('error', reject)
  })
  const close = async () => {
    await new Promise((resolve) => {
      server.close(resolve)
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
    db.close()
  }
  return { url: backend.url, close }
}

function routes(backend: Backend, isOpen: boolean, codes: ReadonlyMap<string, string>): Hono {
  const { db } = backend
  const app = new Hono()
  if (isOpen) {
    const allowHeaders = ['accept', 'authorization', 'content-type', 'range', 'x-access-key']
    const open = cors({ origin: '*', allowHeaders, exposeHeaders: ['content-disposition', 'date'] })
    app.use('/api/*', open)
    app.use('/uploads/*', open)
  }
  const tooLarge = (c: Context) => c.json({ message: 'The upload is too large.' }, 413)
  app.use(bodyLimit({ maxSize: 6 * 1024 * 1024, onError: tooLarge }))

  const calls: Calls = { ...accountCalls(backend), ...jobCalls(backend), ...applicationCalls(backend) }
  for (const [name, call] of Object.entries(calls)) {
    app.post(`/api/${name}`, async (c) => {
      const fields = await fieldsOf(c.req.raw)
      if (!fields) return c.json({ message: 'Send this as multipart/form-data.' }, 415)
      const member = memberOf(db, c.req.header('authorization'))
      return c.json({ status: 'success', ...(await call({ form: new Form(fields), member })) })
    })
  }
  app.get('/uploads/:name', (c) => {
    const upload = db.get('SELECT type, content FROM uploads WHERE name = ?', c.req.param('name'))
    if (!(upload?.content instanceof Uint8Array)) return c.text('404 Not Found', 404)
    const headers = { 'content-type': String(upload.type), 'x-content-type-options': 'nosniff' }
    return c.body(Uint8Array.from(upload.content), 200, headers)
  })

  // For development: what reaches people by email, and what an administrator decides.
  app.get('/dev/last-code', (c) => {
    const code = codes.get(`${c.req.query('purpose')} ${c.req.query('email')?.toLowerCase()}`)
    return code === undefined ? c.json({ message: 'No code was sent.' }, 404) : c.json({ code })
  })
  app.post('/dev/review', async (c) => {
    // Forms of other sites can't send JSON.
    if (!c.req.header('content-type')?.startsWith('application/json')) return c.text('Send JSON.', 415)
    const { id, decision } = await c.req.json<{ id?: unknown; decision?: unknown }>()
    if (decision !== 'approved' && decision !== 'cancelled') return c.text('Unknown decision.', 422)
    const { changes } = db.run('UPDATE vacancies SET review = ? WHERE id = ?', decision, Number(id))
    return changes === 0 ? c.text('Job not found.', 404) : c.json({ id, decision })
  })
  app.onError((error, c) => {
    if (error instanceof Invalid) return c.json({ message: error.message, errors: error.errors }, 422)
    if (error instanceof Unauthenticated) return c.json({ message: 'Unauthenticated.' }, 401)
    if (!(error instanceof Refused)) {
      console.error(error)
      return c.json({ message: 'Server Error' }, 500)
    }
    if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
    return c.json({ status: 'error', message: error.message }, error.retryAfter === undefined ? 200 : 429)
  })
  return app
}

/** Returns the fields of a form, the last one of each name; undefined if the body isn't a readable form. */
async function fieldsOf(request: Request): Promise<Map<string, string | File> | undefined> {
  const type = request.headers.get('content-type')
  if (type === null) return new Map()
  try {
    return new Map(await request.formData())
  } catch {
    return undefined
  }
}

function memberOf(db: Database, authorization = ''): Member | null {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (token === undefined) return null
  const hash = hashOf(token)
  const found = db.get(
    `SELECT id, kind FROM access_tokens JOIN members ON id = member_id
     WHERE hash = ? AND used_at > datetime('now', '-30 days')`,
    hash,
  )
  if (!found) return null
  db.run("UPDATE access_tokens SET used_at = datetime('now') WHERE hash = ?", hash)
  return { id: Number(found.id), kind: String(found.kind), session: hash }
}

import { once } from 'node:events'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { cors } from 'hono/cors'

type Fields = Record<string, string>
/** A row as it is sent, and whose it is. */
export interface Row extends Record<string, unknown> {
  id: number
  of: number
}
type Kind = 'recruiter' | 'job_seeker'
type Call = (fields: Fields, me: Row, file?: File) => object
/**
 * Answers a call or a path, but no preflight.
 * @param pass has the backend answer
 * @param cut breaks the connection, after some bytes if there are any
 */
type Answer = (
  name: string,
  pass: () => Promise<Response>,
  cut: (bytes?: string) => Response,
  request: Request,
) => Promise<Response | undefined> | Response | undefined

const status = 'error'
const refuse = (message: string, http = 200, more = {}) =>
  Response.json({ status, message, ...more }, { status: http })
const wrong = (field: string) =>
  refuse('Please correct it.', 400, { errors: { [field]: ['It is invalid.'] } })
const gone = () => refuse('There is nothing of that id here.')

/** The fields of a job to post. */
export const vacancy = {
  title: 'Tester',
  type: 'remote',
  location: 'Bath',
  category: 'Engineering',
  nature: 'full_time',
  currency: 'EUR',
  vacancies: 1,
  status: 'active',
  description: 'Tests.',
}

/** A time as this backend writes it, with an offset. */
const time = () => `${new Date(Date.now() + 7_200_000).toISOString().slice(0, 19)}+02:00`

/** Ten rows on a page, the newest first. */
function paged(name: string, all: readonly Row[], { page = '1' }: Fields): object {
  const at = /^[1-9]\d*$/.test(page) ? (Number(page) - 1) * 10 : 0
  const rows = all.toReversed().slice(at, at + 10)
  return { [name]: rows, pages: Math.max(1, Math.ceil(all.length / 10)), total: all.length }
}

function text(fields: Fields, name: string, most = 255): string {
  const value = (fields[name] ?? '').trim()
  if (value === '' || Array.from(value).length > most) throw wrong(name)
  return value
}

/**
 * A backend of 27 calls in a style of its own: large ids, times with an offset, its own HTTP 401, a page without CORS
 * headers for paths that it doesn't know, and, if wanted, a limit of calls per second.
 */
export class SmallBackend {
  url = ''
  /** How many calls it answers in a second, before HTTP 429. */
  limit = Infinity
  /** How long a call takes, in milliseconds. */
  slow: Record<string, number> = {}
  /** A call of which each third request fails. */
  flaky = ''
  /** The calls and paths asked for, the latest last. */
  readonly asked: string[] = []
  /** Answers in its stead; undefined lets it answer. */
  answer: Answer = () => undefined
  accounts: Row[] = []
  jobs: Row[] = []
  applications: Row[] = []
  cvs: Row[] = []
  posts: Row[] = []
  projects: Row[] = []
  notices: Row[] = []
  readonly codes = new Map<string, string>()
  readonly tokens = new Map<string, Row>()
  readonly #marks = new Set<string>()
  readonly #files = new Map<string, File>()
  readonly #times: number[] = []
  #last = 4_200_000_000_000
  #server: ReturnType<typeof serve> | undefined

  /** Has a call succeed with these fields from now on. */
  say(call: string, fields: object): void {
    const others = this.answer
    const said = () => Response.json({ status: 'success', message: 'OK', ...fields })
    this.answer = (name, ...more) => (name === call ? said() : others(name, ...more))
  }

  /** Starts, or starts again at the same address. */
  async start(): Promise<this> {
    const port = Number(new URL(this.url || 'http://localhost:0').port)
    const app = this.#app()
    const answer = async (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
      const name = new URL(request.url).pathname.replace('/api/', '')
      const pass = async () => await app.fetch(request)
      if (request.method === 'OPTIONS') return await pass()
      this.asked.push(name)
      const cut = (bytes = '') => {
        incoming.socket.end(bytes, 'latin1')
        return RESPONSE_ALREADY_SENT
      }
      return (await this.answer(name, pass, cut, request)) ?? (await pass())
    }
    const server = serve({ fetch: answer, port, hostname: '127.0.0.1', overrideGlobalObjects: false })
    this.#server = server
    await once(server, 'listening')
    const address = server.address()
    this.url = `http://localhost:${typeof address === 'object' ? address?.port : port}`
    return this
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    const closed = once(server, 'close')
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
  }

  /** Makes an account. Its token is `token` and its id. */
  member(type: Kind, name: string, email = `${name.toLowerCase()}@small.example`): Row & { token: string } {
    const account = this.#row({ name, email, type, profile_image: null, cover_photo: null, about: null }, 0)
    this.accounts.push(account)
    this.tokens.set(`token${account.id}`, account)
    return { ...account, token: `token${account.id}` }
  }

  /** Makes an approved job. */
  job(of: number, fields: object = {}): Row {
    const { id, name } = this.#find(this.accounts, of)
    const user = { id, name, profile_image: null }
    const unset = { salary_from: null, salary_to: null, is_featured: 0, views: 0, state: 'approved' }
    const job = this.#row({ ...vacancy, ...unset, user, ...fields }, of)
    this.jobs.push(job)
    return job
  }

  #row(fields: object, of: number): Row {
    this.#last += 1
    return { created_at: time(), ...fields, id: this.#last, of }
  }

  #app(): Hono {
    const app = new Hono()
    const exposeHeaders = ['content-disposition', 'date', 'retry-after']
    const allowHeaders = ['accept', 'authorization', 'content-type', 'range', 'x-access-key']
    const open = cors({ origin: '*', allowHeaders, exposeHeaders })
    app.notFound((c) => c.html('<!doctype html><h1>Not Found</h1>', 404))
    app.onError((error, c) => c.html(`<h1>${error.name}</h1>`, 500))
    app.use('/media/*', open)
    app.get('/media/:name', (c) => new Response(this.#files.get(c.req.path) ?? null))
    const calls = Object.entries(this.#calls()).flatMap(([who, of]) =>
      Object.entries(of).map(([name, run]) => ({ who, name, run })),
    )
    for (const { who, name, run } of calls) {
      app.use(`/api/${name}`, open)
      app.post(`/api/${name}`, async ({ req }) => {
        const isBusy = this.#isBusy()
        await new Promise((resolve) => setTimeout(resolve, this.slow[name] ?? 0))
        if (isBusy)
          return Response.json({ detail: 'Throttled.' }, { status: 429, headers: { 'retry-after': '1' } })
        if (name === this.flaky && this.asked.filter((each) => each === name).length % 3 === 0)
          throw new Error('flaky')
        const token = req.header('authorization')?.slice('Bearer '.length) ?? ''
        const me = this.tokens.get(token)
        if (!me && who !== 'visitor') return Response.json({ detail: 'No credentials.' }, { status: 401 })
        if (!['visitor', 'member', me?.['type']].includes(who)) return refuse('This is for others.')
        const { file, ...fields } = req.header('content-type') ? await req.parseBody() : {}
        const read: Fields = {}
        for (const [key, value] of Object.entries(fields)) if (typeof value === 'string') read[key] = value
        try {
          const upload = file instanceof File ? file : undefined
          if (name === 'logout') this.tokens.delete(token)
          const answer = run(read, me ?? { id: 0, of: 0 }, upload)
          return Response.json({ status: 'success', message: 'OK', ...answer })
        } catch (error) {
          if (error instanceof Response) return error
          throw error
        }
      })
    }
    return app
  }

  #isBusy(): boolean {
    const now = Date.now()
    while (this.#times[0] !== undefined && this.#times[0] < now - 1_000) this.#times.shift()
    if (this.#times.length >= this.limit) return true
    this.#times.push(now)
    return false
  }

  #find<R extends Row>(rows: readonly R[], id: unknown, of?: number): R {
    const found = rows.find((row) => row.id === Number(id) && (of === undefined || row.of === of))
    if (!found) throw gone()
    return found
  }

  #notify(of: number, type: string, table_id: number): void {
    const told = { type, title: 'News', content: 'There is news.', table_id, is_new: true, job: null }
    this.notices.push(this.#row(told, of))
  }

  #toggle(mark: string): boolean {
    if (this.#marks.delete(mark)) return false
    this.#marks.add(mark)
    return true
  }

  readonly #isListed = ({ state, status: is }: Row) => state === 'approved' && is !== 'in_active'

  /** A job as somebody sees it. */
  #shown(job: Row, me: Row): Row {
    const { views, ...shown } = job
    const applicants = this.applications.filter(({ job_id }) => job_id === job.id).length
    const own = me.id === job.of && { views, applicants }
    return {
      ...shown,
      id: job.id,
      of: job.of,
      is_bookmarked: this.#marks.has(`job ${job.id} ${me.id}`),
      ...own,
    }
  }

  #user(account: Row): object {
    const isNew = this.notices.filter((notice) => notice.of === account.id && notice['is_new'])
    return { ...account, education: [], experiences: [], certificates: [], jobs_notifications: isNew.length }
  }

  #jobFields(fields: Fields): object {
    const names = ['title', 'type', 'category', 'nature', 'currency']
    const texts = Object.fromEntries(names.map((name) => [name, text(fields, name)]))
    const { id: _id, ...others } = fields
    const numberOf = (name: string) => (fields[name] ? Number(fields[name]) : null)
    const salary = { salary_from: numberOf('salary_from'), salary_to: numberOf('salary_to') }
    return { ...others, ...texts, ...salary, vacancies: Number(fields['vacancies'] ?? 1) }
  }

  /** An application that a person sent or received. */
  #application(id: unknown, me: Row): Row {
    const found = this.#find(this.applications, id)
    if (found.of !== me.id && this.jobs.find((job) => job.id === found['job_id'])?.of !== me.id) throw gone()
    return found
  }

  /** The calls by who may make them. */
  #calls(): Record<Kind | 'member' | 'visitor', Record<string, Call>> {
    const mine = <R extends Row>(all: readonly R[], { id }: Row) => all.filter(({ of }) => of === id)
    const posted = (post: Row, me: Row) => ({
      ...post,
      is_bookmarked: this.#marks.has(`post ${post.id} ${me.id}`),
    })
    const visitor: Record<string, Call> = {
      register: (fields) => {
        const [name, email] = [text(fields, 'name'), text(fields, 'email', 254).toLowerCase()]
        const type = (['recruiter', 'job_seeker'] as const).find((each) => each === fields['type'])
        if (!type) throw wrong('type')
        if (!/^\S+@\S+\.\S+$/.test(email) || this.accounts.some((each) => each['email'] === email))
          throw wrong('email')
        if (text(fields, 'password', 128).length < 8) throw wrong('password')
        this.tokens.delete(this.member(type, name, email).token)
        return {}
      },
      login: (fields) => {
        const code = 100_000 + Math.floor(Math.random() * 900_000)
        this.codes.set(text(fields, 'email').toLowerCase(), `${code}`)
        return {}
      },
      verify: (fields) => {
        const email = text(fields, 'email').toLowerCase()
        const account = this.accounts.find((each) => each['email'] === email)
        if (!account || this.codes.get(email) !== text(fields, 'code').replaceAll(/[\s-]/g, ''))
          throw refuse('This code is wrong.')
        this.codes.delete(email)
        const access_token = crypto.randomUUID()
        this.tokens.set(access_token, account)
        return { access_token, user: this.#user(account) }
      },
      'fetch-settings': () => ({
        settings: { currencies: ['EUR', 'GBP', 'USD'], stripe_pk: null, tidio: null },
      }),
      subscribe: (fields) => Boolean(text(fields, 'email')) && {},
      'categories/fetch': () => {
        const groups = Map.groupBy(this.jobs.filter(this.#isListed), (job) => job['category'])
        const of = ([category, jobs]: [unknown, Row[]]) => ({
          category,
          icon: 'code',
          vacancies: jobs.length,
        })
        return { categories: [...groups].map(of), locations: [] }
      },
      'jobs/search': (fields, me) => {
        const words = (fields['keyword'] ?? '').toLowerCase().split(/\s+/)
        const isIn = (wanted = '', value: unknown) =>
          /^(?:\[\])?$/.test(wanted) || wanted.includes(String(value))
        const filters = { category: 'category', nature: 'nature', types: 'type', company_id: 'of' }
        const found = this.jobs.filter((job) => {
          const all = JSON.stringify([job['title'], job['description'], job['user']]).toLowerCase()
          return (
            this.#isListed(job) &&
            words.every((word) => all.includes(word)) &&
            Object.entries(filters).every(([name, column]) => isIn(fields[name], job[column]))
          )
        })
        const shown = found.map((job) => this.#shown(job, me))
        return paged('jobs', shown, fields)
      },
      'jobs/fetch-single': ({ id }, me) => {
        const job = this.#find(this.jobs, id)
        if (!this.#isListed(job) && job.of !== me.id) throw gone()
        if (job.of !== me.id) job['views'] = Number(job['views']) + 1
        const applications = this.applications.filter(
          ({ job_id, of }) => job_id === job.id && [of, job.of].includes(me.id),
        )
        const is_following = this.#marks.has(`follow ${job.of} ${me.id}`)
        const cvs = mine(this.cvs, me)
        return { job: this.#shown(job, me), categories: [], cvs, applications, is_following }
      },
      'users/find': ({ id }, me) => {
        const user = this.#find(this.accounts, id)
        const cv = mine(this.cvs, user).find(({ is_default }) => is_default) ?? null
        const posts = mine(this.posts, user).map((post) => posted(post, me))
        return { user: this.#user(user), cv, projects: mine(this.projects, user), posts }
      },
    }
    const member: Record<string, Call> = {
      me: (_fields, me) => ({ user: this.#user(me) }),
      logout: () => ({}),
      'jobs/fetch-application': ({ id }, me) => ({ application: this.#application(id, me) }),
      'bookmarks/toggle': ({ id, type }, me) => ({ is_bookmarked: this.#toggle(`${type} ${id} ${me.id}`) }),
      'posts/create': (fields, me) => {
        const user = { name: me['name'], profile_image: null }
        const about = { files: [], user, created_at_relative: 'today' }
        const post = this.#row({ caption: text(fields, 'caption', 5_000), ...about }, me.id)
        this.posts.push(post)
        return { post: posted(post, me) }
      },
      'notifications/fetch': (_fields, me) => {
        const notices = mine(this.notices, me).toReversed()
        const notifications = notices.map((notice) => ({ ...notice }))
        for (const notice of notices) notice['is_new'] = false
        return { notifications }
      },
    }
    const recruiter: Record<string, Call> = {
      'jobs/create': (fields, me) => ({
        id: this.job(me.id, { ...this.#jobFields(fields), state: 'pending' }).id,
      }),
      'jobs/my': (fields, me) => {
        const shown = mine(this.jobs, me).map((job) => this.#shown(job, me))
        return paged('jobs', shown, fields)
      },
      'jobs/update': (fields, me) =>
        Object.assign(this.#find(this.jobs, fields['id'], me.id), this.#jobFields(fields)) && {},
      'jobs/delete': ({ id }, me) => {
        this.remove(this.#find(this.jobs, id, me.id).id)
        return {}
      },
      'jobs/change-application-status': (fields, me) => {
        const application = this.#application(fields['id'], me)
        application['status'] = text(fields, 'status')
        this.#notify(application.of, 'job_application_status_changed', application.id)
        return {}
      },
      'employees/create': (fields, me) => {
        const isMeant = ({ email, type }: Row) => email === fields['email'] && type === 'job_seeker'
        const employee = this.accounts.find(isMeant)
        if (!employee) throw wrong('email')
        const link = this.#row({ status: 'pending', employee, recruiter: me }, me.id)
        this.#notify(employee.id, 'employee_request', link.id)
        return { employee: link }
      },
    }
    const job_seeker: Record<string, Call> = {
      'jobs/apply': (fields, me) => {
        const job = this.#find(this.jobs.filter(this.#isListed), fields['id'])
        const cv = this.#find(this.cvs, fields['cv_id'], me.id)
        const isTwice = mine(this.applications, me).some(({ job_id }) => job_id === job.id)
        if (isTwice) throw refuse('You have applied already.')
        const about = { user: me, cv, company: job['user'], job: { id: job.id, title: job['title'] } }
        this.applications.push(this.#row({ status: 'applied', ...about, job_id: job.id }, me.id))
        this.#notify(job.of, 'new_job_application', job.id)
        return {}
      },
      'jobs/my-applications': (fields, me) => paged('applications', mine(this.applications, me), fields),
      'followers/toggle': ({ id }, me) => ({
        is_following: this.#toggle(`follow ${this.#find(this.accounts, id).id} ${me.id}`),
      }),
      'cvs/fetch': (_fields, me) => ({ cvs: mine(this.cvs, me) }),
      'cvs/upload': (fields, me, file) => {
        if (file?.type !== 'application/pdf') throw wrong('file')
        const is_default = mine(this.cvs, me).length === 0
        const cv = this.#row({ title: text(fields, 'title'), is_default }, me.id)
        this.#files.set((cv['path'] = `/media/${cv.id}.pdf`), file)
        this.cvs.push(cv)
        return { cv }
      },
      'projects/add': (fields, me) => {
        const project = this.#row({ url: null, ...fields, title: text(fields, 'title'), files: [] }, me.id)
        this.projects.push(project)
        return { project }
      },
    }
    return { visitor, member, recruiter, job_seeker }
  }

  /** Deletes a job with its applications. */
  remove(id: number): void {
    this.jobs = this.jobs.filter((job) => job.id !== id)
    this.applications = this.applications.filter(({ job_id }) => job_id !== id)
  }
}

import { answers } from '../../src/api/answers.gen.ts'
import { readAnswer, readBody as readRefusal, type Reading } from '../../src/api/read-answer.ts'
import type { PathAnswer } from '../../src/api/unknown-path.ts'
import { jobBoard } from '../backend.ts'
import { contract } from '../contract/calls.gen.ts'
import { Refused } from '../engine/base/errors.ts'
import { bearerToken } from '../engine/base/token.ts'
import { refusal } from '../engine/call/answers.ts'
import type { Behind } from '../engine/backend.ts'
import { isForm, readBody } from '../engine/contract/read-body.ts'
import { sentFields } from '../engine/network/trace.ts'
import type { Row } from '../model/tables.ts'
import { type CallName, type Context, isCall, type JobBoard } from '../operation.ts'
import { bounded, mostAnswer, mostProbe, TooLong } from './bounded.ts'
import { realPath, simulateFiles, withAddresses } from './files.ts'
import { absentFrom, goneOf, isNotThere, noteGone, refusedBy, type Why } from './gone.ts'
import { idOf, isJson, type Json, parsed } from './json.ts'
import { lacksDescriptions, learn, withoutUnknown } from './learn.ts'
import { type Found, leaveOut, leaveOutCounts, questionsFor, readAll, unshown } from './lists.ts'
import { isOwn, keyOf, OtherData, raiseSequences } from './learned.ts'
import { clock, Missing } from './missing.ts'
import { type Reader, replaceOwned } from './owned.ts'
import { isWriter, ownedFields } from './ownership.ts'
import type { Real } from './real.ts'
import { freshness, Recent } from './recent.ts'
import { isApart, noteApplication, repeat } from './repeat.ts'
import { isUnknown, type Named, namedBy, questionFor, type Sighting } from './rows.ts'
import { allCalls, corsAdvice, isSessionCall, type Sides, tagOf } from './sides.ts'
import { Tokens } from './tokens.ts'

/** One request to either half. */
interface Asked {
  call: CallName
  path: string
  headers: Headers
  signal: AbortSignal
  token: string | undefined
  /** Returns a copy of the request. Its form is read by `readForm` only. */
  request: () => Request
  readForm: () => Promise<FormData>
  /** The payload as far as it can be read. */
  body: Json
  /** The last number of `learned` before the call was sent. */
  since?: number
}

/** Notes the outcome of a request to the real backend in the log and the panel. @param httpStatus 0 without an answer */
type Note = (
  outcome: 'success' | 'error',
  message: string,
  httpStatus: number,
  violations?: readonly string[],
  text?: string,
) => void

/** Answers each call by the real backend or by the simulator, and keeps the two halves in agreement (rules 49). */
export class Mix {
  readonly #real: Real
  readonly #world: Behind<JobBoard>
  readonly sides: Sides
  readonly #tokens: Tokens
  readonly #missing: Missing
  /** The keys of rows that real answers showed. */
  readonly #seen = new Recent()
  /** Rows that turned out to be different ones, since the last reset. */
  readonly #others = new Set<string>()
  /** The last number of `learned`, which begins again with a reset. */
  #since = 0
  /** The tokens of those who have unread notifications at the backend, as `me` said last. */
  readonly #unread = new Set<string>()
  /** The real lists that were read, and when, in milliseconds of `performance.now`. */
  readonly #lists = new Map<string, Found & { at: number }>()
  /** Until it is known which calls the backend lacks, and for how long calls of the app wait for that. */
  #asking: Promise<boolean> | undefined
  #asked: Promise<unknown> | undefined

  constructor(real: Real, sides: Sides, world: Behind<JobBoard>) {
    this.#real = real
    this.sides = sides
    this.#world = world
    this.#tokens = new Tokens(world)
    this.#missing = new Missing(real, sides)
    world.log.source = 'simulated'
  }

  /** Answers a call or serves a file. Never rejects (see `Runtime.handle`). */
  handle: Behind<JobBoard>['handle'] = async (path, request, readForm = () => request.formData()) => {
    if (path.startsWith('storage/') && /^(?:GET|HEAD)$/.test(request.method)) {
      const real = await this.#world.read(({ tx }) => realPath(tx, path))
      if (real !== undefined) return await this.#real.file(real, request)
    }
    const call = path.replace(/^api\//, '')
    if (!isCall(call) || request.method !== 'POST') return await this.#world.handle(path, request, readForm)
    let form: Promise<FormData> | undefined
    const once = () => (form ??= readForm())
    // A form is read once, by whoever is first. Other bodies only matter if they aren't empty.
    const text = isForm(request.headers) ? '' : await request.text()
    const { url, headers, signal } = request
    const again = () => new Request(url, { method: 'POST', headers, signal, ...(text && { body: text }) })
    try {
      const body = await payloadOf(call, again(), once)
      const token = bearerToken(request)
      return await this.#answer({ call, path, headers, signal, token, request: again, readForm: once, body })
    } catch (error) {
      return refusal(error).response
    }
  }

  /**
   * Asks the backend which calls it has: each once, as a visitor without fields, which changes nothing.
   * @param key headers with the access key, unless it is set up
   * @returns false if it is away; it is asked again once it answers a call
   */
  async askAgain(key = new Headers()): Promise<boolean> {
    this.#asking ??= this.#askForAll(key).finally(() => {
      this.#asking = undefined
    })
    return await this.#asking
  }

  async #askForAll(key: Headers): Promise<boolean> {
    console.info('Asking the backend which calls it has. Errors among the answers are expected.')
    const asked = await this.#missing.among(key)
    const isTold = typeof asked === 'object'
    if (isTold) this.sides.settle(asked)
    const why = 'answers each call like a path that it doesn’t know. Is it the address of the backend?'
    this.sides.report('elsewhere', asked === 'elsewhere' ? `${this.#real.address} ${why}` : undefined)
    this.#reportKey(asked === 'refused')
    return isTold
  }

  #reportKey(isRefused: boolean): void {
    const why = 'refuses visitors, so the access key (X-Access-Key) is missing or wrong. Check it.'
    this.sides.report('key', isRefused ? `${this.#real.address} ${why}` : undefined)
  }

  async #answer(asked: Asked): Promise<Response> {
    const { call } = asked
    if (this.#world.isPinned(call, asked.body))
      return await this.#world.handle(asked.path, asked.request(), asked.readForm)
    if (this.sides.missed === null)
      await (this.#asked ??= Promise.race([this.askAgain(asked.headers), clock.wait()]))
    const { own, since } = await this.#world.read(({ tx }) => {
      raiseSequences(tx)
      const isOurs = namedBy(call, asked.body).map(({ table, id }) => isOwn(tx, table, id))
      return { own: isOurs, since: tx.learned.committed.sequence }
    })
    if (since < this.#since) {
      this.#others.clear()
      this.#lists.clear()
      this.sides.report('data', undefined)
    }
    this.#since = since
    // The simulator knows the real rows too, but the backend doesn't know the simulator's.
    if (own.some(Boolean) || (await this.#isSimulated(asked))) return await this.#simulate(asked)
    // Its answer is joined with what the simulator has of the caller.
    if (asked.token !== undefined && !isSessionCall(call) && !(await this.#tokens.knows(asked.token)))
      await this.#question(asked, 'me', {})
    if (await this.#isApart(asked)) return await this.#simulate(asked)
    const answered = await this.#ask({ ...asked, since })
    if (answered !== 'missing') return answered
    return await this.#simulate(asked)
  }

  /** Whether a press would set the real switch otherwise than what it shows, which is the simulator's state. */
  async #isApart({ call, token, body }: Asked): Promise<boolean> {
    if (allCalls.every((each) => tagOf(each) !== tagOf(call) || this.#isReal(each))) return false
    return await this.#world.read((context) =>
      isApart(context.tx, this.#tokens.actorOf(context, token), call, body),
    )
  }

  /** Whether the simulator answers a call. What isn't certain to be there or missing is asked about before its need. */
  async #isSimulated({ call, headers }: Asked): Promise<boolean> {
    const { sides } = this
    const isMissed = sides.hasMissed(call) && !sides.isChosen(call, 'simulated')
    const isAsked = isMissed || sides.isOpen(call)
    const lacks = isAsked ? await this.#missing.lacks(call, headers) : true
    if (lacks === false) this.#found(call)
    else if (isAsked && lacks) this.#tell(call)
    // While the backend is in trouble, a change is tried there, which fails, rather than made here.
    return sides.of(call) === 'simulated' && (lacks === true || isRead(call))
  }

  /** Tells the person that a change is made here whose call is only probably missing. */
  #tell(call: CallName): void {
    const about = `lost ${call}`
    if (isRead(call) || this.sides.standing(call) !== 'probably missing')
      return this.sides.report(about, undefined)
    const told = `${this.#real.address} probably lacks ${call}, so the simulator makes this change, in this browser only.`
    if (!this.sides.hasProblem(about)) this.sides.notify('Simulated', told)
    this.sides.report(about, `${told} ${corsAdvice}`)
  }

  /** Reports why a call had no answer. @returns whether the simulator answers instead: the backend probably lacks it */
  async #isShut({ call }: Asked): Promise<boolean> {
    const { address } = this.#real
    // A failure of a call that exists often lacks the headers, too, and may have changed something, which must not be made a
    // second time. Only reading can be tried on the other half.
    const isAbsent = !this.sides.found.includes(call) && (await this.#real.isShut(call))
    const maySimulate = this.sides.missing && !isSessionCall(call) && !this.sides.isChosen(call, 'real')
    if (isAbsent && maySimulate && this.sides.found.length > 0 && isRead(call)) {
      this.sides.miss(call, true)
      return true
    }
    const why = isAbsent
      ? `${address} answers, but this page can’t read what it says to ${call}. ${corsAdvice} If it lacks the call, simulate it.`
      : `${address} can’t be reached.`
    this.sides.report('reach', why)
    return false
  }

  /** Returns a network error as this host shows it: to a client of a server, it says which server is away. */
  #away(received: Response, why = 'can’t be reached'): Response {
    if (this.#real.isInPage) return received
    return refusal(new Refused(`${this.#real.address} ${why}.`, { httpStatus: 502 })).response
  }

  /** Lets the simulator answer, once it knows the caller and the rows in question. */
  async #simulate(asked: Asked): Promise<Response> {
    const { call, path, token, request, readForm } = asked
    if (token !== undefined) {
      const isKnown = await this.#tokens.knows(token)
      const isFresh = isKnown && this.#tokens.isFresh(token)
      if (!isFresh && isAway(await this.#question(asked, 'me', {})) && !isKnown)
        throw new Refused('The backend can’t be reached, so the simulator doesn’t know who you are.', {
          httpStatus: 503,
        })
    }
    const named = namedBy(call, asked.body)
    const unknown = await this.#unknown(named)
    const isOld = ({ table, id }: Named) => !this.#seen.has(keyOf(table, id))
    const doubted = isRead(call) ? unknown : await this.#unknown(named, isOld)
    await this.#askAbout(asked, doubted)
    if (call === 'jobs/fetch-single' && token !== undefined) await this.#askWhomTheyFollow(asked, token)
    const isKnown = asked.body['id'] !== undefined && (await this.#unknown(named)).length === 0
    const isUncounted = call === 'notifications/fetch' && this.#unread.has(token ?? '')
    const found = isUncounted ? [unshown] : isKnown ? [] : await this.#readLists(asked)
    const [words] = await this.#world.read(({ tx }) => named.flatMap((each) => goneOf(tx, each) || []))
    // The simulator never deletes accounts.
    if (words && named.some(({ table }) => table === 'accounts')) throw new Refused(words)
    let response = await this.#world.handle(path, request(), readForm)
    // What the simulator knows may be old, such as a job that has been approved since.
    if (await isRefusal(response)) {
      const others = named.filter((each) => !doubted.includes(each))
      if (await this.#askAbout(asked, others)) response = await this.#world.handle(path, request(), readForm)
    }
    if (words && (await isRefusal(response))) response = await reworded(response, () => words)
    this.sides.count(call, 'simulated', response.status)
    const still = unknown.length > 0 ? await this.#unknown(unknown) : []
    // Of such a job, no more than a reference is known: not whether it was deleted, either.
    if (still.length > 0 && call === 'jobs/fetch-single')
      response = refusal(new Refused('This job can’t be shown.')).response
    if (still.length > 0) return await explained(response, still, this.sides)
    if (response.type === 'error' || !response.headers.get('content-type')?.includes('json')) return response
    // Jobs may have the words of a search in descriptions that aren't known.
    const isBlind = !!asked.body['keyword'] && (await this.#world.read(lacksDescriptions))
    const seen = isBlind ? found.map((each) => ({ ...each, ids: new Set(), isWhole: false })) : found
    const text = await this.#leftOut(call, await response.text(), seen)
    return new Response(await this.#withAddresses(text), response)
  }

  /** The page of a job tells job seekers whether they follow its company. Asks at most once a minute for each. */
  async #askWhomTheyFollow(asked: Asked, token: string): Promise<void> {
    const actor = await this.#world.read((context) => this.#tokens.actorOf(context, token))
    const key = `followings of ${token}`
    if (actor?.type !== 'job_seeker' || !this.#isReal('followers/fetch') || this.#seen.has(key)) return
    this.#seen.note(key)
    await this.#question(asked, 'followers/fetch', { type: 'recruiter' })
  }

  /** Reads the real lists with the rows of a simulated one, at most once a minute for a caller. */
  async #readLists(asked: Asked): Promise<readonly Found[]> {
    const actor = await this.#world.read((context) => this.#tokens.actorOf(context, asked.token))
    const isFresh = ({ at }: { at: number }) => performance.now() - at < freshness
    for (const [key, list] of this.#lists) if (!isFresh(list)) this.#lists.delete(key)
    const lists = questionsFor(asked.call, actor, this.#isReal).map(async (question) => {
      const { call, fields } = question
      const key = JSON.stringify([asked.token, question])
      const known = this.#lists.get(key)
      if (known) return known
      const at = performance.now()
      const ask = async (page?: number) => {
        const response = await this.#question(asked, call, { ...fields, ...(page && { page: `${page}` }) })
        const answer = response.ok ? parsed(await response.text()) : undefined
        return isJson(answer) && answer['status'] === 'success' ? answer : undefined
      }
      const found = await readAll(question, ask, this.#real.patience)
      if (found.answer) this.#lists.set(key, { ...found, at })
      const whole = found.isWhole && { ...found.answer, pages: 1 }
      if (whole) await this.#noteAbsent({ ...asked, call, body: { ...bodyOf(fields), page: 1 } }, whole, at)
      return found
    })
    return await Promise.all(lists)
  }

  #isReal = (call: CallName): boolean => this.sides.of(call) === 'real' && !this.sides.hasMissed(call)

  /** Leaves out of a simulated answer what isn't known, and says so. */
  async #leftOut(call: CallName, text: string, found: readonly Found[]): Promise<string> {
    const answer = parsed(text)
    const isLeft = isWriter(call) && found.length === 0
    if (isLeft || !isJson(answer) || answer['status'] !== 'success') return text
    const said = leaveOut(call, answer, found, this.#isReal)
    if (answer['status'] === 'success' && said && !this.sides.problems.includes(said))
      this.sides.notify('Not everything is shown', said)
    this.sides.report(`list ${call}`, said || undefined)
    await this.#world.read(({ tx }) => leaveOutCounts(tx, call, answer, this.#isReal))
    return JSON.stringify(answer)
  }

  async #withAddresses(json: string): Promise<string> {
    return await this.#world.read(({ tx }) => withAddresses(tx, withoutUnknown(json), this.#real.address))
  }

  /** Asks the real backend about rows. @returns whether there was anything to ask */
  async #askAbout(asked: Asked, named: readonly Named[]): Promise<boolean> {
    const questions = named.flatMap((each) => questionFor(each) ?? [])
    const real = questions.filter(({ call }) => this.sides.of(call) === 'real')
    for (const { call, fields } of real) await this.#question(asked, call, fields)
    return real.length > 0
  }

  /** Returns the rows that the simulator doesn't know, and real ones that are doubted. */
  async #unknown(
    named: readonly Named[],
    isDoubted: (row: Named) => boolean = () => false,
  ): Promise<readonly Named[]> {
    return await this.#world.read(({ tx }) =>
      named.filter((each) => isUnknown(tx, each) || (isDoubted(each) && !isOwn(tx, each.table, each.id))),
    )
  }

  /** Notes rows as gone. @param find returns them for the caller, whose call is run without its changes */
  async #noteGone({ token }: Asked, why: Why, find: (reader: Reader) => readonly Named[]): Promise<void> {
    const actorOf = (context: Context) => this.#tokens.actorOf(context, token)
    const gone = await this.#world.read((context) => find({ ...context, actor: actorOf(context) }))
    if (gone.length > 0)
      await this.#world.mutate((context) => gone.forEach((each) => noteGone(context, each, why)))
  }

  /** Notes as gone what a complete answer lacks (`absentFrom`). @param started as `performance.now()`, before the call */
  async #noteAbsent(asked: Asked, answer: Json, started: number): Promise<void> {
    const isOld = ({ table, id }: Named) => !this.#seen.has(keyOf(table, id), started)
    await this.#noteGone(asked, { lackedBy: asked.call }, (reader) =>
      absentFrom(reader, { ...asked, answer }).filter(isOld),
    )
  }

  /**
   * Asks the real backend something on behalf of a caller, and learns from its answer.
   * @returns a network error without an answer
   */
  async #question(asked: Asked, call: CallName, fields: Readonly<Record<string, string>>): Promise<Response> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const headers = new Headers(asked.headers)
    const body = bodyOf(fields)
    headers.delete('content-type')
    if (Object.keys(fields).length > 0) headers.set('content-type', 'multipart/form-data')
    const question = { ...asked, call, headers, body, readForm: () => Promise.resolve(form) }
    const answered = await this.#ask(question, AbortSignal.timeout(this.#real.patience))
    return answered === 'missing' ? Response.error() : answered
  }

  /** Asks the real backend. Returns its answer, joined with what the simulator has, or `missing`. */
  async #ask(asked: Asked, signal?: AbortSignal): Promise<Response | 'missing'> {
    const { call, token } = asked
    const started = performance.now()
    const form = isForm(asked.headers) ? await asked.readForm() : undefined
    const note = this.#noteOf(asked, form, started)
    const received = await this.#send(asked, form, note, signal)
    const { status } = received
    if (received.type === 'error') {
      note('error', 'The backend can’t be reached.', 0)
      return !asked.signal.aborted && (await this.#isShut(asked)) ? 'missing' : this.#away(received)
    }
    this.sides.report('reach', undefined)
    const redirects = `${this.#real.address} redirects ${call}. Redirected calls aren’t followed; name the address that they lead to instead.`
    this.sides.report(`redirect ${call}`, status >= 300 && status < 400 ? redirects : undefined)
    const isText = /json|^text\//.test(received.headers.get('content-type') ?? 'text/')
    if (received.ok && !isText) {
      this.#found(call)
      note('success', '', status)
      return received
    }
    const text = await this.#textOf(call, received, note)
    if (typeof text !== 'string') return text
    if (await this.#isMissing(asked, { call, httpStatus: status, text })) {
      note('error', 'The backend doesn’t have this call.', status, [], text)
      this.sides.miss(call)
      return isSessionCall(call) ? new Response(text || null, received) : 'missing'
    }
    const answer = parsed(text)
    const isSuccess = isJson(answer) && answer['status'] === 'success' && status !== 401
    const message = isJson(answer) && typeof answer['message'] === 'string' ? answer['message'] : ''
    const read = isSuccess && call in answers ? readAnswer(call, answer) : undefined
    // Gateways and logins answer for calls that aren't there, too.
    if (isSuccess || [400, 409, 422].includes(status)) this.#found(call)
    if (isSuccess && this.sides.missed === null && !this.#asking) this.#asked = undefined
    const violations = received.ok && !isJson(answer) ? ['the answer: no JSON object'] : (read?.unread ?? [])
    note(isSuccess ? 'success' : 'error', message, status, violations, text)
    const refused = readRefusal(answer, status)
    await this.#tokens.note(call, token, status, isSuccess, () => refused.isRefusal)
    if (isNotThere(refused, status))
      await this.#noteGone(asked, { words: refused.message }, (reader) => refusedBy(reader, asked))
    const body = isSuccess
      ? await this.#withAddresses(JSON.stringify(await this.#join(asked, answer, read, started)))
      : text
    // Some statuses, such as 204, allow no body.
    return new Response(body || null, { status, headers: received.headers })
  }

  /** Returns a function that notes the outcome of a request. @param started as `performance.now()` */
  #noteOf({ call, token }: Asked, form: FormData | undefined, started: number): Note {
    return (outcome, message, httpStatus, violations = [], text) => {
      const took = performance.now() - started
      const payload = form ? sentFields(form, contract[call]) : []
      const answer = noted(text)
      this.sides.count(call, 'real', httpStatus)
      const at = this.#world.now()
      const said = { outcome, message, httpStatus, violations, answer }
      this.#world.log.add({ at, call, caller: '', took, token, payload, source: 'real', ...said })
    }
  }

  /** Sends a request to the real backend, and reports that it hangs. */
  async #send(
    { call, headers, signal }: Asked,
    form: FormData | undefined,
    note: Note,
    limit = afterwards(signal, this.#real.patience),
  ): Promise<Response> {
    const slow = setTimeout(() => {
      note('error', 'No answer yet.', 0)
      this.sides.report(`slow ${call}`, `${this.#real.address} hasn’t answered ${call} yet.`)
    }, 3 * this.#real.patience)
    const send = async () => await this.#real.call(call, headers, form, limit)
    const first = await send()
    const received = (await this.#missing.giveWay(first)) ? await send() : first
    clearTimeout(slow)
    this.sides.report(`slow ${call}`, undefined)
    return received
  }

  /** Reads an answer. Returns an error instead of one that is too long or breaks off. */
  async #textOf(call: CallName, received: Response, note: Note): Promise<string | Response> {
    const text = await bounded(received, mostAnswer)
      .text()
      .catch((error: unknown) => (error instanceof TooLong ? error : undefined))
    const longer = text instanceof TooLong ? `answered ${call} with ${text.message}, which isn’t read` : ''
    this.sides.report(`long ${call}`, longer ? `${this.#real.address} ${longer}.` : undefined)
    if (typeof text === 'string') return text
    note('error', text ? `The backend ${longer}.` : 'The answer broke off.', text ? received.status : 0)
    if (!text) return this.#away(Response.error(), `broke off its answer to ${call}`)
    return refusal(new Refused(`The backend ${longer}.`, { httpStatus: 502 })).response
  }

  /** Whether an answer shows that the backend lacks its call. Reports a refused key, and a call that is lost. */
  async #isMissing({ call, headers }: Asked, shown: PathAnswer): Promise<boolean> {
    const maySimulate = this.sides.missing && !this.sides.isChosen(call, 'real')
    const shows = maySimulate && (await this.#missing.shownBy(call, shown, headers))
    if ([401, 403].includes(shown.httpStatus)) {
      if (await this.#missing.refuses(headers)) this.#reportKey(true)
    } else if (shows === 'lost') {
      const why = `can’t find ${call} (HTTP ${shown.httpStatus}), which it has answered before or which is away with others. It isn’t simulated. If it is gone for good, ask for missing calls again or simulate it.`
      this.sides.report(`lost ${call}`, `${this.#real.address} ${why}`)
    }
    return shows === 'missing'
  }

  #found(call: CallName): void {
    this.sides.find(call)
    this.#reportKey(false)
    if (!this.sides.hasProblem(`lost ${call}`)) return
    this.sides.report(`lost ${call}`, undefined)
    this.#missing.doubt()
  }

  /** Learns from a real answer, and adds what the simulator has. What goes wrong is reported; the answer stays. */
  async #join(asked: Asked, answer: Json, read: Reading | undefined, started: number): Promise<Json> {
    const { call, body } = asked
    await this.#world.mutate(({ tx }) => simulateFiles(tx, call, answer, this.#real.address))
    const joined: Sighting = { call, body, answer }
    const actorOf = (context: Context) => this.#tokens.actorOf(context, asked.token)
    try {
      // What a change says is about rows that it only names.
      if (isWriter(call)) await this.#askAbout(asked, await this.#unknown(namedBy(call, body)))
      if (read?.answer || !(call in answers))
        await this.#learn(asked, { call, body, answer: { ...read?.answer }, since: asked.since })
      if (read?.answer && !read.omitted) await this.#noteAbsent(asked, answer, started)
      const made = idOf(
        call === 'jobs/create' ? answer['id'] : call === 'jobs/apply' ? body['id'] : undefined,
      )
      // The answer names the new row by its id or not at all.
      if (made !== undefined) await this.#askAbout(asked, [{ table: 'jobs', id: made }])
      if (call === 'jobs/apply' && made !== undefined) await noteApplication(this.#world, made, actorOf)
      this.sides.report(`learn ${call}`, undefined)
      if (call === 'me' && asked.token !== undefined && isJson(answer['user'])) {
        this.#unread.delete(asked.token)
        if (Number(answer['user']['jobs_notifications']) > 0) this.#unread.add(asked.token)
      }
      const replace = (context: Context) => {
        const reader = { ...context, actor: actorOf(context) }
        replaceOwned(
          reader,
          joined,
          ownedFields((each) => this.sides.of(each) === 'simulated'),
        )
      }
      // The simulator's notifications are read together with the backend's.
      await (call === 'notifications/fetch' ? this.#world.mutate(replace) : this.#world.read(replace))
    } catch (error) {
      if (error instanceof OtherData) this.#noteOther(error.row)
      this.sides.report(
        `learn ${call}`,
        `The simulator couldn’t learn from ${call}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    return answer
  }

  /** Asks for a reset once several rows are different ones. It empties everybody's half, so a person decides. */
  #noteOther(row: string): void {
    this.#others.add(row)
    if (this.#others.size < 2) return
    const rows = [...this.#others].slice(0, 3).join(', ')
    this.sides.report(
      'data',
      `The backend’s data seems to have been replaced: ${rows} aren’t the rows that they were before. Nothing was emptied. If it was replaced, reset the simulator’s data; its old half is then quarantined.`,
    )
  }

  async #learn(asked: Asked, seen: Sighting): Promise<void> {
    const isSimulated = (call: CallName) => this.sides.of(call) === 'simulated'
    const taken = await this.#world.mutate((context) => {
      const opened = this.#tokens.open(context, asked.token, seen)
      const onSeen = (key: string) => this.#seen.note(key)
      const learner = (actor: Row<'accounts'> | null) => ({ context, actor, isSimulated, onSeen })
      return learn(learner(opened ?? this.#tokens.actorOf(context, asked.token)), seen)
    })
    const why = `has ${taken?.table} ${taken?.id}, an id of the simulator’s own rows, so nothing is learned of it.`
    if (taken) this.sides.report(`ids ${taken.table}`, `${this.#real.address} ${why}`)
    const actorOf = (context: Context) => this.#tokens.actorOf(context, asked.token)
    const again = async () => await repeat(this.#world, seen, actorOf)
    if (!(await again()) && (await this.#askAbout(asked, namedBy(seen.call, seen.body)))) await again()
  }
}

const isRead = (call: CallName): boolean => jobBoard.whenFull?.[call] === 'reads'

/** Aborts some time after another signal: a change that was sent goes on, although nobody waits for its answer. */
function afterwards(signal: AbortSignal, patience: number): AbortSignal {
  const later = new AbortController()
  const end = () => void setTimeout(() => later.abort(), patience)
  // Its client may have left while the backend was asked which calls it has.
  if (signal.aborted) end()
  else signal.addEventListener('abort', end, { once: true })
  return later.signal
}

/** Returns an answer for the log; undefined if it is long, because the log keeps many. */
function noted(text: string | undefined): unknown {
  if (text === undefined || text.length > mostProbe) return undefined
  const answer = parsed(text)
  return isJson(answer) ? answer : text
}

const bodyOf = (fields: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Number(value)]))

const isAway = ({ type, status }: Response): boolean => type === 'error' || status >= 500 || status === 429

async function isRefusal(response: Response): Promise<boolean> {
  if (response.status !== 200 || !response.headers.get('content-type')?.includes('json')) return false
  const answer = parsed(await response.clone().text())
  return isJson(answer) && answer['status'] === 'error'
}

async function payloadOf(call: CallName, request: Request, readForm: () => Promise<FormData>): Promise<Json> {
  try {
    return (await readBody(request, contract[call], readForm)).body
  } catch {
    // The half that answers says what is wrong with it.
    return {}
  }
}

/** Adds to a refusal which half lacks the row in question. */
async function explained(response: Response, unknown: readonly Named[], sides: Sides): Promise<Response> {
  const [{ table, id } = { table: '', id: 0 }] = unknown
  const question = unknown[0] && questionFor(unknown[0])
  const asked = question && sides.of(question.call) === 'real'
  const why = `The backend doesn’t show ${table} ${id} ${asked ? 'to the simulator' : 'yet'}.`
  return await reworded(response, (message) => `${message} (${why})`)
}

/** Changes the words of a refusal. */
async function reworded(response: Response, words: (message: string) => string): Promise<Response> {
  const answer = parsed(await response.clone().text())
  if (!isJson(answer) || answer['status'] === 'success' || typeof answer['message'] !== 'string')
    return response
  const { status, headers } = response
  return new Response(JSON.stringify({ ...answer, message: words(answer['message']) }), { status, headers })
}

import { operations } from '../api/index.gen.ts'
import { changesOf, checkAll, type Row, type Tx, World } from '../model/world.ts'
import { accessRefusal } from '../rules/access.ts'
import { sessionIsOver, sessionNeedsRefresh } from '../rules/sessions.ts'
import { type RealClock, simulatedNow } from '../services/clock.ts'
import { extensionOf } from '../services/files.ts'
import { approveDueJobs } from '../services/moderation.ts'
import { drawPicture } from '../services/pictures.ts'
import { faulty, jsonResponse, refusal, type Settled } from './answers.ts'
import { archive } from './archive.ts'
import { type CallName, isCall } from './calls.ts'
import { Chance } from './chance.ts'
import { Compaction } from './compaction.ts'
import { contract } from './contract.gen.ts'
import { ContractViolation, Refused, sessionOver } from './errors.ts'
import { fileResponse } from './file-response.ts'
import { RequestLog } from './log.ts'
import type { FileAnswer, Surroundings } from './operation.ts'
import { calmNetwork, type Fault, type RuntimeOptions } from './options.ts'
import { checkFiles, fieldErrors, type RawBody, readBody } from './read-body.ts'
import type { Scenario } from './scenario.ts'
import { encodeEntry, encodeSegment, encodeWorld, rangeOf, readEntry, readSegments } from './snapshot.ts'
import { StorageBroken, storedFormat, type WorldIdentity, type WorldStorage } from './storage.ts'
import { answerValidators, requestValidators } from './validators.gen.js'

/** How a simulated backend is set up. */
export interface RuntimeSetup {
  storage: WorldStorage
  scenarios: readonly Scenario[]
  /** The scenario and the seed of a world that is not stored yet. */
  scenario: string
  seed: number
  /** Real time; tests give a clock of their own. */
  realNow: RealClock
  /** The moment a new world stands still at, in milliseconds since 1970 UTC; left out, its clock runs. */
  frozenAt?: number
  /**
   * What becomes of an answer that breaks the contract: `refuse` turns it into an error that names the fields (in
   * development and tests), `report` lets it out and marks it in the log (in the demo).
   */
  violations: 'refuse' | 'report'
  /** The address of the app, ending with a slash: `https://example.com/demo/`. */
  appUrl: string
  /** The journal is left alone while it is smaller than this, in characters; left out, a sensible size. */
  leastJournal?: number
}

/** What happened to the stored world on opening, if it needs a word. */
export type Notice = 'put-aside' | null

interface Unit {
  surroundings: Surroundings
  session: Row<'sessions'> | null
  actor: Row<'accounts'> | null
  /** Makes the changes last. Nothing to change, nothing written. */
  commit(): Promise<void>
}

/**
 * The simulated backend: from a `Request` to a `Response`, by the contract. It knows neither browser nor server; see
 * `browser.ts` and `server.ts` for where it listens.
 */
export class Runtime {
  readonly log = new RequestLog()
  options: RuntimeOptions = calmNetwork
  notice: Notice = null
  readonly #setup: RuntimeSetup
  readonly #world = new World()
  #identity: WorldIdentity | null = null
  /** Number of the last journal entry that the rows in memory hold. */
  #head = 0
  /** The rows in memory may differ from the store: read them again before the next call. */
  #stale = true
  /** What is known of the store's segments and journal. */
  #compaction = new Compaction(new Map(), 0)
  /** The rewriting of segments under way. */
  #compacting: Promise<void> | null = null
  readonly #listeners = new Set<() => void>()
  readonly #weather = new Chance(1)

  constructor(setup: RuntimeSetup) {
    this.#setup = setup
  }

  /** Which world is open. Known once `open` or a first call has run. */
  get identity(): WorldIdentity | null {
    return this.#identity
  }

  get storageKind(): WorldStorage['kind'] {
    return this.#setup.storage.kind
  }

  get scenarios(): readonly Scenario[] {
    return this.#setup.scenarios
  }

  /** Reads the stored world, or makes the scenario's, so that the first call need not wait for it. */
  async open(): Promise<void> {
    await this.#setup.storage.exclusive(() => this.#catchUp())
  }

  /** Waits until the store is tidied up after the last call; to be done before the store is closed. */
  async idle(): Promise<void> {
    await this.#compacting
  }

  /** Empties the journal, whatever its size, by rewriting the segments that it touches. */
  async compact(): Promise<void> {
    await this.idle()
    await this.#setup.storage.exclusive(async () => {
      await this.#catchUp()
      this.#compaction.begin()
    })
    await (this.#compacting ??= this.#compact())
  }

  /**
   * Tells when the world changed, through this tab or another one.
   * @returns a function that ends the subscription
   */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Looks at the world without changing it. */
  async read<T>(look: (surroundings: Surroundings) => T): Promise<T> {
    return await this.#inWorld(() => Promise.resolve(look(this.#begin(null).surroundings)))
  }

  /** Changes the world outside of a call: the moderation desk, the clock, signing in as a persona. */
  async act<T>(work: (surroundings: Surroundings) => T): Promise<T> {
    return await this.#inWorld(async () => {
      const { surroundings, commit } = this.#begin(null)
      const result = work(surroundings)
      await commit()
      return result
    })
  }

  /** Throws the world away and makes a scenario's one, by default the same one again. */
  async reset(scenario = this.#identity?.scenario, seed = this.#identity?.seed): Promise<void> {
    await this.#setup.storage.exclusive(() => this.#seed(scenario, seed))
    this.#changed()
  }

  /**
   * Answers a call or serves a file. Never rejects: a defect answers HTTP 500 with an envelope.
   * @param path the part of the address after the base: `api/jobs/search`, `storage/cv-1.pdf`
   * @param readForm reads the request's form data; a server that streams uploads to disk gives its own
   */
  async handle(
    path: string,
    request: Request,
    readForm: () => Promise<FormData> = () => request.formData(),
  ): Promise<Response> {
    const storedName = /^storage\/(.+)$/.exec(path)?.[1]
    if (storedName !== undefined) return await this.#serve(storedName, request)
    const started = performance.now()
    const call = path.replace(/^api\//, '')
    const { response, ...said } = await this.#answer(call, request, readForm)
    const took = performance.now() - started
    this.log.add({ at: this.now(), call, httpStatus: response.status, took, ...said })
    // Clients tell "3 days ago" by the backend's clock, which may be moved, not by their own.
    if (response.type !== 'error') response.headers.set('date', new Date(this.now()).toUTCString())
    return response
  }

  /** The simulated moment, as far as this tab knows: milliseconds since 1970 UTC. */
  now(): number {
    const settings = this.#world.tables.settings.get(1)
    return settings ? simulatedNow(settings, this.#setup.realNow) : this.#setup.realNow()
  }

  async #answer(call: string, request: Request, readForm: () => Promise<FormData>): Promise<Settled> {
    if (!isCall(call)) return refusal(new Refused(`There is no call /api/${call}.`, { httpStatus: 404 }))
    if (request.method !== 'POST') return refusal(new Refused('Calls are made by POST.', { httpStatus: 405 }))
    await this.#wait(call)
    const fault = this.#faultFor(call)
    if (fault && fault.kind !== 'lost-answer') return faulty(fault.kind)
    try {
      const body = await readBody(request, contract[call], readForm)
      const settled = await this.#inWorld(() => this.#run(call, request, body))
      return fault ? { ...settled, ...faulty(fault.kind) } : settled
    } catch (error) {
      return refusal(error)
    }
  }

  /**
   * Works in the world as it is now, while nobody else does. A collection is read when it is first asked for: should
   * that fail, the world is put aside and the work done in a fresh one.
   */
  async #inWorld<T>(work: () => Promise<T>): Promise<T> {
    return await this.#setup.storage.exclusive(async () => {
      await this.#catchUp()
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StorageBroken)) throw error
        await this.#putAside(error)
        await this.#seed(this.#identity?.scenario, this.#identity?.seed)
        return await work()
      }
    })
  }

  /** One call as one unit of work: all of its changes or none. */
  async #run(call: CallName, request: Request, body: RawBody): Promise<Settled> {
    const unit = this.#begin(tokenOf(request))
    const { surroundings, session, actor, commit } = unit
    const caller = actor ? `${actor.name} (${actor.type})` : 'visitor'
    try {
      approveDueJobs(surroundings)
      this.#admit(call, unit)
      validateRequest(call, body)
      const result = operations[call].run({ ...surroundings, session, actor, body })
      const { response, violations } = await this.#respond(call, result)
      await commit()
      return { response, outcome: 'success', message: messageOf(result), caller, violations }
    } catch (error) {
      if (error instanceof StorageBroken) throw error
      if (error instanceof Refused && error.keepChanges) await commit()
      return refusal(error, caller)
    }
  }

  /** Access as the contract states it (rules 6, 7). A call the contract leaves open ignores a dead token. */
  #admit(call: CallName, { surroundings, session, actor }: Unit): void {
    const { auth, access } = contract[call]
    if (auth === 'required' && actor === null) throw sessionOver()
    const denied = accessRefusal(access, actor?.type ?? null)
    if (denied) throw new Refused(denied)
    if (session && sessionNeedsRefresh(session, surroundings.now)) {
      surroundings.tx.sessions.patch(session.id, { used_at: surroundings.now })
    }
  }

  async #respond(
    call: CallName,
    result: object,
  ): Promise<{ response: Response; violations: readonly string[] }> {
    if (isFileAnswer(result)) {
      const packed = await archive(result, (name) => this.#stored(name))
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': disposition(result.name),
        'cache-control': 'no-store',
      }
      return { response: new Response(packed, { headers }), violations: [] }
    }
    const envelope = { message: '', ...result, status: 'success' as const }
    const violations = violationsOf(call, envelope)
    if (violations.length > 0) {
      const violation = new ContractViolation(call, violations)
      if (this.#setup.violations === 'refuse') throw violation
      console.error(violation)
    }
    return { response: jsonResponse(envelope), violations }
  }

  async #serve(storedName: string, request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
    const blob = await this.#stored(decoded(storedName))
    if (!blob) return new Response('No such file', { status: 404, headers: { 'content-type': 'text/plain' } })
    return fileResponse(blob, storedName, request.headers.get('range'))
  }

  /** A file somebody uploaded or a scenario brought along; the pictures of scenarios are drawn when asked for. */
  async #stored(name: string): Promise<Blob | undefined> {
    const stored = await this.#setup.storage.file(name)
    if (stored) return stored
    const scenario = this.#setup.scenarios.find((one) => one.name === this.#identity?.scenario)
    const made = scenario?.file?.(name, this.#world.begin())
    if (made) return made
    const drawn = drawPicture(name)
    return drawn === undefined ? undefined : new Blob([drawn], { type: 'image/svg+xml' })
  }

  /** Starts a unit of work for whoever holds the token. */
  #begin(token: string | null): Unit {
    const tx = this.#world.begin()
    const settings = tx.settings.need(1)
    const now = simulatedNow(settings, this.#setup.realNow)
    const chance = new Chance(this.#identity?.seed ?? 0, settings.draws)
    const kept = new Map<string, Blob>()
    const dropped: string[] = []
    const found = token === null ? undefined : tx.sessions.one('token', token)
    const session = found && !sessionIsOver(found, now) ? found : null
    return {
      session,
      actor: session ? tx.accounts.need(session.account_id) : null,
      surroundings: {
        tx,
        now,
        chance,
        files: {
          keep(upload, purpose) {
            const name = `${purpose}-${chance.hex(16)}.${extensionOf(upload.kind)}`
            kept.set(name, upload.blob)
            return `/storage/${name}`
          },
          drop: (path) => dropped.push(path.slice(path.lastIndexOf('/') + 1)),
        },
        pageUrl: (path) => this.#setup.appUrl + path.replace(/^\//, ''),
      },
      commit: async () => {
        if (chance.draws !== settings.draws) tx.settings.patch(1, { draws: chance.draws })
        await this.#commit(tx, kept, dropped)
      },
    }
  }

  async #commit(tx: Tx, kept: ReadonlyMap<string, Blob>, dropped: readonly string[]): Promise<void> {
    const changes = changesOf(tx)
    if (!this.#identity || (changes.length === 0 && kept.size === 0 && dropped.length === 0)) return
    const entry = encodeEntry(this.#identity.epoch, changes)
    const head = await this.#setup.storage.append(entry, kept, dropped)
    // From here on the store is ahead of the rows in memory until they have followed.
    this.#stale = true
    await this.#world.apply(changes)
    // Where tabs cannot take turns (plain http has no Web Locks), another one may have written in between.
    this.#stale = head !== this.#head + 1
    this.#head = head
    this.#compaction.note(changes, entry.length)
    this.#changed()
    if (this.#compaction.due && !this.#stale) this.#compacting ??= this.#compact()
  }

  /** Rewrites what the journal has outgrown: after the answer, a little at a time, between other calls. */
  async #compact(): Promise<void> {
    const { storage } = this.#setup
    try {
      let due = true
      while (due) {
        due = await storage.exclusive(async () => {
          await this.#catchUp()
          const compaction = this.#compaction
          if (!this.#identity || !compaction.due) return false
          const { epoch } = this.#identity
          const { keys, upTo } = compaction.next()
          const segments = new Map(
            keys.map((key) => {
              const { table, first, end } = rangeOf(key)
              const { sequence, rows } = this.#world.range(table, first, end)
              return [key, encodeSegment(epoch, key, sequence, rows)]
            }),
          )
          await storage.compact(segments, upTo)
          compaction.done(segments, upTo)
          return compaction.due
        })
      }
    } catch (error) {
      // Nothing is lost: the journal has all of it, and the next write tries again.
      console.warn('The stored world could not be tidied up.', error)
    } finally {
      this.#compacting = null
    }
  }

  /** Brings the rows in memory to where the store is; another tab may have written. Inside `exclusive` only. */
  async #catchUp(): Promise<void> {
    const { storage } = this.#setup
    if (!this.#stale && this.#identity) {
      const { epoch } = this.#identity
      const entries = await storage.after(epoch, this.#head)
      if (entries !== 'reload' && (await this.#followed(epoch, entries))) {
        if (entries.length > 0) this.#changed()
        return
      }
    }
    const stored = await this.#load()
    if (stored) this.#changed()
    else await this.#seed(this.#identity?.scenario, this.#identity?.seed)
  }

  /** Follows another tab; false when that went wrong, so that the world has to be read anew, or put aside. */
  async #followed(epoch: string, entries: readonly string[]): Promise<boolean> {
    this.#stale = true
    try {
      for (const entry of entries) await this.#follow(epoch, entry)
    } catch {
      return false
    }
    this.#stale = false
    return true
  }

  /** Makes the changes of the next journal entry in the rows in memory. */
  async #follow(epoch: string, entry: string): Promise<void> {
    const changes = readEntry(epoch, entry)
    await this.#world.apply(changes)
    this.#compaction.note(changes, entry.length)
    this.#head += 1
  }

  /** Reads the stored world; false when there is none that can be used. */
  async #load(): Promise<boolean> {
    const { storage, leastJournal } = this.#setup
    try {
      const stored = await storage.load()
      if (!stored) return false
      const { identity, segments, journal, head } = stored
      if (identity.format !== storedFormat) throw new StorageBroken('Stored by another version')
      this.#stale = true
      await this.#world.open(readSegments(identity.epoch, segments))
      this.#head = head - journal.length
      this.#compaction = new Compaction(segments, this.#head, leastJournal)
      for (const entry of journal) await this.#follow(identity.epoch, entry)
      if (!this.#world.tables.settings.get(1)) throw new StorageBroken('The stored world has no settings')
      this.#identity = identity
      this.#stale = false
      return true
    } catch (error) {
      await this.#putAside(error)
      return false
    }
  }

  async #putAside(error: unknown): Promise<void> {
    console.warn('The stored world could not be read and was put aside.', error)
    await this.#setup.storage.setAside()
    this.notice = 'put-aside'
  }

  async #seed(scenario = this.#setup.scenario, seed = this.#setup.seed): Promise<void> {
    const { storage, scenarios, realNow, frozenAt, leastJournal } = this.#setup
    const chosen = scenarios.find(({ name }) => name === scenario) ?? scenarios[0]
    if (!chosen) throw new Error('The runtime needs a scenario')
    const now = frozenAt ?? realNow()
    const { data, files } = chosen.build(seed, now)
    const epoch = crypto.getRandomValues(new Uint32Array(2)).join('-')
    const identity = { format: storedFormat, scenario: chosen.name, seed, epoch }
    this.#stale = true
    await this.#world.load(data)
    if (frozenAt !== undefined) {
      const tx = this.#world.begin()
      tx.settings.patch(1, { clock_frozen_at: frozenAt })
      await this.#world.apply(changesOf(tx))
    }
    checkAll(this.#world)
    const segments = encodeWorld(epoch, this.#world.dump())
    await storage.replace(identity, segments, files)
    this.#identity = identity
    this.#compaction = new Compaction(segments, 0, leastJournal)
    this.#head = 0
    this.#stale = false
    this.#changed()
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
  }

  async #wait(call: CallName): Promise<void> {
    const latency = this.options.slow[call] ?? this.options.latency
    if (latency === 'endless') await new Promise(() => undefined)
    else if (latency.to > 0) {
      const milliseconds = this.#weather.integer(latency.from, latency.to)
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
    }
  }

  #faultFor(call: CallName): Fault | undefined {
    const { faults } = this.options
    const hit = faults.find((fault) => fault.call === call || fault.call === '*')
    if (hit && hit.times !== null) {
      const left = { ...hit, times: hit.times - 1 }
      const others = faults.filter((fault) => fault !== hit)
      this.options = { ...this.options, faults: left.times > 0 ? [...others, left] : others }
    }
    return hit
  }
}

function tokenOf(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

function validateRequest(call: CallName, body: RawBody): void {
  const validate = requestValidators[call]
  const ofSchema = validate(body) ? {} : fieldErrors(validate.errors ?? [], contract[call])
  const errors = { ...ofSchema, ...checkFiles(body, contract[call]) }
  const [first] = Object.values(errors).flat()
  if (first !== undefined) throw new Refused(first, { errors })
}

function violationsOf(call: CallName, envelope: object): string[] {
  const validate = answerValidators[call]
  if (!validate || validate(envelope)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = params['additionalProperty']
    return `${instancePath || '/'} ${message}${typeof extra === 'string' ? ` (${extra})` : ''}`
  })
}

function isFileAnswer(result: object): result is FileAnswer {
  return 'entries' in result && 'name' in result
}

function messageOf(result: object): string {
  return 'message' in result ? String(result.message) : ''
}

/** A `content-disposition` that every browser reads, whatever script the name is in (RFC 6266). */
function disposition(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

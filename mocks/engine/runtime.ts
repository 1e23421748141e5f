import type { Backend } from './backend.ts'
import { type RealClock, simulatedNow } from './call/clock.ts'
import { pack } from './call/archive.ts'
import { type BeginContext, contextsOf, type Secrets } from './call/context.ts'
import { Dispatcher, type Violations } from './call/dispatcher.ts'
import { fileResponse } from './call/file-response.ts'
import type { Context } from './call/operation.ts'
import type { BackendTypes, Chosen } from './call/types.ts'
import type { Origin, Step } from './data/history.ts'
import type { Change } from './data/unit-of-work.ts'
import { Network, type NetworkOptions } from './network/network.ts'
import { RequestLog } from './network/request-log.ts'
import type { WorldIdentity, WorldStorage } from './storage/storage.ts'
import { type Notice, type ResetOptions, type WorldSetup, WorldStore } from './storage/world-store.ts'

export interface RuntimeSetup extends WorldSetup {
  /** Handling of answers that break the contract; `refuse` by default. */
  violations?: Violations
  /** Address of the app, with a trailing slash: `https://example.com/demo/`. */
  appUrl: string
  secrets?: Secrets
  /** Checks access before reading the form, so that strangers can't fill a server's disk. */
  admitFirst?: boolean
}

/** A simulated backend: maps a `Request` to a `Response`, as the contract says. `hosts/` connects it to a network. */
export class Runtime<B extends BackendTypes> {
  readonly log = new RequestLog()
  /** Names of the reversed assumptions. Not part of the world. */
  otherwise: ReadonlySet<string> = new Set()
  readonly #backend: Backend<B>
  readonly #setup: RuntimeSetup
  readonly #realNow: RealClock
  readonly #store: WorldStore<B>
  readonly #begin: BeginContext<B>
  readonly #network = new Network()
  readonly #dispatcher: Dispatcher<B>

  constructor(backend: Backend<B>, setup: RuntimeSetup) {
    this.#backend = backend
    this.#setup = setup
    const store = new WorldStore(backend, setup)
    const { realNow = () => Date.now(), appUrl, violations = 'refuse', secrets, admitFirst } = setup
    this.#realNow = realNow
    this.#store = store
    const otherwise = (): Chosen<string> => this.otherwise
    const begin = contextsOf({ backend, store, realNow, appUrl, secrets, otherwise })
    this.#begin = begin
    const file = (name: string) => this.#file(name)
    const network = this.#network
    this.#dispatcher = new Dispatcher({
      backend,
      store,
      begin,
      network,
      violations,
      admitFirst,
      otherwise,
      file,
    })
  }

  /** The open world; null before `open` or the first call. */
  get identity(): WorldIdentity | null {
    return this.#store.identity
  }

  get storageKind(): WorldStorage['kind'] {
    return this.#setup.storage.kind
  }

  get scenarios(): Backend<B>['scenarios'] {
    return this.#backend.scenarios
  }

  /** Whether pages of other origins may read files, in addition to displaying them. */
  get sharesFiles(): boolean {
    return this.#backend.otherwise?.sharesFiles?.(this.otherwise) ?? true
  }

  /** The outcome of opening the stored world; null if there is nothing to report. */
  get notice(): Notice {
    return this.#store.notice
  }

  set notice(notice: Notice) {
    this.#store.notice = notice
  }

  get options(): NetworkOptions {
    return this.#network.options
  }

  set options(options: NetworkOptions) {
    this.#network.options = options
  }

  /** Opens the stored world, or creates the scenario's, so that the first call is fast. */
  async open(): Promise<void> {
    await this.#store.exclusive(() => Promise.resolve())
  }

  /** Waits until the store is compacted. Call it before closing the store. */
  async idle(): Promise<void> {
    await this.#store.idle()
  }

  /** Compacts the journal, whatever its size. */
  async compact(): Promise<void> {
    await this.#store.compact()
  }

  /** Subscribes to changes of the world, in this tab or another one. @returns a function that unsubscribes */
  subscribe(listener: (origin: Origin | null) => void): () => void {
    return this.#store.subscribe(listener)
  }

  async read<T>(look: (context: Context<B>) => T): Promise<T> {
    return await this.#store.exclusive(() => Promise.resolve(look(this.#begin().context)))
  }

  /**
   * Changes the world outside of a call: as an administrator, by the clock, by logging in as a persona.
   * @param what the description in the history; without it, the history omits the change
   */
  async mutate<T>(work: (context: Context<B>) => T, what?: string): Promise<T> {
    return await this.#store.exclusive(async () => {
      const { context, commit } = this.#begin()
      const result = work(context)
      const origin = what === undefined ? null : { who: 'Simulator', what, at: context.now }
      await commit({ mayUseReserve: true, origin })
      return result
    })
  }

  /** The changes since this page opened the world, oldest first. Every change creates a new list. */
  get history(): readonly Step[] {
    return this.#store.history.steps
  }

  /**
   * Restores all rows from before a step of the history. This adds a step, so it can be undone.
   * @param head the number of the step
   * @param adjust may omit or alter the changes to restore
   * @param what the description in the history
   * @returns the names of the files that restored rows mention and that were deleted for good; null if the step is no longer
   *   in the history
   */
  async backTo(
    head: number,
    adjust: (undo: readonly Change[], context: Context<B>) => readonly Change[],
    what: string,
  ): Promise<readonly string[] | null> {
    return await this.#store.exclusive(async () => {
      const undo = this.#store.history.undoSince(head)
      if (undo.length === 0) return null
      const { context } = this.#begin()
      const origin = { who: 'Simulator', what, at: context.now }
      const changes = adjust(undo, context)
      await this.#store.commit(changes, new Map(), [], { mayUseReserve: true, origin })
      const mentioned = [...new Set(changes.flatMap(filesIn))]
      const found = await Promise.all(mentioned.map((name) => this.#file(name)))
      return mentioned.filter((_name, at) => !found[at])
    })
  }

  /**
   * Replaces this world with a new one of a scenario, by default of the same one.
   * @throws InvariantError for invalid rows; this world then remains
   * @returns the argument for `restore` to undo it; null if that is not possible
   */
  async reset(scenario?: string, seed?: number, options?: ResetOptions): Promise<number | null> {
    return await this.#store.reset(scenario, seed, options)
  }

  /** Returns the quarantined worlds, each identified by the time it was quarantined. */
  async quarantined(): Promise<readonly number[]> {
    return await this.#setup.storage.quarantined()
  }

  /** Returns a quarantined world and its files as a ZIP. */
  async download(quarantined: number): Promise<Blob> {
    return await pack(await this.#setup.storage.contentsOf(quarantined))
  }

  /**
   * Opens a quarantined world and quarantines the current one.
   * @returns false if it is missing or unreadable; the current world then stays open
   */
  async restore(quarantined: number): Promise<boolean> {
    return await this.#store.restore(quarantined)
  }

  /** Deletes a quarantined world permanently. */
  async discard(quarantined: number): Promise<void> {
    const { storage } = this.#setup
    await storage.exclusive(() => storage.discard(quarantined))
  }

  /**
   * Answers a call or serves a file. Never rejects.
   * @param path the address after the base path: `api/books/search`, `storage/cover-1.png`
   * @param readForm reads the request's form data; a server can stream uploads to disk
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
    const { response, ...said } = await this.#dispatcher.answer(call, request, readForm)
    const took = performance.now() - started
    this.log.add({ at: this.now(), call, httpStatus: response.status, took, ...said })
    // Clients compute relative times from the backend's clock, which may be simulated.
    if (response.type !== 'error') response.headers.set('date', new Date(this.now()).toUTCString())
    return response
  }

  /** Returns the simulated time as this tab knows it, in milliseconds since 1970 UTC. */
  now(): number {
    if (!this.identity) return this.#realNow()
    return simulatedNow(this.#backend.state(this.#store.begin().tx).need(1), this.#realNow)
  }

  async #serve(storedName: string, request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
    const blob = await this.#file(decoded(storedName))
    if (!blob) return new Response('No such file', { status: 404, headers: { 'content-type': 'text/plain' } })
    return fileResponse(blob, storedName, request.headers.get('range'))
  }

  /** Returns a stored file, or one that the scenario or the backend generates from its name. */
  async #file(name: string): Promise<Blob | undefined> {
    const stored = await this.#setup.storage.file(name)
    if (stored) return stored
    const scenario = this.scenarios.find((one) => one.name === this.identity?.scenario)
    return scenario?.file?.(name, this.#store.begin().tx) ?? this.#backend.file?.(name)
  }
}

/** The names of the stored files that a change's row mentions. */
function filesIn(change: Change): string[] {
  if ('remove' in change) return []
  return [...JSON.stringify(change.put).matchAll(/"\/storage\/([^"]+)"/g)].map(([, name = '']) => name)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

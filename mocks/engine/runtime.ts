import type { Backend } from './backend.ts'
import { type RealClock, simulatedNow } from './call/clock.ts'
import { pack } from './call/archive.ts'
import { ContextFactory, type Secrets } from './call/context.ts'
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
  /** What becomes of an answer that breaks the contract; left out, it is refused. */
  violations?: Violations
  /** The address of the app, ending with a slash: `https://example.com/demo/`. */
  appUrl: string
  secrets?: Secrets
  /** Whether callers are admitted before their form is read, so that strangers cannot fill a server's disk. */
  admitFirst?: boolean
}

/** A simulated backend: from a `Request` to a `Response`, by the contract. Where it listens is in `hosts/`. */
export class Runtime<B extends BackendTypes> {
  readonly log = new RequestLog()
  /** The names of the assumptions that are turned round, for whoever asks for it. They are no part of the world. */
  otherwise: ReadonlySet<string> = new Set()
  readonly #backend: Backend<B>
  readonly #setup: RuntimeSetup
  readonly #realNow: RealClock
  readonly #store: WorldStore<B>
  readonly #contexts: ContextFactory<B>
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
    this.#contexts = new ContextFactory({ backend, store, realNow, appUrl, secrets, otherwise })
    const file = (name: string) => this.#file(name)
    this.#dispatcher = new Dispatcher({
      backend,
      store,
      contexts: this.#contexts,
      network: this.#network,
      violations,
      admitFirst,
      otherwise,
      file,
    })
  }

  /** Which world is open. Known once `open` or a first call has run. */
  get identity(): WorldIdentity | null {
    return this.#store.identity
  }

  get storageKind(): WorldStorage['kind'] {
    return this.#setup.storage.kind
  }

  get scenarios(): Backend<B>['scenarios'] {
    return this.#backend.scenarios
  }

  /** Whether pages of other origins may read files, and not only show them. */
  get sharesFiles(): boolean {
    return this.#backend.otherwise?.sharesFiles?.(this.otherwise) ?? true
  }

  /** What happened to the stored world on opening, if it needs a word. */
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

  /** Reads the stored world, or makes the scenario's, so that the first call need not wait for it. */
  async open(): Promise<void> {
    await this.#store.exclusive(() => Promise.resolve())
  }

  /** Waits until the store is tidied up after the last call; to be done before the store is closed. */
  async idle(): Promise<void> {
    await this.#store.idle()
  }

  /** Empties the journal, whatever its size, by rewriting the segments that it touches. */
  async compact(): Promise<void> {
    await this.#store.compact()
  }

  /** Tells when the world changed, through this tab or another one. @returns a function that ends the subscription */
  subscribe(listener: (origin: Origin | null) => void): () => void {
    return this.#store.subscribe(listener)
  }

  async read<T>(look: (context: Context<B>) => T): Promise<T> {
    return await this.#store.exclusive(() => Promise.resolve(look(this.#contexts.begin().context)))
  }

  /**
   * Changes the world outside of a call: as an administrator, by the clock, by logging in as a persona.
   * @param what was done, in words, for the history; left out, the change is not listed there
   */
  async mutate<T>(work: (context: Context<B>) => T, what?: string): Promise<T> {
    return await this.#store.exclusive(async () => {
      const { context, commit } = this.#contexts.begin()
      const result = work(context)
      const origin = what === undefined ? null : { who: 'Simulator', what, at: context.now }
      await commit({ mayUseReserve: true, origin })
      return result
    })
  }

  /** What happened since this page opened the world, oldest first: a new list after every change. */
  get history(): readonly Step[] {
    return this.#store.history.steps
  }

  /**
   * Restores all rows as they were before a step of the history. This is a step itself, so it can be undone.
   * @param head the number of the step
   * @param adjust may leave out or alter what would be restored
   * @param what was done, in words, for the history
   * @returns false when the step is no longer known
   */
  async backTo(
    head: number,
    adjust: (undo: readonly Change[], context: Context<B>) => readonly Change[],
    what: string,
  ): Promise<boolean> {
    return await this.#store.exclusive(async () => {
      const undo = this.#store.history.undoSince(head)
      if (undo.length === 0) return false
      const { context } = this.#contexts.begin()
      const origin = { who: 'Simulator', what, at: context.now }
      await this.#store.commit(adjust(undo, context), new Map(), [], { mayUseReserve: true, origin })
      return true
    })
  }

  /**
   * Makes a scenario's world in place of this one, by default the same one again.
   * @throws InvariantError for rows that do not fit; this world then stays
   * @returns what `restore` takes to undo it; null where that is not possible
   */
  async reset(scenario?: string, seed?: number, options?: ResetOptions): Promise<number | null> {
    return await this.#store.reset(scenario, seed, options)
  }

  /** The worlds that could not be opened or made room for a restored one, each by the moment it was quarantined. */
  async quarantined(): Promise<readonly number[]> {
    return await this.#setup.storage.quarantined()
  }

  /** A quarantined world with its files, as a ZIP. */
  async download(quarantined: number): Promise<Blob> {
    return await pack(await this.#setup.storage.contentsOf(quarantined))
  }

  /**
   * Opens a quarantined world in place of this one, which is quarantined for it.
   * @returns false when it is not there, or still cannot be read: then all stays as it is
   */
  async restore(quarantined: number): Promise<boolean> {
    return await this.#store.restore(quarantined)
  }

  /** Deletes a quarantined world for good. */
  async discard(quarantined: number): Promise<void> {
    const { storage } = this.#setup
    await storage.exclusive(() => storage.discard(quarantined))
  }

  /**
   * Answers a call or serves a file. Never rejects.
   * @param path the part of the address after the base: `api/books/search`, `storage/cover-1.png`
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
    const { response, ...said } = await this.#dispatcher.answer(call, request, readForm)
    const took = performance.now() - started
    this.log.add({ at: this.now(), call, httpStatus: response.status, took, ...said })
    // Clients tell "3 days ago" by the backend's clock, which may be moved, not by their own.
    if (response.type !== 'error') response.headers.set('date', new Date(this.now()).toUTCString())
    return response
  }

  /** The simulated moment, as far as this tab knows: milliseconds since 1970 UTC. */
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

  /** A stored file, or one that the scenario or the backend makes from its name. */
  async #file(name: string): Promise<Blob | undefined> {
    const stored = await this.#setup.storage.file(name)
    if (stored) return stored
    const scenario = this.scenarios.find((one) => one.name === this.identity?.scenario)
    return scenario?.file?.(name, this.#store.begin().tx) ?? this.#backend.file?.(name)
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

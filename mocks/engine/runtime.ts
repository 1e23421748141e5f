import type { Backend, WorldAccess } from './backend.ts'
import { simulatedNow } from './base/clock.ts'
import { refusal } from './call/answers.ts'
import { pack } from './call/archive.ts'
import type { Convention } from './call/convention.ts'
import { type Begun, Dispatcher, type DispatcherSetup } from './call/dispatcher.ts'
import { decoded } from './base/decoded.ts'
import { Refused } from './base/errors.ts'
import { Random } from './base/random.ts'
import { fileResponse } from './call/file-response.ts'
import type { Context } from './call/operation.ts'
import { extensionOf } from './contract/files.ts'
import { Trace } from './network/trace.ts'
import type { BackendTypes } from './call/types.ts'
import type { RawBody } from './contract/read-body.ts'
import type { Persona } from './data/scenario.ts'
import { calmNetwork, Network, type NetworkOptions, pinFor } from './network/network.ts'
import { RequestLog, unwrittenIn } from './network/request-log.ts'
import type { WorldSetup } from './storage/world-setup.ts'
import { salvage, type WorldFile, writeWorld } from './storage/world-file.ts'
import { WorldStore } from './storage/world-store.ts'

export interface RuntimeSetup extends WorldSetup, DispatcherSetup {
  /** URL of the app, with a trailing slash: `https://example.com/demo/`. */
  appUrl: string
  /** Sources of values that strangers must not guess. The defaults are predictable: the seed and a fixed key. */
  secrets?: {
    /** Draws codes, tokens and the names of stored files. */
    random?: Random
    /** The key for signatures, such as those of a simulated identity provider. */
    key?: string
  }
  /** The cookies of a page, which scripts can neither send nor receive with a request. */
  cookies?: { get(this: void): string; set(cookie: string): void }
}

/**
 * A simulated backend: a stored world that answers each `Request` with a `Response`, as the contract says. `hosts/`
 * connects it to a browser page or an HTTP server.
 */
export class Runtime<B extends BackendTypes> implements WorldAccess<B> {
  readonly store: WorldStore<B['tables']>
  readonly log = new RequestLog()
  /** Latency and faults of the network in this tab. Not part of the world. */
  options: NetworkOptions = calmNetwork
  /** Names of the reversed assumptions. Not part of the world. */
  otherwise: ReadonlySet<string> = new Set()
  /** A copy, which `replace` changes and all parts share. */
  readonly backend: Readonly<Backend<B>>
  readonly network = new Network(this)
  /** How requests name calls, and how answers look. */
  convention: Convention
  readonly #setup: RuntimeSetup
  readonly #realNow: () => number
  readonly #dispatcher: Dispatcher<B>

  constructor(backend: Backend<B>, setup: RuntimeSetup) {
    this.backend = { ...backend }
    this.#setup = setup
    this.convention = this.#conventionOf(backend)
    this.#realNow = setup.realNow ?? (() => Date.now())
    this.store = new WorldStore(this.backend, setup)
    this.#dispatcher = new Dispatcher(this, setup)
  }

  /**
   * Runs other code from the next call on, such as edited operations. The data stays.
   * @returns false if the tables' schemas differ, which only opening the stored world again can check
   */
  replace(backend: Backend<B>): boolean {
    if (!this.store.adopt(backend.tables)) return false
    Object.assign(this.backend, backend)
    this.convention = this.#conventionOf(backend)
    return true
  }

  #conventionOf({ contract, style }: Backend<B>): Convention {
    return contract.convention(style, this.#setup.cookies?.get)
  }

  /** The accounts of this world's scenario to log in as. */
  get personas(): readonly Persona[] {
    return this.backend.scenarios.find(({ name }) => name === this.store.identity?.scenario)?.personas ?? []
  }

  /** Whether pages of other origins may read files, in addition to displaying them. */
  get sharesFiles(): boolean {
    return this.backend.otherwise?.sharesFiles?.(this.otherwise) ?? true
  }

  /** Opens the stored world, or creates the scenario's, so that the first call is fast. */
  async open(): Promise<void> {
    await this.store.exclusive(() => Promise.resolve())
  }

  /** Begins a unit of work, for a call or a change outside of one. Call it inside `exclusive`. */
  begin(): Begun<B> {
    const { backend, store, otherwise } = this
    const { appUrl, secrets = {} } = this.#setup
    const { tx, changes } = store.begin()
    const state = backend.state(tx).need(1)
    const drawn = new Random(store.identity?.seed ?? 0, state.draws)
    const { random = drawn, key = 'simulated' } = secrets
    const stored = new Map<string, Blob>()
    const dropped: string[] = []
    return {
      context: {
        tx,
        now: simulatedNow(state, this.#realNow),
        random,
        key,
        otherwise,
        files: {
          keep(upload, purpose) {
            const name = `${purpose}-${random.fileId()}.${extensionOf(upload.kind)}`
            stored.set(name, upload.blob)
            return `/storage/${name}`
          },
          drop: (path) => dropped.push(path.slice(path.lastIndexOf('/') + 1)),
        },
        pageUrl: (path) => appUrl + path.replace(/^\//, ''),
      },
      commit: async (options) => {
        if (drawn.draws !== state.draws) backend.state(tx).patch(1, { draws: drawn.draws })
        await store.commit(changes(), stored, dropped, options)
      },
    }
  }

  async read<T>(look: (context: Context<B>) => T): Promise<T> {
    return await this.store.exclusive(() => Promise.resolve(look(this.begin().context)))
  }

  /**
   * Changes the world outside of a call, such as a review, a move of the clock or a login as a persona.
   * @param what the description in the history; without it, the change is not shown to the user
   */
  async mutate<T>(work: (context: Context<B>) => T, what?: string): Promise<T> {
    return await this.store.exclusive(async () => {
      const { context, commit } = this.begin()
      const result = work(context)
      const origin = what === undefined ? null : { who: 'Simulator', what, at: context.now }
      await commit({ whenFull: 'reserved', origin })
      return result
    })
  }

  /**
   * Returns the world as a file without secrets, which `readWorld` reads.
   * @param options with `whole`, all rows without uploads, instead of what differs from the scenario
   * @returns the file, and how many uploads were too large for it
   */
  async save({ whole = false } = {}): Promise<{ file: WorldFile; missing: number }> {
    return await this.store.exclusive(async () => {
      const { identity, storage } = this.store
      if (!identity) throw new Error('The world is not open.')
      const { context } = this.begin()
      if (!whole) return await writeWorld(this.backend, identity, context, (name) => storage.file(name))
      return await writeWorld(this.backend, { ...identity, builtAt: undefined }, context)
    })
  }

  /** Returns a quarantined world and its files as a ZIP, without secrets. */
  async download(quarantined: number): Promise<Blob> {
    const { contents, files } = await this.store.storage.contentsOf(quarantined)
    const world = salvage(this.backend, contents, quarantined)
    const all = new Map([['world.json', new Blob([JSON.stringify(world, null, 2)])]])
    for (const [name, file] of files) all.set(`files/${name}`, file)
    return await pack(all)
  }

  /**
   * Answers a call or serves a file. Never rejects.
   * @param address what follows the base path in the URL: `api/books/search`, `storage/cover-1.png`; a query is ignored
   * @param readForm reads the request's form data; a server can stream uploads to disk
   */
  async handle(
    address: string,
    request: Request,
    readForm: () => Promise<FormData> = () => request.formData(),
  ): Promise<Response> {
    const [path = ''] = address.split('?', 1)
    const storedName = /^storage\/(.+)$/.exec(path)?.[1]
    if (storedName !== undefined) return await this.#serve(storedName, request)
    const started = performance.now()
    const trace = new Trace()
    const { response, cookie, ...said } = await this.#dispatcher.answer(path, request, readForm, trace)
    const took = performance.now() - started
    const { headers, status: httpStatus } = response
    const unwritten = unwrittenIn(headers)
    this.log.add({
      at: this.now(),
      httpStatus,
      took,
      ...said,
      ...(unwritten && { unwritten }),
      ...trace.end(),
    })
    if (cookie && response.type !== 'error') this.#setup.cookies?.set(cookie)
    // Clients compute relative times from the backend's clock, which may be simulated.
    if (response.type !== 'error') response.headers.set('date', new Date(this.now()).toUTCString())
    return response
  }

  /** Whether an answer to this payload is pinned. */
  isPinned(call: string, body: RawBody): boolean {
    return pinFor(this.options.pins, call, body) !== undefined
  }

  /** Returns the simulated time, or the real time before the world is open, in milliseconds since 1970 UTC. */
  now(): number {
    if (!this.store.identity) return this.#realNow()
    return simulatedNow(this.backend.state(this.store.begin().tx).need(1), this.#realNow)
  }

  async #serve(storedName: string, request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const wrong = new Refused('Use GET to read files.', { httpStatus: 405 })
      return refusal(wrong, undefined, this.convention).response
    }
    const blob = await this.file(decoded(storedName))
    if (!blob) return new Response('No such file', { status: 404, headers: { 'content-type': 'text/plain' } })
    return fileResponse(blob, storedName, request.headers.get('range'))
  }

  /** Returns a stored file, or one that the backend generates from its name. */
  async file(name: string): Promise<Blob | undefined> {
    return (await this.store.storage.file(name)) ?? this.backend.file?.(name, this.store.begin().tx)
  }
}

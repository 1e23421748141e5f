import type { Backend } from '../backend.ts'
import { extensionOf } from '../contract/files.ts'
import type { CommitOptions, WorldStore } from '../storage/world-store.ts'
import { type RealClock, simulatedNow } from './clock.ts'
import type { Context } from './operation.ts'
import { Random } from './random.ts'
import type { BackendTypes, Chosen } from './types.ts'

/** What nobody outside may know or guess. Left out, it follows from the world, so that the same calls make the same world. */
export interface Secrets {
  /** Where codes, tokens and names of stored files come from. */
  random?: Random
  /** What the backend signs with. */
  key?: string
}

interface Setup<B extends BackendTypes> {
  backend: Backend<B>
  store: WorldStore<B>
  realNow: RealClock
  /** The address of the app, ending with a slash. */
  appUrl: string
  secrets: Secrets | undefined
  otherwise(): Chosen<string>
}

/** Makes what a call works with: one unit of work, and the moment, random numbers and files that belong to it. */
export class ContextFactory<B extends BackendTypes> {
  readonly #setup: Setup<B>

  constructor(setup: Setup<B>) {
    this.#setup = setup
  }

  /** Inside the store's `exclusive`. `commit` makes the changes last; where there are none, nothing is written. */
  begin(): { context: Context<B>; commit(options?: CommitOptions): Promise<void> } {
    const { backend, store, realNow, appUrl, secrets, otherwise } = this.#setup
    const { tx, changes } = store.begin()
    const state = backend.state(tx).need(1)
    const drawn = new Random(store.identity?.seed ?? 0, state.draws)
    const { random = drawn, key = 'simulated' } = secrets ?? {}
    const kept = new Map<string, Blob>()
    const dropped: string[] = []
    return {
      context: {
        tx,
        now: simulatedNow(state, realNow),
        random,
        key,
        otherwise: otherwise(),
        files: {
          keep(upload, purpose) {
            const name = `${purpose}-${random.fileId()}.${extensionOf(upload.kind)}`
            kept.set(name, upload.blob)
            return `/storage/${name}`
          },
          drop: (path) => dropped.push(path.slice(path.lastIndexOf('/') + 1)),
        },
        pageUrl: (path) => appUrl + path.replace(/^\//, ''),
      },
      commit: async (options) => {
        if (drawn.draws !== state.draws) backend.state(tx).patch(1, { draws: drawn.draws })
        await store.commit(changes(), kept, dropped, options)
      },
    }
  }
}

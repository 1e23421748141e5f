import type { Backend } from '../backend.ts'
import { extensionOf } from '../contract/files.ts'
import type { CommitOptions, WorldSetup } from '../storage/world-setup.ts'
import type { WorldStore } from '../storage/world-store.ts'
import { simulatedNow } from '../base/clock.ts'
import type { Context } from './operation.ts'
import { Random } from '../base/random.ts'
import type { BackendTypes, Chosen } from './types.ts'

/** Sources of values that strangers must not guess. The defaults are predictable: the seed and a fixed key. */
export interface Secrets {
  /** Draws codes, tokens and the names of stored files. */
  random?: Random
  /** The key for signatures, such as those of a simulated identity provider. */
  key?: string
}

export interface ContextSetup extends Pick<WorldSetup, 'realNow'> {
  /** URL of the app, with a trailing slash: `https://example.com/demo/`. */
  appUrl: string
  secrets?: Secrets
}

/** Returns a new context: one unit of work with its time, random numbers and files. Call it inside `exclusive`. */
export type BeginContext<B extends BackendTypes> = () => {
  context: Context<B>
  /** Commits the changes; writes nothing if there are none. */
  commit(options?: CommitOptions): Promise<void>
}

/** Returns the function that begins a context, for a call or for a change outside of a call. */
export function contextsOf<B extends BackendTypes>(
  backend: Backend<B>,
  store: WorldStore<B['tables']>,
  { realNow = () => Date.now(), appUrl, secrets = {} }: ContextSetup,
  otherwise: () => Chosen<string>,
): BeginContext<B> {
  return () => {
    const { tx, changes } = store.begin()
    const state = backend.state(tx).need(1)
    const drawn = new Random(store.identity?.seed ?? 0, state.draws)
    const { random = drawn, key = 'simulated' } = secrets
    const stored = new Map<string, Blob>()
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
}

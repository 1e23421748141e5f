import * as v from 'valibot'
import type { Backend } from './engine/backend.ts'
import { checksum } from './engine/data/checksum.ts'
import { allTabs, savedValue, saveValue, thisTab } from './engine/hosts/browser/saved.ts'
import type { JobBoard, Runtime } from './operation.ts'
import { editNews, seedsChanged } from './panel/edits.ts'
import type { SimulatorHost } from './board-panel/host.ts'

// Edits of the simulator while it runs in the development server (`npm start`). Builds contain none of this.

type Hot = NonNullable<ImportMeta['hot']>

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** The path of a saved file in the project (`scripts/build/edits.ts`). */
    'simulator:edit': string
  }
}

/** The name of the saved sentence for the page that reloads. */
const reasonKey = 'fieldwork.simulator.reloaded'

/**
 * Follows the edits that Vite tells this page of.
 * @returns a function that takes an edited job board over; undefined means that the edited code failed to load
 */
export function followEdits(
  hot: Hot,
  runtime: Runtime,
  host: Pick<SimulatorHost, 'refresh' | 'frames'>,
): (board: Backend<JobBoard> | undefined) => void {
  /** The file that was saved last, and those of the update under way. */
  let saved = ''
  const files = new Set<string>()
  const checkSeeds = host.frames.isInside ? () => undefined : followSeeds(runtime)
  hot.on('simulator:edit', (file) => {
    saved = file
  })
  hot.on('vite:beforeUpdate', ({ updates }) => {
    if (updates.some(({ acceptedPath }) => acceptedPath.endsWith('/mocks/backend.ts'))) files.add(saved)
  })
  hot.on('vite:beforeFullReload', () => {
    if (saved.startsWith('mocks/')) explainReload(`${named([saved])} can’t be swapped while the page runs`)
  })
  hot.on('vite:ws:disconnect', () => explainReload('the development server restarted'))
  sayWhyReloaded()

  return (board) => {
    const edited = [...files]
    const what = named(edited)
    const isSeed = edited.some((file) => file.startsWith('mocks/scenarios/'))
    files.clear()
    const isTaken = board && attempt(() => runtime.replace(board))
    if (isTaken === undefined) {
      say(`${what} has an error, so the page keeps the code from before. The console has the error.`, 'warn')
      return
    }
    if (!isTaken) {
      explainReload(`${what} changes the tables`)
      location.reload()
      return
    }
    if (what !== '') say(`${what} updated, data kept.`)
    whenVisible(() => void host.refresh())
    if (isSeed) checkSeeds()
  }
}

/** Returns short names of files: `jobs/search` for an operation, `rules/text.ts` for others of the simulator. */
function named(files: readonly string[]): string {
  const names = files.map((file) =>
    file.replace(/^mocks\/(?:api\/(?!index\.gen)(.+)\.ts$)?/, (_, call: string | undefined) => call ?? ''),
  )
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ')
}

function say(text: string, level: 'info' | 'warn' = 'info'): void {
  console[level](`[simulator] ${text}`)
  editNews.set(text)
}

/** Runs edited code, which may fail. @returns undefined if it did; the console then has the error */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    console.error(error)
    return undefined
  }
}

function explainReload(why: string): void {
  saveValue(thisTab, reasonKey, why)
}

function sayWhyReloaded(): void {
  const why = savedValue(thisTab, reasonKey, v.string(), '')
  explainReload('')
  if (why !== '') say(`Page reloaded: ${why}.`)
}

/** Spares the tab in front the calls of those behind it. */
function whenVisible(work: () => void): void {
  if (document.visibilityState === 'visible') work()
  else document.addEventListener('visibilitychange', work, { once: true })
}

const seedsKey = 'fieldwork.simulator.seeds'
const savedSeeds = v.array(v.object({ epoch: v.string(), seeds: v.string() }))
const mostSaved = 10

/** Compares the seeds of this world with those that the code makes now. @returns a function that compares them again */
function followSeeds(runtime: Runtime): () => void {
  const { store } = runtime
  let epoch: string | undefined

  function check(): void {
    const { identity } = store
    const scenario = runtime.backend.scenarios.find(({ name }) => name === identity?.scenario)
    if (!identity || !scenario) return
    const seeds = attempt(() => checksumOf(scenario.build(identity.seed, seedTime)))
    if (seeds === undefined) return
    const saved = readSaved()
    const known = saved.find((each) => each.epoch === identity.epoch)
    if (!known) save([...saved, { epoch: identity.epoch, seeds }])
    const isChanged = known !== undefined && known.seeds !== seeds
    if (isChanged && !seedsChanged.get())
      console.warn('[simulator] The seeds changed. Reset? The Simulator has a button for it.')
    seedsChanged.set(isChanged)
  }
  // A migrated world has a new epoch, but its rows are from the one before.
  const before = store.notice === 'migrated' ? readSaved().at(-1) : undefined
  if (before && store.identity) save([...readSaved(), { ...before, epoch: store.identity.epoch }])
  const checkSoon = () => {
    if (epoch === store.identity?.epoch) return
    epoch = store.identity?.epoch
    // A large scenario takes a second.
    setTimeout(check, pause)
  }
  store.subscribe(checkSoon)
  checkSoon()
  return check
}

/** Leaves the page time to show its first screen, in milliseconds. */
const pause = 1_000

/** The time of the seeds that are compared: any, but always the same. */
const seedTime = Date.UTC(2026, 0, 1)

function checksumOf({ data, files }: { data: object; files: ReadonlyMap<string, Blob> }): string {
  return checksum('seeds', JSON.stringify([data, [...files].map(([name, { size }]) => [name, size])]))
}

const readSaved = () => savedValue(allTabs, seedsKey, savedSeeds, [])

function save(seeds: v.InferOutput<typeof savedSeeds>): void {
  saveValue(allTabs, seedsKey, seeds.slice(-mostSaved))
}

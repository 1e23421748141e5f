import { worldState } from '../engine/base/clock.ts'
import type { BackendTypes } from '../engine/call/types.ts'
import type { Context } from '../engine/call/operation.ts'
import type { Step } from '../engine/data/history.ts'
import type { TableSpecs } from '../engine/data/table.ts'
import { type Change, idOf } from '../engine/data/unit-of-work.ts'
import type { Runtime } from '../engine/runtime.ts'
import type { Position } from '../engine/storage/storage.ts'
import { filesIn } from '../engine/storage/world-file.ts'
import type { WorldStore } from '../engine/storage/world-store.ts'
import type { AnyContext, PanelTools, WholeParts } from './panel-context.ts'
import type { PanelParts } from './parts.ts'

type World = Pick<PanelTools, 'backend' | 'runtime'> & { parts: Pick<PanelParts, 'goingBack'> }

/**
 * Restores the data from before a change, as far as it goes back (`PanelParts.goingBack`).
 * @param head the number of the change
 * @param what the name of the change, for the history
 * @returns the outcome in words, with the number of files that can't be restored: the store doesn't keep deleted ones
 */
export async function goBack(
  { backend, runtime, parts }: World,
  head: number,
  what: string,
): Promise<string> {
  const lost = await backTo(
    runtime,
    head,
    (undo, context) => {
      const { draws } = backend.state(context.tx).need(1)
      return (parts.goingBack?.(undo, context) ?? undo).map((change) => keepingDraws(change, draws))
    },
    `restore the data from before ${what}`,
  )
  if (!lost) return 'This change is too old to go back to. Choose a newer one.'
  const files = lost.length === 0 ? '' : ` ${plural(lost.length)} deleted since and can’t be restored.`
  return `Data restored to how it was before “${what}”.${files}`
}

/**
 * Restores all rows from before a step of the history. This adds a step, so it can be undone.
 * @param head the number of the step
 * @param adjust may omit or alter the changes that restore the rows
 * @param what the description in the history
 * @returns the names of files that restored rows mention but that no longer exist; null if the step is no longer in the
 *   history
 */
export async function backTo<B extends BackendTypes>(
  runtime: Runtime<B>,
  head: number,
  adjust: (undo: readonly Change[], context: Context<B>) => readonly Change[],
  what: string,
): Promise<readonly string[] | null> {
  const { store } = runtime
  return await store.exclusive(async () => {
    const { steps } = store.history
    const first = steps.findIndex((step) => step.head === head)
    const later = first === -1 ? [] : steps.slice(first).toReversed()
    const undo = new Map<string, Change>()
    for (const change of later.flatMap((step) => step.undo))
      undo.set(`${change.table}/${idOf(change)}`, change)
    if (undo.size === 0) return null
    const { context } = runtime.begin()
    const origin = { who: 'Simulator', what, at: context.now }
    const changes = adjust([...undo.values()], context)
    await store.commit(changes, new Map(), [], { whenFull: 'reserved', origin, back: head })
    const mentioned = [...filesIn(changes)]
    const found = await Promise.all(mentioned.map((name) => runtime.file(name)))
    return mentioned.filter((_name, at) => !found[at])
  })
}

/**
 * Returns the number of the first change after a position: null if nothing has changed since, undefined if it is no
 * longer in the history.
 */
export function changeAfter(
  { position: now, history }: Pick<WorldStore<TableSpecs>, 'position' | 'history'>,
  position: Position,
): number | null | undefined {
  if (!position || position.epoch !== now?.epoch) return undefined
  if (position.head === now.head) return null
  return history.steps.find(({ head }) => head === position.head + 1)?.head
}

/**
 * Describes the latest changes, newest first, each from the rows as they were right after it, since later
 * changes may have renamed or removed them.
 * @param tx a unit of work that is never committed. It goes back change by change
 */
export function changesInWords(
  steps: readonly Step[],
  sentenceOf: WholeParts['sentenceOf'],
  tx: AnyContext['tx'],
) {
  return steps.toReversed().flatMap((step) => {
    const { origin } = step
    const told = origin ? [{ ...step, ...origin, sentence: sentenceOf(origin, step, tx) }] : []
    for (const change of step.undo) {
      if ('put' in change) tx[change.table]?.put(change.put)
      else tx[change.table]?.remove(change.remove)
    }
    return told
  })
}

const plural = (files: number) => (files === 1 ? '1 file was' : `${files} files were`)

/** Keeps the count of random draws: repeating draws would repeat the tokens of the remaining sessions. */
function keepingDraws(change: Change, draws: number): Change {
  const isState = 'put' in change && Object.keys(worldState).every((field) => field in change.put)
  return isState ? { table: change.table, put: Object.assign({}, change.put, { draws }) } : change
}

import { worldState } from '../engine/base/clock.ts'
import type { Step } from '../engine/data/history.ts'
import type { Change } from '../engine/data/unit-of-work.ts'
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
  const lost = await runtime.backTo(
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

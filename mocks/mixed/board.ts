import { jobBoard } from '../backend.ts'
import type { Backend } from '../engine/backend.ts'
import type { JobBoard, Scenario } from '../operation.ts'
import { collection, settings } from '../scenarios/foundation.ts'
import { tables } from '../model/tables.ts'
import { realPath } from './files.ts'
import { firstOwnId } from './learned.ts'
import { Mix } from './mix.ts'
import { Real, type RealSetup } from './real.ts'
import type { Sides } from './sides.ts'

/** The call that decides about card payments: with a real intent, cards are the real provider's. */
export const cardCall = 'payments/fetch-stripe-intent'

/** A world without rows but the settings, whose own rows have ids that a backend doesn't reach (rules 49). */
export const mixed: Scenario = {
  name: 'mixed',
  about: 'What the real backend has shown, and what simulated calls made of it.',
  personas: [],
  build: () => ({
    data: {
      ...Object.fromEntries(
        Object.keys(tables).map((name) => [name, { sequence: firstOwnId - 1, rows: [] }]),
      ),
      // Of the third parties, only the card provider is simulated.
      settings: collection([Object.assign(settings(), { tidio: null, google_client_id: null })]),
    },
    files: new Map(),
  }),
}

/**
 * The job board in front of which a real backend answers the calls that are not simulated. Of the third parties, only the
 * card provider is simulated, and only if payments are when it starts.
 * @returns also the mix of an opened runtime
 */
export function mixedBoard(
  setup: RealSetup,
  sides: Sides,
): { board: Backend<JobBoard>; mix: () => Mix | undefined } {
  let mix: Mix | undefined
  const real = new Real(setup)
  const { name, thirdParties } = jobBoard
  const simulatesCards = sides.isOpen(cardCall) || sides.of(cardCall) === 'simulated'
  const hosts = thirdParties?.hosts.filter((host) => simulatesCards && host.endsWith('.stripe.com')) ?? []
  const board: Backend<JobBoard> = {
    ...jobBoard,
    name: `${name}:${real.address}`,
    scenarios: [mixed],
    async file(stored, tx) {
      const given = realPath(tx, stored)
      return given === undefined ? jobBoard.file?.(stored, tx) : await real.fileFrom(given)
    },
    ...(thirdParties && { thirdParties: { ...thirdParties, hosts } }),
    inFront(runtime) {
      mix = new Mix(real, sides, runtime)
      return mix.handle
    },
  }
  return { board, mix: () => mix }
}

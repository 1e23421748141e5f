import { jobBoard } from '../backend.ts'
import type { Backend } from '../engine/backend.ts'
import type { JobBoard, Scenario } from '../operation.ts'
import { collection, settings } from '../scenarios/foundation.ts'
import { tables } from '../model/tables.ts'
import { firstOwnId } from './learned.ts'
import { Mix, type RealBackend } from './mix.ts'
import type { Sides } from './sides.ts'

/** A world without rows but the settings, whose own rows have ids that a backend doesn't reach (rules 48). */
export const mixed: Scenario = {
  name: 'mixed',
  about: 'What the real backend has shown, and what simulated calls made of it.',
  personas: [],
  build: () => ({
    data: {
      ...Object.fromEntries(
        Object.keys(tables).map((name) => [name, { sequence: firstOwnId - 1, rows: [] }]),
      ),
      settings: collection([settings()]),
    },
    files: new Map(),
  }),
}

/** The job board in front of which a real backend answers the calls that are not simulated. */
export function mixedBoard(real: RealBackend, sides: Sides): Backend<JobBoard> {
  let mix: Mix | undefined
  return {
    ...jobBoard,
    name: `${jobBoard.name}:${real.address}`,
    scenarios: [mixed],
    file: async (name) => (await mix?.fileNamed(name)) ?? jobBoard.file?.(name),
    inFront(runtime) {
      mix = new Mix(real, sides, runtime)
      return mix.handle
    },
  }
}

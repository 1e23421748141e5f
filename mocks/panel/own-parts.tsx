import * as v from 'valibot'
import { pinSchema } from '../engine/network/network.ts'
import { readWorld } from '../engine/storage/world-file.ts'
import type { PanelTools, WholeParts } from './panel-context.ts'
import { PanelFrame } from './Panel.tsx'
import type { PanelParts, ScenarioFiles } from './parts.ts'
import { useFrame } from './useFrame.ts'
import { useSections } from './useSections.tsx'

type Own = Pick<PanelTools, 'runtime' | 'host' | 'options'>

/** Returns the parts that a backend adds, and the panel's own for the others. */
export function wholeParts(given: PanelParts, own: Own): WholeParts {
  return {
    Frame,
    sentenceOf: ({ who, what }) => `${who === 'visitor' ? 'A visitor' : who}: ${what}`,
    scenarios: scenarioFiles(own),
    ...given,
    words: { ...words, ...given.words },
  }
}

function Frame() {
  const { data, clock, network, log } = useSections()
  return <PanelFrame frame={useFrame()} tabs={[data, clock, network, log]} />
}

const words: WholeParts['words'] = {
  clock: 'If you move the clock back, later events are dated in the future.',
  reset:
    'A scenario always begins with the same data. All tabs of this browser switch to it. Your current data is kept.',
  scenario: 'For tests: this data in one file, which “Open saved data” opens.',
}

const pinned = v.object({ pins: v.optional(v.array(pinSchema)) })

/** Saves the data and the pinned answers. */
function scenarioFiles({ runtime, host, options }: Own): ScenarioFiles {
  return {
    async save() {
      const { file, missing } = await runtime.save()
      const pins = options.get().pins.map((pin) => runtime.log.shared(pin))
      return { file: { ...file, pins }, missing }
    },
    read(file) {
      const world = readWorld(
        file,
        runtime.backend.scenarios.map(({ name }) => name),
      )
      const parsed = v.safeParse(pinned, file)
      if (!parsed.success)
        throw new Error('The pinned answers in this file can’t be read. Choose another one.')
      return {
        world,
        enter() {
          const { pins } = parsed.output
          if (pins) options.set({ ...options.get(), pins })
          host.begin?.()
          return Promise.resolve(undefined)
        },
      }
    },
  }
}

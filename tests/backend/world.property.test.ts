import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explored } from '../support/sample.ts'
import { createTestBackend, worldOf } from '../support/backend.ts'
import { type Choices, choices, people, Play } from '../support/play.ts'
import { steps } from '../support/play-steps.ts'
import { checkFiles, checkRows, checkScreens } from '../support/play-invariants.ts'

class Command implements fc.AsyncCommand<object, Play> {
  readonly name: string
  readonly choice: Choices

  constructor(name: string, choice: Choices) {
    this.name = name
    this.choice = choice
  }

  check = () => true

  async run(_model: object, play: Play): Promise<void> {
    await steps[this.name]?.(play, this.choice)
    await play.look(checkRows)
    await checkScreens(play, this.choice.anybody)
  }

  toString = () => `${this.name} ${JSON.stringify(this.choice)}`
}

const runs = explored(14)
/** Time limit for one run of many commands on a slow and busy machine, in milliseconds. */
const timeoutPerRun = 5_000

describe('for any actions of several people in any order', () => {
  it(
    'the invariants hold, across tabs, reload and replay (rules 5, 8, 14, 19, 21, 23, 24, 28, 33)',
    async () => {
      const commands = Object.keys(steps).map((name) => choices.map((choice) => new Command(name, choice)))
      await fc.assert(
        fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (cmds) => {
          let played: Play | undefined
          await fc.asyncModelRun(async () => {
            played = await Play.begin()
            return { model: {}, real: played }
          }, cmds)
          if (!played) return
          for (const person of people) await checkScreens(played, person)
          await checkFiles(played)
          const worlds = [await createTestBackend('everyday', played.storage), ...played.tabs]
          const [replayed, ...seen] = await Promise.all(
            worlds.map(async (tab) => JSON.stringify(await worldOf(tab))),
          )
          expect(seen).toEqual([replayed, replayed])
        }),
        runs,
      )
    },
    runs.numRuns * timeoutPerRun,
  )
})

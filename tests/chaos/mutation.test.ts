import { expect, it } from 'vitest'
import { root } from '../../scripts/check/places.ts'
import { endProgramsAfterwards, Program } from '../support/program.ts'

endProgramsAfterwards()

it.each<[target: string, code: number, words: RegExp]>([
  ['mocks/api/cvs/set-default.ts', 0, /visible changes, [1-9]\d* noticed under the right call/],
  ['mocks/rules/relative-time.ts', 1, /^mocks\/rules\/relative-time\.ts has no code/],
])('npm run mutation -- --kit %s ends with code %i', async (target, code, words) => {
  const program = new Program(root, ['--kit', target], {}, 'scripts/mutation.ts')
  expect([await program.ending(), program.output]).toEqual([code, expect.stringMatching(words)])
})

import { beforeAll, expect, it } from 'vitest'
import { resultsOfAnswers } from '../../conformance/answers.ts'
import { checks as clockChecks } from '../../conformance/checks/clock.ts'
import { fixedChecks } from '../../conformance/checks/index.ts'
import type { Check } from '../../conformance/check.ts'
import { Recorder, runChecks } from '../../conformance/run.ts'
import { simulate } from '../../conformance/simulated.ts'
import { Stage } from '../../conformance/stage.ts'
import { Transport } from '../../conformance/transport.ts'
import { jobBoard } from '../backend.ts'

// The rules that any backend must follow are the conformance kit's checks, which run here in process. The tests beside it
// prove what the kit can't: words.test.ts what calls say, payments.test.ts what becomes of money, and effects.test.ts
// the rest. The emails and notifications of all calls are in tests/backend/successes.test.ts.

/** The calls whose refusals are stored, because they count wrong codes (rules 9). */
const counting = /\/(?:verify|reset-password)$/

/** Returns a context for checks, in which a refusal that changes the world breaks the connection. */
async function stageIn(scenario: string) {
  const { target, setup, runtime } = await simulate(jobBoard, scenario)
  const fetch = async (request: Request) => {
    const before = runtime.store.history.steps
    const response = await target.fetch(request)
    const isRefusal = (await response.clone().text()).includes('"status":"error"')
    if (isRefusal && runtime.store.history.steps !== before && !counting.test(request.url)) {
      throw new Error('the refusal changed the world')
    }
    return response
  }
  const recorder = new Recorder()
  const stage = new Stage(new Transport({ ...target, fetch }, recorder.note), setup, true, scenario)
  return { stage, recorder }
}

let everyday: Awaited<ReturnType<typeof stageIn>>
beforeAll(async () => {
  everyday = await stageIn('everyday')
})

const outcomeOf = async (check: Check, { stage, recorder } = everyday) =>
  (await runChecks([check], stage, recorder, {}))[0]?.outcome

it.each(fixedChecks)('$call $kind: $title', async (check) => {
  // From here on, the clock moves, and sessions expire.
  if (check === clockChecks[0]) {
    await everyday.stage.tidy(true)
    everyday.stage.forgetPeople()
  }
  const outcome = await outcomeOf(check)
  // What depends on the settings' keys is offered by one of the worlds.
  const isOffered = outcome?.status !== 'not offered'
  expect(isOffered ? outcome : await outcomeOf(check, await stageIn('empty'))).toEqual({ status: 'passed' })
})

it('all calls succeed and follow the contract', () => {
  const results = resultsOfAnswers(everyday.recorder, () => undefined)
  expect(results.filter((result) => result.outcome.status !== 'passed')).toEqual([])
})

import { resultsOfAnswers } from './answers.ts'
import { fixedChecks } from './checks/index.ts'
import type { Check, Result } from './check.ts'
import { contractOf } from './contract.ts'
import type { Report } from './report/report.ts'
import { type Limits, Recorder, runChecks } from './run.ts'
import type { Setup } from './setup.ts'
import { Stage } from './stage.ts'
import { type Target, Transport } from './transport.ts'

/** What a run is asked for. */
export interface Wanted {
  target: Target
  setup: Setup
  mayWrite: boolean
  /** Tags or calls; empty for all. */
  only: readonly string[]
  seed: number
  minutes: number
}

/** Runs all checks against a backend. Never rejects because of it. */
export async function runKit({ target, setup, mayWrite, only, seed, minutes }: Wanted): Promise<Report> {
  const started = new Date()
  const recorder = new Recorder()
  const transport = new Transport({ ...target, accessKey: setup.accessKey }, recorder.note)
  const stage = new Stage(transport, setup, mayWrite, started.getTime().toString(36))
  const limits: Limits = { deadline: started.getTime() + minutes * 60_000 }
  const isWanted = ({ call }: Pick<Check, 'call'>) =>
    only.length === 0 || only.includes(call) || only.includes(contractOf(call).tag)
  const results: Result[] = await runChecks(fixedChecks.filter(isWanted), stage, recorder, limits)
  await stage.tidy(true).catch(() => undefined)
  await setup.resetClock?.().catch(() => undefined)
  const ofAnswers = resultsOfAnswers(recorder, () => undefined, limits.stopped)
  return {
    subject: target.url,
    startedAt: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 100) / 10,
    seed,
    results: [...ofAnswers.filter(({ check }) => isWanted(check)), ...results],
    findings: [],
    notes: notesOf(stage, limits),
  }
}

function notesOf({ signedUp }: Stage, { stopped }: Limits): string[] {
  return [
    ...(stopped === undefined ? [] : [`The run ended early: ${stopped}.`]),
    ...(signedUp.length > 0
      ? [
          `${signedUp.length} accounts were signed up and stay, since no call deletes one: ${signedUp[0]} and so on.`,
        ]
      : []),
  ]
}

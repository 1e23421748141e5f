import { type Trial, tryChange, type Verdict } from './trial.ts'

// Tries the changes that kit.ts sends, one at a time.

// The simulator logs answers that break the contract, which most changes cause.
console.error = () => undefined

process.on('message', (trial: Trial) => {
  void tryChange(trial)
    .catch((error: unknown): Verdict => ({ seen: 'broken', failure: String(error) }))
    .then((verdict) => process.send?.(verdict))
})

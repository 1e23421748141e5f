/** Why the simulator couldn't start; `undefined` unless it has failed. */
let problem: string | undefined
const listeners = new Set<() => void>()

/** Reports that the simulator couldn't start, so no backend will answer. `message` is shown to the user. */
export function reportStartProblem(message: string): void {
  problem = message
  for (const listener of listeners) listener()
}

/** Returns the reported message, or `undefined`. */
export function startProblem(): string | undefined {
  return problem
}

/** Subscribes to reports. Returns a function that unsubscribes. */
export function onStartProblem(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

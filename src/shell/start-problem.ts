/** Why no backend will answer the app's calls, if the start has failed. */
let problem: string | undefined
const listeners = new Set<() => void>()

/** Reports that no backend will answer. `message` is shown to the user. */
export function reportStartProblem(message: string): void {
  problem = message
  for (const listener of listeners) listener()
}

/** Returns the reported message, or `undefined`. */
export function startProblem(): string | undefined {
  return problem
}

/** Subscribes to reports. Returns a function that ends the subscription. */
export function onStartProblem(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

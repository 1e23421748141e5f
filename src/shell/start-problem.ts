/** Why the app's calls cannot be answered, if that turned out at the start. */
let problem: string | undefined
const listeners = new Set<() => void>()

/** Tells the page that nothing will answer its calls. `message` is a sentence for people. */
export function reportStartProblem(message: string): void {
  problem = message
  for (const listener of listeners) listener()
}

/** @returns the sentence, or `undefined` while all is well */
export function startProblem(): string | undefined {
  return problem
}

/** @returns a function that ends the subscription */
export function onStartProblem(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

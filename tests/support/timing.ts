/**
 * The shortest of some runs, in milliseconds: whatever else the machine does only adds to it.
 * Good for comparing two of them, never for how long something may take.
 */
export function shortest(work: () => unknown, runs = 3): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}

/**
 * How many times longer work takes with eight times the input: about 8 where it looks at each piece once, about 64 where
 * it looks at all of them for each.
 * @param size large enough to be measured
 */
export function growth<T>(inputOf: (size: number) => T, work: (input: T) => unknown, size: number): number {
  const [small, large] = [inputOf(size), inputOf(8 * size)]
  shortest(() => work(small))
  return shortest(() => work(large)) / shortest(() => work(small), 9)
}

/** Between linear and quadratic growth, with room for a busy machine on both sides. */
export const linear = 30

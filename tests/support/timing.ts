/**
 * Returns the processor time of some work, in microseconds. Other programs don't count towards it. Compare it only with
 * other costs in the same process, because machines differ in speed.
 */
export async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  // At least 1 µs, because callers divide by a cost.
  return Math.max(user + system, 1)
}

/** Returns the lowest cost of several runs, as some include garbage collection. */
export async function leastCostOf(work: () => unknown, runs = 3): Promise<number> {
  const costs: number[] = []
  while (costs.length < runs) costs.push(await costOf(work))
  return Math.min(...costs)
}

/**
 * Returns the factor by which the cost grows with eight times the input: about 8 if linear, about 64 if quadratic.
 * @param size large enough to be measured
 */
export async function growth<T>(
  inputOf: (size: number) => T,
  work: (input: T) => unknown,
  size: number,
): Promise<number> {
  const [small, large] = [inputOf(size), inputOf(8 * size)]
  await leastCostOf(() => work(small))
  return (await leastCostOf(() => work(large), 9)) / (await leastCostOf(() => work(small), 9))
}

/** The limit for `growth`: between linear (8) and quadratic (64), with some margin. */
export const linear = 30

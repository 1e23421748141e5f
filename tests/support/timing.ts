/**
 * What work costs, to be compared with what other work costs in the same process: never to be compared with a number of
 * milliseconds. It is counted in time of the processor, so that what else runs on the machine adds nothing.
 */
export async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  // Below this there is nothing to be measured.
  return Math.max(user + system, 1)
}

/** The least that some runs cost: now and then one pays for the garbage of those before it. */
export async function leastCostOf(work: () => unknown, runs = 3): Promise<number> {
  const costs: number[] = []
  while (costs.length < runs) costs.push(await costOf(work))
  return Math.min(...costs)
}

/**
 * How many times more work costs with eight times the input: about 8 where it looks at each piece once, about 64 where it
 * looks at all of them for each.
 * @param size large enough to be measured
 */
export async function growth<T>(
  inputOf: (size: number) => T,
  work: (input: T) => unknown,
  size: number,
): Promise<number> {
  const [small, large] = [inputOf(size), inputOf(8 * size)]
  await leastCostOf(() => work(small))
  return (await leastCostOf(() => work(large))) / (await leastCostOf(() => work(small), 9))
}

/** Between linear and quadratic growth, with room on both sides. */
export const linear = 30

/**
 * Removes steps from a sequence while the rest still shows a difference, in at most `tries` attempts.
 * @param shows runs a sequence and returns its difference, if any
 * @param seen the difference that the whole sequence shows
 */
export async function shrink<S, D>(
  whole: readonly S[],
  seen: D,
  shows: (steps: readonly S[]) => Promise<D | undefined>,
  tries: number,
): Promise<{ steps: readonly S[]; seen: D }> {
  let best = { steps: whole, seen }
  let left = tries
  let size = Math.ceil(whole.length / 2)
  while (size >= 1) {
    let removed = false
    // Starts from the end, because later steps depend on earlier ones.
    for (let from = best.steps.length - size; from > -size && left > 0; from -= size) {
      const steps = best.steps.filter((_, at) => at < from || at >= from + size)
      if (steps.length === best.steps.length) continue
      left -= 1
      const still = await shows(steps)
      if (still === undefined) continue
      best = { steps, seen: still }
      removed = true
    }
    if (left <= 0) break
    if (!removed || size > 1) size = size === 1 ? 0 : Math.floor(size / 2)
  }
  return best
}

/**
 * Resolves after the next paint, so that a press shows an effect before the work that it starts. Hidden tabs don't
 * paint, so it resolves within 100 ms in any case.
 */
export async function nextPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
}

/**
 * Resolves after the next paint, so that a press shows its effect before the work it starts. Resolves within 100 ms in any
 * case, because hidden tabs do not paint.
 */
export async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
}

/**
 * Resolves once what has just changed has been painted: a press is answered at once, however long the work that it starts
 * takes. Within a tenth of a second in any case, as a tab that nobody sees paints nothing.
 */
export async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })
}

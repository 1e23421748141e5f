/** Returns the page numbers to show: first, last, current and its neighbours; `null` is a gap. */
export function pageWindow(page: number, pages: number): Array<number | null> {
  const wanted = new Set([1, pages, page - 1, page, page + 1])
  if (page <= 3) [2, 3].forEach((n) => wanted.add(n))
  if (page >= pages - 2) [pages - 1, pages - 2].forEach((n) => wanted.add(n))
  const numbers = [...wanted].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)
  return numbers.flatMap((n, index) => {
    const before = numbers[index - 1]
    if (before === undefined || n - before === 1) return [n]
    // A gap of one page shows that page instead.
    return n - before === 2 ? [n - 1, n] : [null, n]
  })
}

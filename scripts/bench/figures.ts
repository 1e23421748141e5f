/** The middle one of some numbers; of an even count the mean of the middle two. NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (upper + lower) / 2
}

/**
 * The number that a share of some numbers does not exceed (the nearest one, never one in between). NaN of none.
 * @param share above 0, up to 1: 0.95 for the 95th percentile
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

/** One property of each. */
export function column<K extends string>(rows: readonly Record<K, number>[], key: K): number[] {
  return rows.map((row) => row[key])
}

/** Milliseconds: "7.4 ms" below ten, "312 ms" above. */
export function ms(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0)} ms`
}

/** "1.24". */
export function ratio(value: number): string {
  return value.toFixed(2)
}

/** Bytes in thousands: "143.2 kB". */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Bytes in millions: "52.1 MB". */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Rows under heads in Markdown; what begins with a figure stands right. */
export function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const rules = heads.map((_, place) => (isFigures(rows, place) ? '--:' : '---'))
  return [heads, rules, ...rows].map(line).join('\n')
}

function isFigures(rows: readonly (readonly string[])[], place: number): boolean {
  return rows.every((row) => /^\d/.test(row[place] ?? ''))
}

/** Rows under heads as text. The first columns of words stand left, what begins with a figure stands right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const hasHeads = heads.some((head) => head !== '')
  const all = hasHeads ? [heads, ...rows] : rows
  const widths = heads.map((_, place) => Math.max(...all.map((row) => row[place]?.length ?? 0)))
  const right = heads.map((_, place) => isFigures(rows, place))
  return all
    .map((row) =>
      widths
        .map((width, place) => {
          const cell = row[place] ?? ''
          return right[place] ? cell.padStart(width) : cell.padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n')
}

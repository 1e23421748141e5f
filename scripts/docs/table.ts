/** Formats a Markdown table. Columns of numbers are right-aligned. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const isFigures = (place: number) => rows.every((row) => /^\d/.test(row[place] ?? ''))
  return [heads, heads.map((_, place) => (isFigures(place) ? '--:' : '---')), ...rows].map(line).join('\n')
}

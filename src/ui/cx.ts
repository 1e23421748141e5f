/** Joins class names and drops empty ones: `cx('row', isOpen && 'open')`. Later names don't override earlier ones. */
export function cx(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(' ')
}

/** Joins class names and drops the empty ones: `cx('row', isOpen && 'is-open')`. Later classes do not override earlier ones. */
export function cx(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(' ')
}

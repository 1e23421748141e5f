/**
 * Encodes a payload for the backend (rules 3): booleans as 1 or 0, numbers as digits, files as named file parts, a list
 * of files as a repeated field, other lists and objects as JSON. Null and undefined are omitted.
 */
export function toFormData(payload: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) {
    if (isFileList(name, value)) for (const file of value) append(form, name, file)
    else append(form, name, value)
  }
  return form
}

function append(form: FormData, name: string, value: unknown) {
  if (value === undefined || value === null) return
  if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'file')
  else form.append(name, textOf(value))
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return digits(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Formats a number without an exponent, even 1e21. NaN and infinite numbers become empty text. */
function digits(value: number): string {
  if (!Number.isFinite(value)) return ''
  const plain = String(value)
  // The formatter's set-up takes a while.
  if (!plain.includes('e')) return plain
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
}

/** Returns whether a value is a list of files. An empty list is one if its field's name ends with `[]`. */
function isFileList(name: string, value: unknown): value is Blob[] {
  if (!Array.isArray(value) || !value.every((entry) => entry instanceof Blob)) return false
  return value.length > 0 || name.endsWith('[]')
}

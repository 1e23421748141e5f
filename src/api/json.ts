/** An object of JSON or of form data. */
export type Json = { readonly [name: string]: unknown }

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

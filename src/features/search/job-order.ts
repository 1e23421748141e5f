/**
 * The orders that results can be sorted by. The backend has only one, so the app sorts them itself, if all are on one
 * page. They can't be sorted by salary, because amounts are in many currencies and their period is unknown.
 */
export const jobOrders = [
  { value: 'found', label: 'Featured, then newest' },
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'Title, A to Z' },
] as const

export type JobOrder = (typeof jobOrders)[number]['value']

/** Reads the order from a URL; `found` if it is missing or invalid. */
export function readOrder(raw: unknown): JobOrder {
  return jobOrders.find(({ value }) => value === raw)?.value ?? 'found'
}

/** An order as kept in the URL; the default is absent. */
export function toOrder(order: JobOrder): JobOrder | undefined {
  return order === 'found' ? undefined : order
}

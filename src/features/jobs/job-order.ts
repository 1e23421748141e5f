/**
 * The orders that results can be sorted by. The backend has one order only, so sorting happens here, and only where all
 * results are on one page. Not by salary: amounts are in many currencies, and their period is unknown.
 */
export const jobOrders = [
  { value: 'found', label: 'Featured, then newest' },
  { value: 'newest', label: 'Newest first' },
  { value: 'title', label: 'Title, A to Z' },
] as const

/** One of the orders. */
export type JobOrder = (typeof jobOrders)[number]['value']

/** Reads the order from a URL; `found` unless the URL has another valid one. */
export function readOrder(raw: unknown): JobOrder {
  return jobOrders.find(({ value }) => value === raw)?.value ?? 'found'
}

/** An order as kept in the URL; the default is absent. */
export function toOrder(order: JobOrder): JobOrder | undefined {
  return order === 'found' ? undefined : order
}

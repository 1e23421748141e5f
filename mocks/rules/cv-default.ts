/** The CV that takes over when the default goes: the newest left (rules 21). */
export function nextDefault<C extends { id: number; created_at: number }>(left: readonly C[]): C | undefined {
  return [...left].sort((a, b) => b.created_at - a.created_at || b.id - a.id)[0]
}

/** Whether a new CV becomes the default: when asked for, and always when it is the first (rules 21). */
export function becomesDefault(asked: boolean | undefined, others: readonly unknown[]): boolean {
  return asked === true || others.length === 0
}

/** One step of a state machine. */
export interface Transition<S extends string, E extends string> {
  /** The states in which the event can happen. */
  from: readonly S[]
  event: E
  to: S
  /** The actor, for the docs: "administrator", "clock". */
  by: string
  /** A condition besides the state, for the docs: "30 days after its last use". */
  when?: string
}

/**
 * A state machine as data, for operations, tests and docs. Time limits are checked by separate functions, such as
 * `codeState` and `hasExpired`.
 */
export interface Machine<S extends string, E extends string> {
  /** The title in the docs: "Application status". */
  name: string
  /** The source of the machine: `rules 20`. */
  source: string
  initial: S
  /** The meaning of each state, for the docs. */
  states: Readonly<Record<S, string>>
  transitions: readonly Transition<S, E>[]
}

/**
 * The transitions of a machine whose states are chosen from a list: any state may follow any other, or itself. Each
 * event has the name of the state it leads to.
 */
export function freeChoice<S extends string>(states: readonly S[], by: string): Transition<S, S>[] {
  return states.map((to) => ({ from: states, event: to, to, by }))
}

/** The state after an event; undefined if the machine does not allow it. */
export function after<S extends string, E extends string>(
  { transitions }: Machine<S, E>,
  state: S,
  event: E,
): S | undefined {
  return transitions.find((step) => step.event === event && step.from.includes(state))?.to
}

/** The events that a state allows, in the order of the transitions. */
export function eventsFrom<S extends string, E extends string>(
  { transitions }: Machine<S, E>,
  state: S,
): E[] {
  return [...new Set(transitions.filter(({ from }) => from.includes(state)).map(({ event }) => event))]
}

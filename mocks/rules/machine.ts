/** One step of a state machine. */
export interface Transition<S extends string, E extends string> {
  /** The states it may start from. */
  from: readonly S[]
  /** What happens: `approve`, `lapse`. */
  event: E
  to: S
  /** Who or what makes it happen, as the diagrams name it: "moderation desk", "clock". */
  by: string
  /** When it can happen, where that is more than a state tells: "30 days after its last use". */
  when?: string
}

/**
 * A state machine as data: the operations follow it, the tests walk it and the docs draw it. Limits of time stand beside
 * it, as pure functions that tell the present state.
 */
export interface Machine<S extends string, E extends string> {
  /** What has these states: "Application status". */
  name: string
  /** Where it is stated: `spec §4, rules 20`. */
  source: string
  initial: S
  /** What each state means, in a few words for the docs. */
  states: Readonly<Record<S, string>>
  transitions: readonly Transition<S, E>[]
}

/** Describes a state machine. */
export function describeMachine<const S extends string, const E extends string>(
  machine: Machine<S, E>,
): Machine<S, E> {
  return machine
}

/**
 * The steps of a machine whose states are chosen from a list: each may follow each. The events are called like the
 * states they lead to, and choosing the present one stays there.
 */
export function freeChoice<S extends string>(states: readonly S[], by: string): Transition<S, S>[] {
  return states.map((to) => ({ from: states, event: to, to, by }))
}

/** Where an event leads from a state; undefined where the machine does not allow it. */
export function after<S extends string, E extends string>(
  { transitions }: Machine<S, E>,
  state: S,
  event: E,
): S | undefined {
  return transitions.find((step) => step.event === event && step.from.includes(state))?.to
}

/** The events that a state allows, in the order of the description. */
export function eventsFrom<S extends string, E extends string>(
  { transitions }: Machine<S, E>,
  state: S,
): E[] {
  return [...new Set(transitions.filter(({ from }) => from.includes(state)).map(({ event }) => event))]
}

import type { Machine, Transition } from '../../mocks/rules/machine.ts'
import { table } from './table.ts'

type AnyMachine = Machine<string, string>
type Step = Transition<string, string>

/** Generates `dist/api/states.md`: every state machine as a diagram and as tables. */
export function statesDocument(machines: readonly AnyMachine[]): string {
  const sections = machines.map((machine) =>
    [
      `## ${machine.name}`,
      `See ${machine.source} in docs/rules.md. Starts as **${words(machine.initial)}**.`,
      ['```mermaid', diagram(machine), '```'].join('\n'),
      table(
        ['State', 'Meaning'],
        Object.entries(machine.states).map(([state, meaning]) => [`\`${state}\``, meaning]),
      ),
      table(
        ['From', 'What happens', 'To', 'By', 'When'],
        machine.transitions.map((step) => [
          isFromAll(machine, step) ? 'any' : step.from.map((state) => `\`${state}\``).join(', '),
          isChoice(step) ? 'choose' : words(step.event),
          `\`${step.to}\``,
          step.by,
          step.when ?? '',
        ]),
      ),
    ].join('\n\n'),
  )
  return [
    '# States',
    'This page shows everything with states, and the steps between them. The machines are data in ' +
      '`mocks/rules`: the simulated backend follows them, tests try every event in every state, and ' +
      'this page is generated from them. An event that a state does not list has no effect there, or is refused.',
    machines.map(({ name }) => `- [${name}](#${anchorOf(name)})`).join('\n'),
    ...sections,
  ].join('\n\n')
}

/** Returns the anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .replaceAll(' ', '-')
}

/**
 * Draws a Mermaid state diagram. Steps between the same two states share an arrow. If any state may follow any other,
 * the arrows come from one node for all of them.
 */
function diagram(machine: AnyMachine): string {
  const states = Object.keys(machine.states)
  const hub = states.length > 2 && machine.transitions.every((step) => isFromAll(machine, step))
  const arrows = new Map<string, string[]>()
  for (const step of machine.transitions) {
    const chosen = isChoice(step)
    const from = hub ? ['s_any'] : step.from.filter((state) => !chosen || state !== step.to).map(id)
    for (const state of from) {
      const arrow = `${state} --> ${id(step.to)}`
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), chosen ? 'choose' : words(step.event)])
    }
  }
  const ends = states.filter((state) => !machine.transitions.some(({ from }) => from.includes(state)))
  const lines = [
    ...states.map((state) => `state "${words(state)}" as ${id(state)}`),
    ...(hub ? ['state "any of them" as s_any'] : []),
    `[*] --> ${id(machine.initial)}`,
    ...[...arrows].map(([arrow, events]) => `${arrow}: ${events.join(' / ')}`),
    ...ends.map((state) => `${id(state)} --> [*]`),
  ]
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n')
}

/** Whether someone directly chooses the step's target state. The event then has the state's name. */
function isChoice({ event, to }: Step): boolean {
  return event === to
}

function isFromAll({ states }: AnyMachine, { from }: Step): boolean {
  return from.length === Object.keys(states).length
}

/** Returns the id of a state, with a prefix because Mermaid reserves some words, such as "default". */
function id(state: string): string {
  return `s_${state}`
}

function words(name: string): string {
  return name.replaceAll('_', ' ')
}

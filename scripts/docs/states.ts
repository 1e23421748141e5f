/** `docs/states.md`: every state machine as a diagram and as tables. */
import type { Machine, Transition } from '../../mocks/rules/machine.ts'
import { table } from './table.ts'

type AnyMachine = Machine<string, string>
type Step = Transition<string, string>

/** The state machines of the product, as designers and backend teams read them. */
export function statesDocument(machines: readonly AnyMachine[]): string {
  const sections = machines.map((machine) =>
    [
      `## ${machine.name}`,
      `By [${machine.source}](rules.md). It starts as **${words(machine.initial)}**.`,
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
    'What can be in several states, and what leads from one to the next. The simulated backend follows these machines, ' +
      'the tests try every event in every state of them, and this page is drawn from them: they are data, in ' +
      '[`mocks/rules`](../mocks/rules). What a state does not list comes to nothing there, or is refused.',
    machines.map(({ name }) => `- [${name}](#${anchorOf(name)})`).join('\n'),
    ...sections,
  ].join('\n\n')
}

/** The part of an address that leads to a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .replaceAll(' ', '-')
}

/**
 * A Mermaid state diagram. Steps between the same two states share an arrow; where each state may follow each, one node
 * stands for all of them. Who makes a step, and when, is for the table: arrows have little room.
 */
export function diagram(machine: AnyMachine): string {
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

/** Whether a state is simply chosen: its event is called like it. */
function isChoice({ event, to }: Step): boolean {
  return event === to
}

function isFromAll({ states }: AnyMachine, { from }: Step): boolean {
  return from.length === Object.keys(states).length
}

/** Mermaid has words of its own, "default" among them, that no state may be called. */
function id(state: string): string {
  return `s_${state}`
}

function words(name: string): string {
  return name.replaceAll('_', ' ')
}

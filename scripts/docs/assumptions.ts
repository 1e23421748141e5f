/** `docs/assumptions.md`: what the contract decides and the product leaves open. */
import type { Assumption } from '../../mocks/assumptions.ts'
import { table } from './table.ts'

const scopeOf = ({ calls }: Assumption) =>
  calls === 'all' ? 'every call' : calls.map((call) => `\`${call}\``).join(', ')

/** Two tables: the assumptions that the simulator can switch, and those that it cannot. */
export function assumptionsDocument(assumptions: readonly Assumption[]): string {
  const [switched, fixed] = [
    assumptions.filter(({ otherwise }) => otherwise !== undefined),
    assumptions.filter(({ otherwise }) => otherwise === undefined),
  ]
  return [
    '# Assumptions',
    'The product leaves these open, and [openapi.yaml](../openapi.yaml) decides them, marked `x-assumption`. A backend ' +
      'may decide them otherwise. The source is [mocks/assumptions.ts](../mocks/assumptions.ts).',
    '## What the simulator can switch',
    'By `npm run api -- --otherwise <id>,<id>`, or `all`; in the Simulator panel under Assumptions; in a story by ' +
      '`otherwise`.',
    table(
      ['Id', 'The contract', 'Otherwise', 'For the app', 'Calls'],
      switched.map((one) => [`\`${one.id}\``, one.assumes, one.otherwise ?? '', one.effect, scopeOf(one)]),
    ),
    '## What it cannot',
    table(
      ['Id', 'The contract', 'Why it is open', 'For the app', 'Calls'],
      fixed.map((one) => [`\`${one.id}\``, one.assumes, one.why, one.effect, scopeOf(one)]),
    ),
  ].join('\n\n')
}

import type { Assumption } from '../../mocks/assumptions.ts'
import type { Contract } from '../generate/contract.ts'
import { scopesOf } from '../generate/assumed.ts'
import { table } from './table.ts'

/** Generates `docs/assumptions.md`: the assumptions that the simulator can reverse, and the others. */
export function assumptionsDocument(contract: Contract, assumptions: readonly Assumption[]): string {
  const scopes = scopesOf(contract)
  const scopeOf = ({ id, calls }: Assumption) =>
    calls === 'all'
      ? 'every call'
      : (scopes
          .get(id)
          ?.map((call) => `\`${call}\``)
          .join(', ') ?? '')
  const [reversible, fixed] = [
    assumptions.filter(({ otherwise }) => otherwise !== undefined),
    assumptions.filter(({ otherwise }) => otherwise === undefined),
  ]
  return [
    '# Assumptions',
    'The product leaves these points open. [openapi.yaml](../openapi.yaml) decides them and marks them `x-assumption`, with ' +
      'the reason. Another backend may decide differently. The source is [mocks/assumptions.ts](../mocks/assumptions.ts).',
    '## What the simulator can reverse',
    'Reverse them with `npm run api -- --otherwise <id>,<id>` or `--otherwise all`, in the Simulator panel under ' +
      'Assumptions, or in a story with `otherwise`.',
    table(
      ['Id', 'The contract', 'Otherwise', 'For the app', 'Calls'],
      reversible.map((one) => [`\`${one.id}\``, one.assumes, one.otherwise ?? '', one.effect, scopeOf(one)]),
    ),
    '## What it can’t reverse',
    table(
      ['Id', 'The contract', 'For the app', 'Calls'],
      fixed.map((one) => [`\`${one.id}\``, one.assumes, one.effect, scopeOf(one)]),
    ),
  ].join('\n\n')
}

import { createElement, Fragment } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { CheckboxGroup } from '../../src/ui/Checkbox.tsx'
import { alternatives, type Assumption } from '../assumptions.ts'
import { useBoard } from './useBoard.ts'
import { Fine, Group } from '../panel/pieces.tsx'

const all: readonly Assumption[] = alternatives
const groups = [
  { title: 'In every call', entries: all.filter(({ calls }) => calls === 'all') },
  { title: 'In individual calls', entries: all.filter(({ calls }) => calls !== 'all') },
]

/** Renders the parts in backticks as code. */
function withCode(text = '') {
  const parts = text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', {}, part) : part))
  // Passed as arguments, the parts need no keys.
  return createElement(Fragment, {}, ...parts)
}

/** The contract's assumptions about a backend, each with a checkbox that makes the simulator answer differently. */
export function AssumptionsSection({ chosen }: { chosen: ReadonlySet<string> }) {
  const { host, otherwise: store, say } = useBoard()

  function choose(ids: ReadonlySet<string>, said: string) {
    store.set(ids)
    say(said)
    void host.refresh()
  }

  /** @param given the checked ids within one group; other groups do not change */
  function change(entries: readonly Assumption[], given: readonly string[]) {
    const next = new Set(chosen)
    for (const { id } of entries) {
      if (given.includes(id)) next.add(id)
      else next.delete(id)
    }
    const id = [...next, ...chosen].find((one) => next.has(one) !== chosen.has(one))
    if (id !== undefined) choose(next, `${id}: ${next.has(id) ? 'reversed' : 'reset to the contract'}.`)
  }

  return (
    <>
      <Group title="Assumptions" end={<Fine className="nums">{`${chosen.size} reversed`}</Fine>}>
        <Fine className="mb-3">
          Where the product leaves something open, the contract assumes an answer. Your backend may differ.
          Reverse an assumption to see how the app copes. This applies to this tab and survives reloads.
        </Fine>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={chosen.size === all.length}
            onClick={() => choose(new Set(all.map(({ id }) => id)), 'All assumptions reversed.')}
          >
            Reverse all
          </Button>
          <Button
            size="sm"
            disabled={chosen.size === 0}
            onClick={() => choose(new Set(), 'All assumptions reset to the contract.')}
          >
            Reset to the contract
          </Button>
        </div>
      </Group>
      {groups.map(({ title, entries }) => (
        <Group key={title} title={title}>
          <CheckboxGroup
            legend={title}
            hideLegend
            dense
            value={entries.map(({ id }) => id).filter((id) => chosen.has(id))}
            onChange={(given) => change(entries, given)}
            options={entries.map(({ id, assumes, otherwise }) => ({
              value: id,
              label: (
                <span className="wrap-anywhere">
                  <span className="font-mono text-fine">{id}:</span> {withCode(otherwise)}
                </span>
              ),
              hint: <span className="text-fine wrap-anywhere">Contract: {withCode(assumes)}</span>,
            }))}
          />
        </Group>
      ))}
    </>
  )
}

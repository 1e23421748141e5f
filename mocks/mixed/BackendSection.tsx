import { useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { Checkbox } from '../../src/ui/Checkbox.tsx'
import { RefreshCw, TriangleAlert } from '../../src/ui/Icon.tsx'
import type { CallName } from '../operation.ts'
import { usePanel } from '../panel/panel-context.ts'
import { Fine, Group } from '../panel/pieces.tsx'
import { apart } from './apart.ts'
import { allCalls, corsAdvice, isSessionCall, type Side, type Sides, tagOf, tags } from './sides.ts'

/** The session's calls have no switch, so they come last. */
const inOrder = [...tags].sort((a, b) => Number(a === 'session') - Number(b === 'session'))

/** What the panel says of a call, after which half answers it. */
const known = {
  real: '',
  missing: ': the backend lacks it',
  'probably missing': ': the backend probably lacks it',
  unknown: ': not known yet whether the backend has it',
}

/** Says how many calls are real, simulated and unknown. */
function halvesOf(sides: Sides, address: string): string {
  const count = (side: Side, standing?: keyof typeof known) =>
    allCalls.filter(
      (call) => sides.of(call) === side && (standing === undefined || sides.standing(call) === standing),
    ).length
  const [unknown, probable] = [count('real', 'unknown'), count('simulated', 'probably missing')]
  return [
    `${count('real', 'real')} of ${allCalls.length} calls go to ${address}, and the simulator answers ${count('simulated')}.`,
    ...(unknown > 0 ? [`Of ${unknown}, it isn’t known: they are asked for before they are needed.`] : []),
    ...(probable > 0 ? [`${probable} of the simulated are probably missing. ${corsAdvice}`] : []),
  ].join(' ')
}

/** Lists all calls by tag: which half answers each, with a switch, and what a switch separates. */
export function BackendSection({
  address,
  sides,
  askAgain,
}: {
  address: string
  sides: Sides
  askAgain: () => Promise<boolean>
}) {
  const { runtime, host, say, change } = usePanel()
  useSyncExternalStore(sides.subscribe, () => sides.version)
  const halves =
    sides.missed === null && sides.found.length === 0
      ? `${address} hasn’t answered yet, so it isn’t known which calls it has.`
      : halvesOf(sides, address)

  function choose(calls: readonly CallName[], side: Side, what: string) {
    sides.choose(calls, side)
    say(`${what}: ${side} from the next call on.`)
  }

  return (
    <>
      <Group title="Real and simulated">
        <p className="text-dense wrap-anywhere">
          {`${halves} Simulated changes stay in this browser. Calls are counted since this page was loaded.`}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {sides.missing && (
            <Button
              size="sm"
              onClick={() => {
                void askAgain().then((hasAnswered) => {
                  say(hasAnswered ? 'Asked the backend which calls it has.' : 'The backend didn’t answer.')
                  void host.refresh()
                })
              }}
            >
              <RefreshCw />
              Ask for missing calls again
            </Button>
          )}
          <Button
            size="sm"
            onClick={() => {
              sides.reset()
              say('All calls are answered as set up.')
            }}
          >
            Reset switches
          </Button>
        </div>
        <Problems sides={sides} />
        {sides.hasProblem('data') && (
          <Button
            size="sm"
            className="mt-2"
            onClick={() =>
              void change(async () => {
                await runtime.store.reset()
                sides.report('data', undefined)
                return 'The simulator started with an empty world. The old data is kept under Data.'
              })
            }
          >
            Reset the simulator’s data
          </Button>
        )}
      </Group>
      {inOrder.map((tag) => {
        const calls = allCalls.filter((call) => tagOf(call) === tag)
        return (
          <Group
            key={tag}
            title={tag}
            end={tag !== 'session' && <AllOf {...{ tag, calls, sides, choose }} />}
          >
            <ul className="divide-y divide-rule border-y border-rule">
              {calls.map((call) => (
                <Call key={call} call={call} sides={sides} onChoose={(side) => choose([call], side, call)} />
              ))}
            </ul>
            <Fine className="mt-2">
              {tag === 'session'
                ? 'These calls go together: one half knows who is logged in, so those that the backend lacks aren’t simulated.'
                : calls.some((call) => sides.of(call) === 'simulated')
                  ? apart[tag]
                  : `If simulated: ${apart[tag] ?? ''}`}
            </Fine>
          </Group>
        )
      })}
    </>
  )
}

function Problems({ sides }: { sides: Sides }) {
  if (sides.problems.length === 0) return null
  return (
    <div className="mt-3 flex gap-2 rounded-sm bg-bad px-2 py-1 text-fine text-bad-ink">
      <TriangleAlert className="mt-0.5" />
      <ul className="min-w-0 wrap-anywhere">
        {sides.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

function AllOf({
  tag,
  calls,
  sides,
  choose,
}: {
  tag: string
  calls: readonly CallName[]
  sides: Sides
  choose: (calls: readonly CallName[], side: Side, what: string) => void
}) {
  const present = calls.filter((call) => !sides.hasMissed(call))
  if (present.length === 0) return null
  const next = present.every((call) => sides.of(call) === 'simulated') ? 'real' : 'simulated'
  return (
    <Button
      size="sm"
      aria-label={next === 'real' ? `Use the backend for ${tag}` : `Simulate all of ${tag}`}
      onClick={() => choose(present, next, tag)}
    >
      {next === 'real' ? 'Use the backend' : 'Simulate all'}
    </Button>
  )
}

function Call({ call, sides, onChoose }: { call: CallName; sides: Sides; onChoose: (side: Side) => void }) {
  const isSimulated = sides.of(call) === 'simulated'
  const tally = sides.tallyOf(call)
  const side = `${isSimulated ? 'simulated' : 'real'}${known[sides.standing(call)]}`
  const words = tally
    ? `${tally.count === 1 ? 'called once' : `called ${tally.count} times`}, last ${tally.httpStatus || 'unreachable'}`
    : 'not called yet'
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-mono text-fine font-semibold wrap-anywhere">{call}</p>
        <Fine>{`${side} · ${words}`}</Fine>
      </div>
      {!isSessionCall(call) && (
        <Checkbox
          className="shrink-0 text-dense"
          label={`Simulate ${call}`}
          hideLabel
          value={isSimulated}
          onChange={(simulate) => onChoose(simulate ? 'simulated' : 'real')}
        />
      )}
    </li>
  )
}

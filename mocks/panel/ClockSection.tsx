import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { type Clock, clockSteps, inRealTime, moved, running } from '../engine/base/clock.ts'
import { dateOf, distanceWords, timeOf } from './moments.ts'
import { type AnyContext, usePanel } from './panel-context.ts'
import { Fine, Group } from './pieces.tsx'
import { useWorld } from './useWorld.ts'

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** Shows, moves and stops the simulated clock. */
export function ClockSection() {
  const { backend, runtime, parts, change } = usePanel()
  const clockOf = useCallback(
    ({ tx }: Pick<AnyContext, 'tx'>): Clock => {
      const { clock_offset, clock_frozen_at } = backend.state(tx).need(1)
      return { clock_offset, clock_frozen_at }
    },
    [backend],
  )
  const clock = useWorld(clockOf)
  // Whole seconds, because two reads within one render must return the same value.
  const now = useReading(() => Math.floor(runtime.now() / 1_000) * 1_000)
  const distance = useReading(() => distanceWords(runtime.now() - Date.now()))

  if (!clock) return null
  const frozen = clock.clock_frozen_at !== null

  const set = (next: (clock: Clock, now: number) => Partial<Clock>) =>
    change(async () => {
      await runtime.mutate(
        (context) => backend.state(context.tx).patch(1, next(clockOf(context), context.now)),
        'set the clock',
      )
      // Afterwards, because a unit of work keeps the time at which it begins.
      await parts.afterClockMove?.()
      return `It is ${dateOf(runtime.now())}, ${timeOf(runtime.now())}.`
    })

  return (
    <Group title="Simulated clock">
      <p className="font-mono text-lead">
        <time dateTime={new Date(now).toISOString()}>
          <span>{dateOf(now)}</span> <span className="whitespace-nowrap">{timeOf(now)}</span>
        </time>
      </p>
      <Fine>{`${frozen ? 'Paused' : 'Running'}, ${distance}. Shown in your time zone, ${timeZone}.`}</Fine>
      <div className="mt-4 grid grid-cols-3 gap-2">
        {clockSteps.map(([step, by]) => (
          <Button
            key={step}
            size="sm"
            aria-label={`+${step}: Move the clock forward ${step}`}
            onClick={() => void set((current) => moved(current, by))}
          >
            +{step}
          </Button>
        ))}
      </div>
      <div className="mt-2 grid grid-cols-[auto_1fr] gap-2">
        <Button
          size="sm"
          onClick={() =>
            void set((_current, at) => (frozen ? running(at, () => Date.now()) : { clock_frozen_at: at }))
          }
        >
          {frozen ? 'Resume' : 'Pause'}
        </Button>
        <Button size="sm" onClick={() => void set(() => inRealTime)}>
          Back to real time
        </Button>
      </div>
      <Fine className="mt-4">{parts.words.clock}</Fine>
    </Group>
  )
}

/** Returns a value that depends on the clock, read four times a second and after every change to the world. */
function useReading<T extends string | number>(read: () => T): T {
  const { runtime } = usePanel()
  const follow = useCallback(
    (listener: () => void) => {
      const unsubscribe = runtime.store.subscribe(listener)
      const timer = setInterval(listener, 250)
      return () => {
        unsubscribe()
        clearInterval(timer)
      }
    },
    [runtime],
  )
  return useSyncExternalStore(follow, read)
}

import type { Context } from '../operation.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { moved } from '../engine/base/clock.ts'
import { approveDueJobs } from '../services/moderation.ts'
import { clockSteps, inRealTime, running, stopped } from '../admin/clock-moves.ts'
import { dateOf, distanceWords, timeOf } from './moments.ts'
import { usePanel } from './panel-context.ts'
import { Fine, Group } from './pieces.tsx'
import { useWorld } from './useWorld.ts'

const clockOf = ({ tx }: Context) => {
  const { clock_offset, clock_frozen_at } = tx.settings.need(1)
  return { clock_offset, clock_frozen_at }
}

type Clock = ReturnType<typeof clockOf>

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** Shows, moves and stops the simulated clock. */
export function ClockSection() {
  const { runtime, change } = usePanel()
  const clock = useWorld(clockOf)
  // Whole seconds, because two reads within one render must return the same value.
  const now = useReading(() => Math.floor(runtime.now() / 1_000) * 1_000)
  const distance = useReading(() => distanceWords(runtime.now() - Date.now()))

  if (!clock) return null
  const frozen = clock.clock_frozen_at !== null

  const set = (next: (clock: Clock, now: number) => Clock) =>
    change(async () => {
      await runtime.mutate(
        (context) => context.tx.settings.patch(1, next(clockOf(context), context.now)),
        'set the clock',
      )
      // A separate unit of work, because each one keeps the time at which it begins: only this one has the new time.
      await runtime.mutate(approveDueJobs, 'approve due jobs')
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
            void set((current, at) => (frozen ? running(at, () => Date.now()) : stopped(current, at)))
          }
        >
          {frozen ? 'Resume' : 'Pause'}
        </Button>
        <Button size="sm" onClick={() => void set(() => inRealTime)}>
          Back to real time
        </Button>
      </div>
      <Fine className="mt-4">
        Sessions expire after 30 days without use, codes after 10 minutes, and featuring ends after 30 days.
        If you move the clock back, later events are dated in the future.
      </Fine>
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

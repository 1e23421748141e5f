import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import type { Surroundings } from '../runtime/operation.ts'
import { day, hour, moved } from '../services/clock.ts'
import { approveDueJobs } from '../services/moderation.ts'
import { inRealTime, running, stopped } from './clock-moves.ts'
import { dateOf, distanceWords, timeOf } from './moments.ts'
import { usePanel } from './panel-context.ts'
import { Fine, Part } from './pieces.tsx'
import { useWorld } from './useWorld.ts'

const clockOf = ({ tx }: Surroundings) => {
  const { clock_offset, clock_frozen_at } = tx.settings.need(1)
  return { clock_offset, clock_frozen_at }
}

type Clock = ReturnType<typeof clockOf>

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

const jumps = [
  { label: '+1 hour', name: 'Move the clock 1 hour on', by: hour },
  { label: '+1 day', name: 'Move the clock 1 day on', by: day },
  { label: '+30 days', name: 'Move the clock 30 days on', by: 30 * day },
]

/** The simulated clock: reading it, moving it, stopping it. */
export function ClockSection() {
  const { runtime, change } = usePanel()
  const clock = useWorld(clockOf)
  // Whole seconds: what is read must be the same when it is read twice.
  const now = useReading(() => Math.floor(runtime.now() / 1_000) * 1_000)
  const distance = useReading(() => distanceWords(runtime.now() - Date.now()))

  if (!clock) return null
  const frozen = clock.clock_frozen_at !== null

  const set = (next: (clock: Clock, now: number) => Clock) =>
    change(async () => {
      await runtime.act((surroundings) =>
        surroundings.tx.settings.patch(1, next(clockOf(surroundings), surroundings.now)),
      )
      // A second step, which sees the new time: jobs whose minute is over are approved by it.
      await runtime.act(approveDueJobs)
      return `It is ${dateOf(runtime.now())}, ${timeOf(runtime.now())}.`
    })

  return (
    <Part title="Simulated clock">
      <p className="font-mono text-lead">
        <time dateTime={new Date(now).toISOString()}>
          {dateOf(now)} <span className="whitespace-nowrap">{timeOf(now)}</span>
        </time>
      </p>
      <Fine>
        {frozen ? 'Stands still' : 'Runs'}, {distance}. Shown in your time zone, {timeZone}.
      </Fine>
      <div className="mt-4 grid grid-cols-3 gap-2">
        {jumps.map(({ label, name, by }) => (
          <Button
            key={label}
            size="sm"
            aria-label={`${label}: ${name}`}
            onClick={() => void set((current) => moved(current, by))}
          >
            {label}
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
          {frozen ? 'Let it run' : 'Stand still'}
        </Button>
        <Button size="sm" onClick={() => void set(() => inRealTime)}>
          Back to real time
        </Button>
      </div>
      <Fine className="mt-4">
        Sessions end after 30 days without use, featuring after 30 days, a code after 10 minutes. Going back
        leaves what happened meanwhile in the future.
      </Fine>
    </Part>
  )
}

/** What a clock shows, read again four times a second and after every change of the world. */
function useReading<T extends string | number>(read: () => T): T {
  const { runtime } = usePanel()
  const follow = useCallback(
    (listener: () => void) => {
      const ends = runtime.subscribe(listener)
      const timer = setInterval(listener, 250)
      return () => {
        ends()
        clearInterval(timer)
      }
    },
    [runtime],
  )
  return useSyncExternalStore(follow, read)
}

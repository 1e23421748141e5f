import { type Ref, useEffect, useId, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { cx } from '../../../src/ui/cx.ts'
import { FailureLine } from '../../../src/ui/FailureLine.tsx'
import { ChevronDown, CircleCheck, CircleDashed, Columns2, X } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { useHeld } from '../../../src/ui/press.ts'
import { useMedia } from '../../../src/ui/useMedia.ts'
import { followPage } from '../follow-page.ts'
import { reasonOf } from '../../panel/panel-context.ts'
import { useSource } from '../../panel/useWorld.ts'
import { useBoard } from '../useBoard.ts'
import { usePersonHere } from '../PeopleSection.tsx'
import { sidesWords } from '../sides/coach.ts'
import type { Sides } from '../sides/sides.ts'
import { type Guide, type GuidedStory, guidedStories, storyAfter, ticked } from './stories.ts'
import { useHelp } from './useHelp.ts'

const intro = 'A job board you can play: apply as a job seeker, answer as the company. Nothing is real.'

/** The line of the foot that introduces the demo and leads through a guided story, one step at a time, or both sides. */
export function GuideLine({
  ref,
  guide: latest,
  onChange,
  onHide,
  isBesidePanel,
  sides,
  onBothSides,
}: {
  ref: Ref<HTMLElement>
  guide: Guide
  onChange: (guide: Guide) => void
  onHide: () => void
  /** Whether the panel is open beside it, which leaves less room. */
  isBesidePanel: boolean
  sides: Sides | null
  onBothSides: () => void
}) {
  const { runtime } = useBoard()
  const isBothSides = sides !== null
  const history = useGuideProgress(latest, onChange, isBothSides)
  const guide = useHeld(latest)
  const isWide = useMedia(isBesidePanel ? '(min-width: 96rem)' : '(min-width: 72rem)')
  const [isExpanded, setExpanded] = useState(false)
  const [failure, setFailure] = useState<string>()
  const details = useId()

  const story = guidedStories.find(({ id }) => id === guide.story)
  const step = story?.steps[guide.done]
  const { open, help, isDone } = useHelp(step, history)
  const isHelped = step && (isBothSides ? 'approves' in step.help : !isDone)
  // A story logs this tab in, and each of both sides has its own login.
  const others = story || isBothSides ? [] : guidedStories
  const next = story && !step && !isBothSides ? storyAfter(story.id) : undefined
  const offered = next ? [next] : isWide ? others : others.slice(0, 1)
  const folded = others.filter((other) => !offered.includes(other))
  // On a phone, wide buttons are below the text, beside the handle.
  // As high at the last step as at the end, which must not move what is being pressed.
  const isLast = story?.steps.length === guide.done + 1
  const isStacked =
    offered.length > 0 || isLast || (step !== undefined && isHelped && !('loginAs' in step.done))
  const isFolding = story !== undefined || (!isWide && !isBothSides)

  const choose = (id: string | null) => {
    const epoch = runtime.store.identity?.epoch ?? ''
    onChange({ ...guide, story: id, done: 0, since: history.at(-1)?.head ?? 0, epoch })
  }
  async function press(work: () => Promise<void> | void) {
    setExpanded(false)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(`That didn’t work: ${reasonOf(error)}`)
    }
  }
  const begin = async ({ id, begins }: GuidedStory) => {
    await open(begins)
    choose(id)
  }
  const button = (other: GuidedStory) => (
    <Button
      key={other.id}
      size="sm"
      variant={other === offered[0] ? 'primary' : 'secondary'}
      onClick={() => void press(() => begin(other))}
    >
      {next ? `Next: ${other.title}` : `${other.title} · 2 min`}
    </Button>
  )
  const rest = (
    <>
      {/* Hidden rather than removed, because closing both sides returns focus to it. */}
      <Button
        size="sm"
        variant="quiet"
        className={cx(isBothSides && 'hidden!')}
        onClick={() => void press(onBothSides)}
      >
        <Columns2 />
        Show both sides
      </Button>
      {story && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={step && 'Stop this story'}
          onClick={() => void press(() => choose(null))}
        >
          {step ? 'Stop' : 'All stories'}
        </Button>
      )}
      {!story && !isBothSides && (
        <IconButton label="Hide the guide" onClick={onHide}>
          <X />
        </IconButton>
      )}
    </>
  )

  return (
    <section ref={ref} aria-label="Guide" tabIndex={-1} className="min-w-0 grow basis-52 text-dense">
      <div className={cx('flex min-h-11 items-center gap-x-2', isStacked && 'flex-wrap *:last:ms-auto')}>
        <p
          role="status"
          className={cx(
            'min-w-0 grow basis-0 max-sm:text-fine',
            isStacked && 'max-sm:-ms-11 max-sm:basis-[calc(100%+2.75rem)]',
            offered.length > 0 && 'sm:basis-80',
          )}
        >
          {story && step && (
            <>
              <span className="text-ink-2 max-sm:sr-only">Step </span>
              <span className="text-ink-2">{`${guide.done + 1} of ${story.steps.length}: `}</span>
            </>
          )}
          <span className={cx((step || !story) && 'font-semibold')}>
            {step?.text ?? story?.ending ?? (sides ? sidesWords(history, sides) : intro)}
          </span>
        </p>
        {step && isHelped && (
          <Button
            key={step.text}
            size="sm"
            variant="primary"
            className="shrink-0"
            onClick={() => void press(() => help(step))}
          >
            {step.help.label}
          </Button>
        )}
        {offered.map(button)}
        {isWide && rest}
        {isFolding && (
          <IconButton
            label={story ? 'All steps' : 'All stories'}
            aria-expanded={isExpanded}
            aria-controls={details}
            onClick={() => setExpanded(!isExpanded)}
          >
            <ChevronDown className={cx(!isExpanded && 'rotate-180')} />
          </IconButton>
        )}
      </div>
      <FailureLine role="alert" failure={failure} className="pb-1" />
      <div
        id={details}
        className={cx(
          '-mx-1 max-h-[40dvh] flex-wrap gap-2 overflow-y-auto p-1',
          isExpanded && isFolding ? 'flex' : 'hidden',
        )}
      >
        {story && isExpanded && <Steps story={story} done={guide.done} />}
        {folded.map(button)}
        {!isWide && rest}
      </div>
    </section>
  )
}

function Steps({ story: { title, steps }, done }: { story: GuidedStory; done: number }) {
  return (
    <div className="grid basis-full gap-2">
      <h2 className="text-dense">{title}</h2>
      <ol className="grid gap-1">
        {steps.map(({ text }, at) => (
          <li
            key={text}
            aria-current={at === done ? 'step' : undefined}
            className={cx('flex gap-2', at > done && 'text-ink-2')}
          >
            {at < done ? (
              <CircleCheck className="mt-0.5 shrink-0 text-good-ink" />
            ) : (
              <CircleDashed className="mt-0.5 shrink-0" />
            )}
            <p className={cx('min-w-0', at === done && 'font-semibold')}>
              <span>{text}</span>
              {at < done && <span className="sr-only"> Done.</span>}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Counts completed steps. @returns the changes since the page opened */
function useGuideProgress(guide: Guide, onChange: (guide: Guide) => void, isBothSides: boolean) {
  const { runtime } = useBoard()
  const type = usePersonHere().person?.type
  const history = useSource(runtime.store, () => runtime.store.history.steps)
  const epoch = runtime.store.identity?.epoch ?? ''

  useEffect(() => {
    // A reset deletes the story's changes, so the story starts again.
    const current = guide.epoch === epoch ? guide : { ...guide, epoch, done: 0, since: 0 }
    const next = ticked(current, { history, type, isBothSides })
    if (next !== guide) onChange(next)
  }, [guide, onChange, history, type, isBothSides, epoch])

  const current = guidedStories.find(({ id }) => id === guide.story)?.steps[guide.done]
  const isForReading = current !== undefined && 'reads' in current.done
  useEffect(() => {
    // Other tabs don't announce that they read notifications, so this one polls.
    if (isForReading) return followPage(() => void runtime.read(() => null))
    return undefined
  }, [isForReading, runtime])

  return history
}

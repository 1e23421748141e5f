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
import { type Guide, type GuidedStory, guidedStories, type GuideStep, storyAfter, ticked } from './stories.ts'
import { useHelp } from './useHelp.ts'

/** The next action of the line on a phone, beside the text. */
const narrow = 'max-sm:max-w-28 max-sm:shrink-0 max-sm:px-2! max-sm:text-fine!'

/** The line of the foot that introduces the demo and leads through a guided story, one step at a time. */
export function GuideLine({
  ref,
  guide: latest,
  onChange,
  onHide,
  isBothSides,
  onBothSides,
}: {
  ref: Ref<HTMLElement>
  guide: Guide
  onChange: (guide: Guide) => void
  onHide: () => void
  isBothSides: boolean
  onBothSides: () => void
}) {
  const { runtime } = useBoard()
  const history = useGuideProgress(latest, onChange, isBothSides)
  const guide = useHeld(latest)
  const isWide = useMedia('(min-width: 60rem)')
  const [isExpanded, setExpanded] = useState(false)
  const [failure, setFailure] = useState<string>()
  const details = useId()
  const help = useHelp(history)

  const story = guidedStories.find(({ id }) => id === guide.story)
  const step = story?.steps[guide.done]
  const before = story?.steps[guide.done - 1]
  // A login opens the page of the next step, so the next action is on that page.
  const isOpened = before !== undefined && 'loginAs' in before.done
  const next = storyAfter(guide.story)
  const choose = (id: string | null) => {
    setExpanded(false)
    setFailure(undefined)
    const epoch = runtime.store.identity?.epoch ?? ''
    onChange({ ...guide, story: id, done: 0, since: history.at(-1)?.head ?? 0, epoch })
  }
  async function press(work: () => Promise<void>) {
    setExpanded(false)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(`That didn’t work: ${reasonOf(error)}`)
    }
  }

  const show = () => {
    setExpanded(false)
    onBothSides()
  }

  const others = (
    <Others story={story} step={step} isBothSides={isBothSides} onShow={show} onStop={() => choose(null)} />
  )
  const hide = !story && (
    <IconButton label="Hide the guide" onClick={onHide}>
      <X />
    </IconButton>
  )

  return (
    <section ref={ref} aria-label="Guide" tabIndex={-1} className="min-w-0 grow basis-52 text-dense">
      <div className={cx('flex min-h-11 items-center gap-x-2', story && !step && 'max-sm:flex-wrap')}>
        <Line story={story} step={step} done={guide.done} />
        {step && (!isBothSides || 'approves' in step.help) && (
          <Button
            key={step.text}
            size="sm"
            variant={isOpened ? 'secondary' : 'primary'}
            className={narrow}
            onClick={() => void press(() => help(step))}
          >
            {step.help.label}
          </Button>
        )}
        {!step && next && (
          <Button size="sm" variant="primary" className={narrow} onClick={() => choose(next.id)}>
            {story ? `Next: ${next.title}` : `${next.title} · 2 min`}
          </Button>
        )}
        {isWide && others}
        <IconButton
          label={story ? 'All steps' : 'All stories'}
          aria-expanded={isExpanded}
          aria-controls={details}
          onClick={() => setExpanded(!isExpanded)}
        >
          <ChevronDown className={cx(!isExpanded && 'rotate-180')} />
        </IconButton>
        {isWide && hide}
      </div>
      <FailureLine role="alert" failure={failure} className="pb-1" />
      <div
        id={details}
        className={cx(
          'max-h-[40dvh] flex-col items-start gap-2 overflow-y-auto p-1',
          isExpanded ? 'flex' : 'hidden',
        )}
      >
        {story
          ? isExpanded && <Steps story={story} done={guide.done} />
          : guidedStories
              .filter(({ id }) => id !== next?.id)
              .map(({ id, title }) => (
                <Button key={id} size="sm" onClick={() => choose(id)}>
                  {`${title} · 2 min`}
                </Button>
              ))}
        {!isWide && (
          <div className="flex flex-wrap gap-2">
            {others}
            {hide}
          </div>
        )}
      </div>
    </section>
  )
}

/** What can be done besides the next step. */
function Others({
  story,
  step,
  isBothSides,
  onShow,
  onStop,
}: {
  story: GuidedStory | undefined
  step: GuideStep | undefined
  isBothSides: boolean
  onShow: () => void
  onStop: () => void
}) {
  return (
    <>
      {/* Hidden rather than removed, because closing both sides returns focus to it. */}
      <Button size="sm" variant="quiet" className={cx(isBothSides && 'hidden!')} onClick={onShow}>
        <Columns2 />
        Show both sides
      </Button>
      {story && (
        <Button
          size="sm"
          variant="quiet"
          className="text-fine!"
          aria-label={step && 'Stop this story'}
          onClick={onStop}
        >
          {step ? 'Stop' : 'All stories'}
        </Button>
      )}
    </>
  )
}

/** What the guide says: the next step, or how a story ended. */
function Line({
  story,
  step,
  done,
}: {
  story: GuidedStory | undefined
  step: GuideStep | undefined
  done: number
}) {
  return (
    <p
      role="status"
      className={cx(
        'min-w-0 grow max-sm:text-fine',
        story && !step ? 'max-sm:basis-full' : 'line-clamp-3 sm:line-clamp-2',
      )}
    >
      {story && step && (
        <>
          <span className="text-ink-2 max-sm:sr-only">Step </span>
          <span className="text-ink-2">{`${done + 1} of ${story.steps.length}: `}</span>
        </>
      )}
      <span className={cx(step && 'font-semibold')}>
        {step?.text ?? story?.ending ?? 'Try this demo from both sides.'}
      </span>
    </p>
  )
}

function Steps({ story: { title, steps }, done }: { story: GuidedStory; done: number }) {
  return (
    <>
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
    </>
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

import { type Ref, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { cx } from '../../../src/ui/cx.ts'
import { FailureLine } from '../../../src/ui/FailureLine.tsx'
import { CircleCheck, CircleDashed, Columns2, X } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { useMedia } from '../../../src/ui/useMedia.ts'
import { followPage } from '../follow-page.ts'
import type { Section } from '../frame.ts'
import { reasonOf, usePanel } from '../panel-context.ts'
import { usePersonHere } from '../PeopleSection.tsx'
import { castOf, firstSides } from '../sides/sides.ts'
import { partiesOf } from './parties.ts'
import { type Guide, type GuidedStory, guidedStories, ticked } from './stories.ts'

type GuideStep = GuidedStory['steps'][number]

/** A dismissible card that introduces the demo and offers guided stories. */
export function GuideCard({
  ref,
  guide,
  onChange,
  onHide,
  isBothSides,
  onBothSides,
  onSection,
}: {
  ref: Ref<HTMLElement>
  guide: Guide
  onChange: (guide: Guide) => void
  onHide: () => void
  isBothSides: boolean
  onBothSides: () => void
  onSection: (section: Section) => void
}) {
  const { runtime } = usePanel()
  const { person } = usePersonHere()
  const history = useSyncExternalStore(
    useCallback((listener: () => void) => runtime.store.subscribe(listener), [runtime]),
    () => runtime.store.history.steps,
  )
  const epoch = runtime.store.identity?.epoch ?? ''
  const isNarrow = useMedia('(max-width: 48rem)')
  const story = guidedStories.find(({ id }) => id === guide.story)

  useEffect(() => {
    // A reset deletes the story's changes, so the story starts again.
    const current = guide.epoch === epoch ? guide : { ...guide, epoch, done: 0, since: 0 }
    const next = ticked(current, { history, type: person?.type, isBothSides })
    if (next !== guide) onChange(next)
  }, [guide, onChange, history, person?.type, isBothSides, epoch])

  const current = story?.steps[guide.done]
  const isForReading = current !== undefined && 'reads' in current.done
  useEffect(() => {
    // Other tabs don't announce that they read notifications, so this one polls.
    if (isForReading) return followPage(() => void runtime.read(() => null))
    return undefined
  }, [isForReading, runtime])

  return (
    <section
      ref={ref}
      aria-label="Guide"
      tabIndex={-1}
      className="fixed start-4 bottom-[calc(var(--bar-height)+4.25rem)] z-40 max-h-[60dvh] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-md border border-rule-strong bg-paper p-4 pt-3 text-dense text-ink shadow-lg in-data-[simulator=docked]:start-[calc(var(--simulator-width)+1rem)] print:hidden"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 className="pt-2 text-dense">{story?.title ?? 'Try this demo'}</h2>
        <IconButton label="Hide the guide" className="-me-2" onClick={onHide}>
          <X />
        </IconButton>
      </div>
      {story ? (
        <StoryCard
          story={story}
          guide={guide}
          isCompact={isNarrow || isBothSides}
          isBothSides={isBothSides}
          onChange={onChange}
          onSection={onSection}
        />
      ) : (
        <>
          <p>A job marketplace without a server: everything you do stays in this browser.</p>
          <ul className="mt-3 grid gap-2">
            {guidedStories.map(({ id, title }) => (
              <li key={id}>
                <Button
                  size="sm"
                  wide
                  onClick={() =>
                    onChange({ ...guide, story: id, done: 0, since: history.at(-1)?.head ?? 0, epoch })
                  }
                >
                  {title} · 2 min
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* Hidden rather than removed, because closing both sides returns focus to it. */}
      <Button
        size="sm"
        wide
        variant={story ? 'quiet' : 'primary'}
        className={cx('mt-2', isBothSides && 'hidden')}
        onClick={onBothSides}
      >
        <Columns2 />
        Show both sides
      </Button>
    </section>
  )
}

function StoryCard({
  story,
  guide,
  isCompact,
  isBothSides,
  onChange,
  onSection,
}: {
  story: GuidedStory
  guide: Guide
  /** Whether to show the current step only. */
  isCompact: boolean
  /** Whether both sides cover the page that a help button would open. */
  isBothSides: boolean
  onChange: (guide: Guide) => void
  onSection: (section: Section) => void
}) {
  const { done } = guide
  const isOver = done === story.steps.length
  return (
    <>
      {isCompact && !isOver && (
        <p className="text-fine text-ink-2">{`Step ${done + 1} of ${story.steps.length}`}</p>
      )}
      <ol className="mt-1 grid gap-2">
        {story.steps.map((step, at) => (
          <li
            key={step.text}
            aria-current={at === done ? 'step' : undefined}
            className={cx('flex gap-2', at > done && 'text-ink-2', isCompact && at !== done && 'hidden')}
          >
            {at < done ? (
              <CircleCheck className="mt-0.5 shrink-0 text-good-ink" />
            ) : (
              <CircleDashed className="mt-0.5 shrink-0" />
            )}
            <div className="min-w-0">
              <p className={cx(at === done && 'font-semibold')}>
                <span>{step.text}</span>
                {at < done && <span className="sr-only"> Done.</span>}
              </p>
              {at === done && (!isBothSides || typeof step.help === 'object') && (
                <Help step={step} onSection={onSection} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {isOver && 'That’s the end of this story.'}
      </p>
      <Button size="sm" wide className="mt-3" onClick={() => onChange({ ...guide, story: null, done: 0 })}>
        {isOver ? 'Choose another story' : 'Stop this story'}
      </Button>
    </>
  )
}

/** A button that completes the step, or opens the page for it. It shows errors itself, as the panel may be closed. */
function Help({
  step: { done, help },
  onSection,
}: {
  step: GuideStep
  onSection: (section: Section) => void
}) {
  const { runtime, admin, host, say } = usePanel()
  const [failure, setFailure] = useState<string>()
  if (!help) return null

  const personas = runtime.personas.map(({ account_id }) => account_id)
  const logIn = async () => {
    const type = 'loginAs' in done ? done.loginAs : 'job_seeker'
    const history = runtime.store.history.steps
    const person = await runtime.read(
      (context) => partiesOf(context, history)?.[type] ?? castOf(context, personas)[type][0],
    )
    if (!person) throw new Error('This scenario has no account to log in as. Sign up instead.')
    host.token.set((await admin.signIn(person.email)).token, 'tab')
    say(`Logged in as ${person.name}, in this tab only.`)
    void host.refresh()
  }
  const goTo = (path: string) => host.navigate(path)
  const goToJob = async (end = '') => {
    const { path } = await runtime.read((context) => firstSides(context, personas, ''))
    goTo(path === '/' ? path : path + end)
  }
  const goToApplicants = async () => {
    const history = runtime.store.history.steps
    const parties = await runtime.read((context) => partiesOf(context, history))
    goTo(parties ? `/jobs/${parties.job}` : '/my')
  }

  const [label, work] =
    typeof help === 'object'
      ? (['Open Review', () => onSection(help.section)] as const)
      : (
          {
            login: ['Log in', logIn],
            job: ['Open a job', () => goToJob()],
            applicants: ['Open the job', goToApplicants],
            post: ['Post a job', () => goTo('/post')],
            notifications: ['Open notifications', () => goTo('/notifications')],
            featuring: ['Feature a job', () => goToJob('/feature')],
          } as const
        )[help]

  async function press() {
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(`That didn’t work: ${reasonOf(error)}`)
    }
  }

  return (
    <>
      <Button size="sm" className="mt-1" onClick={() => void press()}>
        {label}
      </Button>
      <FailureLine role="alert" failure={failure} className="mt-1" />
    </>
  )
}

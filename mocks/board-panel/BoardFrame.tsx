import { useRef, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { useHeld } from '../../src/ui/press.ts'
import { PanelFrame } from '../panel/Panel.tsx'
import { useSaved } from '../panel/saved.ts'
import type { SectionTab } from '../panel/SectionTabs.tsx'
import { useFrame } from '../panel/useFrame.ts'
import { useSections } from '../panel/useSections.tsx'
import { AssumptionsSection } from './AssumptionsSection.tsx'
import type { BesideBackend } from './beside-backend.ts'
import { CodeArrived, useWantedCode } from './CodeArrived.tsx'
import { GuideLine } from './guide/Guide.tsx'
import { firstGuide, guideKey, guideSchema } from './guide/stories.ts'
import { addressesHere, codeFor, isUnread } from './mail.ts'
import { MailSection } from './MailSection.tsx'
import { MomentQuestion } from './MomentQuestion.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { ReviewSection } from './ReviewSection.tsx'
import { BothSides } from './sides/BothSides.tsx'
import { useSides } from './sides/useSides.ts'
import { useBoard } from './useBoard.ts'
import { useMailbox } from './useMailbox.ts'
import { useNextFocus } from './useNextFocus.ts'

const noProblems: BesideBackend['problems'] = { subscribe: () => () => undefined, get: () => 0 }

/** The panel's frame with the sections of the job board, its guide and its both sides. */
export function BoardFrame() {
  const { beside, otherwise } = useBoard()
  const frame = useFrame()
  const { open, docked, handle, closeSheet } = frame
  const { data, clock, network, log } = useSections()
  const chosen = useSyncExternalStore(otherwise.subscribe, otherwise.get)
  const { mails, reading, markOpened } = useMailbox()
  const { subscribe, get } = beside?.problems ?? noProblems
  const problems = useSyncExternalStore(subscribe, get)

  const [guide, setGuide] = useSaved(guideKey, guideSchema, firstGuide)
  const guideLine = useRef<HTMLElement>(null)
  const guideButton = useRef<HTMLButtonElement>(null)
  const bothSides = useRef<HTMLElement>(null)
  const bothSidesButton = useRef<HTMLButtonElement>(null)
  const focusNext = useNextFocus()
  const code = useHeld(useWantedCode(codeFor(mails, reading, addressesHere())))
  const { sides, setSides, showBothSides, closeBothSides } = useSides({
    onShow() {
      closeSheet()
      focusNext(bothSides)
    },
    onClose: (opener) => focusNext(opener, bothSidesButton, handle),
  })

  // An open bottom sheet leaves no room for the guide. Both sides need it.
  const isGuided = !beside && (sides !== null || !guide.isHidden) && (docked || !open)

  const unread = useHeld(mails.filter((mail) => isUnread(reading, mail)).length)
  const first: SectionTab = beside
    ? {
        value: 'backend',
        label: 'Backend',
        count: { value: problems, of: 'problems', bad: true },
        panel: beside.section,
      }
    : { value: 'people', label: 'People', panel: <PeopleSection /> }
  const tabs: SectionTab[] = [
    first,
    {
      value: 'mail',
      label: 'Mail',
      count: { value: unread, of: 'unread' },
      panel: <MailSection mails={mails} reading={reading} onOpen={markOpened} />,
    },
    { value: 'review', label: 'Review', panel: <ReviewSection /> },
    data,
    clock,
    network,
    {
      value: 'assumptions',
      label: 'Assumptions',
      count: { value: chosen.size, of: 'reversed' },
      panel: <AssumptionsSection chosen={chosen} />,
    },
    log,
  ]

  return (
    <>
      <PanelFrame
        frame={frame}
        tabs={tabs}
        mode={beside && 'mixed'}
        count={{ value: unread, of: 'unread emails' }}
        news={code && <CodeArrived mail={code} onUse={markOpened} />}
        header={
          !beside && (
            <>
              {guide.isHidden && (
                <Button
                  ref={guideButton}
                  size="sm"
                  onClick={() => {
                    closeSheet()
                    focusNext(guideLine)
                    setGuide({ ...guide, isHidden: false })
                  }}
                >
                  Guide
                </Button>
              )}
              <Button ref={bothSidesButton} size="sm" onClick={() => void showBothSides()}>
                Both sides
              </Button>
            </>
          )
        }
        besideApp={
          sides && (
            <BothSides
              ref={bothSides}
              key={sides.epoch}
              sides={sides}
              isLed={guide.story === null || guide.story === 'apply'}
              onChange={setSides}
              onClose={closeBothSides}
            />
          )
        }
        foot={
          isGuided && (
            <GuideLine
              ref={guideLine}
              guide={guide}
              onChange={setGuide}
              onHide={() => {
                focusNext(guideButton, handle)
                setGuide({ ...guide, isHidden: true, story: null })
              }}
              isBesidePanel={docked && open}
              sides={sides}
              onBothSides={() => void showBothSides()}
            />
          )
        }
      />
      <MomentQuestion />
    </>
  )
}

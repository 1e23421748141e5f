import { useEffect, useRef } from 'react'
import { useMedia } from '../../../src/ui/useMedia.ts'
import { useSource } from '../../panel/useWorld.ts'
import { useBoard } from '../useBoard.ts'
import { coachingOf, targetOf } from './coach.ts'
import type { SideName } from './sides.ts'

/** How a changed part of a page is shown, once. */
const flash = ['color-mix(in srgb, var(--color-action) 25%, transparent)', 'transparent'].map((color) => ({
  backgroundColor: color,
  boxShadow: `0 0 0 0.5rem ${color}`,
}))
const flashTime = 2_000

/**
 * Outlines the button to apply with, and shows what changed on the other side once.
 * @param pages the documents of both sides, once they have loaded
 * @param isShown whether a side is on the screen
 * @param applicant the name of the job seeker
 * @param since the number of the last change before the sides appeared
 * @param isLed whether the next step is to apply
 */
export function useCoach(
  pages: Readonly<Partial<Record<SideName, Document | null>>>,
  isShown: (side: SideName) => boolean,
  applicant: string,
  since: number,
  isLed: boolean,
): void {
  const { store } = useBoard().runtime
  const history = useSource(store, () => store.history.steps)
  const { stage, application } = coachingOf(history, since)
  const side = stage === 'applied' ? 'recruiter' : 'job_seeker'
  const page = pages[side]
  const isVisible = isShown(side)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const flashed = useRef<string>(undefined)

  useEffect(() => {
    if (!page || !isVisible || (stage === 'begun' && !isLed)) return undefined
    let target: HTMLElement | undefined
    const show = () => {
      const found = targetOf(page, stage, applicant)
      if (!(found instanceof (page.defaultView?.HTMLElement ?? HTMLElement)) || found === target) return
      target?.style.removeProperty('outline')
      target = found
      if (stage === 'begun') {
        found.style.outline = '3px solid var(--color-action)'
        found.style.outlineOffset = '3px'
        return
      }
      const key = `${stage} ${application}`
      if (flashed.current === key) return
      flashed.current = key
      // What is tall begins with the news.
      const isTall = found.offsetHeight > page.documentElement.clientHeight / 2
      found.scrollIntoView({ block: isTall ? 'start' : 'center' })
      found.animate(flash, { duration: flashTime, easing: isStill ? 'steps(1)' : 'ease-out' })
    }
    show()
    // The page shows it once it has asked for its data again.
    const observer = new MutationObserver(show)
    observer.observe(page, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      target?.style.removeProperty('outline')
    }
  }, [page, isVisible, isStill, isLed, stage, application, applicant])
}

import { buttonClass } from './Button.tsx'
import { cx } from './cx.ts'
import { ArrowUp } from './Icon.tsx'
import { useScrolledPast } from './useScrolledPast.ts'

/**
 * Scrolls the page to its top over `duration` milliseconds, or immediately under reduced motion. The wheel, a touch, a
 * press or a key stops it.
 */
export function scrollToTop(duration = 1500): void {
  const start = window.scrollY
  if (start === 0) return
  if (duration <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    return
  }
  const began = performance.now()
  const own = new AbortController()
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(kind, () => own.abort(), { passive: true, signal: own.signal })
  function step(time: number) {
    if (own.signal.aborted) return
    const part = Math.min(1, Math.max(0, time - began) / duration)
    const eased = part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2
    window.scrollTo({ top: start * (1 - eased), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
    else own.abort()
  }
  requestAnimationFrame(step)
}

/**
 * A button at the lower right that appears after 300 pixels of scrolling and scrolls to the top in `duration`
 * milliseconds (product: every page). Focus moves to the page's heading, because the button disappears. It makes way
 * for a long text field that has the focus.
 */
export function BackToTop({ duration = 1500 }: { duration?: number }) {
  const shown = useScrolledPast(300)
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={() => {
        document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true })
        scrollToTop(duration)
      }}
      className={buttonClass({
        className: cx(
          'fixed! end-[calc(var(--sheet-width)+1rem)] bottom-[calc(var(--stuck-bottom)+1rem)] z-20 size-11 bg-paper! px-0! transition-[opacity,visibility] duration-180 in-[:root:has(textarea:focus)]:hidden print:hidden',
          shown ? 'visible opacity-100' : 'invisible opacity-0',
        ),
      })}
    >
      <ArrowUp />
    </button>
  )
}

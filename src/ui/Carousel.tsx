import { type ReactNode, useEffect, useState } from 'react'
import { cx } from './cx.ts'
import { ChevronLeft, ChevronRight, Pause, Play } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useMedia } from './useMedia.ts'

/**
 * Shows one slide at a time. The pause button precedes the slides. Hover and focus stop the rotation, and there is none
 * under reduced motion (product: accessibility). A changed slide is announced only while the rotation is stopped.
 */
export function Carousel({
  label,
  slides,
  interval = 7000,
  speed = 180,
}: {
  label: string
  slides: ReadonlyArray<{ key: string | number; content: ReactNode }>
  /** How long a slide is shown, in milliseconds. */
  interval?: number
  /** Duration of the transition between slides, in milliseconds. */
  speed?: number
}) {
  const still = useMedia('(prefers-reduced-motion: reduce)', true)
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const count = slides.length
  const current = Math.min(index, count - 1)
  const wanted = !still && !paused && count > 1
  const running = wanted && !hovered && !focused

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      // No rotation while the tab is hidden.
      if (!document.hidden) setIndex((before) => (before + 1) % count)
    }, interval)
    return () => clearInterval(timer)
  }, [running, interval, count])

  if (count === 0) return null
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
      }}
    >
      {count > 1 && (
        <div className="mb-4 flex items-center gap-1">
          {!still && (
            <IconButton label={paused ? 'Play slides' : 'Pause slides'} onClick={() => setPaused(!paused)}>
              {paused ? <Play /> : <Pause />}
            </IconButton>
          )}
          <IconButton label="Previous slide" onClick={() => setIndex((current - 1 + count) % count)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label="Next slide" onClick={() => setIndex((current + 1) % count)}>
            <ChevronRight />
          </IconButton>
          <span aria-hidden="true" className="nums ms-2 text-dense text-ink-2">
            {`${current + 1} / ${count}`}
          </span>
        </div>
      )}
      {/* All slides share one grid cell. The tallest sets its height, so that nothing below moves. */}
      <div className="grid" aria-live={running ? 'off' : 'polite'}>
        {slides.map((slide, place) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${place + 1} of ${count}`}
            className={cx(
              'col-start-1 row-start-1 min-w-0 transition-[opacity,visibility] print:visible print:col-auto print:row-auto print:opacity-100',
              place === current ? 'visible opacity-100' : 'invisible opacity-0',
            )}
            style={{ transitionDuration: `${speed}ms` }}
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  )
}

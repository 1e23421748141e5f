import type { KeyboardEvent, PointerEvent } from 'react'
import { cx } from '../../src/ui/cx.ts'
import { heightLimits, limited, resizedByKey, widthLimits } from './frame.ts'

/**
 * The edge that resizes the panel, by dragging or with the arrow keys, Home and End. When docked, it is the right edge,
 * and `size` is a width in pixels; for a sheet, it is the top edge, and `size` is a percentage of the window's height.
 */
export function Edge({
  docked,
  size,
  onResize,
}: {
  docked: boolean
  size: number
  onResize: (size: number) => void
}) {
  const limits = docked ? widthLimits : heightLimits

  function onKeyDown(event: KeyboardEvent) {
    const towards = docked
      ? { larger: 'ArrowRight', smaller: 'ArrowLeft' }
      : { larger: 'ArrowUp', smaller: 'ArrowDown' }
    const next = resizedByKey(event.key, size, limits, towards)
    if (next === undefined) return
    event.preventDefault()
    onResize(next)
  }

  function onPointerMove(event: PointerEvent) {
    // The pointer is captured only during a drag.
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const wanted = docked ? event.clientX : (1 - event.clientY / window.innerHeight) * 100
    onResize(limited(wanted, limits))
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label={docked ? 'Simulator width' : 'Simulator height'}
      aria-orientation={docked ? 'vertical' : 'horizontal'}
      aria-valuenow={size}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuetext={docked ? `${size} pixels` : `${size}% of the window`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      className={cx(
        'group absolute z-1 grid touch-none place-items-center focus-visible:outline-none',
        docked ? 'inset-y-0 -end-3 w-6 cursor-ew-resize' : 'inset-x-0 -top-3 h-6 cursor-ns-resize',
      )}
    >
      <span
        className={cx(
          'rounded-full bg-rule-strong group-hover:bg-ink group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-action',
          docked ? 'h-10 w-1' : 'h-1 w-10',
        )}
      />
    </div>
  )
}

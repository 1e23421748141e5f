import { type ReactNode, useRef } from 'react'
import { cx } from '../../src/ui/cx.ts'
import { useReservedHeight } from '../../src/ui/useReservedHeight.ts'

/** What the simulator has at the foot of the window: a bar that the page makes room for, or the handle alone. */
export function Foot({ isBar, children }: { isBar: boolean; children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  useReservedHeight(foot, '--foot-height', isBar)
  return (
    <div
      ref={foot}
      className={cx(
        'fixed start-0 z-40 text-ink print:hidden',
        isBar
          ? 'end-0 bottom-0 flex flex-wrap items-end gap-x-2 border-t border-rule-strong bg-paper px-2 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] in-data-[simulator=docked]:start-(--simulator-width) sm:gap-x-4 sm:px-4'
          : 'bottom-[calc(var(--bar-top)+0.5rem)]',
      )}
    >
      {children}
    </div>
  )
}

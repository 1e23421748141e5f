import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from '../../src/ui/cx.ts'
import type { LucideIcon } from '../../src/ui/Icon.tsx'

/** One section with its tab. */
export interface SectionTab<T extends string> {
  value: T
  label: string
  icon: LucideIcon
  /** A count at the icon, with what it counts. Nothing at 0. */
  count?: { value: number; of: string; bad?: boolean }
  panel: ReactNode
}

/**
 * Seven tabs in 320 pixels: icon above word. One tab stop; arrows, Home and End move and choose (look 11). Only the
 * chosen section is rendered.
 */
export function SectionTabs<T extends string>({
  tabs,
  value,
  onChange,
}: {
  tabs: readonly SectionTab<T>[]
  value: T
  onChange: (value: T) => void
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = tabs.findIndex((tab) => tab.value === value)
    const to = target(event.key, index, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Sections of the simulator"
        className="flex shrink-0 flex-wrap justify-between border-b border-rule px-1 sm:px-2"
      >
        {tabs.map(({ value: own, label, icon: Sign, count }) => {
          const chosen = own === value
          return (
            <button
              key={own}
              type="button"
              role="tab"
              id={`${id}-tab-${own}`}
              aria-selected={chosen}
              aria-controls={`${id}-panel-${own}`}
              tabIndex={chosen ? 0 : -1}
              onClick={() => onChange(own)}
              onKeyDown={onKeyDown}
              className={cx(
                '-mb-px flex min-h-13 min-w-9 cursor-pointer flex-col items-center justify-center gap-0.5 border-b-2 px-0.5 pt-1 text-fine focus-visible:-outline-offset-2',
                chosen
                  ? 'border-action font-semibold text-ink'
                  : 'border-transparent text-ink-2 hover:border-rule-strong hover:text-ink',
              )}
            >
              <span className="relative">
                <Sign className="size-4.5" />
                {count && <Count value={count.value} bad={count.bad ?? false} />}
              </span>
              <span>
                {label}
                {count && <CountWords value={count.value} of={count.of} />}
              </span>
            </button>
          )
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
          // It scrolls, so it must be reachable by keyboard even where nothing in it is.
          tabIndex={tab.value === value ? 0 : undefined}
          className="min-h-0 grow overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2"
        >
          {tab.value === value && <div className="mx-auto max-w-dialog-wide">{tab.panel}</div>}
        </div>
      ))}
    </>
  )
}

/** A small count at the corner of an icon. What it counts is told by `CountWords` beside the label. */
export function Count({ value, bad = false }: { value: number; bad?: boolean }) {
  if (value === 0) return null
  return (
    <span
      aria-hidden="true"
      className={cx(
        'nums absolute start-3 -top-1.5 min-w-4 rounded-full px-1 text-center text-[0.6875rem] leading-4 font-semibold forced-colors:border',
        bad ? 'bg-bad-strong text-on-bad' : 'bg-fill text-on-fill',
      )}
    >
      {value > 99 ? '99+' : value}
    </span>
  )
}

/** A count for assistive technology, behind the label it belongs to: " (3 unread)". Nothing at 0. */
export function CountWords({ value, of }: { value: number; of: string }) {
  return value > 0 && <span className="sr-only">{` (${value} ${of})`}</span>
}

function target(key: string, index: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % length
    case 'ArrowLeft':
      return (index - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return undefined
  }
}

import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { formatCount } from '../../src/ui/count.ts'
import { cx } from '../../src/ui/cx.ts'
import type { LucideIcon } from '../../src/ui/Icon.tsx'

export interface SectionTab {
  value: string
  label: string
  icon: LucideIcon
  /** A count on the icon, with what it counts. Hidden at 0. */
  count?: { value: number; of: string; bad?: boolean }
  panel: ReactNode
}

/**
 * The sections' tabs, each an icon above a word, because eight `Tabs` of src/ui don't fit into 320 pixels. They are one
 * tab stop: arrow keys, Home and End move focus and select (product: accessibility).
 */
export function SectionTabs({
  tabs,
  value,
  onChange,
}: {
  tabs: readonly SectionTab[]
  value: string
  onChange: (value: string) => void
}) {
  return (
    <Tabs.Root value={value} onValueChange={onChange} className="contents">
      <Tabs.List
        activateOnFocus
        aria-label="Simulator sections"
        className={cx(
          'grid shrink-0 grid-cols-4 border-b border-rule',
          tabs.length > 4 && 'min-[380px]:flex min-[380px]:flex-wrap min-[380px]:justify-between',
        )}
      >
        {tabs.map(({ value: own, label, icon: Sign, count }) => (
          <Tabs.Tab
            key={own}
            value={own}
            className="-mb-px flex min-h-13 min-w-9 cursor-pointer flex-col items-center justify-center gap-0.5 border-b-2 px-0.5 pt-1 tracking-tight text-fine not-data-active:border-clear not-data-active:text-ink-2 not-data-active:hover:border-rule-strong not-data-active:hover:text-ink focus-visible:-outline-offset-2 data-active:border-action data-active:font-semibold data-active:text-ink"
          >
            <span className="relative">
              <Sign className="size-4.5" />
              {count && <Count value={count.value} bad={count.bad ?? false} />}
            </span>
            <span>
              <span>{label}</span>
              {count && <CountWords value={count.value} of={count.of} />}
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel
          key={tab.value}
          value={tab.value}
          className="min-h-0 grow overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2 data-ending-style:hidden"
        >
          <div className="mx-auto max-w-dialog-wide">{tab.panel}</div>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

/** A small count at the corner of an icon. `CountWords` explains it to assistive technology. */
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

/** A count for assistive technology, after its label: " (3 unread)". Renders nothing at 0. */
export function CountWords({ value, of }: { value: number; of: string }) {
  return (
    value > 0 && (
      <span className="sr-only">{` (${formatCount(value)} ${value === 1 ? of.replace(/s$/, '') : of})`}</span>
    )
  )
}

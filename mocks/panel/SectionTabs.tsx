import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { formatCount } from '../../src/ui/count.ts'
import { cx } from '../../src/ui/cx.ts'

export interface SectionTab {
  value: string
  label: string
  /** A count beside the label, with what it counts. Hidden at 0. */
  count?: { value: number; of: string; bad?: boolean }
  panel: ReactNode
}

/**
 * The sections' tabs, four in a row, because eight `Tabs` of src/ui don't fit into 320 pixels. They are one
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
        className="grid shrink-0 grid-cols-4 border-b border-rule"
      >
        {tabs.map(({ value: own, label, count }) => (
          <Tabs.Tab
            key={own}
            value={own}
            className="relative -mb-px min-h-9 cursor-pointer border-b-2 text-fine not-data-active:border-clear not-data-active:text-ink-2 not-data-active:hover:border-rule-strong not-data-active:hover:text-ink focus-visible:-outline-offset-2 data-active:border-action data-active:font-semibold data-active:text-ink min-[380px]:text-dense pointer-coarse:min-h-11"
          >
            <span>{label}</span>
            {count && (
              <>
                <Count value={count.value} bad={count.bad ?? false} className="end-0 top-0" />
                <CountWords value={count.value} of={count.of} />
              </>
            )}
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

/** A small count at a corner. `CountWords` explains it to assistive technology. */
export function Count({
  value,
  bad = false,
  className,
}: {
  value: number
  bad?: boolean
  className: string
}) {
  if (value === 0) return null
  return (
    <span
      aria-hidden="true"
      className={cx(
        'nums absolute min-w-4 rounded-full px-1 text-center text-[0.6875rem] leading-4 font-semibold forced-colors:border',
        bad ? 'bg-bad-strong text-on-bad' : 'bg-fill text-on-fill',
        className,
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

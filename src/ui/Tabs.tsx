import { startTransition, useId, useOptimistic } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { formatCount } from './count.ts'
import { cx } from './cx.ts'
import { nextPaint } from './next-paint.ts'

export type Tab<T extends string = string> = {
  value: T
  label: ReactNode
  count?: number
  panel: ReactNode
}

/**
 * Controlled tabs, so that the value can be in the URL. They are one tab stop, and the arrow keys, Home and End select
 * (product: accessibility). A pressed tab looks selected immediately; then its panel replaces the previous one.
 */
export function Tabs<T extends string = string>({
  label,
  tabs,
  value,
  onChange,
  aside,
}: {
  label: string
  tabs: ReadonlyArray<Tab<T>>
  value: T
  /** Can return a promise that resolves once `value` has changed. Until then, the pressed tab looks selected. */
  onChange: (value: T) => void | Promise<void>
  /** What is beside the tabs, or above them where there is no room. */
  aside?: ReactNode
}) {
  const id = useId()
  // An unknown value (a mistyped URL) falls back to the first tab.
  const current = tabs.some((tab) => tab.value === value) ? value : tabs[0]?.value
  const [chosen, showChosen] = useOptimistic(current)

  function choose(next: T) {
    startTransition(async () => {
      showChosen(next)
      await nextPaint()
      await onChange(next)
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.value === chosen)
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const place = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: -1 }[event.key]
    const next = place === undefined ? undefined : tabs.at(place % tabs.length)
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    choose(next.value)
    document.getElementById(`${id}-tab-${next.value}`)?.focus()
  }

  return (
    <div>
      <div className="flex flex-wrap-reverse items-start justify-between gap-x-6 border-b border-rule">
        <div role="tablist" aria-label={label} className="-mb-px flex max-w-full gap-6 overflow-x-auto">
          {tabs.map((tab) => {
            const isChosen = tab.value === chosen
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-tab-${tab.value}`}
                aria-selected={isChosen}
                aria-controls={`${id}-panel-${tab.value}`}
                tabIndex={isChosen ? 0 : -1}
                onClick={() => choose(tab.value)}
                onKeyDown={onKeyDown}
                className={cx(
                  'min-h-11 shrink-0 cursor-pointer border-b-2 px-0.5 py-2 font-semibold whitespace-nowrap focus-visible:-outline-offset-2',
                  isChosen
                    ? 'border-action text-ink forced-colors:border-[Highlight]'
                    : 'border-clear text-ink-2 hover:border-rule-strong hover:text-ink',
                )}
              >
                <span>{tab.label}</span>
                {tab.count !== undefined && (
                  <span className="ms-1.5 font-normal text-ink-2">{formatCount(tab.count)}</span>
                )}
              </button>
            )
          })}
        </div>
        {aside}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== current}
        >
          {tab.value === current && tab.panel}
        </div>
      ))}
    </div>
  )
}

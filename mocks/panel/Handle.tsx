import { type ReactNode, type Ref, useRef } from 'react'
import { cx } from '../../src/ui/cx.ts'
import { FlaskConical, TriangleAlert } from '../../src/ui/Icon.tsx'
import { useReservedHeight } from '../../src/ui/useReservedHeight.ts'
import { shortcut } from './frame.ts'
import { violationCount } from './log/words.ts'
import { Count, CountWords } from './SectionTabs.tsx'
import { useEntries } from './useWorld.ts'

const none = { value: 0, of: '' }

/**
 * The closed panel: a button that opens it, with counts. Outside of a bar, the button is small enough for the page's
 * margin. News lies over the page beside the button, or above the bar, so that nothing moves when it arrives.
 */
export function Handle({
  ref,
  isInBar,
  count = none,
  mode,
  news,
  onOpen,
}: {
  ref: Ref<HTMLButtonElement>
  isInBar: boolean
  /** A count on the icon, with what it counts. */
  count?: { value: number; of: string } | undefined
  /** A word for a mode that the user must know about at all times. */
  mode: string | undefined
  /** What has just happened, which is announced. */
  news: ReactNode
  onOpen: () => void
}) {
  const broken = violationCount(useEntries())
  const newsBox = useRef<HTMLDivElement>(null)
  useReservedHeight(newsBox, '--news-height')
  return (
    <aside aria-label="Simulator" className="flex items-stretch text-fine text-ink-2">
      <button
        ref={ref}
        type="button"
        aria-expanded={false}
        aria-keyshortcuts={shortcut.keys}
        title={`Open the simulator (${shortcut.keys})`}
        onClick={onOpen}
        className={cx(
          'relative flex min-h-11 min-w-6 cursor-pointer items-center gap-3 rounded-e-md hover:text-action',
          isInBar
            ? 'ps-3 pe-1 max-sm:w-9 max-sm:justify-center max-sm:p-0'
            : 'border border-s-0 border-rule-strong bg-raised ps-4 pe-3 hover:border-ink max-[100rem]:w-6 max-[100rem]:flex-col max-[100rem]:justify-center max-[100rem]:gap-1 max-[100rem]:p-0 max-[100rem]:py-1',
        )}
      >
        <span
          aria-hidden="true"
          className={cx(
            'hatched absolute inset-y-0 w-1.5',
            isInBar ? '-start-4 max-sm:hidden' : 'start-0 max-[100rem]:hidden',
          )}
        />
        <span className="relative">
          <FlaskConical className="size-4.5" />
          {/* In the margin, the count stays inside. */}
          <Count
            value={count.value}
            className={cx('start-3 -top-1.5', !isInBar && 'max-[100rem]:start-auto max-[100rem]:end-0')}
          />
        </span>
        <span className={isInBar ? 'max-sm:sr-only' : mode ? 'sr-only' : 'max-[100rem]:sr-only'}>
          <span>Simulator</span>
          <CountWords {...count} />
          {broken > 0 && <TriangleAlert className="ms-2 inline text-bad-ink" />}
          <CountWords value={broken} of="contract violations" />
        </span>
        {mode !== undefined && (
          <span className={cx('font-semibold', !isInBar && 'max-[100rem]:[writing-mode:vertical-rl]')}>
            {` ${mode}`}
          </span>
        )}
      </button>
      {/* The live region is always rendered, because only its changes are announced. */}
      <div
        ref={newsBox}
        role="status"
        className={cx(
          'w-max max-w-[calc(100dvw-1.5rem)] rounded-e-md border-rule-strong bg-paper not-empty:border not-empty:border-s-0',
          isInBar ? 'absolute start-0 bottom-full' : 'self-end',
        )}
      >
        {news}
      </div>
    </aside>
  )
}

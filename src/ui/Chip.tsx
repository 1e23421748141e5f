import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { X } from './Icon.tsx'

/** A short text in a thin box, such as a skill or an applied filter. With `onRemove`, it has a remove button. */
export function Chip({
  children,
  onRemove,
  removeLabel,
  removeId,
}: { children: ReactNode } & (
  | { onRemove?: undefined; removeLabel?: undefined; removeId?: undefined }
  /** `removeLabel` names the remove button, which has the id `removeId`: "Remove filter Remote". */
  | { onRemove: () => void; removeLabel: string; removeId?: string }
)) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center rounded-sm border text-dense',
        onRemove ? 'border-rule-strong ps-2.5 print:pe-2.5' : 'border-rule px-2 py-0.5',
      )}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {onRemove && (
        <button
          id={removeId}
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="ms-1 inline-grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-raised hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-10 print:hidden"
        >
          <X />
        </button>
      )}
    </span>
  )
}

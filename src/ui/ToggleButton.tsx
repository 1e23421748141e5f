import type { ReactNode } from 'react'
import { buttonClass } from './Button.tsx'
import type { ButtonSize } from './Button.tsx'
import { cx } from './cx.ts'
import { iconButtonClass } from './IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

/**
 * An on-off button (`aria-pressed`). `label` names what it acts on and is the same in both states: "Bookmark Nurse at
 * Northfield" (product: accessibility). Without `children`, it shows only the icon, with a tooltip. The icon is filled
 * while the button is on.
 */
export function ToggleButton({
  label,
  pressed,
  onChange,
  icon,
  children,
  size = 'md',
  className,
}: {
  label: string
  /** `undefined` if it isn't known. */
  pressed: boolean | undefined
  onChange: (pressed: boolean) => void
  icon?: ReactNode
  children?: ReactNode
  size?: ButtonSize
  className?: string
}) {
  const filled = pressed && '[&_.lucide]:fill-current'
  const button = (
    <button
      type="button"
      aria-pressed={pressed ?? 'mixed'}
      aria-label={label}
      // The second press of a double click would undo the first.
      onClick={({ detail }) => detail < 2 && onChange(!pressed)}
      className={
        children
          ? buttonClass({
              size,
              className: cx(
                'aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action',
                filled,
                className,
              ),
            })
          : iconButtonClass(cx('aria-pressed:text-action', filled, className))
      }
    >
      {icon}
      {children && <span>{children}</span>}
    </button>
  )
  return children ? (
    button
  ) : (
    <Tooltip text={label} describes={false}>
      {button}
    </Tooltip>
  )
}

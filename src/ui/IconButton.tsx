import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Tooltip } from './Tooltip.tsx'

/** Returns the class of an icon button, for links and other buttons. */
export function iconButtonClass(className?: string): string {
  return cx(
    'inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-md border border-clear bg-transparent text-ink transition-colors duration-150 hover:bg-raised hover:text-action disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:size-11 print:hidden',
    className,
  )
}

/** A button with an icon only. `label` is its accessible name and tooltip, and should name what it acts on. */
export function IconButton({
  label,
  hasTooltip = true,
  children,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  /** Set it to `false` where Escape should do something else than close the tooltip. */
  hasTooltip?: boolean
  children: ReactNode
}) {
  const button = (
    <button {...rest} type={type} aria-label={label} className={iconButtonClass(className)}>
      {children}
    </button>
  )
  return hasTooltip ? (
    <Tooltip text={label} describes={false}>
      {button}
    </Tooltip>
  ) : (
    button
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Tooltip } from './Tooltip.tsx'

/** The look of an icon button as a class, for links. */
export function iconButtonClass(className?: string): string {
  return cx(
    'inline-grid size-10 shrink-0 cursor-pointer place-items-center rounded-md border border-transparent bg-transparent text-ink transition-colors duration-150 hover:bg-raised hover:text-action disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:size-11',
    className,
  )
}

/** A button that shows an icon only. `label` is its name and its tooltip, and says what it acts on. */
export function IconButton({
  label,
  children,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; children: ReactNode }) {
  return (
    <Tooltip text={label} describes={false}>
      <button {...rest} type={type} aria-label={label} className={iconButtonClass(className)}>
        {children}
      </button>
    </Tooltip>
  )
}

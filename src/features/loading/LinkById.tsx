import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

/** A link to the page of a job or an account; plain content if its id could not be read (rules 44). */
export function LinkById({
  to,
  of,
  id,
  look,
  className,
  children,
}: {
  to: '/jobs/$id' | '/user/$id' | '/recruiter/$id'
  of: number | undefined
  /** The element's id. Plain content with one can take focus, too. */
  id?: string
  look: 'link' | 'link-quiet'
  className?: string
  children: ReactNode
}) {
  return of === undefined ? (
    <span id={id} tabIndex={id === undefined ? undefined : -1} className={className}>
      {children}
    </span>
  ) : (
    <Link to={to} params={{ id: String(of) }} id={id} className={cx(look, className)}>
      {children}
    </Link>
  )
}

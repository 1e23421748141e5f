import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link to the page of a job or an account; plain content if its id could not be read (rules 44). */
export function LinkById({
  to,
  of,
  id,
  className,
  children,
}: {
  to: '/jobs/$id' | '/user/$id' | '/recruiter/$id'
  /** The id of the job or account. */
  of: number | undefined
  id?: string
  className: string
  children: ReactNode
}) {
  if (of === undefined) {
    return (
      <span id={id} tabIndex={id === undefined ? undefined : -1} className={className}>
        {children}
      </span>
    )
  }
  return (
    <Link to={to} params={{ id: String(of) }} id={id} className={className}>
      {children}
    </Link>
  )
}

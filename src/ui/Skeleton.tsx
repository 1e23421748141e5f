import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A grey shape in place of loading content. `className` gives it the size of the content. */
export function SkeletonBlock({ className, round = false }: { className?: string; round?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-wait bg-neutral', round ? 'rounded-full' : 'rounded-sm', className)}
    />
  )
}

/** Grey lines in place of loading text of this size. The last line is shorter. */
export function SkeletonText({
  lines = 3,
  size = 'body',
  className,
}: {
  lines?: number
  size?: 'dense' | 'body' | 'title'
  className?: string
}) {
  // Each line box is as high as a line of the text, so that nothing moves when the text arrives.
  const box = size === 'dense' ? 'h-5.5 py-1' : size === 'title' ? 'h-9 py-1.5' : 'h-6.75 py-1.25'
  return (
    <span aria-hidden="true" className={cx('block', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={cx('block', box)}>
          <SkeletonBlock className={cx('h-full', lines > 1 && index === lines - 1 ? 'w-3/5' : 'w-full')} />
        </span>
      ))}
    </span>
  )
}

/** Ruled rows in place of a loading list. `rowClassName` gives them the height of the real rows. */
export function SkeletonRows({
  rows = 10,
  rowClassName = 'h-24',
  className,
}: {
  rows?: number
  rowClassName?: string
  className?: string
}) {
  return (
    <div aria-hidden="true" className={cx('divide-y divide-rule border-y border-rule', className)}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={cx('flex items-center gap-6', rowClassName)}>
          <div className="flex min-w-0 grow flex-col gap-2">
            <SkeletonBlock
              className={cx('h-4', index % 3 === 0 ? 'w-2/5' : index % 3 === 1 ? 'w-1/2' : 'w-1/3')}
            />
            <SkeletonBlock className="h-3 w-1/4" />
          </div>
          <SkeletonBlock className="h-4 w-24" />
        </div>
      ))}
    </div>
  )
}

/** Fields of a form that is loading, with their labels. */
export function SkeletonFields({ count = 6 }: { count?: number }) {
  return Array.from({ length: count }, (_, place) => (
    <div key={place} className="flex flex-col gap-2">
      <SkeletonBlock className="h-4 w-32" />
      <SkeletonBlock className="h-11 w-full max-w-form rounded-md" />
    </div>
  ))
}

/** Wraps skeletons, which are hidden from assistive technology, and tells it what is loading. */
export function Loading({
  label = 'Loading',
  children,
  className,
}: {
  label?: string
  children?: ReactNode
  className?: string
}) {
  return (
    <div className={className}>
      <span className="sr-only">{`${label}…`}</span>
      {children}
    </div>
  )
}

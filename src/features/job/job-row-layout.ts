import { cx } from '../../ui/cx.ts'

export const listClass = '@container divide-y divide-rule border-y border-rule'

/*
 * The layout of a row depends on the width of its list. A narrow list shows everything below the title, and the words
 * about the salary's period beside the date. From 36 rem, salary and date are on the right. From 60 rem, place and date
 * have columns of their own.
 */
export const rowClass = cx(
  'relative grid grid-cols-[2.5rem_minmax(0,1fr)_2.5rem] gap-x-3 py-4 @min-[36rem]:gap-x-4',
  '@min-[36rem]:grid-cols-[2.5rem_minmax(0,1fr)_minmax(auto,13rem)_2.5rem]',
  '@min-[60rem]:grid-cols-[2.5rem_minmax(0,1fr)_15rem_13rem_6.5rem_2.5rem] @min-[60rem]:items-center @min-[60rem]:gap-x-6',
)
export const logoClass = 'col-start-1 row-start-1 mt-1 @min-[60rem]:mt-0'
export const headClass = 'col-start-2 row-start-1 min-w-0'
export const factsClass = cx(
  'col-span-2 col-start-2 row-start-2 min-w-0 text-dense text-ink-2 @min-[36rem]:col-end-auto',
  '@min-[60rem]:col-start-3 @min-[60rem]:row-start-1',
)
export const payClass = cx(
  'col-span-2 col-start-2 row-start-3 mt-1 flex min-w-0 flex-wrap wrap-anywhere',
  '@min-[36rem]:col-end-auto @min-[36rem]:col-start-3 @min-[36rem]:row-start-1 @min-[36rem]:mt-0',
  '@min-[36rem]:flex-col @min-[36rem]:flex-nowrap @min-[36rem]:items-end @min-[36rem]:text-end @min-[60rem]:col-start-4',
)
export const dateClass = cx(
  'col-span-2 col-start-2 row-start-4 text-fine text-ink-2',
  '@min-[36rem]:col-end-auto @min-[36rem]:col-start-3 @min-[36rem]:row-start-2 @min-[36rem]:text-end',
  '@min-[60rem]:col-start-5 @min-[60rem]:row-start-1 @min-[60rem]:text-dense',
)
export const actionClass = cx(
  'relative z-1 col-start-3 row-start-1 -mt-1.5 @min-[36rem]:col-start-4 @min-[60rem]:col-start-6 @min-[60rem]:mt-0',
)

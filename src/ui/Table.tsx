import './late.css'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useMedia } from './useMedia.ts'

export type Column<Row> = {
  header: string
  render: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Set it for one column: its cells are the row headers and, in cards, the titles. */
  primary?: boolean
  /** Shows the header to assistive technology only, as for a column of buttons. Its cells have no label in cards. */
  hideHeader?: boolean
  className?: string
}

/**
 * A dense, ruled table. If it is narrower than 640 px, each row is a card with labelled lines (product: accessibility).
 * Explicit roles keep its meaning, which `display: block` removes in some browsers.
 */
export function Table<Row>({
  caption,
  brief,
  columns,
  rows,
  rowKey,
}: {
  caption: string
  /** A list instead of the table in a window narrower than `below`, such as `45rem`. */
  brief?: { below: string; render: (row: Row) => ReactNode }
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}) {
  const isWide = useMedia(`(min-width: ${brief?.below ?? 0})`, true)
  if (brief && !isWide) {
    return (
      <ul aria-label={caption} className="divide-y divide-rule border-y border-rule text-dense">
        {rows.map((row) => (
          <li key={rowKey(row)}>{brief.render(row)}</li>
        ))}
      </ul>
    )
  }
  return (
    <div className="@container">
      <table role="table" className="block w-full late:border-collapse text-dense late:@[40rem]:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only late:@[40rem]:not-sr-only late:@[40rem]:table-header-group">
          <tr role="row" className="border-b border-rule-strong">
            {columns.map((column) => (
              <th
                key={column.header}
                role="columnheader"
                scope="col"
                className={cx(
                  'px-3 py-2 late:align-bottom text-fine font-semibold text-ink-2 late:first:ps-0 late:last:pe-0',
                  column.align === 'end' ? 'late:text-end' : 'text-start',
                  column.className,
                )}
              >
                <span className={cx(column.hideHeader && 'sr-only')}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="block border-t border-rule late:@[40rem]:table-row-group late:@[40rem]:border-0"
        >
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="relative block border-b border-rule py-3 late:@[40rem]:table-row late:@[40rem]:h-12 late:@[40rem]:py-0 @[40rem]:hover:bg-raised"
            >
              {columns.map((column) => {
                const Cell = column.primary ? 'th' : 'td'
                return (
                  <Cell
                    key={column.header}
                    role={column.primary ? 'rowheader' : 'cell'}
                    scope={column.primary ? 'row' : undefined}
                    data-label={column.hideHeader || column.primary ? undefined : column.header}
                    className={cx(
                      'block py-0.5 wrap-anywhere late:before:text-ink-2',
                      'late:data-label:grid late:data-label:grid-cols-[clamp(6rem,28%,9rem)_1fr] late:data-label:items-baseline late:data-label:gap-3 late:data-label:before:content-[attr(data-label)]',
                      'late:@[40rem]:table-cell late:@[40rem]:px-3 late:@[40rem]:py-2 late:@[40rem]:align-middle late:@[40rem]:before:content-none late:@[40rem]:first:ps-0 late:@[40rem]:last:pe-0 late:@[40rem]:data-label:table-cell late:@[40rem]:data-label:before:content-none',
                      column.primary && 'pb-1 text-start font-semibold late:@[40rem]:pb-2',
                      column.align === 'end'
                        ? 'nums late:@[40rem]:text-end late:@[40rem]:whitespace-nowrap'
                        : 'text-start',
                      column.className,
                    )}
                  >
                    {/* In a card, a cell is a grid: the wrapper keeps everything it renders in one column. */}
                    <div className="min-w-0">{column.render(row)}</div>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

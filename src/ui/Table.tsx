import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useMedia } from './useMedia.ts'

export type Column<Row> = {
  key: string
  header: string
  render: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Set it for one column: its cells are the row headers and, in cards, the titles. */
  primary?: boolean
  /** A narrow first column, such as checkboxes, whose cell precedes the title in a card. */
  lead?: boolean
  /** Shows the header to assistive technology only, as for a column of buttons. Its cells have no label in cards. */
  hideHeader?: boolean
  className?: string
}

/** The classes above the width at which cards become a table, in full because Tailwind scans this file for them. */
const shapes = {
  few: {
    table: '@[40rem]:table',
    caption: '@[40rem]:table-caption',
    head: '@[40rem]:not-sr-only @[40rem]:table-header-group',
    body: '@[40rem]:table-row-group @[40rem]:border-0',
    row: '@[40rem]:table-row @[40rem]:h-12 @[40rem]:py-0 @[40rem]:hover:bg-raised',
    rowWithLead: '@[40rem]:ps-0',
    cell: '@[40rem]:table-cell @[40rem]:px-3 @[40rem]:py-2 @[40rem]:align-middle @[40rem]:before:content-none @[40rem]:first:ps-0 @[40rem]:last:pe-0 @[40rem]:data-label:table-cell @[40rem]:data-label:before:content-none',
    lead: '@[40rem]:static @[40rem]:w-8',
    primary: '@[40rem]:pb-2',
    end: '@[40rem]:text-end @[40rem]:whitespace-nowrap',
  },
  many: {
    table: '@[56rem]:table',
    caption: '@[56rem]:table-caption',
    head: '@[56rem]:not-sr-only @[56rem]:table-header-group',
    body: '@[56rem]:table-row-group @[56rem]:border-0',
    row: '@[56rem]:table-row @[56rem]:h-12 @[56rem]:py-0 @[56rem]:hover:bg-raised',
    rowWithLead: '@[56rem]:ps-0',
    cell: '@[56rem]:table-cell @[56rem]:px-3 @[56rem]:py-2 @[56rem]:align-middle @[56rem]:before:content-none @[56rem]:first:ps-0 @[56rem]:last:pe-0 @[56rem]:data-label:table-cell @[56rem]:data-label:before:content-none',
    lead: '@[56rem]:static @[56rem]:w-8',
    primary: '@[56rem]:pb-2',
    end: '@[56rem]:text-end @[56rem]:whitespace-nowrap',
  },
}

/**
 * A dense, ruled table. If it is narrower than 640 px, each row is a card with labelled lines (product: accessibility).
 * Explicit roles keep its meaning, which `display: block` removes in some browsers.
 */
export function Table<Row>({
  caption,
  hideCaption = true,
  many = false,
  brief,
  columns,
  rows,
  rowKey,
  rowClassName,
  className,
}: {
  /** Says what the table lists. */
  caption: string
  hideCaption?: boolean
  /** For many columns: rows are cards below 896 px. */
  many?: boolean
  /** A list instead of the table in a window narrower than `below`, such as `45rem`. */
  brief?: { below: string; render: (row: Row) => ReactNode }
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  rowClassName?: (row: Row) => string | undefined
  className?: string
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
  const shape = many ? shapes.many : shapes.few
  const hasLead = columns.some((column) => column.lead)
  return (
    <div className={cx('@container', className)}>
      <table role="table" className={cx('block w-full border-collapse text-dense', shape.table)}>
        <caption
          className={cx(
            'block pb-2 text-start text-dense text-ink-2',
            shape.caption,
            hideCaption && 'sr-only',
          )}
        >
          {caption}
        </caption>
        <thead role="rowgroup" className={cx('sr-only', shape.head)}>
          <tr role="row" className="border-b border-rule-strong">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cx(
                  'px-3 py-2 align-bottom text-fine font-semibold text-ink-2 first:ps-0 last:pe-0',
                  column.align === 'end' ? 'text-end' : 'text-start',
                  column.className,
                )}
              >
                <span className={cx(column.hideHeader && 'sr-only')}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={cx('block border-t border-rule', shape.body)}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cx(
                'relative block border-b border-rule py-3',
                shape.row,
                hasLead && cx('ps-9', shape.rowWithLead),
                rowClassName?.(row),
              )}
            >
              {columns.map((column) => {
                const Cell = column.primary ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    role={column.primary ? 'rowheader' : 'cell'}
                    scope={column.primary ? 'row' : undefined}
                    data-label={column.hideHeader || column.primary ? undefined : column.header}
                    className={cx(
                      'block py-0.5 wrap-anywhere before:text-ink-2',
                      'data-label:grid data-label:grid-cols-[clamp(6rem,28%,9rem)_1fr] data-label:items-baseline data-label:gap-3 data-label:before:content-[attr(data-label)]',
                      shape.cell,
                      column.lead && cx('absolute start-0 top-3', shape.lead),
                      column.primary && cx('pb-1 text-start font-semibold', shape.primary),
                      column.align === 'end' ? cx('nums', shape.end) : 'text-start',
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

import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<Row> = {
  key: string
  header: string
  render: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Heads its row: a row header in the table, the card's title on a phone. One per table. */
  primary?: boolean
  /** A narrow first column (a checkbox) that stands before the row's head on a phone. */
  lead?: boolean
  /** Header for assistive technology only (a column of buttons); its cells show no label on a phone. */
  hideHeader?: boolean
  className?: string
}

/**
 * A dense, ruled table. Below 640 px each row is a card with labelled lines (look 9). Roles are written out, because
 * `display: block` takes a table's meaning away in some browsers.
 */
export function Table<Row>({
  caption,
  hideCaption = true,
  columns,
  rows,
  rowKey,
  rowClassName,
  className,
}: {
  /** What the table lists; its name. */
  caption: string
  hideCaption?: boolean
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  rowClassName?: (row: Row) => string | undefined
  className?: string
}) {
  const hasLead = columns.some((column) => column.lead)
  return (
    <table role="table" className={cx('block w-full border-collapse text-dense sm:table', className)}>
      <caption
        className={cx(
          'block pb-2 text-start text-dense text-ink-2 sm:table-caption',
          hideCaption && 'sr-only',
        )}
      >
        {caption}
      </caption>
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
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
      <tbody role="rowgroup" className="block border-t border-rule sm:table-row-group sm:border-0">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={cx(
              'relative block border-b border-rule py-3 sm:table-row sm:h-12 sm:py-0 sm:hover:bg-raised',
              hasLead && 'ps-9 sm:ps-0',
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
                    'block py-0.5 wrap-anywhere before:text-ink-2 sm:table-cell sm:px-3 sm:py-2 sm:align-middle sm:wrap-break-word sm:before:content-none sm:first:ps-0 sm:last:pe-0',
                    'data-label:grid data-label:grid-cols-[minmax(6.5rem,2fr)_5fr] data-label:items-baseline data-label:gap-3 data-label:before:content-[attr(data-label)] sm:data-label:table-cell sm:data-label:before:content-none',
                    column.lead && 'absolute start-0 top-3 sm:static sm:w-8',
                    column.primary && 'pb-1 text-start font-semibold sm:pb-2',
                    column.align === 'end' ? 'nums sm:text-end' : 'text-start',
                    column.className,
                  )}
                >
                  {/* One box, so that a cell of several parts stays one column of the card's line. */}
                  <div className="min-w-0">{column.render(row)}</div>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

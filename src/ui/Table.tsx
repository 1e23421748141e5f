import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<Row> = {
  key: string
  header: string
  render: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Heads its row: a row header in the table, the card's title. One per table. */
  primary?: boolean
  /** A narrow first column (a checkbox) that stands before the row's head in a card. */
  lead?: boolean
  /** Header for assistive technology only (a column of buttons); its cells show no label in a card. */
  hideHeader?: boolean
  className?: string
}

/**
 * A dense, ruled table. Where it has less than 640 px, on a phone or beside something else, each row is a card with labelled
 * lines (look 9). Roles are written out, because
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
    <div className={cx('@container', className)}>
      <table role="table" className="block w-full border-collapse text-dense @[40rem]:table">
        <caption
          className={cx(
            'block pb-2 text-start text-dense text-ink-2 @[40rem]:table-caption',
            hideCaption && 'sr-only',
          )}
        >
          {caption}
        </caption>
        <thead role="rowgroup" className="sr-only @[40rem]:not-sr-only @[40rem]:table-header-group">
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
        <tbody
          role="rowgroup"
          className="block border-t border-rule @[40rem]:table-row-group @[40rem]:border-0"
        >
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cx(
                'relative block border-b border-rule py-3 @[40rem]:table-row @[40rem]:h-12 @[40rem]:py-0 @[40rem]:hover:bg-raised',
                hasLead && 'ps-9 @[40rem]:ps-0',
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
                      'block py-0.5 wrap-anywhere before:text-ink-2 @[40rem]:table-cell @[40rem]:px-3 @[40rem]:py-2 @[40rem]:align-middle @[40rem]:before:content-none @[40rem]:first:ps-0 @[40rem]:last:pe-0',
                      'data-label:grid data-label:grid-cols-[minmax(6.5rem,2fr)_5fr] data-label:items-baseline data-label:gap-3 data-label:before:content-[attr(data-label)] @[40rem]:data-label:table-cell @[40rem]:data-label:before:content-none',
                      column.lead && 'absolute start-0 top-3 @[40rem]:static @[40rem]:w-8',
                      column.primary && 'pb-1 text-start font-semibold @[40rem]:pb-2',
                      column.align === 'end' ? 'nums @[40rem]:text-end' : 'text-start',
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
    </div>
  )
}

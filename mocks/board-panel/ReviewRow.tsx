import type { ReactNode } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { useBoard } from './useBoard.ts'
import { Fine, Moment } from '../panel/pieces.tsx'

/** A job or bank transfer to review, with its company and when it was submitted or reviewed. */
export function ReviewRow({
  entry: { title, company, at },
  verb = 'submitted',
  end,
  note,
  decisions,
  named = title,
  more,
  children,
}: {
  entry: { title: string; company: string; at: number }
  verb?: string
  /** Shown beside the title. */
  end?: ReactNode
  note?: string | null
  /** The possible decisions, by the labels of their buttons. Each resolves to its result in words. */
  decisions: Record<string, () => Promise<string>>
  /** What the buttons decide on, for assistive technology. */
  named?: string
  /** Shown beside the buttons. */
  more?: ReactNode
  children?: ReactNode
}) {
  const { change } = useBoard()
  return (
    <li className="py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-dense font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        {end}
      </div>
      <Fine className="wrap-anywhere">
        <bdi>{company}</bdi> <span>{`· ${verb}`}</span> <Moment at={at} />
      </Fine>
      {note && <Fine className="mt-1">{note}</Fine>}
      <div className="mt-2 flex flex-wrap gap-2">
        {Object.entries(decisions).map(([label, decide]) => (
          <Button key={label} size="sm" aria-label={`${label} ${named}`} onClick={() => void change(decide)}>
            {label}
          </Button>
        ))}
        {more}
      </div>
      {children}
    </li>
  )
}

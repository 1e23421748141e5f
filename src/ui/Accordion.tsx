import type { ReactNode } from 'react'
import { Plus } from './Icon.tsx'

/**
 * Questions whose answers open independently. It uses `<details>`, which the browser's page search can open. `level` is
 * the heading level of the titles; without it, they are plain text.
 */
export function Accordion({
  items,
  level,
}: {
  items: ReadonlyArray<{ title: ReactNode; content: ReactNode; open?: boolean; id?: string }>
  level?: 2 | 3 | 4
}) {
  const Title = level === 2 ? 'h2' : level === 3 ? 'h3' : level === 4 ? 'h4' : 'span'
  return (
    <div className="divide-y divide-rule border-y border-rule">
      {items.map((item, index) => (
        <details key={item.id ?? index} id={item.id} open={item.open} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3 hover:text-action [&::-webkit-details-marker]:hidden">
            <Title className="text-body leading-snug font-semibold tracking-normal">{item.title}</Title>
            <Plus className="text-ink-2 transition-[rotate] duration-150 group-open:rotate-45" />
          </summary>
          <div className="max-w-read pb-5 text-ink-2">{item.content}</div>
        </details>
      ))}
    </div>
  )
}

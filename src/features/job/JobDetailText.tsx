import { Prose } from '../../ui/Prose.tsx'
import { descriptionBlocks } from './description-blocks.ts'

/** A job's description in the reading column, with its lists. The browser detects the text's direction. */
export function JobDetailText({
  description,
  headingLevel = 3,
}: {
  description: string
  /** Level of the headings above lists. */
  headingLevel?: 3 | 4
}) {
  const Heading = headingLevel === 4 ? 'h4' : 'h3'
  return description.trim() === '' ? (
    <p className="text-ink-2">The company has not added a description.</p>
  ) : (
    <div dir="auto" className="flex max-w-read flex-col gap-4">
      {descriptionBlocks(description).map((block, at) =>
        block.kind === 'text' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the order of the blocks is fixed
          <Prose key={at} text={block.text} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the order of the blocks is fixed
          <div key={at} className={block.heading === undefined || at === 0 ? undefined : 'mt-2'}>
            {block.heading !== undefined && (
              <Heading className="mb-2 text-body font-semibold tracking-normal wrap-anywhere">
                {block.heading}
              </Heading>
            )}
            <ul className="list-disc ps-6 marker:text-ink-2">
              {block.items.map((item, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the order of the items is fixed
                <li key={place} className="mt-1 first:mt-0">
                  <Prose text={item} />
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </div>
  )
}

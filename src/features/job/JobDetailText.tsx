import { Prose } from '../../ui/Prose.tsx'

/** A job's description in the reading column, with its lists. The browser detects the text's direction. */
export function JobDetailText({
  description,
  isUnread = false,
  headingLevel = 3,
}: {
  description: string
  /** Whether the description could not be read. */
  isUnread?: boolean | undefined
  /** Level of the headings above lists. */
  headingLevel?: 3 | 4
}) {
  const Heading = headingLevel === 4 ? 'h4' : 'h3'
  return description.trim() === '' ? (
    <p className="text-ink-2">
      {isUnread ? 'We couldn’t read the description.' : 'The company has not added a description.'}
    </p>
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

/** A part of a job's description: text as it was typed, or a list with the line that introduces it. */
type DescriptionBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; heading: string | undefined; items: string[] }

/** The mark that makes a line a list item: a dash or a bullet, then a space. The Japanese bullet needs no space. */
const listItem = /^\s*(?:[-–—•‣◦▪·]\s+|・\s*)(?=\S)/

/** The longest line that can head a list, in characters. */
const longestHeading = 60

/**
 * Splits a description into paragraphs and lists. Lines that begin with a dash or a bullet form a list. A short line
 * before a list is its heading, unless it ends like a sentence. Everything else stays plain text (rules 30). Takes time
 * linear in the length of the text.
 */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = []
  let lines: string[] = []
  let items: string[] | undefined

  function endText() {
    const text = lines.join('\n').replace(/^\n+/, '').trimEnd()
    if (text !== '') blocks.push({ kind: 'text', text })
    lines = []
  }

  for (const line of description.split(/\r\n?|\n/)) {
    const mark = listItem.exec(line)?.[0]
    if (mark === undefined) {
      items = undefined
      lines.push(line)
      continue
    }
    if (!items) {
      const heading = takeHeading(lines)
      endText()
      items = []
      blocks.push({ kind: 'list', heading, items })
    }
    items.push(line.slice(mark.length).trimEnd())
  }
  endText()
  return blocks
}

/** Removes the heading of the next list from the end of these lines and returns it, if there is one. */
function takeHeading(lines: string[]): string | undefined {
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const line = lines[last]?.trim()
  // A single empty line may separate the heading from its list.
  if (line === undefined || lines.length - last > 2) return undefined
  if (line.length > longestHeading || /[.!?,;…。！？、，؟]$/.test(line)) return undefined
  lines.length = last
  return line
}

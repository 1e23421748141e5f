import type { ReactNode } from 'react'
import type { Job } from '../../api/jobs.ts'
import { cx } from '../../ui/cx.ts'
import { Prose } from '../../ui/Prose.tsx'

/** The section of a job's page with its description. */
export function JobDescription({
  job: { description, unread },
  children,
  className,
}: {
  job: Pick<Job, 'description' | 'unread'>
  /** A notice above the description. */
  children?: ReactNode
  className?: string
}) {
  return (
    <section aria-labelledby="job-text" className={className}>
      <h2 id="job-text" className="sr-only">
        Description
      </h2>
      {children}
      <JobDetailText description={description} isUnread={unread?.includes('description')} />
    </section>
  )
}

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
  const blocks = descriptionBlocks(description)
  return description.trim() === '' ? (
    <p className="text-ink-2">
      {isUnread ? 'We couldn’t read the description.' : 'The company has not added a description.'}
    </p>
  ) : (
    <div dir="auto" className="flex max-w-read flex-col gap-4">
      {blocks.map((block, at) => {
        const isLead =
          at === 0 && blocks.length > 1 && block.kind === 'text' && block.text.length <= longestLead
        if (block.kind === 'text')
          // oxlint-disable-next-line react/no-array-index-key -- the order of the blocks is fixed
          return <Prose key={at} isPart text={block.text} className={cx(isLead && 'text-lead leading-7.5')} />
        const List = block.start === undefined ? 'ul' : 'ol'
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the order of the blocks is fixed
          <div key={at} className={block.heading === undefined || at === 0 ? undefined : 'mt-2'}>
            {block.heading !== undefined && (
              <Heading className="mb-2 text-body font-semibold tracking-normal wrap-anywhere">
                {block.heading}
              </Heading>
            )}
            <List
              {...(block.start !== undefined && { start: block.start })}
              className={`${block.marker ?? 'list-disc'} ps-6 marker:text-ink-2`}
            >
              {block.items.map((item, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the order of the items is fixed
                <li key={place} className="mt-1 first:mt-0">
                  <Prose isPart text={item} />
                </li>
              ))}
            </List>
          </div>
        )
      })}
    </div>
  )
}

/** The longest first paragraph that leads into the rest, in characters. */
const longestLead = 320

/** A part of a job's description: text as it was typed, or a list with the line that introduces it. */
type DescriptionBlock =
  | { kind: 'text'; text: string }
  /** `start` is the number of a numbered list's first item, 1 for "a". */
  | { kind: 'list'; heading: string | undefined; items: string[]; start?: number; marker?: string }

/**
 * The marks that make a line a list item: dashes and bullets before a space, among them those of Word's symbol fonts, and
 * its "o" and "§" before a tab. Some bullets need no space.
 */
const bullet = /^\s*(?:[-–—‣◦▪▫·●○■□◆◇⁃∙►➢✓✔\uf0a7\uf0d8\uf0fc]\s+|[•・\uf0b7]\s*|[o§]\t\s*)(?=\S)/

/** A star or a number. A single one may be a footnote or a date, so it needs a neighbour. */
const unsure = /^(\s*)(?:(\*)|(\(?)(\d{1,3}|[a-z](?=\)))([.)]))\s+(?=\S)/

/** A line's mark: its length, the style that the marks of a list share ("" if it needs no neighbour), and its number. */
type Mark = { length: number; style: string; start?: number }

function markOf(line: string): Mark | undefined {
  const [sure] = bullet.exec(line) ?? []
  if (sure !== undefined) return { length: sure.length, style: '' }
  const [whole, indent, star, open, value = '', close] = unsure.exec(line) ?? []
  if (whole === undefined) return undefined
  if (star) return { length: whole.length, style: star }
  const [kind, start] = value >= 'a' ? ['a', value.charCodeAt(0) - 96] : ['1', Number(value)]
  return { length: whole.length, style: `${indent}${open}${kind}${close}`, start }
}

/** Whether a mark is the next one of the same list. */
function follows(before: Mark | undefined, mark: Mark | undefined): boolean {
  const next = before?.start === undefined ? undefined : before.start + 1
  return before?.style === mark?.style && next === mark?.start
}

const noHeadingEnd = /[.!?,;…。！？、，؟]$/

/** The longest line that can head a list, in characters. */
const longestHeading = 60

/**
 * Splits a description into paragraphs and lists: of lines that begin with a bullet, or with numbers that follow each
 * other. A short line before a list is its heading, unless it ends like a sentence. Everything else stays plain text
 * (rules 30). Takes time linear in the length of the text.
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

  const typed = description.split(/\r\n?|\n/)
  const marks = typed.map(markOf)
  for (const [at, line] of typed.entries()) {
    const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]]
    if (!mark || (mark.style && !follows(before, mark) && !follows(mark, next))) {
      items = undefined
      lines.push(line)
      // The first paragraph is a block of its own.
      if (blocks.length === 0 && line.trim() === '' && noHeadingEnd.test(typed[at - 1]?.trim() ?? ''))
        endText()
      continue
    }
    const { start, style } = mark
    if (!items || ((before?.start ?? start) !== undefined && !follows(before, mark))) {
      const heading = takeHeading(lines)
      endText()
      items = []
      const marker = style.includes('a') ? 'list-[lower-alpha]' : 'list-decimal'
      blocks.push({ kind: 'list', heading, items, ...(start !== undefined && { start, marker }) })
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
  if (line.length > longestHeading || noHeadingEnd.test(line)) return undefined
  lines.length = last
  return line
}

/** A part of a job's description: text as it was typed, or a list with the line that introduces it. */
export type DescriptionBlock =
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

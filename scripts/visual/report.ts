import type { Plan, Story, View } from './plan.ts'

/** The findings of a comparison. */
export interface Findings extends Plan {
  /** The names of the commits, for display. */
  commits: { before: string; after: string }
  /** Their pictures are beside the page: `NAME-before.png`, `NAME-after.png` and `NAME-difference.png`. */
  different: { story: Story; view: View; pixels: number; name: string }[]
  /** Stories that could not be photographed. */
  failed: { story: Story; reason: string }[]
}

/** Returns the findings in words: a line of numbers, then a line for each screen that differs. */
export function summary({ both, added, removed, different, failed }: Findings): string[] {
  const states = new Set(different.map(({ story }) => story.id)).size
  const numbers = [
    `${states === 0 ? 'None' : states} of ${both.length} states ${states < 2 ? 'differs' : 'differ'}`,
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(removed.length > 0 ? [`${removed.length} removed`] : []),
    ...(failed.length > 0 ? [`${failed.length} could not be photographed`] : []),
  ]
  const screens = byScreen(different).map(([title, all]) => {
    const names = new Set(all.map(({ story, view }) => `${story.name} (${inWords(view)})`))
    return `${title}: ${[...names].join('; ')}`
  })
  return [`${numbers.join(', ')}.`, ...screens]
}

/** Returns the page: before, after and difference by screen, then the names of what could not be compared. */
export function pageOf(findings: Findings): string {
  const { commits, different, added, removed, failed } = findings
  const [numbers = ''] = summary(findings)
  const screens = byScreen(different).map(([title, all]) => [
    title,
    ...all.map(
      ({ story, view, pixels, name }) =>
        `<h3>${text(story.name)}, ${inWords(view)}: ${pixels} pixels</h3><div>${[
          'before',
          'after',
          'difference',
        ]
          .map(
            (what) =>
              `<a href="${name}-${what}.png">${what}<img src="${name}-${what}.png" alt="" loading="lazy"></a>`,
          )
          .join('')}</div>`,
    ),
  ])
  const listed = [
    ['New', ...added.map((story) => `<li>${text(nameOf(story))}</li>`)],
    ['Removed', ...removed.map((story) => `<li>${text(nameOf(story))}</li>`)],
    [
      'Could not be photographed',
      ...failed.map((each) => `<li>${text(`${nameOf(each.story)}: ${each.reason}`)}</li>`),
    ],
  ]
  const sections = [...screens, ...listed]
    .filter((lines) => lines.length > 1)
    .map(([title = '', ...lines]) => `<h2>${text(title)}</h2>\n${lines.join('\n')}`)
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What looks different</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  h2 { border-top: 1px solid; padding-top: 1rem; }
  div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem; align-items: start; }
  img { display: block; max-width: 100%; border: 1px solid; }
</style>
<h1>What looks different</h1>
<p>${text(commits.before)} → ${text(commits.after)}</p>
<p>${text(numbers)}</p>
${sections.join('\n')}
</html>
`
}

function byScreen(different: Findings['different']): [title: string, Findings['different']][] {
  return [...Map.groupBy(different, ({ story }) => story.title)].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  )
}

function inWords({ theme, width }: View): string {
  return `${theme} ${width} px`
}

function nameOf({ title, name }: Story): string {
  return `${title}/${name}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function text(words: string): string {
  return words.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

import { ArgTypes, Canvas, Description, Markdown, type Of, Title, useOf } from '@storybook/addon-docs/blocks'
import * as v from 'valibot'

/** The story parameter `pieces`: what to do and not to do with the components of a file, by name. */
export type Pieces = Readonly<Record<string, { do: readonly string[]; dont: readonly string[] }>>

/** The docs page of a component of `src/ui`, which `.storybook/component-pages.ts` writes. */
export function ComponentPage({
  name,
  of,
  stories,
  piece,
}: {
  name: string
  of: Of
  /** The stories that render it, by name. */
  stories: Readonly<Record<string, Of>>
  piece?: Pieces[string]
}) {
  return (
    <>
      <Title>{name}</Title>
      <Description of={of} />
      {Object.entries(stories).map(([story, each]) => (
        <Canvas key={story} of={each} />
      ))}
      {piece && (
        <>
          <h2>Do</h2>
          <Markdown>{listOf(piece.do)}</Markdown>
          <h2>Don’t</h2>
          <Markdown>{listOf(piece.dont)}</Markdown>
        </>
      )}
      <h2>Props</h2>
      <Props of={of} />
    </>
  )
}

/** What Storybook's build adds to a component. */
const documentedSchema = v.object({ __docgenInfo: v.object({ props: v.record(v.string(), v.unknown()) }) })

/** The table of a component's props, which is wider than a phone. Without props, Storybook's would report an error. */
function Props({ of }: { of: Of }) {
  const documented = v.safeParse(documentedSchema, { ...useOf(of, ['component']).component })
  if (documented.success && Object.keys(documented.output.__docgenInfo.props).length === 0)
    return <p>It has no props.</p>
  return (
    <div style={{ overflowX: 'auto' }}>
      <ArgTypes of={of} sort="requiredFirst" />
    </div>
  )
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

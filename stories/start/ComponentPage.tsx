import {
  ArgTypes,
  Description,
  Markdown,
  Stories,
  Subtitle,
  Title,
  useOf,
  type Of,
} from '@storybook/addon-docs/blocks'
import * as v from 'valibot'

/** The story parameter `pieces`: the components of a docs page by name, with their dos and don'ts. */
const piecesSchema = v.record(
  v.string(),
  v.object({
    of: v.custom<Of>((component) => typeof component === 'function'),
    do: v.array(v.string()),
    dont: v.array(v.string()),
  }),
)
export type Pieces = v.InferInput<typeof piecesSchema>

/** The docs page of components of `src/ui`: the components, then for each its purpose, props, dos and don'ts. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const pieces = v.parse(v.optional(piecesSchema, {}), preparedMeta.parameters['pieces'])
  return (
    <>
      <Title />
      <Subtitle />
      <Stories title="" includePrimary />
      {Object.entries(pieces).map(([name, piece]) => (
        <section key={name}>
          <h2>{name}</h2>
          <Description of={piece.of} />
          <Props of={piece.of} />
          <h3>Do</h3>
          <Markdown>{listOf(piece.do)}</Markdown>
          <h3>Don’t</h3>
          <Markdown>{listOf(piece.dont)}</Markdown>
        </section>
      ))}
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

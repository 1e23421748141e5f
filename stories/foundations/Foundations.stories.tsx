import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { Fragment, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { contrast, edgePairs, rolesIn, textPairs } from '../../tests/support/colours.ts'
import * as icons from '../../src/ui/Icon.tsx'
import tokens from '../../src/ui/tokens.css?raw'
import { inContainer } from '../support/pieces.tsx'

export default {
  title: 'Foundations/Tokens',
  tags: ['full'],
  decorators: [inContainer('flex flex-col gap-6 py-8')],
} satisfies Meta

/** Returns the tokens of the style sheet whose names start with a prefix. */
function tokensOf(prefix: string): { name: string; value: string }[] {
  const all = tokens.matchAll(new RegExp(`^  --(${prefix}-[a-z]+(?:-[a-z]+)*): ([^;]+);`, 'gm'))
  return [...all].map(([, name = '', value = '']) => ({ name, value }))
}

/** A table whose rows begin with their names. */
function Rows({ heads, rows }: { heads: readonly string[]; rows: readonly [string, ...ReactNode[]][] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-dense">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pe-4 text-start">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {name}
              </th>
              {cells.map((content, place) => (
                <td key={heads[place + 1]} className={`${cell} nums`}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = 'border-t border-rule py-2 pe-4'

/** Six sizes, tabular figures, and the two kinds of links. */
export const Type: Story = {
  render: () => (
    <>
      <h1>Display: one per page</h1>
      <h2>Title: a section</h2>
      <h3>Lead: a part of it</h3>
      <p className="max-w-read">
        Body, 17 on 27. A line holds about 68 characters, so that the eye finds the next one easily. This is{' '}
        <a href="#text" className="link">
          a link in text
        </a>
        , and this is{' '}
        <a href="#place" className="link-quiet">
          one that its place gives away
        </a>
        .
      </p>
      <p className="text-dense text-ink-2">Dense, 15 on 22, in the second ink</p>
      <p className="text-fine text-ink-2">Fine, 13 on 20</p>
      <p className="nums">1,111.11 and 8,888.88 are equally wide</p>
      <Rows
        heads={['Token', 'Size', 'Line height', 'Sample']}
        rows={tokensOf('text').map(({ name, value }) => {
          const [, lineHeight = ''] = tokens.match(`  --${name}--line-height: (.+);`) ?? []
          return [
            name,
            value,
            lineHeight,
            <span key={name} style={{ fontSize: value, lineHeight }}>
              Aa
            </span>,
          ]
        })}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const body = getComputedStyle(canvas.getByText(/A line holds/))
    await expect([body.fontSize, body.lineHeight]).toEqual(['17px', '27px'])
    const dense = getComputedStyle(canvas.getByText(/^Dense/))
    await expect([dense.fontSize, dense.lineHeight]).toEqual(['15px', '22px'])
  },
}

const roles = rolesIn(tokens)
/** What each role is for, from the comment beside it. */
const purposes = new Map(
  [...tokens.matchAll(/^ {2}--color-([\w-]+): [^;]+; \/\* (.+) \*\/$/gm)].map(([, role = '', purpose]) => [
    role,
    purpose,
  ]),
)
const valuesOf = (role: string) => roles.get(role) ?? ['#000000', '#000000']

function Pairs({ title, least, pairs }: { title: string; least: number; pairs: typeof textPairs }) {
  return (
    <>
      <h2>{title}</h2>
      <Rows
        heads={['Pair', 'Sample', 'Light', 'Dark']}
        rows={pairs.map(([colour, ground]) => [
          `${colour} on ${ground}`,
          <Sample key={colour} colour={colour} ground={ground} isText={least > 3} />,
          ...[0, 1].map((theme) =>
            contrast(valuesOf(colour)[theme] ?? '', valuesOf(ground)[theme] ?? '').toFixed(1),
          ),
        ])}
      />
    </>
  )
}

function Sample({ colour, ground, isText }: { colour: string; ground: string; isText: boolean }) {
  return (
    <span
      className="inline-block rounded-md px-3 py-1"
      style={{
        background: `var(--color-${ground})`,
        color: `var(--color-${isText ? colour : 'ink'})`,
        border: `2px solid var(--color-${isText ? ground : colour})`,
      }}
    >
      Aa
    </span>
  )
}

/** Each role with its purpose and values, then the contrast of each pair that is used, in both themes. */
export const Colours: Story = {
  render: () => (
    <>
      <h1>Colours</h1>
      <Rows
        heads={['Role', 'For', 'Light', 'Dark']}
        rows={[...roles].map(([role, values]) => [
          role,
          purposes.get(role),
          ...values.map((value) => (
            <span key={value} className="flex items-center gap-2">
              <span
                className="size-6 rounded-sm border border-rule-strong"
                style={{ background: value }}
                aria-hidden="true"
              />
              {value}
            </span>
          )),
        ])}
      />
      <Pairs title="Text: at least 4.5" least={4.5} pairs={textPairs} />
      <Pairs title="Edges and fills: at least 3" least={3} pairs={edgePairs} />
    </>
  ),
  play: async () => {
    await expect([...purposes.keys()]).toEqual([...roles.keys()])
  },
}

/** Spacing in multiples of 4 px, the radii of corners, and the widths of containers. */
export const Spacing: Story = {
  render: () => (
    <>
      <h1>Spacing, radius and widths</h1>
      <Rows
        heads={['Step', 'Pixels', 'Sample']}
        rows={[1, 2, 3, 4, 6, 8, 12, 16, 24].map((step) => [
          String(step),
          step * 4,
          <span key={step} className="block h-4 bg-fill" style={{ inlineSize: `${step * 0.25}rem` }} />,
        ])}
      />
      <Rows
        heads={['Radius', 'Value', 'Sample']}
        rows={tokensOf('radius').map(({ name, value }) => [
          name,
          value,
          <span
            key={name}
            className="block size-12 border border-rule-strong bg-raised"
            style={{ borderRadius: value }}
          />,
        ])}
      />
      <Rows heads={['Width', 'Value']} rows={tokensOf('container').map(({ name, value }) => [name, value])} />
    </>
  ),
}

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const imports = Object.values(sources)
  .flatMap((source) => [...source.matchAll(/import \{([^}]+)\} from '[^']*\/Icon\.tsx'/g)])
  .map(([, names]) => names)
  .join()

/** The icons that the app uses, by lucide's names. */
export const Icons: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      {Object.entries(icons)
        .filter((icon): icon is [string, icons.LucideIcon] => new RegExp(`\\b${icon[0]}\\b`).test(imports))
        .map(([name, Icon]) => (
          <li key={name} className="flex flex-col items-center gap-2 text-fine">
            <Icon className="size-6" />
            {name}
          </li>
        ))}
    </ul>
  ),
}

/** Motion is short, and there is none under `prefers-reduced-motion`. */
export const Motion: Story = {
  render: () => (
    <>
      <h1>Motion</h1>
      <p className="max-w-read">
        Changes take less than 200 ms. What waits may turn or pulse. People who ask for reduced motion see
        none.
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-dense">
        {[...tokensOf('ease'), ...tokensOf('animate')].map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="flex gap-6">
        <icons.LoaderCircle className="animate-spin" aria-hidden="true" />
        <span className="h-6 w-40 animate-wait rounded-sm bg-neutral" />
      </p>
    </>
  ),
}

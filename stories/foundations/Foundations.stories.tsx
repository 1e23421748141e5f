import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { contrast, edgePairs, rolesIn, textPairs } from '../../tests/support/colours.ts'
import { Container } from '../../src/ui/Container.tsx'
import { LoaderCircle } from '../../src/ui/Icon.tsx'
import tokens from '../../src/ui/tokens.css?raw'
import { purposes } from './purposes.ts'

const meta = {
  title: 'Foundations/Tokens',
  tags: ['full'],
  decorators: [
    (Story) => (
      <Container className="flex flex-col gap-6 py-8">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Returns the tokens of the style sheet whose names start with a prefix. */
function tokensOf(prefix: string): { name: string; value: string }[] {
  const all = tokens.matchAll(new RegExp(`^  --(${prefix}-[a-z]+(?:-[a-z]+)*): ([^;]+);`, 'gm'))
  return [...all].map(([, name = '', value = '']) => ({ name, value }))
}

function Rows({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
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
        <tbody>{children}</tbody>
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
      <Rows heads={['Token', 'Size', 'Line height', 'Sample']}>
        {tokensOf('text').map(({ name, value }) => {
          const [, lineHeight = ''] = tokens.match(`  --${name}--line-height: (.+);`) ?? []
          return (
            <tr key={name}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {name}
              </th>
              <td className={cell}>{value}</td>
              <td className={cell}>{lineHeight}</td>
              <td className={cell}>
                <span style={{ fontSize: value, lineHeight }}>Aa</span>
              </td>
            </tr>
          )
        })}
      </Rows>
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
const valuesOf = (role: string) => roles.get(role) ?? ['#000000', '#000000']

function Pairs({ title, least, pairs }: { title: string; least: number; pairs: typeof textPairs }) {
  return (
    <>
      <h2>{title}</h2>
      <Rows heads={['Pair', 'Sample', 'Light', 'Dark']}>
        {pairs.map(([colour, ground]) => {
          const [light, darkOnes] = [0, 1].map((theme) =>
            contrast(valuesOf(colour)[theme] ?? '', valuesOf(ground)[theme] ?? '').toFixed(1),
          )
          return (
            <tr key={`${colour} ${ground}`}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {colour} on {ground}
              </th>
              <td className={cell}>
                <Sample colour={colour} ground={ground} isText={least > 3} />
              </td>
              <td className={`${cell} nums`}>{light}</td>
              <td className={`${cell} nums`}>{darkOnes}</td>
            </tr>
          )
        })}
      </Rows>
    </>
  )
}

function Sample({ colour, ground, isText }: { colour: string; ground: string; isText: boolean }) {
  return (
    <span
      className="inline-block rounded-md px-3 py-1"
      style={{
        background: `var(--${ground})`,
        color: `var(--${isText ? colour : 'ink'})`,
        border: `2px solid var(--${isText ? ground : colour})`,
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
      <Rows heads={['Role', 'For', 'Light', 'Dark']}>
        {[...roles].map(([role, values]) => (
          <tr key={role}>
            <th scope="row" className={`${cell} text-start font-normal`}>
              {role}
            </th>
            <td className={cell}>{purposes[role]}</td>
            {values.map((value, theme) => (
              <td key={['light', 'dark'][theme]} className={cell}>
                <span className="flex items-center gap-2">
                  <span
                    className="size-6 rounded-sm border border-rule-strong"
                    style={{ background: value }}
                    aria-hidden="true"
                  />
                  {value}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </Rows>
      <Pairs title="Text: at least 4.5" least={4.5} pairs={textPairs} />
      <Pairs title="Edges and fills: at least 3" least={3} pairs={edgePairs} />
    </>
  ),
  play: async () => {
    await expect(Object.keys(purposes).toSorted()).toEqual([...roles.keys()].toSorted())
  },
}

/** Spacing in multiples of 4 px, the radii of corners, and the widths of containers. */
export const Spacing: Story = {
  render: () => (
    <>
      <h1>Spacing, radius and widths</h1>
      <Rows heads={['Step', 'Pixels', 'Sample']}>
        {[1, 2, 3, 4, 6, 8, 12, 16, 24].map((step) => (
          <tr key={step}>
            <th scope="row" className={`${cell} text-start font-normal`}>
              {step}
            </th>
            <td className={cell}>{step * 4}</td>
            <td className={cell}>
              <span className="block h-4 bg-fill" style={{ inlineSize: `${step * 0.25}rem` }} />
            </td>
          </tr>
        ))}
      </Rows>
      <Rows heads={['Radius', 'Value', 'Sample']}>
        {tokensOf('radius').map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className={`${cell} text-start font-normal`}>
              {name}
            </th>
            <td className={cell}>{value}</td>
            <td className={cell}>
              <span
                className="block size-12 border border-rule-strong bg-raised"
                style={{ borderRadius: value }}
              />
            </td>
          </tr>
        ))}
      </Rows>
      <Rows heads={['Width', 'Value']}>
        {tokensOf('container').map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className={`${cell} text-start font-normal`}>
              {name}
            </th>
            <td className={cell}>{value}</td>
          </tr>
        ))}
      </Rows>
    </>
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
        <LoaderCircle className="animate-spin" aria-hidden="true" />
        <span className="h-6 w-40 animate-wait rounded-sm bg-neutral" />
      </p>
    </>
  ),
}

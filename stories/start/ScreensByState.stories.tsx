import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { expect } from 'storybook/test'
import { cx } from '../../src/ui/cx.ts'
import { impossible } from './impossible.ts'
import { type Cell, states, type StoryModule, tableOf } from './states.ts'

const load = import.meta.glob<StoryModule>(['../screens/*.stories.tsx', '!**/*.behaviour.stories.tsx'])

const modules = Promise.all(Object.values(load).map(async (module) => await module()))

function ScreensByState() {
  const rows = tableOf(use(modules), impossible)
  const holes = rows.flatMap(({ cells }) => cells.filter(({ isHole }) => isHole)).length
  return (
    <main className="flex flex-col gap-6 p-6">
      <h1>Screens × states</h1>
      <p className="max-w-read">
        Each cell links to its story. A dashed cell is a hole: the screen can be in that state, but no story
        shows it. {holes === 0 ? 'There are no holes.' : `Holes: ${holes}.`}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-fine">
          <thead>
            <tr>
              {['Screen', ...states.map(([, column]) => column)].map((column) => (
                <th key={column} scope="col" className="px-2 py-1 text-start">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ screen, cells }) => (
              <tr key={screen} className="border-t border-rule">
                <th scope="row" className="px-2 py-1 text-start align-top">
                  {screen}
                </th>
                {cells.map((cell) => (
                  <StateCell key={cell.state} {...cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  )
}

function StateCell({ links, impossible: reason, isHole }: Cell) {
  return (
    <td
      className={cx(
        'min-w-24 px-2 py-1 align-top',
        isHole && 'border border-dashed border-bad-ink text-bad-ink',
      )}
    >
      {links.map(({ id, name, globals }) => (
        <a
          key={id}
          // Opens in Storybook itself, not in the frame of this story.
          href={`./?path=/story/${id}${globals ? `&globals=${globals}` : ''}`}
          target="_top"
          className="link block py-1"
        >
          {name}
        </a>
      ))}
      {isHole && 'No story'}
      {reason !== undefined && <span className="text-ink-2">Impossible: {reason}</span>}
    </td>
  )
}

const meta = {
  title: 'Start/Screens × states',
  id: 'start-screens-by-state',
  component: ScreensByState,
} satisfies Meta<typeof ScreensByState>

export default meta
type Story = StoryObj<typeof meta>

/** The table is generated from the tags of the stories, so it is never edited by hand. */
export const Overview: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    const rows = tableOf(await modules, impossible)
    await expect(await canvas.findByRole('columnheader', { name: 'Not allowed' })).toBeVisible()
    const cells = rows.flatMap((row) => row.cells.map((cell) => ({ screen: row.screen, ...cell })))
    const namesOf = (some: typeof cells) => some.map(({ screen, state }) => `${screen}: ${state}`)
    // If this fails, add a story for each listed state, or the reason to `impossible.ts`.
    await expect(namesOf(cells.filter(({ isHole }) => isHole))).toEqual([])
    await expect(namesOf(cells.filter((cell) => cell.impossible && cell.links.length > 0))).toEqual([])
    // `impossible.ts` names only existing screens.
    const screens = rows.map(({ screen }) => screen)
    await expect(Object.keys(impossible).filter((screen) => !screens.includes(screen))).toEqual([])
  },
}

export const Dark: Story = {
  ...Overview,
  tags: ['full'],
  globals: { theme: 'dark' },
}

import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { use } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { loadModules, loadStories } from './index-of-stories.ts'
import { impossible } from './impossible.ts'
import { StateTable } from './StateTable.tsx'
import { storiesIn, tableOf } from './states.ts'

const listed = loadStories()
/** Where there is no index, every file of stories is loaded. */
const stories = listed.then(
  async (all) => all?.filter(({ title }) => title.startsWith('Screens/')) ?? storiesIn(await loadModules()),
)

function ScreensByState({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <StateTable rows={tableOf(use(stories), impossible)} theme={theme} isLive={use(listed) !== undefined} />
  )
}

export default {
  title: 'Start/Screens × states',
  id: 'start-screens-by-state',
  render: (_, { globals }) => <ScreensByState theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />,
  // Axe needs seconds for 400 links, in which nobody can use the page. Only the tests of accessibility run it.
  parameters: { a11y: { test: import.meta.env['VITE_STORY_AXE'] === 'on' ? 'error' : 'off' } },
} satisfies Meta

/** The table is generated from the tags of the stories, so it is never edited by hand. */
export const Overview: Story = {
  tags: ['full'],
  play: async ({ canvas }) => void (await canvas.findByRole('columnheader', { name: 'Not allowed' })),
}

/** Only the states that match remain. Their links open them in the chosen theme and width. */
export const Found: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Find a state'), 'bookmarks empty')
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(2))
    await userEvent.click(canvas.getByLabelText('Dark'))
    await userEvent.click(canvas.getByLabelText('Narrow, 320'))
    const links = within(canvas.getByRole('table')).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      './?path=/story/screens-bookmarks--empty&globals=theme:dark;viewport.value:narrow',
    ])
  },
}

const routes = Object.keys(import.meta.glob('../../src/routes/[!_-]*.tsx'))

/** Returns a pattern for the addresses of a route's file: `jobs.$id.edit.tsx` is `/jobs/7/edit`. */
function addressOf(file: string): RegExp {
  const [, name = ''] = /([^/]+)\.tsx$/.exec(file) ?? []
  const segments = name.split('.').filter((segment) => segment !== 'index')
  const path = segments.map((segment) => {
    if (segment.startsWith('{-')) return '(?:/[^/?#]+)?'
    return segment.startsWith('$') ? '/[^/?#]+' : `/${segment}`
  })
  return new RegExp(`^${path.join('')}/?(?:[?#]|$)`)
}

/** A screen or a state whose story is missing fails here. */
export const Complete: Story = {
  tags: ['behaviour', '!dev'],
  name: 'Has every screen in every state that it can be in',
  play: async () => {
    const modules = await loadModules()
    const rows = tableOf(storiesIn(modules), impossible)
    const cells = rows.flatMap((row) => row.cells.map((cell) => ({ screen: row.screen, ...cell })))
    const namesOf = (some: typeof cells) => some.map(({ screen, state }) => `${screen}: ${state}`)
    // Add a story for each listed state, or the reason to `impossible.ts`.
    await expect(namesOf(cells.filter(({ isHole }) => isHole))).toEqual([])
    await expect(namesOf(cells.filter((cell) => cell.impossible && cell.links.length > 0))).toEqual([])
    // `impossible.ts` names only existing screens.
    const screens = rows.map(({ screen }) => screen)
    await expect(Object.keys(impossible).filter((screen) => !screens.includes(screen))).toEqual([])

    const addresses = modules.flatMap(({ default: { parameters }, ...own }) =>
      Object.values(own).map((story) => ({ ...parameters, ...story.parameters }).at ?? ''),
    )
    const unseen = routes.filter((file) => !addresses.some((at) => addressOf(file).test(at)))
    await expect(unseen).toEqual([])
  },
}

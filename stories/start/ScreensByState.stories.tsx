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

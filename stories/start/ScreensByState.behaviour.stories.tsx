import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storiesIn, tableOf } from './states.ts'
import meta from './ScreensByState.stories.tsx'

export default {
  ...meta,
  title: 'Start/Screens × states',
  id: 'start-screens-by-state',
  tags: ['behaviour', '!dev'],
}
type Story = StoryObj<typeof meta>

/** The links follow the tags, a part with data of its own is a row, and a state without a story is a hole. */
export const Table: Story = {
  name: 'Combines the parts of a screen and marks holes',
  play: async () => {
    const rows = tableOf(
      storiesIn([
        {
          default: { title: 'Screens/Job/States' },
          Full: { tags: ['full'] },
          ServerError: { name: 'Error', tags: ['error'] },
        },
        {
          default: { title: 'Screens/Job/Applying' },
          Saves: { tags: ['behaviour'] },
          Offline: { tags: ['offline'] },
        },
        { default: { title: 'Screens/Job/Applicants' }, Full: { tags: ['full'] } },
        { default: { title: 'Screens/Talent/List' }, Full: { tags: ['full'] } },
        { default: { title: 'Screens/Draft' }, Saves: { tags: ['behaviour'] } },
      ]),
      { Job: { empty: 'A job has a title.' } },
    )
    await expect(rows.map(({ screen }) => screen)).toEqual(['Job', 'Job / Applicants', 'Talent / List'])
    const cells = new Map(rows[0]?.cells.map((cell) => [cell.state, cell]))
    await expect(cells.get('error')?.links).toEqual([
      { id: 'screens-job-states--server-error', name: 'Error' },
    ])
    await expect(cells.get('offline')?.links).toEqual([
      { id: 'screens-job-applying--offline', name: 'Offline' },
    ])
    await expect(cells.get('dark')?.links).toEqual([
      { id: 'screens-job-states--full', name: 'Dark', globals: { theme: 'dark' } },
    ])
    const holes = ['empty', 'loading', 'state'] as const
    await expect(holes.map((state) => cells.get(state)?.isHole)).toEqual([false, true, false])
  },
}

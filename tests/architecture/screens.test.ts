import { expect, it } from 'vitest'
import { tableOf } from '../../stories/start/states.ts'
import { filesIn, textOf } from './tree.ts'

it('the table of screens × states links stories by their tags, joins the parts of a screen, and shows holes', () => {
  const rows = tableOf(
    [
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
      { default: { title: 'Screens/Talent/List' }, Full: { tags: ['full'] } },
      { default: { title: 'Screens/Draft' }, Saves: { tags: ['behaviour'] } },
    ],
    { Job: { empty: 'A job has a title.' } },
  )
  expect(rows.map(({ screen }) => screen)).toEqual(['Job', 'Talent / List'])
  const cells = new Map(rows[0]?.cells.map((cell) => [cell.state, cell]))
  expect(cells.get('error')?.links).toEqual([{ id: 'screens-job-states--server-error', name: 'Error' }])
  expect(cells.get('offline')?.links).toEqual([{ id: 'screens-job-applying--offline', name: 'Offline' }])
  expect(cells.get('dark')?.links).toEqual([
    { id: 'screens-job-states--full', name: 'Dark', globals: 'theme:dark' },
  ])
  const holes = ['empty', 'loading', 'state'] as const
  expect(holes.map((state) => cells.get(state)?.isHole)).toEqual([false, true, false])
})

it('each component of src/ui has its props, do and don’t in Storybook', () => {
  const components = filesIn('src/ui')
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) =>
      [...textOf(path).matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => name),
    )
  const stories = filesIn('stories/ui').map(textOf).join('\n')
  const missing = components.filter((name) => !stories.includes(`of: ${name},`))
  expect(missing, 'Add each to the pieces of a file in stories/ui.').toEqual([])
})

import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { impossible } from './impossible.ts'
import { loadModules } from './index-of-stories.ts'
import { storiesIn, tableOf } from './states.ts'
import meta from './ScreensByState.stories.tsx'

export default {
  ...meta,
  title: 'Start/Screens × states',
  id: 'start-screens-by-state',
  tags: ['behaviour', '!dev'],
}
type Story = StoryObj<typeof meta>

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

    const addresses = modules.flatMap(({ default: { parameters }, ...stories }) =>
      Object.values(stories).map((story) => ({ ...parameters, ...story.parameters }).at ?? ''),
    )
    const unseen = routes.filter((file) => !addresses.some((at) => addressOf(file).test(at)))
    await expect(unseen).toEqual([])
  },
}

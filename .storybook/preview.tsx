import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import './preview.css'
import { prepareBackend, worldOf } from '../stories/support/backend.ts'

// The first story of a file loads its screen's chunk before it can show anything.
configure({ asyncUtilTimeout: 5_000 })

/** Files of stories of which one was begun. `npm test` checks the first of each for accessibility, `npm run test:deep` all. */
const seen = new Set<string>()

const preview: Preview = {
  // The world of a story is ready before the story renders: scenario, person, clock and network.
  beforeEach: async (context) => {
    if (import.meta.env['VITE_STORY_AXE'] === 'first' && seen.has(context.title)) {
      context.parameters = { ...context.parameters, a11y: { test: 'off' } }
    }
    seen.add(context.title)
    await prepareBackend(worldOf(context.parameters))
  },
  decorators: [
    (Story, { globals }) => {
      const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
      useEffect(() => {
        document.documentElement.dataset['theme'] = theme
      }, [theme])
      return <Story />
    },
  ],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Nobody reads what passes, and describing it takes long.
      options: {
        resultTypes: ['violations', 'incomplete'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '720px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Screens', 'Flows', 'UI'] } },
  },
}

export default preview

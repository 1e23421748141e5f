import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import './preview.css'
import { prepareBackend, settled } from '../stories/support/backend.ts'
import type { StoryParameters } from '../stories/support/story.ts'
import { watchReactTexts } from '../tests/support/react-texts.ts'
import { App } from './App.tsx'
import { DocsInTheme } from './DocsInTheme.tsx'
import { modes, shown, viewports } from './modes.ts'
import { Setting } from './Setting.tsx'
import { chosenWorld, globalTypes, initialGlobals } from './toolbar.ts'

// The first story of a file has to load its screen's chunk first, which can take seconds.
// Not 15 s, because a story shortens the time limit of third parties by its value.
configure({ asyncUtilTimeout: 16_000 })

// The two frames of `BothThemes` share the browser's storage, but neither may react to a login or logout in the other.
if (window.parent.frames.length > 1) {
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
}

// What a translated page could not show.
const faults: string[] = []
watchReactTexts((fault) => faults.push(fault))

const preview: Preview = {
  // Sets up the story's simulated world, account and network before it renders.
  beforeEach: async (context) => {
    // The stories about states show the same screens. `npm test` checks none, to save a third of the time.
    if (context.tags.includes('behaviour') || import.meta.env['VITE_STORY_AXE'] === 'off')
      context.parameters = { ...context.parameters, a11y: { test: 'off' } }
    shown.story = context
    await prepareBackend(context.id, chosenWorld(context.parameters, context.globals))
  },
  afterEach: async ({ parameters, tags }) => {
    if (!tags.includes('behaviour')) await settled('at' in parameters)
    const found = faults.splice(0)
    if (found.length > 0) throw new Error(`Text that a translated page could not show:\n${found.join('\n')}`)
  },
  // Stories with an address show the app there, the others their component.
  render: (args, { parameters, component: Component }) => {
    const { at }: StoryParameters = parameters
    return <>{at === undefined ? Component && <Component {...args} /> : <App address={at} />}</>
  },
  decorators: [
    (Story, { globals, id, viewMode }) => (
      <Setting globals={globals} story={id} isDocs={viewMode === 'docs'}>
        {/* The new key restarts the app when the toolbar changes the account or the scenario. */}
        <Story key={`${String(globals['persona'])} ${String(globals['scenario'])}`} />
      </Setting>
    ),
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Reporting the checks that pass takes a long time.
      options: {
        resultTypes: ['violations', 'incomplete'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    viewport: { options: viewports },
    chromatic: { modes },
    // Few stories have args. Those that do turn the panel on.
    controls: { disable: true },
    docs: { container: DocsInTheme },
    options: {
      storySort: {
        order: ['Start', ['Welcome', 'Screens × states'], 'Foundations', 'UI', 'UI states', 'Screens'],
      },
    },
  },
}

export default preview

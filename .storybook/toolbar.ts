import type { Preview } from '@storybook/react-vite'
import { scenarios } from '../mocks/scenarios/index.ts'
import { personas } from '../mocks/scenarios/personas.ts'
import type { StoryWorld } from '../stories/support/backend.ts'

/** What the toolbar says if it leaves something to the story. */
const asInStory = 'story'
const visitor = 'visitor'

/** `longNameCompany` in words: `Long name company`. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The toolbar's menus; the sizes of the window are in `parameters.viewport`. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Both, side by side' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  colours: {
    description: 'Colours',
    toolbar: {
      icon: 'paintbrush',
      items: [
        { value: 'own', title: 'Own colours' },
        { value: 'forced', title: 'Forced colours (about)' },
      ],
      dynamicTitle: true,
    },
  },
  persona: {
    description: 'Who is logged in',
    toolbar: {
      icon: 'user',
      items: [
        { value: asInStory, title: 'Person of the story' },
        { value: visitor, title: 'Visitor' },
        ...Object.entries(personas).map(([name, id]) => ({ value: String(id), title: inWords(name) })),
      ],
      dynamicTitle: true,
    },
  },
  scenario: {
    description: 'Scenario',
    toolbar: {
      icon: 'database',
      items: [
        { value: asInStory, title: 'Scenario of the story' },
        ...scenarios.map(({ name }) => ({ value: name, title: inWords(name) })),
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes']

export const initialGlobals = {
  theme: 'light',
  textSize: '100',
  motion: 'full',
  colours: 'own',
  persona: asInStory,
  scenario: asInStory,
}

/** The world of a story, with what the toolbar chooses instead. The ids of people are those of `everyday`. */
export function chosenWorld(world: StoryWorld, { persona, scenario }: Record<string, unknown>): StoryWorld {
  const chosen = { ...world }
  if (typeof scenario === 'string' && scenario !== asInStory) chosen.scenario = scenario
  if (persona === visitor) delete chosen.as
  else if (persona !== undefined && persona !== asInStory) chosen.as = Number(persona)
  return chosen
}

import type { Preview } from '@storybook/react-vite'
import { scenarios } from '../mocks/scenarios/index.ts'
import { personas } from '../mocks/scenarios/personas.ts'
import type { World } from '../stories/support/story.ts'

/** The menu value that leaves the choice to the story. */
const asInStory = 'story'
const visitor = 'visitor'

/** Returns an identifier in words: `longNameCompany` becomes `Long name company`. */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const menu = <Icon extends string>(
  description: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  description,
  toolbar: { icon, items, dynamicTitle: true },
})

/** The toolbar's own menus. Storybook's viewport menu takes its sizes from `parameters.viewport`. */
export const globalTypes = {
  theme: menu('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Both, side by side' },
  ]),
  // The values are words because Storybook parses digits in its URL as a number.
  textSize: menu('Text size', 'zoom', [
    { value: 'normal', title: 'Text 100 %' },
    { value: 'double', title: 'Text 200 %' },
  ]),
  persona: menu('Who is logged in', 'user', [
    { value: asInStory, title: 'Person of the story' },
    { value: visitor, title: 'Visitor' },
    ...Object.keys(personas).map((name) => ({ value: name, title: inWords(name) })),
  ]),
  scenario: menu('Scenario', 'database', [
    { value: asInStory, title: 'Scenario of the story' },
    ...scenarios.map(({ name }) => ({ value: name, title: inWords(name) })),
  ]),
} satisfies Preview['globalTypes']

export const initialGlobals = {
  theme: 'light',
  textSize: 'normal',
  persona: asInStory,
  scenario: asInStory,
}

/** Returns a story's world with the toolbar's choices applied. Account ids are those of the `everyday` scenario. */
export function chosenWorld(world: World, { persona, scenario }: Record<string, unknown>): World {
  const chosen = { ...world }
  const own = world.scenario ?? 'everyday'
  if (typeof scenario === 'string' && scenario !== asInStory && scenario !== own) {
    chosen.scenario = scenario
    // `prepare` changes rows that another scenario may lack.
    delete chosen.prepare
  }
  if (persona === visitor) chosen.as = visitor
  else if (isPersona(persona)) chosen.as = personas[persona]
  return chosen
}

function isPersona(name: unknown): name is keyof typeof personas {
  return typeof name === 'string' && Object.hasOwn(personas, name)
}

import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { StoryParameters } from '../support/story.ts'

/** The states in which a screen is reviewed, each with the tag of its stories and the name of its column. */
export const states = [
  ['full', 'Full'],
  ['empty', 'Empty'],
  ['loading', 'Loading'],
  ['error', 'Error'],
  ['offline', 'Offline'],
  ['not-allowed', 'Not allowed'],
  ['long-text', 'Long text'],
  ['other-script', 'Other script'],
  ['state', 'Other states'],
] as const
export type State = (typeof states)[number][0]

/** A story as Storybook's index lists it. */
export interface ListedStory {
  id: string
  /** As in the sidebar: "Screens/Job". */
  title: string
  name: string
  tags: readonly string[]
}

/** The part of a story module that the table needs. */
export interface StoryModule {
  default: { title?: string; parameters?: StoryParameters }
  [name: string]: { name?: string; title?: string; tags?: readonly string[]; parameters?: StoryParameters }
}

/** The reasons why screens cannot be in a state, by screen. */
export type Impossible = Readonly<Record<string, Partial<Record<State, string>>>>

export interface Link {
  id: string
  name: string
  /** Whether the story is about a narrow window. */
  isNarrow: boolean
}

/** Links to stories, or the reason why there can be none. If a cell has neither, a story is missing. */
export interface Cell {
  state: State
  links: readonly Link[]
  impossible?: string | undefined
  isHole: boolean
}

/** The name of a story in the sidebar: that of its export as words, `LongText` as “Long text”. */
export const nameOf = (key: string) =>
  storyNameFromExport(key).replaceAll(/ \p{Lu}(?!\p{Lu})/gu, (start) => start.toLowerCase())

/** Lists the stories of modules as Storybook's index does. */
export function storiesIn(modules: readonly StoryModule[]): ListedStory[] {
  return modules.flatMap(({ default: { title = '' }, ...exported }) =>
    Object.entries(exported).map(([key, { name, tags = [] }]) => ({
      id: toId(title, storyNameFromExport(key)),
      title,
      name: name ?? nameOf(key),
      tags,
    })),
  )
}

/**
 * Returns the table of screens × states: a row for each screen with at least one state, sorted by name. A part of a
 * screen with a `full` story has data of its own, so it is a row of its own: `Screens/Job/Applicants`. Other parts belong
 * to the screen's `States`, or to its first part with a row.
 * @param stories the stories of all screens
 */
export function tableOf(
  stories: readonly ListedStory[],
  impossible: Impossible,
): { screen: string; cells: Cell[] }[] {
  const parts = Map.groupBy(stories, ({ title }) => title)
  const isRow = (title: string) => parts.get(title)?.some(({ tags }) => tags.includes('full')) === true
  const rowOf = (title: string) => {
    const folder = title.split('/').slice(0, 2).join('/')
    if (isRow(title)) return title
    const siblings = [...parts.keys()].filter((other) => other.startsWith(`${folder}/`) && isRow(other))
    return siblings.find((other) => other === `${folder}/States`) ?? siblings[0] ?? title
  }
  const screenOf = (title: string) =>
    title
      .split('/')
      .filter((segment, index) => index > 0 && segment !== 'States')
      .join(' / ')
  const screens = Map.groupBy(stories, ({ title }) => screenOf(rowOf(title)))
  return [...screens]
    .map(([screen, own]) => ({
      screen,
      cells: states.map(([state]) => cellOf(state, own, impossible[screen]?.[state])),
    }))
    .filter(({ cells }) => cells.some(({ links }) => links.length > 0))
    .toSorted((one, other) => one.screen.localeCompare(other.screen, 'en'))
}

function cellOf(state: State, stories: readonly ListedStory[], impossible?: string): Cell {
  const links = stories
    .filter(({ tags }) => tags.includes(state))
    .map(({ id, name, tags }) => ({ id, name, isNarrow: tags.includes('narrow') }))
  // Other states are optional, so the column `state` has no holes.
  const isHole = links.length === 0 && impossible === undefined && state !== 'state'
  return { state, links, impossible, isHole }
}

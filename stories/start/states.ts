import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The states a screen is reviewed in: the tag of its stories, and the name of its column. */
export const states = [
  ['full', 'Full'],
  ['empty', 'Empty'],
  ['loading', 'Loading'],
  ['error', 'Error'],
  ['offline', 'Offline'],
  ['not-allowed', 'Not allowed'],
  ['long-text', 'Long text'],
  ['other-script', 'Other script'],
  ['dark', 'Dark'],
  ['narrow', 'Narrow'],
  ['state', 'Other states'],
] as const
export type State = (typeof states)[number][0]

/** For columns without a tag: how the toolbar is set for a `full` story. */
const settings: Partial<Record<State, string>> = { dark: 'theme:dark', narrow: 'viewport.value:narrow' }

/** The part of a module of stories that counts here. */
export interface StoryModule {
  default: { title?: string }
  [name: string]: { name?: string; title?: string; tags?: readonly string[] }
}

/** Why a screen cannot be in a state, by the title of its stories. */
export type Impossible = Readonly<Record<string, Partial<Record<State, string>>>>

/** Links to stories, the reason why there can be none, or neither: a hole. */
export interface Cell {
  state: State
  links: readonly { id: string; name: string; globals?: string }[]
  impossible?: string | undefined
  isHole: boolean
}

/**
 * Returns the table of screens × states: a row for each title with at least one state, sorted by title.
 * @param modules the modules of the screens' stories
 */
export function tableOf(
  modules: readonly StoryModule[],
  impossible: Impossible,
): { title: string; cells: Cell[] }[] {
  return modules
    .map(({ default: { title = '' }, ...exported }) => {
      const stories = Object.entries(exported).map(([key, { name, tags = [] }]) => {
        const plain = storyNameFromExport(key)
        return { id: toId(title, plain), name: name ?? plain, tags }
      })
      const cells = states.map(([state, column]): Cell => {
        const globals = settings[state]
        const tagged = stories.filter(({ tags }) => tags.includes(globals === undefined ? state : 'full'))
        const links =
          globals === undefined
            ? tagged.map(({ id, name }) => ({ id, name }))
            : tagged.slice(0, 1).map(({ id }) => ({ id, name: column, globals }))
        const reason = impossible[title]?.[state]
        // Other states are whatever a screen has.
        const isHole = links.length === 0 && reason === undefined && state !== 'state'
        return { state, links, impossible: reason, isHole }
      })
      return { title, cells }
    })
    .filter(({ cells }) => cells.some(({ links }) => links.length > 0))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

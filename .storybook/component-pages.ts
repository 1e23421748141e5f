import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache, root } from '../scripts/setup/places.mjs'

const folder = join(cache, 'component-pages')

/** How a page imports a file of the project. */
const fromHere = (file: string) => JSON.stringify(`../../${file}`)

/** The top-level functions and constants of a file, by name. */
function partsOf(file: string): Map<string, string> {
  const parts = readFileSync(join(root, file), 'utf8').split(/^(?=(?:export )?(?:function|const|default) )/m)
  return new Map(
    parts.map((part) => [/^(?:export )?(?:(?:function|const) )?(\w+)/.exec(part)?.[1] ?? '', part]),
  )
}

/** Whether something renders a component, itself or by what it renders. A story may leave it to the file's own `meta`. */
function renders(component: string, name: string, parts: ReadonlyMap<string, string>): boolean {
  const text = parts.get(name) ?? ''
  const isLeft = text.includes(': Story') && !text.includes('render:')
  const used = [...(text + (isLeft ? parts.get('meta') : '')).matchAll(/(?:<|component: )(\w+)/g)]
  return used.some(([, one = '']) => one === component || (one !== name && renders(component, one, parts)))
}

/**
 * Writes a page of docs for each component of `src/ui`, with the stories that render it: Storybook's own pages are about
 * files of stories, and most of ours are about several components.
 * @returns the folder of the pages
 */
export function writeComponentPages(): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const components = globSync('src/ui/[A-Z]*.tsx', { cwd: root }).map((file) => ({
    file,
    parts: partsOf(file),
  }))
  const inside = components.flatMap(({ parts }) => [...parts])
  const stories = globSync('stories/ui/*.stories.tsx', { cwd: root }).flatMap((file, place) => {
    const parts = partsOf(file)
    const sheet = { place, file, parts, all: new Map([...inside, ...parts]) }
    return [...parts].flatMap(([name, text]) =>
      text.includes(`${name}: Story`) ? [{ name, text, sheet }] : [],
    )
  })
  for (const { file, parts } of components) {
    for (const [name, text] of parts) {
      if (!/^export \w+ [A-Z]/.test(text)) continue
      const isHome = ({ sheet }: (typeof stories)[number]) =>
        sheet.parts.get('pieces')?.includes(`\n  ${name}: {`) === true
      // Buttons are in many stories. Best are those that render it themselves, then those of its own file.
      const ranked = stories
        .filter((story) => renders(name, story.name, story.sheet.all))
        .map((story) => ({
          story,
          rank:
            (renders(name, story.name, story.sheet.parts) ? 4 : 0) +
            (isHome(story) ? 2 : 0) +
            (story.text.includes("'behaviour'") ? 0 : 1),
        }))
      const best = Math.max(...ranked.map(({ rank }) => rank))
      const shown = ranked
        .filter(({ rank }) => rank === best)
        .slice(0, 3)
        .map(({ story }) => story)
      const home = stories.find(isHome)
      const sheets = new Map(
        [...shown, ...(home ? [home] : [])].map(({ sheet }) => [sheet.place, sheet.file]),
      )
      const examples = shown
        .map((story) => `${story.name}: sheet${story.sheet.place}.${story.name}`)
        .join(', ')
      const piece = home ? ` piece={sheet${home.sheet.place}.default.parameters.pieces.${name}}` : ''
      const page = [
        `import { Meta } from '@storybook/addon-docs/blocks'`,
        `import { ComponentPage } from '../../stories/start/ComponentPage.tsx'`,
        `import { ${name} } from ${fromHere(file)}`,
        ...[...sheets].map(([place, path]) => `import * as sheet${place} from ${fromHere(path)}`),
        `\n<Meta title="UI/${name}" />\n`,
        `<ComponentPage name="${name}" of={${name}} stories={{ ${examples} }}${piece} />`,
      ]
      writeFileSync(join(folder, `${name}.mdx`), page.join('\n'))
    }
  }
  return folder
}

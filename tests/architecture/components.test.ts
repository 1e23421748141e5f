import { expect, it } from 'vitest'
import { filesIn, textOf } from './tree.ts'

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

import { expect, it } from 'vitest'
import { filesIn, textOf } from './tree.ts'

// As in Storybook's index, a story takes no tags and no name from a story that is spread into it.
const stories = filesIn('stories')
  .filter((path) => path.endsWith('.stories.tsx'))
  .flatMap((path) => {
    const [meta = '', ...blocks] = textOf(path).split(/^export const (?=\w+: Story\b)/m)
    return blocks.map((block) => {
      const own = block.split('\n').filter((line, index) => index === 0 || /^ {2}\S/.test(line))
      const [, name = (/^\w+/.exec(block)?.[0] ?? '').replaceAll(/\B[A-Z]/g, ' $&')] =
        /\bname: ['"](.+?)['"](?:,| )/.exec(`${own.join(' ')} `) ?? []
      const tags = [meta, own.join(' ')].flatMap(
        (text) => /\btags: \[(.*?)\]/.exec(text)?.[1]?.match(/[\w-]+/g) ?? [],
      )
      return { story: `${path}: ${name}`, name, tags }
    })
  })

it('each story has the tag of one state, or those of behaviour, which the sidebar does not show', () => {
  expect(stories).not.toEqual([])
  const states = [...textOf('stories/start/states.ts').matchAll(/^ {2}\['([\w-]+)', '/gm)].map(
    ([, tag]) => tag,
  )
  const known = [...states, 'behaviour']
  const wrong = stories.filter(
    ({ tags }) =>
      tags.filter((tag) => known.includes(tag)).length !== 1 ||
      tags.includes('behaviour') !== tags.includes('dev'),
  )
  expect(
    wrong.map(({ story }) => story),
    'Give each one tag of stories/start/states.ts, or the file the tags `behaviour` and `!dev`.',
  ).toEqual([])
})

it('each story of a screen opens an address of the app', () => {
  const routes = new Set(
    [...textOf('src/routeTree.gen.ts').matchAll(/fullPath: '\/([\w-]*)/g)].map(([, first]) => first),
  )
  const wrong = filesIn('stories').flatMap((path) =>
    [...textOf(path).matchAll(/\bat: ['`](\/([\w-]*).*?)['`]/g)]
      .filter(([, , first]) => !routes.has(first))
      .map(([, address]) => `${path}: ${address}`),
  )
  expect(wrong, 'Set `at` to the address of the screen.').toEqual([])
})

it('each story of the sidebar has a unique name in its file, in words rather than Title Case', () => {
  const shown = stories.filter(({ tags }) => !tags.includes('behaviour'))
  const all = shown.map(({ story }) => story)
  const wrong = shown.filter(
    ({ story, name }, index) => all.indexOf(story) !== index || /^\w+(?: (?!Google)[A-Z]\S*)+$/.test(name),
  )
  expect(
    wrong.map(({ story }) => story),
    'Name each story of a file differently, in words: “Long text”.',
  ).toEqual([])
})

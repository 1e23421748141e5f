import { describe, expect, it } from 'vitest'
import { changedStories } from './latest.ts'
import { planOf, viewsOf, type Story, type StoryIndex } from './plan.ts'

function story(title: string, name: string, tags: string[] = []): Story {
  return { id: `${title}--${name}`.toLowerCase(), title, name, tags, type: 'story' }
}

function index(...stories: Story[]): StoryIndex {
  return { entries: Object.fromEntries(stories.map((each) => [each.id, each])) }
}

describe('a plan', () => {
  const before = index(
    story('Screens/Job', 'Full'),
    story('Screens/Job', 'Saves'),
    story('Screens/Job', 'Old'),
    story('Screens/Jobs', 'Full'),
  )
  const after = index(
    story('Screens/Job', 'Full', ['full']),
    story('Screens/Job', 'Saves', ['behaviour']),
    story('Screens/Job', 'Empty', ['empty']),
    story('Screens/Jobs', 'Full', ['full']),
    { ...story('Screens/Job', 'Docs'), type: 'docs' },
  )
  const names = (stories: readonly Story[]) => stories.map(({ title, name }) => `${title}/${name}`)

  it('compares the states of both commits and lists new and removed ones', () => {
    const { both, added, removed } = planOf(before, after)
    expect(names(both)).toEqual(['Screens/Job/Full', 'Screens/Jobs/Full'])
    expect(names(added)).toEqual(['Screens/Job/Empty'])
    expect(names(removed)).toEqual(['Screens/Job/Old'])
  })

  it.each(['Screens/Job', 'screens/job/', 'Screens/Job/Full'])(
    'that is limited to %j leaves other screens out',
    (only) => {
      expect(names(planOf(before, after, only).both)).toEqual(['Screens/Job/Full'])
    },
  )

  it('throws if no state matches', () => {
    expect(() => planOf(before, after, 'Screens/Jo')).toThrow('No state matches --only "Screens/Jo".')
  })
})

describe('the views of a story', () => {
  it('are both themes at both widths', () => {
    const views = viewsOf({}).map(({ theme, width }) => `${theme} ${width}`)
    expect(views).toEqual(['light 1440', 'dark 1440', 'light 390', 'dark 390'])
  })

  it('are limited to the theme and size that the story sets', () => {
    expect(viewsOf({ theme: 'dark', width: 320, height: 720 })).toEqual([
      { theme: 'dark', width: 320, height: 720 },
    ])
  })
})

describe('the latest changes', () => {
  const stories = new Map([
    ['stories/screens/Bookmarks.stories.tsx', "'/bookmarks'"],
    ['stories/screens/Search.stories.tsx', "'/search'"],
    ['stories/ui/Buttons.stories.tsx', ''],
  ])
  const imports = new Map([
    ['src/features/saved/BookmarkRow.tsx', new Set(['src/routes/bookmarks.tsx'])],
    ['src/ui/Button.tsx', new Set(['src/routes/__root.tsx', 'stories/ui/Buttons.stories.tsx'])],
  ])
  const change = (date: string, ...files: string[]) => ({ date, files })

  it('are the stories that open a route with a changed file, or that import it, each with its last day', () => {
    const commits = [
      change('2026-03-02', 'src/features/saved/BookmarkRow.tsx', 'src/api/client.ts'),
      change('2026-03-01', 'src/ui/Button.tsx', 'src/routes/bookmarks.tsx'),
    ]
    expect(changedStories(commits, imports, stories)).toEqual([
      { file: 'stories/screens/Bookmarks.stories.tsx', date: '2026-03-02' },
      { file: 'stories/ui/Buttons.stories.tsx', date: '2026-03-01' },
    ])
  })
})

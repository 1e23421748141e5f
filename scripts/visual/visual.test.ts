import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'
import { planOf, viewsOf, type Story, type StoryIndex } from './plan.ts'
import { pageOf, summary, type Findings } from './report.ts'

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
    'with only %j leaves other screens out',
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

  it('are the one that it sets for itself', () => {
    expect(viewsOf({ theme: 'dark', width: 320, height: 720 })).toEqual([
      { theme: 'dark', width: 320, height: 720 },
    ])
  })
})

describe('two pictures', () => {
  const picture = (width: number, height: number, paint?: number) => {
    const png = new PNG({ width, height })
    png.data.fill(255)
    if (paint !== undefined) png.data[paint * 4] = 254
    return PNG.sync.write(png)
  }

  it('are equal if all pixels are', () => {
    expect(compare(picture(4, 4), picture(4, 4))).toBeUndefined()
  })

  it('differ if a single pixel does, however faintly', () => {
    expect(compare(picture(4, 4), picture(4, 4, 5))?.pixels).toBe(1)
  })

  it('differ in the area that only one of them has', () => {
    const found = compare(picture(4, 4), picture(4, 6))
    expect(found?.pixels).toBe(8)
    expect(PNG.sync.read(found?.difference ?? Buffer.alloc(0)).height).toBe(6)
  })
})

describe('the report', () => {
  const job = story('Screens/Job', 'Long <name>')
  const findings: Findings = {
    commits: { before: 'a1 old', after: 'b2 new' },
    both: [job, story('Screens/Home', 'Full')],
    added: [story('Screens/Job', 'Empty')],
    removed: [],
    different: [
      { story: job, view: { theme: 'dark', width: 390, height: 844 }, pixels: 12, name: 'job-dark-390' },
    ],
    failed: [],
  }

  it('says how many states differ, and names them by screen', () => {
    expect(summary(findings)).toEqual([
      '1 of 2 states differs, 1 new.',
      'Screens/Job: Long <name> (dark 390 px)',
    ])
  })

  it('says so if there is nothing to see', () => {
    expect(summary({ ...findings, added: [], different: [] })).toEqual(['None of 2 states differs.'])
  })

  it('shows the three pictures, with names as text', () => {
    const page = pageOf(findings)
    for (const what of ['before', 'after', 'difference'])
      expect(page).toContain(`src="job-dark-390-${what}.png"`)
    expect(page).toContain('Long &lt;name&gt;')
    expect(page).not.toContain('<h2>Removed</h2>')
  })
})

import { describe, expect, it } from 'vitest'
import { describeMachine, freeChoice } from '../../mocks/rules/machine.ts'
import { ruleBook } from './rule-book.ts'
import { anchorOf, diagram, statesDocument } from './states.ts'
import { rulesIn, testsIn } from './tests.ts'

describe('rulesIn', () => {
  it.each([
    ['is refused (rules 7)', [7]],
    ['(spec §4, rules 21, 22)', [21, 22]],
    ['(rules 2–4, 7 and 9)', [2, 3, 4, 7, 9]],
    ['rules 1-3; rules 5', [1, 2, 3, 5]],
    ['(look 12, rules 33)', [33]],
    ['10 rules of the house', []],
    ['overrules 5', []],
  ])('reads %j', (text, expected) => {
    expect([...rulesIn(text)]).toEqual(expected)
  })
})

describe('testsIn', () => {
  const titles = (file: string, text: string) =>
    testsIn(file, text).map(({ title, rules }) => `${title}: ${[...rules].join(' ')}`)

  it('joins the titles of groups and tests, whoever of them names the rule', () => {
    const text = `
      describe('jobs/apply (rules 19)', () => {
        describe.each(['a'])('by %s', () => {
          it('works (rules 20)', async () => {})
        })
        test(\`sends \${count} mails\`, () => {})
      })
      it('names none', () => {})
    `
    expect(titles('a.test.ts', text)).toEqual([
      'jobs/apply › by %s › works: 19 20',
      'jobs/apply › sends … mails: 19',
    ])
  })

  it('reads the cases of a table that name rules of their own', () => {
    const text = `it.each([['a place (rules 14)', {}], ['a title', {}]])('refuses %s', () => {})`
    expect(titles('a.test.ts', text)).toEqual(['refuses a place: 14'])
  })

  it('reads the tests of Playwright', () => {
    const text = `test.describe('offline (rules 37)', () => { test('says so', async () => {}) })`
    expect(titles('a.spec.ts', text)).toEqual(['offline › says so: 37'])
  })

  it('takes what stands above a story for its title', () => {
    const text = `
      /** Marks what is new (rules 33). */
      export const JobSeeker: Story = {}
      /** Nobody there (rules 35). */
      const inside = {}
    `
    expect(titles('stories/CvManager.stories.tsx', text)).toEqual(['Cv manager › Job seeker: 33'])
  })

  it('is not misled by comments and texts', () => {
    expect(testsIn('a.test.ts', `// it('no test (rules 5)')\nconst text = "it('none (rules 5)')"`)).toEqual(
      [],
    )
  })
})

const lamp = describeMachine({
  name: 'Lamp & light',
  source: 'rules 3',
  initial: 'off',
  states: { off: 'dark', lit: 'light', broken_glass: 'for ever' },
  transitions: [
    { from: ['off'], event: 'switch_on', to: 'lit', by: 'anybody' },
    { from: ['off'], event: 'flash', to: 'lit', by: 'storm' },
    { from: ['off', 'lit'], event: 'drop', to: 'broken_glass', by: 'gravity', when: 'let go' },
  ],
})

describe('the page of states', () => {
  it('draws a machine', () => {
    expect(diagram(lamp).split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "off" as s_off',
      '  state "lit" as s_lit',
      '  state "broken glass" as s_broken_glass',
      '  [*] --> s_off',
      '  s_off --> s_lit: switch on / flash',
      '  s_off --> s_broken_glass: drop',
      '  s_lit --> s_broken_glass: drop',
      '  s_broken_glass --> [*]',
    ])
  })

  it('draws one node for all states, where each may follow each', () => {
    const free = { ...lamp, transitions: freeChoice(['off', 'lit', 'broken_glass'], 'anybody') }
    expect(diagram(free)).toContain('  s_any --> s_lit: choose\n')
    expect(diagram(free)).not.toContain('s_off -->')
  })

  it('has tables of the same, and a heading to link to', () => {
    const page = statesDocument([lamp])
    expect(page).toContain('| `off`, `lit` | drop | `broken_glass` | gravity | let go |')
    expect(page).toContain(`- [Lamp & light](#${anchorOf('Lamp & light')})`)
    expect(anchorOf('Code by e-mail')).toBe('code-by-e-mail')
  })
})

describe('the page of rules', () => {
  const chapters = [{ title: 'Light', rules: [{ number: 3, title: 'Lamps', text: 'They shine.' }] }]

  it('brings a rule together with its machines and its tests', () => {
    const tests = [
      { file: 'a.test.ts', title: 'lamp › shines *', rules: new Set([3]) },
      { file: 'a.test.ts', title: 'lamp › breaks', rules: new Set([3, 4]) },
      { file: 'b.test.ts', title: 'dark', rules: new Set([4]) },
    ]
    const page = ruleBook(chapters, tests, [lamp])
    expect(page).toContain('### 3. Lamps\n\nThey shine.\n\nStates: [lamp & light](states.md#lamp--light).')
    expect(page).toContain('<summary>2 tests in 1 file</summary>')
    expect(page).toContain('  - lamp › shines \\*\n  - lamp › breaks\n')
    expect(page).not.toContain('dark')
  })

  it('says where no test names a rule', () => {
    expect(ruleBook(chapters, [], [])).toContain('They shine.\n\nNo test names it.')
  })
})

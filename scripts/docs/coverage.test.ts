import { describe, expect, it } from 'vitest'
import { type Contract, readContract } from '../generate/contract.ts'
import { sampleContract } from '../generate/sample-contract.ts'
import { coverageDocument } from './coverage.ts'
import { callTables, entityTables, valueTable } from './coverage/contract-tables.ts'
import { root } from '../check/places.ts'
import { type Ground, placeProblem, proofProblem, readGround, titlesOf } from './coverage/ground.ts'
import { item, metOtherwise, openItem } from './coverage/item.ts'
import { chapterOf, coverageProblems } from './coverage/rows.ts'
import { askedCalls } from './coverage/section-7.ts'

const files: Readonly<Record<string, string>> = {
  'src/lamp.ts': 'export const lamp = { lit: true }\nexport function light() {}',
  'openapi.yaml': 'schemas:\n  Lamp:\n    type: object',
  'src/lamp.test.ts': 'is lit; is lit by hand; goes out',
  'stories/Lamp.stories.tsx': 'Full; Full and dark',
}
const ground: Ground = {
  textOf: (file) => files[file],
  titlesIn: (file) => files[file]?.split('; ') ?? [],
  wordsIn: () => new Set(),
  filesIn: () => [],
}

describe('a place', () => {
  it.each(['src/lamp.ts', 'src/lamp.ts#lamp', 'src/lamp.ts#light', 'openapi.yaml#Lamp'])(
    '%s is there',
    (place) => {
      expect(placeProblem(place, ground)).toBeUndefined()
    },
  )

  it.each([
    ['src/candle.ts', 'src/candle.ts is gone'],
    ['src/candle.ts#wick', 'src/candle.ts is gone'],
    ['src/lamp.ts#lit', 'src/lamp.ts declares no lit'],
    ['openapi.yaml#Candle', 'openapi.yaml declares no Candle'],
  ])('%s is not: %s', (place, problem) => {
    expect(placeProblem(place, ground)).toBe(problem)
  })
})

describe('a proof', () => {
  const test = (title: string) => ({ file: 'src/lamp.test.ts', title })
  const story = (title: string) => ({ file: 'stories/Lamp.stories.tsx', title })

  it('is a whole title, or a part that only one has', () => {
    expect(titlesOf(test('is lit'), ground)).toEqual(['is lit'])
    expect(titlesOf(test('by hand'), ground)).toEqual(['is lit by hand'])
    expect(proofProblem(test('out'), ground)).toBeUndefined()
  })

  it('of a story is its whole name', () => {
    expect(proofProblem(story('Full'), ground)).toBeUndefined()
    expect(proofProblem(story('dark'), ground)).toBe('stories/Lamp.stories.tsx has no test “dark”')
  })

  it('is none without its file, without its test, or where it may be one of several', () => {
    expect(proofProblem({ file: 'a.test.ts', title: 'is lit' }, ground)).toBe('a.test.ts is gone')
    expect(proofProblem(test('flickers'), ground)).toBe('src/lamp.test.ts has no test “flickers”')
    expect(proofProblem(test('lit b'), ground)).toBeUndefined()
    expect(proofProblem(test('i'), ground)).toBe('src/lamp.test.ts has 2 tests that hold “i”')
  })
})

describe('the repository', () => {
  const own = readGround(root, [])
  const file = 'scripts/docs/coverage.test.ts'

  it('has the titles of a file, and nothing of one that is not there', () => {
    expect(own.titlesIn(file)).toContain('a proof › of a story is its whole name')
    expect(own.titlesIn('scripts/docs/candle.test.ts')).toEqual([])
    expect(own.textOf('scripts/docs/candle.test.ts')).toBeUndefined()
    expect(own.filesIn('scripts/docs')).toContain('scripts/docs/coverage/ground.ts')
  })

  it('knows what words a test uses, through what its file declares', () => {
    const words = own.wordsIn(file, 'a proof › of a story is its whole name')
    // In the test itself, and in the function that it calls; what only other tests say is no word of it.
    expect([words.has('proofProblem'), words.has('stories'), words.has('candle')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('the page', () => {
  const proof = { file: 'src/lamp.test.ts', title: 'goes out' }
  const lamps = (...items: readonly ReturnType<typeof item>[]) =>
    chapterOf({ number: 4, title: 'Light', parts: [{ title: 'Lamps', items }] }, ground, [])

  it('has a line for each item, with links to its places and tests', () => {
    const page = coverageDocument(
      [lamps(item('They shine', ['src/lamp.ts#light', 'src/lamp.ts'], proof))],
      ground,
    )
    expect(page).toContain('| [4. Light](#4-light) | 1 | 0 | 0 |')
    expect(page).toContain(
      '| They shine | [light](../src/lamp.ts)<br>[lamp.ts](../src/lamp.ts) | [goes out](../src/lamp.test.ts) |',
    )
    expect(page).toContain('1 items, none of them open.')
  })

  it('says what is met otherwise, and why; it needs its place and its proof like any other', () => {
    const built = lamps(metOtherwise('They dim', 'The sun does.', ['src/lamp.ts#light'], proof))
    expect(coverageProblems([built])).toEqual([])
    const page = coverageDocument([built], ground)
    expect(page).toContain(
      '| They dim<br>**Met otherwise:** The sun does. | [light](../src/lamp.ts) | [goes out]',
    )
    expect(page).toContain('| [4. Light](#4-light) | 1 | 1 | 0 |')
    expect(page).toContain('1 items, none of them open, 1 marked “met otherwise”')

    const lost = lamps(metOtherwise('They dim', 'The sun does.', ['src/sun.ts'], { ...proof, title: 'sets' }))
    expect(coverageProblems([lost])).toEqual([
      '§4, Lamps: They dim: src/sun.ts is gone',
      '§4, Lamps: They dim: src/lamp.test.ts has no test “sets”',
    ])
  })

  it('says what is open, and so does the list of problems', () => {
    const open = lamps(openItem('They float', 'They stand.'), item('They ring', ['src/bell.ts'], proof))
    expect(coverageProblems([open])).toEqual([
      '§4, Lamps: They float: They stand.',
      '§4, Lamps: They ring: src/bell.ts is gone',
    ])
    expect(coverageDocument([open], ground)).toContain('| They float<br>**Open:** They stand. | – | – |')
  })
})

describe('what is read from a contract', () => {
  const problems = (tables: Parameters<typeof chapterOf>[2]) =>
    coverageProblems([chapterOf({ number: 7, title: 'Calls', parts: [] }, ground, tables)])
  const contract: Contract = readContract(sampleContract)

  it('is open where a call or a field of one is not listed', () => {
    const [call] = contract.calls
    if (!call) throw new Error('The sample has no call.')
    const calls = [
      { ...call, name: 'lamps/light' },
      { ...call, name: 'logout' },
    ]
    const found = problems(callTables({ ...contract, calls }, ground))
    expect(found).toContainEqual(expect.stringMatching(/`lamps\/light`: it is not listed$/))
    expect(found).toContainEqual(expect.stringMatching(/`logout`: salary_from is not listed$/))
  })

  it('is open where the contract has lost what the specification asks for', () => {
    const lost = problems(callTables({ ...contract, calls: [] }, ground))
    expect(lost).toHaveLength(Object.keys(askedCalls).length)
    expect(lost[0]).toMatch(/`me`: the contract has no such call$/)
    expect(problems(entityTables({ ...contract, schemas: {} }, ground))).toContainEqual(
      expect.stringMatching(/Job: `title`: the contract has no such field$/),
    )
    expect(problems([valueTable({ ...contract, schemas: {} }, ground)])).toContainEqual(
      expect.stringMatching(/`JobType`: the contract has other values$/),
    )
  })

  it('is open where an entity, a field or a set of values has come to it', () => {
    const schemas = {
      Lantern: { type: 'object', properties: { oil: { type: 'string' } } },
      Glow: { type: 'string', enum: ['dim', 'bright'] },
      Cv: {
        type: 'object',
        properties: { colour: { type: 'string' }, pages: { type: 'integer', 'x-assumed': true } },
      },
    }
    const found = problems([
      ...entityTables({ ...contract, schemas }, ground),
      valueTable({ ...contract, schemas }, ground),
    ])
    expect(found).toContainEqual(expect.stringMatching(/`Lantern`: it is not listed$/))
    expect(found).toContainEqual(expect.stringMatching(/`Glow`: it is not listed$/))
    expect(found).toContainEqual(
      expect.stringMatching(/CV: `colour` \(assumed\): it is not listed, and not marked as assumed$/),
    )
    expect(found.filter((problem) => problem.includes('`pages`') && problem.includes('not listed'))).toEqual(
      [],
    )
  })
})

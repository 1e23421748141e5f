import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { changed, changesOf } from './changes.ts'
import { changesIn, reasonOf } from './kit.ts'
import { unseen } from './unseen.ts'

const folders = ['mocks/rules', 'mocks/api', 'mocks/services', 'mocks/views']
const all = folders.flatMap((folder) => changesIn(folder))

describe('the changes of a file', () => {
  it.each([
    ['a <= b', ['a < b']],
    ['a === 1', ['a !== 1', 'a === 2', 'a === (0)']],
    ['limit = 60_000', ['limit = 120000', 'limit = 30000']],
    ['x = a && b', ['x = (a)', 'x = (b)']],
    ['x = a ? b : c', ['x = (b)', 'x = (c)']],
    ['if (a) b()', ['if (true) b()', 'if (false) b()', 'if (a) ;']],
    ['x = !a', ['x = a']],
    ['x = [true]', ['x = [false]']],
    ["x = 'word'", ["x = ''"]],
    ['x = { a, b: c, }', ['x = { b: c, }', 'x = { a,  }']],
    ['x = a.filter(b).some(c)', ['x = a.filter(b).every(c)', 'x = a.some(c)']],
  ])('of %s are one place at a time', (source, expected) => {
    expect(changesOf('a.ts', source).map((change) => changed(source, change))).toEqual(expected)
  })

  it.each([
    ['types', "type A = 'one' | 2; const a: 'one' = x"],
    ['imports', "import { a } from './a.ts'"],
    ['sentences', "x = 'Two words.'"],
  ])('leave %s as they are', (_, source) => {
    expect(changesOf('a.ts', source)).toEqual([])
  })

  it('say whether the place runs when the file is loaded', () => {
    const found = changesOf('a.ts', 'const a = 1; const b = () => 2')
    expect(found.map(({ isAtLoad }) => isAtLoad)).toEqual([true, true, false, false])
  })

  it('of the simulator can all be parsed', () => {
    const texts = new Map(all.map(({ file }) => [file, readFileSync(file, 'utf8')]))
    const broken = all.filter((change) => {
      try {
        stripTypeScriptTypes(changed(texts.get(change.file) ?? '', change))
        return false
      } catch {
        return true
      }
    })
    expect(broken).toEqual([])
  })
})

describe('the list of changes that no client can see', () => {
  it.each(unseen)('still needs: $reason', ({ reason }) => {
    expect(all.some((change) => reasonOf(change) === reason)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { certificateWords, educationWords, entriesOf, experienceWords, foundWords } from './profile-words.ts'

describe('a line of a profile (product: user page)', () => {
  it('is "degree - institute (year)"', () => {
    expect(educationWords({ degree: 'MA', institute: 'Norrhamn', year: '2016' })).toBe('MA - Norrhamn (2016)')
  })

  it('is "designation at name (from - to)"', () => {
    expect(experienceWords({ designation: 'Nurse', name: 'Ward 4', from: '2020', to: 'today' })).toBe(
      'Nurse at Ward 4 (2020 - today)',
    )
  })

  it('is "name - year"', () => {
    expect(certificateWords({ name: 'First aid', year: '2025' })).toBe('First aid - 2025')
  })

  it.each([
    [educationWords({ degree: '', institute: ' Norrhamn ', year: '' }), 'Norrhamn'],
    [educationWords({ degree: '', institute: '', year: '2016' }), '2016'],
    [experienceWords({ designation: 'Nurse', name: '', from: '2020', to: '' }), 'Nurse (2020)'],
    [experienceWords({ designation: '', name: '', from: '', to: '' }), ''],
    [certificateWords({ name: '', year: '2025' }), '2025'],
  ])('leaves out the separators of empty parts: %s', (words, expected) => {
    expect(words).toBe(expected)
  })
})

describe('a comma-separated list (rules 31)', () => {
  it('keeps the words of one skill together', () => {
    expect(entriesOf('machine learning,  TypeScript ,,nursing')).toEqual([
      'machine learning',
      'TypeScript',
      'nursing',
    ])
  })

  it('has no duplicates and no empty entries', () => {
    expect(entriesOf('a, b, a')).toEqual(['a', 'b'])
    expect(entriesOf(null)).toEqual([])
    expect(entriesOf(' , \u200b，')).toEqual([])
  })
})

it('counts the people found (product: find talent)', () => {
  expect(foundWords(0)).toBe('Total 0 user(s) found.')
  expect(foundWords(20_000)).toBe('Total 20,000 user(s) found.')
})

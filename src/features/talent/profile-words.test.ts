import { expect, test } from 'vitest'
import { certificateWords, educationWords, entriesOf, experienceWords, foundWords } from './profile-words.ts'

test.each([
  [educationWords({ degree: 'MA', institute: 'Norrhamn', year: '2016' }), 'MA - Norrhamn (2016)'],
  [
    experienceWords({ designation: 'Nurse', name: 'Ward 4', from: '2020', to: 'today' }),
    'Nurse at Ward 4 (2020 - today)',
  ],
  [certificateWords({ name: 'First aid', year: '2025' }), 'First aid - 2025'],
  // Empty parts have no separators.
  [educationWords({ degree: '', institute: ' Norrhamn ', year: '' }), 'Norrhamn'],
  [educationWords({ degree: '', institute: '', year: '2016' }), '2016'],
  [experienceWords({ designation: 'Nurse', name: '', from: '2020', to: '' }), 'Nurse (2020)'],
  [experienceWords({ designation: '', name: '', from: '', to: '' }), ''],
  [certificateWords({ name: '', year: '2025' }), '2025'],
])('a line of a profile is “%s” (product: user page)', (words, expected) => {
  expect(words).toBe(expected)
})

test.each([
  ['machine learning,  TypeScript ,,nursing', ['machine learning', 'TypeScript', 'nursing']],
  ['a, b, a', ['a', 'b']],
  [null, []],
  [' , \u200b，', []],
])('the list %j has the entries %j (rules 31)', (text, entries) => {
  expect(entriesOf(text)).toEqual(entries)
})

test('people found are counted (product: find talent)', () => {
  expect([foundWords(0), foundWords(20_000)]).toEqual([
    'Total 0 user(s) found.',
    'Total 20,000 user(s) found.',
  ])
})

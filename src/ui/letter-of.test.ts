import { expect, test } from 'vitest'
import { letterOf } from './letter-of.ts'

test.each([
  ['Latin', 'J', 'KeyJ', {}, 'j'],
  ['Greek', 'ξ', 'KeyJ', {}, 'j'],
  ['Hebrew', 'ח', 'KeyJ', {}, 'j'],
  ['Thai, whose key is a tone mark', '่', 'KeyJ', {}, 'j'],
  ['Dvorak, by its letter', 'j', 'KeyC', {}, 'j'],
  ['Dvorak, at the place of another letter', 'h', 'KeyJ', {}, 'h'],
  ['a letter with a mark, at the place of another one', 'é', 'KeyK', {}, 'é'],
  ['a dead key', 'Dead', 'KeyJ', {}, undefined],
  ['an input method', 'j', 'KeyJ', { isComposing: true }, undefined],
  ['Dvorak with Alt', 'S', 'Semicolon', { altKey: true }, 's'],
  ['Option on a Mac, which makes other signs', 'Í', 'KeyS', { altKey: true }, 's'],
])('the letter of a key: %s', (_what, key, code, more, letter) => {
  expect(letterOf({ key, code, ...more })).toBe(letter)
})

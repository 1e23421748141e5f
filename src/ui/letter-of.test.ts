import { expect, test } from 'vitest'
import { letterOf } from './letter-of.ts'

test.each([
  ['a Latin layout', 'j', 'KeyJ', {}, 'j'],
  ['Caps Lock', 'J', 'KeyJ', {}, 'j'],
  ['Greek', 'ξ', 'KeyJ', {}, 'j'],
  ['Hebrew', 'ח', 'KeyJ', {}, 'j'],
  ['Russian', 'Л', 'KeyK', {}, 'k'],
  ['Thai, whose key is a tone mark', '่', 'KeyJ', {}, 'j'],
  ['Dvorak, by its letter', 'j', 'KeyC', {}, 'j'],
  ['Dvorak, at the place of another letter', 'h', 'KeyJ', {}, 'h'],
  ['a Latin letter with a mark, at the place of another one', 'é', 'KeyK', {}, 'é'],
  ['Arabic punctuation', '؟', 'Slash', {}, undefined],
  ['a dead key', 'Dead', 'KeyJ', {}, undefined],
  ['an input method', 'j', 'KeyJ', { isComposing: true }, undefined],
  ['an input method that hides the key', 'Process', 'KeyJ', {}, undefined],
  ['AZERTY with Alt', 'S', 'KeyS', { altKey: true }, 's'],
  ['Dvorak with Alt', 'S', 'Semicolon', { altKey: true }, 's'],
  ['Option on a Mac, which makes other signs', 'Í', 'KeyS', { altKey: true }, 's'],
  ['Option on a Mac, which makes an accent', 'Dead', 'KeyS', { altKey: true }, 's'],
  ['Cyrillic with Alt', 'Ы', 'KeyS', { altKey: true }, 's'],
])('the letter of a key: %s', (_what, key, code, more, letter) => {
  expect(letterOf({ key, code, ...more })).toBe(letter)
})

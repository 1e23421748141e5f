import { describe, expect, it } from 'vitest'
import { codeIn } from './code-in.ts'
import { tidyEmail } from './email.ts'
import { tidyText, tidyWords } from './typed.ts'

describe('text to store (rules 46)', () => {
  it.each([
    ['a zero-width space', '\u200b'],
    ['a direction mark', '\u200e'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille pattern', '\u2800'],
    ['a byte order mark', '\ufeff'],
    ['a variation selector', '\ufe0f'],
    ['a control', '\u0007'],
    ['several with spaces', ' \u200b\u00a0\u2060\t'],
  ])('is empty if it is only %s', (_, text) => {
    expect(tidyText(text)).toBe('')
  })

  it.each([
    ['\u200b Ada\u2060Lindqvist\u200e ', 'Ada\u2060Lindqvist'],
    ['\u202ahttps://example.org/a–b\u202c', 'https://example.org/a–b'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['Ａｄａ – １', 'Ａｄａ – １'],
    ['\u0301', '\u0301'],
  ])('keeps what can be seen, and its spelling: %j', (text, expected) => {
    expect(tidyText(text)).toBe(expected)
  })
})

describe('text to compare (rules 46)', () => {
  it.each([
    ['\u200eada@example.com\u200b', 'ada@example.com'],
    ['a\u200cda@exam\u00adple.com\u2060', 'ada@example.com'],
    ['Ａda＠example．com', 'Ada@example.com'],
    ['full–time', 'full-time'],
    ['٢٠٢٤ ۵ १ ５ 𝟗', '2024 5 1 5 9'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['e\u200b\u0301', 'é'],
    ['\u200b', ''],
  ])('%j is %j', (text, expected) => {
    expect(tidyWords(text)).toBe(expected)
  })
})

it.each([
  ['Anna@bu\u0308cher．de ', 'Anna@xn--bcher-kva.de'],
  ['anna@bücher.de/x', 'anna@bücher.de/x'],
])('the email address %j has its domain in ASCII (rules 53)', (text, expected) => {
  expect(tidyEmail(text)).toBe(expected)
})

describe('a code (rules 46)', () => {
  it.each([
    ['482913', '482913'],
    [' 482 913\u200b', '482913'],
    ['482–913', '482913'],
    ['４８２９１３', '482913'],
    ['٤٨٢٩١٣', '482913'],
    ['Your code is 482 913. It works for 10 minutes.', '482913'],
    ['Code:482913', '482913'],
    ['验证码：482913，请勿转发', '482913'],
    ['482-913 is your Fieldwork code (https://fieldwork.example/verify?code=482913)', '482913'],
    ['QX482913', 'QX482913'],
    ['Your code is QX482913.', 'QX482913'],
    ['AB 12-34', 'AB12-34'],
    ['4829133', '4829133'],
  ])('in %j is %s', (text, expected) => {
    expect(codeIn(text)).toBe(expected)
  })

  it('isn’t guessed if there are two', () => {
    expect(codeIn('Either 482913 or 482914')).toBe('Either482913or482914')
  })
})

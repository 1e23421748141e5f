import { describe, expect, it } from 'vitest'
import { safeHref, splitLinks } from './links.ts'

describe('safeHref (rules 30)', () => {
  it.each([
    'https://example.org/a?b=c#d',
    'http://example.org/',
    'mailto:ada@example.org',
    ' HTTPS://EXAMPLE.org/x ',
  ])('accepts %j', (address) => {
    expect(safeHref(address)).toBe(new URL(address).href)
  })

  it.each([
    'javascript:alert(1)',
    ' jAvAsCrIpT:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    '//example.org',
    '/jobs',
    'example.org',
    'https://',
    `https://${'例'.repeat(400)}/`,
    '',
    null,
    undefined,
  ])('refuses %j', (address) => {
    expect(safeHref(address)).toBeNull()
  })
})

describe('splitLinks (rules 30)', () => {
  const hrefs = (text: string) => splitLinks(text).flatMap((part) => (part.href ? [part.text] : []))

  it.each<[text: string, urls: string[]]>([
    ['See https://example.org/a.', ['https://example.org/a']],
    ['(https://example.org/a_(b))', ['https://example.org/a_(b)']],
    ['http://a.example, https://b.example!', ['http://a.example', 'https://b.example']],
    ['mailto:hr@example.org?', ['mailto:hr@example.org']],
    ['“https://example.org”', ['https://example.org']],
    ['javascript:alert(1) data:text/html,x', []],
    ['http:// and https://', []],
    ['no address here', []],
    ['https://example.org/a_(b)).).', ['https://example.org/a_(b)']],
    ['[https://example.org/[a]]?', ['https://example.org/[a]']],
    // Only what an address may contain belongs to it, in any script.
    ['http://a.jp/saiyo。詳細は（http://b.jp/日本）', ['http://a.jp/saiyo', 'http://b.jp/日本']],
    ['「http://a.b」、http://b.c، «http://c.d»', ['http://a.b', 'http://b.c', 'http://c.d']],
    ['**http://a.b** `http://b.c` ~~http://c.d/~~', ['http://a.b', 'http://b.c', 'http://c.d/']],
    ['http://a.b—now |http://b.c|c {http://c.d}', ['http://a.b', 'http://b.c', 'http://c.d']],
    ['mailto:a@b.c\u200b. http://b.c\u202e http://c.d।', ['mailto:a@b.c', 'http://b.c', 'http://c.d']],
    [
      '(http://a.b/x)を http://b.c/( http://c.d,http://d.e',
      ['http://a.b/x', 'http://b.c/', 'http://c.d', 'http://d.e'],
    ],
    ...[
      'https://en.wikipedia.org/wiki/X_(y)',
      'https://ja.wikipedia.org/wiki/カール・マルクス',
      'https://fa.wikipedia.org/wiki/می\u200cخواهم',
      'https://пример.рф/हिन्दी?q=é#ü',
      'http://[::1]:8080/%E6%97%A5;v=1/@me/~a,b&c=*d!e',
    ].map((whole): [string, string[]] => [whole, [whole]]),
  ])('finds the URLs in %j', (text, expected) => {
    expect(hrefs(text)).toEqual(expected)
  })

  it.each(['', 'a\n\nb', 'x https://example.org y\nhttps://example.org/', '<b>https://example.org</b>'])(
    'keeps every character of %j',
    (text) => {
      expect(
        splitLinks(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { growth, linear } from '../../tests/support/timing.ts'
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

  it.each([
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
  ])('finds the URLs in %j', (text, expected) => {
    expect(hrefs(text)).toEqual(expected)
  })

  it.each([
    ['closing brackets', (size: number) => `http://a.b/${')'.repeat(size)}`],
    ['brackets and full stops', (size: number) => `http://a.b/${'(]).'.repeat(size / 4)}`],
    ['full stops', (size: number) => `http://a.b/${'.'.repeat(size)}`],
    ['schemes without a host', (size: number) => 'http://) '.repeat(size / 9)],
  ])('reads %s in linear time', async (_what, textOf) => {
    expect(await growth(textOf, splitLinks, 5_000)).toBeLessThan(linear)
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

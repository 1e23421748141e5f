import { describe, expect, it } from 'vitest'
import { isUnread, noReading, pathInApp, readingOf, withOpened, framed } from './mail.ts'

describe('framed', () => {
  it('moves the styles of elements without changing text', () => {
    const html = '<p style="color:red" dir="auto">my style=&quot;x&quot;</p>'
    expect(framed({ html })).toContain('<p data-style="color:red" dir="auto">my style=&quot;x&quot;</p>')
  })

  it('puts a policy without scripts before everything else', () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`
    expect(framed({ html: '<a href="javascript:0" target="_blank">x</a>' })).toMatch(
      `<!doctype html>${policy}<a`,
    )
  })
})

describe('pathInApp', () => {
  const path = (address: string) => pathInApp(address, 'https://app.example', '/demo/')

  it.each([
    ['https://app.example/demo/jobs/7?search=kim#top', '/jobs/7?search=kim#top'],
    ['https://app.example/demo/', '/'],
    ['https://app.example/demo', '/'],
    ['https://app.example/other/jobs/7', null],
    ['https://app.example/demolition', null],
    ['https://elsewhere.example/demo/jobs/7', null],
    ['mailto:ada@mail.example', null],
    ['no address', null],
  ])('%s is %s', (address, expected) => {
    expect(path(address)).toBe(expected)
  })
})

describe('the record of opened emails', () => {
  const now = 1_000_000_000
  const mails = [
    { id: 3, sent_at: now - 3_600_000 },
    { id: 2, sent_at: now - 7_200_000 },
  ]

  it('counts seeded emails as read', () => {
    const reading = readingOf(noReading, 'w1', mails, now)
    expect(isUnread(reading, { id: 3 })).toBe(false)
    expect(isUnread(reading, { id: 4 })).toBe(true)
  })

  it('counts an email that arrived shortly before the panel loaded as unread', () => {
    const reading = readingOf(noReading, 'w1', [{ id: 4, sent_at: now - 1_000 }, ...mails], now)
    expect(isUnread(reading, { id: 4 })).toBe(true)
    expect(isUnread(reading, { id: 3 })).toBe(false)
  })

  it('is restored in the same world and reset in another', () => {
    const read = withOpened(readingOf(noReading, 'w1', [], now), { id: 1 })
    expect(isUnread(readingOf(read, 'w1', mails, now), { id: 1 })).toBe(false)
    expect(isUnread(readingOf(read, 'w1', mails, now), { id: 2 })).toBe(true)
    expect(isUnread(readingOf(read, 'w2', [], now), { id: 1 })).toBe(true)
  })
})

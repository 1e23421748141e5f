import { describe, expect, it, vi } from 'vitest'

const moment = '2026-11-14T23:30:00Z'

/** What the page shows on a device with these languages. */
async function shownOn(...languages: string[]) {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages })
  const { formatDay, formatMoment, formatRelative } = await import('./time.ts')
  const { formatCount } = await import('./count.ts')
  const { formatBytes } = await import('./files.ts')
  return [
    formatDay(moment, undefined, 'UTC'),
    formatMoment(moment, undefined, 'UTC'),
    formatRelative(moment, '2026-11-15T02:30:00Z'),
    `${formatCount(12_480)} jobs`,
    formatBytes(6.2 * 1024 * 1024),
  ]
}

const british = ['14 Nov 2026', '14 November 2026 at 23:30', '3 hours ago', '12,480 jobs', '6.2 MB']
const american = ['Nov 14, 2026', 'November 14, 2026 at 11:30 PM', '3 hours ago', '12,480 jobs', '6.2 MB']

describe('dates and counts in English pages (product: every page)', () => {
  it.each([
    ['Thai', ['th-TH'], british],
    ['Persian', ['fa-IR', 'fa'], british],
    ['German and English', ['de-DE', 'de', 'en-US', 'en'], american],
    ['English with another calendar and other digits', ['en-US-u-ca-buddhist-nu-thai'], american],
    ['a tag that Intl rejects', ['en-US@posix'], british],
  ])('are English on a device in %s', async (_, languages, expected) => {
    const shown = await shownOn(...languages)
    expect(shown.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(expected)
  })

  it('have the digits of the page in money, too, with the separators of the device', async () => {
    const { formatPay } = await import('./pay.ts')
    expect(formatPay('EUR', 40_000, 52_000, 'fa-IR')).toContain('40,000')
    expect(formatPay('EUR', 40_000, null, 'ar-EG')).toMatch(/40,000/)
    expect(formatPay('EUR', 40_000, null, 'de-DE')).toContain('40.000')
  })
})

import { moneyFormat } from './formatters.ts'

/** Returns the amount, or `null` if it can't be shown: missing, NaN or infinite. */
function shown(amount: number | null | undefined): number | null {
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : null
}

/** Amounts of at least this size are shown in compact notation ("€1.2tn"). */
const unreadable = 1e12

type Way = { one: (amount: number) => string; range: (from: number, to: number) => string }

function wayOf(currency: string, locale: string | undefined, extreme: boolean): Way {
  const digits: Intl.NumberFormatOptions = extreme
    ? { notation: 'compact', maximumSignificantDigits: 3 }
    : { minimumFractionDigits: 0, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }
  const code = currency.trim()
  try {
    const format = moneyFormat(locale, {
      style: 'currency',
      currency: code,
      ...digits,
      ...(!extreme && { minimumFractionDigits: 2 }),
    })
    return {
      one: (a) => format.format(a),
      range: (a, b) => (a < b ? format.formatRange(a, b) : `${format.format(a)} – ${format.format(b)}`),
    }
  } catch {
    // Not the form of a currency code ("credits", ""), so the text follows the number unchanged.
    const format = moneyFormat(locale, digits)
    const unit = code && `\u00a0${code}`
    return {
      one: (a) => format.format(a) + unit,
      range: (a, b) => `${format.format(a)} – ${format.format(b)}${unit}`,
    }
  }
}

/**
 * Formats an amount in its currency: `formatAmount('EUR', 1250.5, 'en-GB')` is "€1,250.50". Whole amounts have no
 * decimals. A text that can't be a currency code follows the number. Returns `null` if the amount can't be shown.
 * @param amount in the currency's main unit (not cents)
 */
export function formatAmount(
  currency: string,
  amount: number | null | undefined,
  locale?: string,
): string | null {
  const value = shown(amount)
  return value === null ? null : wayOf(currency, locale, Math.abs(value) >= unreadable).one(value)
}

/**
 * Formats a salary range: "€40,000 – €52,000"; one amount if both ends are equal; "From €40,000" or "Up to €52,000" if
 * one end is missing; `null` if both are. Amounts are in the currency's main unit, not cents. `locale` defaults to the
 * browser's. Reversed ends keep their order.
 */
export function formatPay(
  currency: string,
  from: number | null | undefined,
  to: number | null | undefined,
  locale?: string,
): string | null {
  const low = shown(from)
  const high = shown(to)
  const way = wayOf(currency, locale, Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0)) >= unreadable)
  if (low === null) return high === null ? null : `Up to ${way.one(high)}`
  if (high === null) return `From ${way.one(low)}`
  return low === high ? way.one(low) : way.range(low, high)
}

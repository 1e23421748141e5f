/**
 * Caches a formatter for each locale and set of options, because creating one takes many times longer than using it,
 * and lists need one per row.
 */
function once<Options, Format>(
  make: (locale: string | undefined, options: Options) => Format,
): (locale: string | undefined, options: Options) => Format {
  const made = new Map<string, Format>()
  return (locale, options) => {
    const key = JSON.stringify([locale, options])
    const format = made.get(key) ?? make(locale, options)
    made.set(key, format)
    return format
  }
}

/**
 * The reader's variant of the pages' language, such as en-US, because English pages have English dates and counts,
 * whatever the device's language. An interface in another language changes it here.
 */
const pageLocale = () => navigator.languages.find((language) => /^en(-[a-z\d]+)*$/i.test(language)) ?? 'en-GB'

const deviceLocale = () => new Intl.NumberFormat().resolvedOptions().locale

/** A locale with the Gregorian calendar and the digits 0 to 9. As options, `formatRange` would ignore them. */
const plain = (locale: string) => new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' })

/** `Intl.NumberFormat`, cached, for counts and sizes in the page's sentences. */
export const numberFormat = once(
  (locale = pageLocale(), options: Intl.NumberFormatOptions) => new Intl.NumberFormat(plain(locale), options),
)

/** `Intl.NumberFormat`, cached, for money: with the device's separators. @throws RangeError for an invalid currency code */
export const moneyFormat = once(
  (locale = deviceLocale(), options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(plain(locale), options),
)

/** `Intl.DateTimeFormat`, cached. Without a time zone, it keeps the browser's zone at the first call. */
export const dateFormat = once(
  (locale = pageLocale(), options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(plain(locale), options),
)

/** `Intl.RelativeTimeFormat`, cached. */
export const relativeFormat = once(
  (locale = pageLocale(), options: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(plain(locale), options),
)

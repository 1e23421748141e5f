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

/** `Intl.NumberFormat`, cached. @throws RangeError for an invalid currency code */
export const numberFormat = once(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** `Intl.DateTimeFormat`, cached. Without a time zone, it keeps the browser's zone at the first call. */
export const dateFormat = once(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** `Intl.RelativeTimeFormat`, cached. */
export const relativeFormat = once(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)

// Formats that the compiled validators check. The generator rejects contracts with any other format.

import { withAsciiDomain } from '../base/email.ts'

/** RFC 3339, in UTC with seconds, the format of every time in the contract. */
const dateTime = /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|\+00:00)$/

/** Matches dates whose day exists in every month, so only other dates need a check against the calendar. */
const everyMonth = /^.{8}(?:0[1-9]|1\d|2[0-8])/

/** The pattern of HTML email fields, but the domain needs a dot: mail can't reach a bare host name. */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Characters that URLs must escape (RFC 3986), although browsers accept them. */
const notInAddresses = /[\s<>"{}|\\^`]/

/** Matches most file paths without the cost of a URL parser. */
const plainPath = /^\/[\w.-]+(?:\/[\w.-]+)*$/

export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  // `Date` alone would accept 31 February as a day in March.
  'date-time': (text) =>
    dateTime.test(text) && (everyMonth.test(text) || isExactDate(new Date(text), text.slice(0, 19))),
  email: (text) => email.test(text) || email.test(withAsciiDomain(text)),
  uri: (text) => !notInAddresses.test(text) && URL.canParse(text),
  'uri-reference': (text) =>
    plainPath.test(text) || (!notInAddresses.test(text) && URL.canParse(text, 'https://base.invalid')),
}

/** Returns a pattern that longer texts don't match. @public for generated validators */
export function matchesUpTo(longest: number, pattern: RegExp): { test: (text: string) => boolean } {
  return { test: (text) => text.length <= longest && pattern.test(text) }
}

/** Returns the length of a string in code points, as JSON Schema counts it. Makes no copy, as strings may be long. */
export function textLength(text: string): number {
  let length = 0
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1
  return length
}

function isExactDate(date: Date, text: string): boolean {
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

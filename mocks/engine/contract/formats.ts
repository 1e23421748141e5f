// What the compiled validators call. The generator refuses a contract with a format that isn't here.

/** RFC 3339, in UTC and with seconds, as every time of the contract is (rules 4). */
const dateTime = /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|\+00:00)$/

/** A day that every month has. */
const everyMonth = /^.{8}(?:0[1-9]|1\d|2[0-8])/

/** What HTML accepts in an email field, with a dot in the domain: no message reaches a bare host name. */
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Characters that no address holds unescaped (RFC 3986), though browsers mend them silently. */
const notInAddresses = /[\s<>"{}|\\^`]/

/** The path of a file: what most addresses are. It needs no parser, which would take longer than all other checks. */
const plainPath = /^\/[\w.-]+(?:\/[\w.-]+)*$/

export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  // Date alone would roll 31 February over into March.
  'date-time': (text) =>
    dateTime.test(text) && (everyMonth.test(text) || toIso(text)?.slice(0, 19) === text.slice(0, 19)),
  email: (text) => email.test(text),
  uri: (text) => !notInAddresses.test(text) && URL.canParse(text),
  'uri-reference': (text) =>
    plainPath.test(text) || (!notInAddresses.test(text) && URL.canParse(text, 'https://base.invalid')),
}

/** The length of a text in characters, where JSON Schema counts an emoji as one. Makes no copy: texts may be long. */
export function textLength(text: string): number {
  let length = text.length
  for (let at = 1; at < text.length; at += 1) {
    if (isHalf(text.charCodeAt(at), 0xdc00) && isHalf(text.charCodeAt(at - 1), 0xd800)) length -= 1
  }
  return length
}

/** Whether this is half of a character: a first one from 0xd800 on, a second one from 0xdc00 on. */
function isHalf(code: number, from: number): boolean {
  return code >= from && code < from + 0x400
}

function toIso(text: string): string | undefined {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

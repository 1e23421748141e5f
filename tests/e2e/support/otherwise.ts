import type { Page } from 'playwright/test'

/** How another backend's answers may differ, in some cases outside the specification. */
export type Way =
  | 'no assumed field'
  | 'other formats'
  | 'values that nobody knows'
  | 'wrong shapes all over'
  | 'words instead of lists'
  | 'unreadable fields'
  | 'unreadable account type'

/** Changes the answers that the app receives, from the next page load on. */
export async function answerOtherwise(page: Page, way: Way): Promise<void> {
  await page.addInitScript((wanted) => {
    type Holder = Readonly<Record<string, unknown>>
    let count = 0
    const isFile = (holder: Holder) =>
      'path' in holder && !('table_id' in holder) && !('is_default' in holder)
    const assumed = [
      'pages',
      'total',
      'is_new',
      'google_client_id',
      'recruiter',
      'is_available',
      'changed_at',
      'applicants',
    ]
    const strangers = [
      null,
      'a word',
      [],
      {},
      -1,
      '9'.repeat(400),
      [[]],
      { id: 'x' },
      true,
      '2026-02-31 10:00:00',
    ]
    const changes: Record<string, (key: string, value: unknown, holder: Holder) => unknown> = {
      'no assumed field': (key, value, holder) =>
        assumed.includes(key) ||
        (key === 'created_at' && 'content' in holder) ||
        (key === 'type' && isFile(holder)) ||
        (key === 'id' && 'cover_photo' in holder && !('email' in holder))
          ? undefined
          : value,
      'other formats': (key, value, holder) => {
        if (key === 'icon') return 'favicon.svg'
        if (typeof value === 'boolean') return Number(value)
        if (typeof value === 'number') {
          if (/^salary_|^amount$|^feature_price/.test(key)) return value.toFixed(2)
          return /(?:^|_)id$/.test(key) ? String(value) : value
        }
        if (key === 'type' && isFile(holder)) return `${String(value)}/${value === 'image' ? 'webp' : 'mp4'}`
        const time = typeof value === 'string' && /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)[.\d]*Z$/.exec(value)
        return time ? `${time[1]} ${time[2]}` : value
      },
      'values that nobody knows': (key, value, holder) =>
        ['status', 'state', 'nature', 'type', 'method'].includes(key) &&
        !('message' in holder || 'email' in holder)
          ? 'quite_new'
          : value,
      'words instead of lists': (_key, value, holder) =>
        Array.isArray(value) && 'message' in holder ? 'a word' : value,
      'unreadable fields': (key, value) =>
        ['vacancies', 'created_at', 'description'].includes(key) || typeof value === 'boolean'
          ? { text: value }
          : value,
      'unreadable account type': (key, value, holder) =>
        key === 'type' && 'jobs_notifications' in holder ? 'agent' : value,
      'wrong shapes all over': (key, value, holder) => {
        if (key === 'status' && 'message' in holder) return value
        // Leave the account and its id unchanged, or nobody would be logged in.
        if (key === 'user' || 'jobs_notifications' in holder) return value
        count += 1
        return count % 7 === 0 ? strangers[(count / 7) % strangers.length] : value
      },
    }
    const change = changes[wanted] ?? ((_key, value) => value)
    function otherwise(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(otherwise)
      if (typeof value !== 'object' || value === null) return value
      const holder: Holder = { ...value }
      return Object.fromEntries(
        Object.entries(holder).map(([key, inner]) => [key, change(key, otherwise(inner), holder)]),
      )
    }
    const { text } = Response.prototype
    Response.prototype.text = async function (this: Response) {
      const said = await text.call(this)
      if (!/^\{.*"status":"success"/s.test(said)) return said
      return JSON.stringify(otherwise(JSON.parse(said)))
    }
  }, way)
}

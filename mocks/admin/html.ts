// The HTML of pages that work without scripts.

import { Refused } from '../engine/base/errors.ts'
import { escapeHtml } from '../engine/base/html.ts'

export interface Pages {
  /** Does what a form asks for. @returns the result in words @throws Refused */
  change(path: string, fields: unknown): Promise<string>
  /** @param takeResult returns the result of the last form, once @throws Refused */
  show(path: string, query: URLSearchParams, takeResult: () => string): Promise<Response>
}

/** Returns the function that answers requests for pages under `/-/`. A form leads back to the first one. */
export function answererOf(pages: Pages): (request: Request) => Promise<Response> {
  let result = ''
  const takeResult = () => {
    const taken = result
    result = ''
    return taken
  }
  return async (request) => {
    const { method } = request
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice('/-/'.length)
    if (method === 'POST') {
      result = await pages.change(path, fieldsOf(await request.text()))
      return new Response(null, { status: 303, headers: { ...headers, location: '/-/' } })
    }
    if (method !== 'GET' && method !== 'HEAD') {
      throw new Refused('The admin pages accept GET and POST only.', { httpStatus: 405 })
    }
    if (path !== 'admin.css') return await pages.show(path, searchParams, takeResult)
    return new Response(styles, { headers: { ...headers, 'content-type': 'text/css; charset=utf-8' } })
  }
}

export const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // The server needs the origin to tell its own forms from those of other sites.
  'referrer-policy': 'same-origin',
}
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface Html {
  html: string
}

/** Builds HTML. Values are escaped unless they are HTML already; null adds nothing. */
export function markup(
  texts: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string | number | null)[]
): Html {
  const inserted = values.map((value) => {
    if (value === null) return ''
    if (typeof value !== 'object') return escapeHtml(String(value))
    return 'html' in value ? value.html : value.map(({ html }) => html).join(' ')
  })
  return { html: String.raw(texts, ...inserted) }
}

export function section(id: string, title: string, content: Html): Html {
  return markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`
}

export function list(entries: readonly Html[], empty: string): Html {
  return entries.length === 0 ? markup`<p>${empty}</p>` : markup`<ul>${entries}</ul>`
}

export function time(at: number): Html {
  return markup`<time datetime="${new Date(at).toISOString()}">${moment(at)}</time>`
}

/** Formats a time: "2026-11-20 09:30 UTC". @param at in milliseconds since 1970 UTC */
export function moment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** @param whose the page's server, in its title */
export function page(title: string, whose: string, main: Html): Response {
  const text = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} - ${whose}</title><link rel="stylesheet" href="/-/admin.css"></head>
<body><main>${main}</main></body></html>`
  return respond(text.html)
}

/** @param policy the Content-Security-Policy */
export function respond(html: string, policy = pagePolicy): Response {
  return new Response(html, {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

/** Returns the fields of a form as the API expects them: digits become a number, "true" becomes `true`. */
function fieldsOf(body: string): unknown {
  const fields = [...new URLSearchParams(body)]
  return Object.fromEntries(
    fields.map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value === 'true' || value]),
  )
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem 1rem 4rem; }
main { max-width: 46rem; margin: 0 auto; }
h2 { margin: 2.5rem 0 0.5rem; padding-top: 0.75rem; border-top: 1px solid; }
ul { margin: 0.75rem 0; padding: 0; list-style: none; }
li { padding: 0.5rem 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin: 0.5rem 0; }
input, select, button { box-sizing: border-box; min-height: 2.25rem; max-width: 100%; padding: 0.25rem 0.75rem; font: inherit; }
pre { padding: 1rem; border: 1px solid; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { box-sizing: border-box; width: 100%; height: 32rem; border: 1px solid; background: #fff; }
.code { font-family: ui-monospace, monospace; letter-spacing: 0.15em; }
.result:empty { display: none; }
.result { padding: 0.5rem 0.75rem; border: 1px solid; }
.apart { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`

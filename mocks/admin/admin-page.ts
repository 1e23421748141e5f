import type { Row } from '../model/tables.ts'
import { Refused } from '../engine/base/errors.ts'
import { escapeHtml } from '../services/mailbox.ts'
import { type Admin, notFound, type Person, type World } from './admin.ts'
import { moment, mutate, numberOf } from './admin-api.ts'
import { clockSteps } from '../engine/base/clock.ts'
import { needlessWords, type ReviewJob, type ReviewTransfer } from './review.ts'

const mailsShown = 25

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // The server needs the origin to tell its own forms from those of other sites.
  'referrer-policy': 'same-origin',
}
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** An email may use inline styles and open links in a new window, but nothing else. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** Serves the admin pages under `/-/`, which work without scripts. */
export class AdminPages {
  readonly #admin: Admin
  /** The result of the last submitted form, until a page has shown it. */
  #result = ''

  constructor(admin: Admin) {
    this.#admin = admin
  }

  /** @throws Refused */
  async answer(request: Request): Promise<Response> {
    const { method } = request
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice('/-/'.length)
    if (method === 'POST') {
      this.#result = (await mutate(this.#admin, path, fieldsOf(await request.text()))).message
      return new Response(null, { status: 303, headers: { ...headers, location: '/-/' } })
    }
    if (method !== 'GET' && method !== 'HEAD') {
      throw new Refused('The admin pages accept GET and POST only.', { httpStatus: 405 })
    }
    if (path === 'admin.css') {
      return new Response(styles, { headers: { ...headers, 'content-type': 'text/css; charset=utf-8' } })
    }
    if (path === '') return await this.#overview(searchParams.get('to')?.trim() || null)
    const [, quarantined, question] = /^quarantine\/([^/]+)(?:\/(restored|deleted))?$/.exec(path) ?? []
    if (quarantined !== undefined) return await this.#quarantined(numberOf(quarantined), question)
    const [, id, part] = /^mails\/([^/]+)(\/html)?$/.exec(path) ?? []
    if (id === undefined) throw notFound('page')
    const mail = await this.#admin.mail(numberOf(id))
    return part === undefined ? page(mail.subject, mailPage(mail)) : respond(mail.html, mailPolicy)
  }

  /** Downloads a quarantined world, or asks whether to restore or delete it. */
  async #quarantined(quarantined: number, question: string | undefined): Promise<Response> {
    if (question !== 'restored' && question !== 'deleted') {
      const name = `attachment; filename="quarantined-world-${quarantined}.zip"`
      const sent = { ...headers, 'content-type': 'application/zip', 'content-disposition': name }
      return new Response(await this.#admin.download(quarantined), { headers: sent })
    }
    const { title, message } = questions[question]
    return page(
      title,
      markup`<p><a href="/-/">Simulator</a></p>
<h1>${title}</h1>
<p>Quarantined on ${time(quarantined)}. ${message}</p>
<form method="post" action="/-/quarantine/${quarantined}"><button name="decision" value="${question}">${title.replace('?', '')}</button></form>`,
    )
  }

  async #overview(to: string | null): Promise<Response> {
    const result = this.#result
    this.#result = ''
    const { pending, transfers } = await this.#admin.review()
    return page(
      'Simulator',
      markup`<h1>Simulator</h1>
<p>The emails, reviews, clock and data of this simulated backend, also as JSON under <code>/-/api/</code>.</p>
<p role="status" class="result">${result}</p>
${mailbox(await this.#admin.mails(to, mailsShown), to)}
${section('jobs', 'Jobs to review', list(pending.map(jobEntry), 'No jobs to review.'))}
${section('payments', 'Bank transfers to check', list(transfers.map(transferEntry), 'No bank transfers to check.'))}
${clock(this.#admin.now())}
${dataSection(await this.#admin.world(), await this.#admin.people())}
${quarantine(await this.#admin.quarantined())}`,
    )
  }
}

function mailbox(mails: readonly Readonly<Row<'mails'>>[], to: string | null): Html {
  const entries = mails.map(
    ({ id, to: recipient, subject, code, sent_at }) =>
      markup`<li><a href="/-/mails/${id}"><bdi>${subject}</bdi></a>${code && markup` <strong class="code">${code}</strong>`}<br><small>to <bdi>${recipient}</bdi>, ${time(sent_at)}</small></li>`,
  )
  return section(
    'mailbox',
    'Mailbox',
    markup`<form method="get" action="/-/"><label for="to">Recipient</label> <input id="to" name="to" type="text" inputmode="email" autocomplete="off" spellcheck="false" value="${to}"> <button>Show</button></form>${list(entries, 'No emails.')}`,
  )
}

function mailPage({ id, to, reply_to, subject, text, code, sent_at }: Readonly<Row<'mails'>>): Html {
  return markup`<p><a href="/-/">Simulator</a></p>
<h1><bdi>${subject}</bdi></h1>
<p>To <bdi>${to}</bdi>, ${time(sent_at)}${reply_to && markup`, replies go to <bdi>${reply_to}</bdi>`}</p>
${code && markup`<p>Code: <strong class="code">${code}</strong></p>`}
<h2>As HTML</h2>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/-/mails/${id}/html" title="The email as HTML"></iframe>
<h2>As text</h2>
<pre dir="auto">${text}</pre>`
}

function jobEntry({ id, title, company, at }: ReviewJob): Html {
  return markup`<li><bdi>${title}</bdi><br><small><bdi>${company}</bdi>, ${time(at)}</small>${decisions(`jobs/${id}`, { approved: 'Approve', cancelled: 'Don’t approve' }, title)}</li>`
}

function transferEntry({ id, title, company, amount, receipt, at, needless }: ReviewTransfer): Html {
  const link = receipt && markup` <a href="${receipt}">Receipt<span class="apart"> for ${title}</span></a>`
  const note = needless && markup`<br>${needlessWords[needless]}`
  return markup`<li><bdi>${title}</bdi><br><small><bdi>${company}</bdi>, $${amount.toFixed(2)}, ${time(at)}</small>${link}${note}${decisions(`payments/${id}`, { approved: 'Approve', rejected: 'Don’t approve' }, title)}</li>`
}

/** Returns a form with a button for each of the `labels`. Only screen readers present `what` after each label. */
function decisions(path: string, labels: Readonly<Record<string, string>>, what: string): Html {
  const buttons = Object.entries(labels).map(
    ([value, label]) =>
      markup`<button name="decision" value="${value}">${label}<span class="apart"> ${what}</span></button>`,
  )
  return markup`<form method="post" action="/-/${path}">${buttons}</form>`
}

function clock(now: number): Html {
  const buttons = clockSteps.map(
    ([label, step]) => markup`<button name="advance" value="${step}">Move forward ${label}</button>`,
  )
  return section(
    'clock',
    'Clock',
    markup`<p>It is ${time(now)}.</p><form method="post" action="/-/clock">${buttons} <button name="real_time" value="true">Back to real time</button></form>`,
  )
}

function dataSection({ scenario, seed, scenarios }: World, people: readonly Person[]): Html {
  const options = scenarios.map(({ name, about }) => {
    const selected = name === scenario ? markup` selected` : null
    return markup`<option value="${name}"${selected}>${name}: ${about}</option>`
  })
  const entries = people.map(
    ({ name, email, type, about }) =>
      markup`<li><bdi>${name}</bdi> (${type === 'recruiter' ? 'recruiter' : 'job seeker'}), <code>${email}</code><br><small>${about}</small></li>`,
  )
  return section(
    'data',
    'Data',
    markup`<p>Scenario ${scenario}, seed ${seed}.</p><form method="post" action="/-/reset"><label for="scenario">Scenario</label> <select id="scenario" name="scenario">${options}</select> <label for="seed">Seed</label> <input id="seed" name="seed" inputmode="numeric" pattern="[0-9]{1,9}" required value="${seed}"> <button>Reset data</button></form>${entries.length > 0 ? markup`<h3>People to log in as</h3><ul>${entries}</ul>` : null}`,
  )
}

const questions = {
  restored: {
    title: 'Restore this data?',
    message: 'Your current data is quarantined, so you can restore it later.',
  },
  deleted: { title: 'Delete this data?', message: 'This permanently deletes its rows and uploaded files.' },
}

function quarantine(moments: readonly number[]): Html | null {
  if (moments.length === 0) return null
  const entries = moments.map(
    (at) =>
      markup`<li>Data from ${time(at)}<br><a href="/-/quarantine/${at}">Download</a> <a href="/-/quarantine/${at}/restored">Restore</a> <a href="/-/quarantine/${at}/deleted">Delete</a></li>`,
  )
  return section('quarantine', 'Quarantined data', list(entries, ''))
}

function section(id: string, title: string, content: Html): Html {
  return markup`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`
}

function list(entries: readonly Html[], empty: string): Html {
  return entries.length === 0 ? markup`<p>${empty}</p>` : markup`<ul>${entries}</ul>`
}

function time(at: number): Html {
  return markup`<time datetime="${new Date(at).toISOString()}">${moment(at)}</time>`
}

function page(title: string, main: Html): Response {
  const text = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} - Fieldwork API</title><link rel="stylesheet" href="/-/admin.css"></head>
<body><main>${main}</main></body></html>`
  return respond(text.html, pagePolicy)
}

function respond(html: string, policy: string): Response {
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

interface Html {
  html: string
}

/** Builds HTML. Values are escaped unless they are HTML already; null adds nothing. */
function markup(
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

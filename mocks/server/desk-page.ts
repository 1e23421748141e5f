import * as v from 'valibot'
import { type DeskJob, type DeskTransfer, needlessWords } from '../console/desk.ts'
import type { Row } from '../model/world.ts'
import { Refused } from '../runtime/errors.ts'
import { day, hour } from '../services/clock.ts'
import { type DeskRequest, numberOf } from './desk-api.ts'
import { type Desk, jobDecision, notFound, paymentDecision, type Person, type World } from './desk.ts'

const mailsShown = 25

const steps = [
  { label: '1 hour', milliseconds: hour },
  { label: '1 day', milliseconds: day },
  { label: '30 days', milliseconds: 30 * day },
] as const

const safety = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Without the origin of its forms the server could not tell them from another site's.
  'referrer-policy': 'same-origin',
}
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** An e-mail may style itself and lead elsewhere in a new window, and nothing else. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const clockForm = v.object({ step: v.string() })
const resetForm = v.object({ scenario: v.string(), seed: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) })

/** The desk for people: pages under `/-/` that need no script. */
export class DeskPages {
  readonly #desk: Desk
  /** What the last form did, until it has been shown. */
  #said = ''

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** @throws Refused */
  async answer({ method, path, query, body }: DeskRequest): Promise<Response> {
    if (method === 'POST') {
      this.#said = await this.#act(path, Object.fromEntries(new URLSearchParams(body)))
      return new Response(null, { status: 303, headers: { ...safety, location: '/-/' } })
    }
    if (method !== 'GET' && method !== 'HEAD') {
      throw new Refused('The desk takes GET and POST.', { httpStatus: 405 })
    }
    if (path === 'desk.css') {
      return new Response(styles, { headers: { ...safety, 'content-type': 'text/css; charset=utf-8' } })
    }
    if (path === '') return await this.#overview(query.get('to')?.trim() || null)
    const [, id = '', part] = /^mails\/([^/]+)(\/html)?$/.exec(path) ?? []
    if (id === '') throw notFound('page')
    const mail = await this.#desk.mail(numberOf(id))
    return part === undefined ? page(mail.subject, mailPage(mail)) : html(mail.html, mailPolicy)
  }

  /** Does what a form asks for. @returns what is said of it */
  async #act(path: string, form: Record<string, string>): Promise<string> {
    const [what = '', id] = path.split('/')
    switch (what) {
      case 'jobs':
        return await this.#desk.decideJob(numberOf(id ?? ''), sent(jobDecision, form).decision)
      case 'payments':
        return await this.#desk.decidePayment(numberOf(id ?? ''), sent(paymentDecision, form).decision)
      case 'clock': {
        const { step } = sent(clockForm, form)
        const chosen = steps.find(({ label }) => label === step)
        const now = await (chosen ? this.#desk.advance(chosen.milliseconds) : this.#desk.realTime())
        return `It is ${moment(now)} now.`
      }
      case 'reset': {
        const { scenario, seed } = sent(resetForm, form)
        await this.#desk.reset(scenario, Number(seed))
        return `A fresh world “${scenario}” was made. Everybody is signed out.`
      }
      default:
        throw notFound('page')
    }
  }

  async #overview(to: string | null): Promise<Response> {
    const said = this.#said
    this.#said = ''
    const [mails, cases, world, people] = [
      await this.#desk.mails(to, mailsShown),
      await this.#desk.cases(),
      await this.#desk.world(),
      await this.#desk.people(),
    ]
    return page(
      'Behind the scenes',
      [
        '<h1>Behind the scenes</h1>',
        '<p>What stands outside of the product while this server plays its backend. The same as JSON: <code>/-/api/</code>.</p>',
        `<p role="status" class="said">${escaped(said)}</p>`,
        mailbox(mails, to),
        moderation(cases.pending),
        transfers(cases.transfers),
        clock(this.#desk.now()),
        worldSection(world, people),
      ].join('\n'),
    )
  }
}

function mailbox(mails: readonly Readonly<Row<'mails'>>[], to: string | null): string {
  const rows = mails.map(
    ({ id, to: recipient, subject, code, sent_at }) =>
      `<li><a href="/-/mails/${id}"><bdi>${escaped(subject)}</bdi></a>${code === null ? '' : ` <strong class="code">${escaped(code)}</strong>`}<br><small>to <bdi>${escaped(recipient)}</bdi>, ${time(sent_at)}</small></li>`,
  )
  return section(
    'mailbox',
    'Mailbox',
    `<form method="get" action="/-/"><label for="to">Only to this address</label> <input id="to" name="to" type="text" inputmode="email" autocomplete="off" spellcheck="false" value="${escaped(to ?? '')}"> <button>Show</button></form>` +
      (rows.length === 0 ? '<p>There is no e-mail.</p>' : `<ul>${rows.join('')}</ul>`),
  )
}

function mailPage({ id, to, reply_to, subject, text, code, sent_at }: Readonly<Row<'mails'>>): string {
  return [
    '<p><a href="/-/">Behind the scenes</a></p>',
    `<h1><bdi>${escaped(subject)}</bdi></h1>`,
    `<p>To <bdi>${escaped(to)}</bdi>, ${time(sent_at)}${reply_to === null ? '' : `, answers go to <bdi>${escaped(reply_to)}</bdi>`}</p>`,
    code === null ? '' : `<p>Code: <strong class="code">${escaped(code)}</strong></p>`,
    '<h2>As HTML</h2>',
    `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/-/mails/${id}/html" title="The e-mail as HTML"></iframe>`,
    '<h2>As text</h2>',
    `<pre dir="auto">${escaped(text)}</pre>`,
  ].join('\n')
}

function moderation(jobs: readonly DeskJob[]): string {
  const rows = jobs.map(
    ({ id, title, company, at }) =>
      `<li><bdi>${escaped(title)}</bdi><br><small><bdi>${escaped(company)}</bdi>, ${time(at)}</small>` +
      decisions(
        `/-/jobs/${id}`,
        [
          ['approved', 'Approve'],
          ['cancelled', 'Cancel'],
        ],
        title,
      ) +
      '</li>',
  )
  return section(
    'jobs',
    'Jobs that wait for a decision',
    rows.length === 0 ? '<p>No job waits.</p>' : `<ul>${rows.join('')}</ul>`,
  )
}

function transfers(payments: readonly DeskTransfer[]): string {
  const rows = payments.map(
    ({ id, title, company, amount, receipt, at, needless }) =>
      `<li><bdi>${escaped(title)}</bdi><br><small><bdi>${escaped(company)}</bdi>, $${amount.toFixed(2)}, ${time(at)}</small>` +
      (receipt === null
        ? ''
        : ` <a href="${escaped(receipt)}">Receipt<span class="apart"> for ${escaped(title)}</span></a>`) +
      (needless === null ? '' : `<br>${escaped(needlessWords[needless])}`) +
      decisions(
        `/-/payments/${id}`,
        [
          ['approved', 'Approve'],
          ['rejected', 'Reject'],
        ],
        title,
      ) +
      '</li>',
  )
  return section(
    'payments',
    'Bank transfers to check',
    rows.length === 0 ? '<p>No transfer waits.</p>' : `<ul>${rows.join('')}</ul>`,
  )
}

/** Buttons that decide on something; each is named with what it decides on. */
function decisions(action: string, choices: readonly (readonly [string, string])[], what: string): string {
  const buttons = choices.map(
    ([value, label]) =>
      `<button name="decision" value="${value}">${label}<span class="apart"> ${escaped(what)}</span></button>`,
  )
  return `<form method="post" action="${action}">${buttons.join(' ')}</form>`
}

function clock(now: number): string {
  const buttons = steps.map(
    ({ label }) => `<button name="step" value="${label}">Move on by ${label}</button>`,
  )
  return section(
    'clock',
    'Clock',
    `<p>It is ${time(now)}.</p><form method="post" action="/-/clock">${buttons.join(' ')} <button name="step" value="real time">Back to real time</button></form>`,
  )
}

function worldSection({ scenario, seed, scenarios }: World, people: readonly Person[]): string {
  const options = scenarios.map(
    ({ name, about }) =>
      `<option value="${escaped(name)}"${name === scenario ? ' selected' : ''}>${escaped(`${name}: ${about}`)}</option>`,
  )
  const rows = people.map(
    ({ name, email, type, about }) =>
      `<li><bdi>${escaped(name)}</bdi> (${type === 'recruiter' ? 'recruiter' : 'job seeker'}), <code>${escaped(email)}</code><br><small>${escaped(about)}</small></li>`,
  )
  return section(
    'world',
    'World',
    `<p>This is “${escaped(scenario)}” with seed ${seed}.</p>` +
      `<form method="post" action="/-/reset"><label for="scenario">Scenario</label> <select id="scenario" name="scenario">${options.join('')}</select> <label for="seed">Seed</label> <input id="seed" name="seed" inputmode="numeric" pattern="\\d{1,9}" required value="${seed}"> <button>Throw this world away and make that one</button></form>` +
      (rows.length === 0 ? '' : `<h3>People to log in as</h3><ul>${rows.join('')}</ul>`),
  )
}

function section(id: string, title: string, content: string): string {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`
}

function page(title: string, main: string): Response {
  const text = [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)} - Fieldwork API</title><link rel="stylesheet" href="/-/desk.css"></head>`,
    `<body><main>${main}</main></body></html>`,
  ].join('\n')
  return html(text, pagePolicy)
}

function html(text: string, policy: string): Response {
  return new Response(text, {
    headers: { ...safety, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

function sent<T>(schema: v.GenericSchema<unknown, T>, form: Record<string, string>): T {
  const result = v.safeParse(schema, form)
  if (result.success) return result.output
  throw new Refused('The form could not be read.', { httpStatus: 400 })
}

function time(at: number): string {
  return `<time datetime="${new Date(at).toISOString()}">${moment(at)}</time>`
}

function moment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
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
.said:empty { display: none; }
.said { padding: 0.5rem 0.75rem; border: 1px solid; }
.apart { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`

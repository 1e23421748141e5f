import type { Row } from '../model/tables.ts'
import { type Admin, notFound, type Person, type World } from './admin.ts'
import { mutate, numberOf } from './admin-api.ts'
import { headers, type Html, list, markup, page, type Pages, respond, section, time } from './html.ts'
import { clockSteps } from '../engine/base/clock.ts'
import { needlessWords, type ReviewJob, type ReviewTransfer } from './review.ts'

const mailsShown = 25
const product = 'Fieldwork API'

/** An email may use inline styles and open links in a new window, but nothing else. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The admin pages of the job board. */
export class AdminPages implements Pages {
  readonly #admin: Admin
  constructor(admin: Admin) {
    this.#admin = admin
  }

  async change(path: string, fields: unknown): Promise<string> {
    return (await mutate(this.#admin, path, fields)).message
  }

  async show(path: string, query: URLSearchParams, takeResult: () => string): Promise<Response> {
    if (path === '') return await this.#overview(query.get('to')?.trim() || null, takeResult())
    const [, quarantined, question] = /^quarantine\/([^/]+)(?:\/(restored|deleted))?$/.exec(path) ?? []
    if (quarantined !== undefined) return await this.#quarantined(numberOf(quarantined), question)
    const [, id, part] = /^mails\/([^/]+)(\/html)?$/.exec(path) ?? []
    if (id === undefined) throw notFound('page')
    const mail = await this.#admin.mail(numberOf(id))
    return part === undefined ? page(mail.subject, product, mailPage(mail)) : respond(mail.html, mailPolicy)
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
      product,
      markup`<p><a href="/-/">Simulator</a></p>
<h1>${title}</h1>
<p>Quarantined on ${time(quarantined)}. ${message}</p>
<form method="post" action="/-/quarantine/${quarantined}"><button name="decision" value="${question}">${title.replace('?', '')}</button></form>`,
    )
  }

  async #overview(to: string | null, result: string): Promise<Response> {
    const { pending, transfers } = await this.#admin.review()
    return page(
      'Simulator',
      product,
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

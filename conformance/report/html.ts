import { printable } from '../../scripts/command-line.ts'
import { kindNames, type Result } from '../check.ts'
import { callNames, contractLines } from '../contract.ts'
import type { Exchange } from '../transport.ts'
import { type Cause, causesOf } from './causes.ts'
import { countsOf, extraNote, type Finding, type Report } from './report.ts'
import { style } from './style.ts'

/** Formats the report as a single HTML page without scripts or other files. */
export function htmlOf(report: Report): string {
  const { subject, startedAt, seconds, seed, results, findings, extra, notes } = report
  const counts = countsOf(results)
  const causes = causesOf(results)
  const excused = results.filter(({ outcome }) => outcome.status === 'otherwise')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>Conformance of ${html(subject)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Conformance</h1>
<p>${html(subject)}, ${html(startedAt)}, ${seconds} s, seed ${seed}</p>
${causes[0] ? `<p class="next"><strong>Do this next:</strong> ${prose(causes[0].fix)}</p>` : ''}
<p class="verdict ${counts.failed > 0 ? 'failed' : 'passed'}">${
    counts.failed > 0 ? `${counts.failed} of ${results.length} checks failed.` : 'No check failed.'
  }</p>
<ul class="counts">${Object.entries(counts)
    .map(([status, number]) => `<li>${badge(status)} ${number}</li>`)
    .join('')}</ul>
${[...notes, ...extraNote(extra)].map((note) => `<p>${html(note)}</p>`).join('\n')}
<nav aria-label="Parts of this page"><a href="#failures">Failures</a> <a href="#assumptions">Assumptions</a>
<a href="#calls">Calls</a> <a href="#all">All checks</a></nav>
</header>
<main>
<section id="failures"><h2>Failures by cause</h2>
${causes.length > 0 ? '<p>In the order in which to mend them: what comes first may be why the rest fails.</p>' : '<p>None.</p>'}
<ol>${causes.map(({ title }, at) => `<li><a href="#cause-${at + 1}">${prose(title)}</a></li>`).join('\n')}</ol>
${causes.map(causeOf).join('\n')}</section>
<section id="assumptions"><h2>Assumptions</h2>
<p>What the product leaves open, and how this backend decides it. “Otherwise” is not a failure. The last column describes
the effect on the app.</p>
${table(['Assumption', 'Verdict', 'Evidence', 'Effect on the app'], findings.map(findingRow))}
${excused.length > 0 ? `<h3>Checks that rely on a reversed assumption</h3><ul>${excused.map(excusedItem).join('')}</ul>` : ''}
</section>
<section id="calls"><h2>Calls</h2>
${table(
  ['Call', ...Object.values(kindNames)],
  callNames.map((call) => callRow(call, results)),
)}
</section>
<section id="all"><h2>All checks</h2>
${table(['Call', 'Check', 'Rule', 'Result'], results.map(checkRow))}
</section>
</main>
</body>
</html>
`
}

/** The number of failures of one cause that are shown with their calls. */
const shownWhole = 3

function causeOf({ title, fix, failures }: Cause, index: number): string {
  const more = failures
    .slice(shownWhole)
    .map(({ check }) => `<li><code>${html(check.call)}</code>: ${html(check.title)}</li>`)
  return `<section id="cause-${index + 1}"><h3>${index + 1}. ${prose(title)}</h3><p>${prose(fix)}</p>
${failures.slice(0, shownWhole).map(failure).join('\n')}
${more.length > 0 ? `<details><summary>${more.length} more failed</summary><ul>${more.join('\n')}</ul></details>` : ''}</section>`
}

function failure({ check, outcome }: Result): string {
  if (outcome.status !== 'failed') return ''
  const { call, title, rule } = check
  const line = contractLines.get(call)
  return `<article>
<h4><code>${html(call)}</code>: ${html(title)}</h4>
<p>${html(outcome.message)}</p>
<p class="source">${line === undefined ? '' : `openapi.yaml, line ${line}`}${
    rule === undefined ? '' : `; docs/rules.md, rule ${rule}`
  }</p>
${outcome.evidence.map(exchangeOf).join('\n')}
</article>`
}

function exchangeOf({ call, caller, sent, httpStatus, received, problem }: Exchange): string {
  return `<details><summary><code>/api/${html(call)}</code> by ${html(caller)}: ${html(problem ?? `HTTP ${httpStatus}`)}</summary>
<h5>Request</h5><pre tabindex="0">${html(sent) || '(no form)'}</pre>
<h5>Answer</h5><pre tabindex="0">${html(received) || '(nothing)'}</pre></details>`
}

function findingRow({ id, verdict, assumes, otherwise, effect, evidence }: Finding): string {
  const other = otherwise === undefined ? '' : `<p>Otherwise: ${prose(otherwise)}</p>`
  return `<tr><th scope="row"><code>${html(id)}</code><p>${prose(assumes)}</p>${other}</th>
<td>${badge(verdict)}</td><td>${html(evidence)}</td><td>${prose(effect)}</td></tr>`
}

function excusedItem({ check, outcome }: Result): string {
  if (outcome.status !== 'otherwise') return ''
  const { call, title } = check
  return `<li><code>${html(call)}</code>: ${html(title)} (${html(outcome.assumption)}): ${html(outcome.message)}</li>`
}

function callRow(call: string, results: readonly Result[]): string {
  const cells = Object.keys(kindNames).map((kind) => {
    const own = results.filter(({ check }) => check.call === call && check.kind === kind)
    const counts = Object.entries(countsOf(own)).filter(([, number]) => number > 0)
    return `<td>${counts.map(([status, number]) => `${badge(status)} ${number}`).join('<br>')}</td>`
  })
  return `<tr><th scope="row"><code>${html(call)}</code></th>${cells.join('')}</tr>`
}

function checkRow({ check, outcome }: Result): string {
  const message = outcome.status === 'passed' ? '' : ` ${html(outcome.message)}`
  return `<tr><th scope="row"><code>${html(check.call)}</code></th><td>${html(check.title)}</td>
<td>${check.rule ?? ''}</td><td>${badge(outcome.status)}${message}</td></tr>`
}

function table(heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((text) => `<th scope="col">${html(text)}</th>`).join('')
  return `<div class="wide" tabindex="0" role="region" aria-label="${html(heads.join(', '))}"><table>
<thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

const signs: Readonly<Record<string, string>> = {
  passed: '✓',
  assumed: '✓',
  failed: '✗',
  neither: '✗',
  otherwise: '↺',
}

function badge(status: string): string {
  return `<span class="badge ${status.replace(' ', '-')}"><span aria-hidden="true">${signs[status] ?? '–'}</span> ${status}</span>`
}

/** Formats text written for the report, with words in backticks as code. */
function prose(text: string): string {
  return html(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text from a backend. Control characters, such as those that reverse the reading order, become visible. */
export function html(text: string): string {
  return printable(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

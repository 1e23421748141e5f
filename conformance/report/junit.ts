import { kindNames, type Result } from '../check.ts'
import { html } from './html.ts'
import { countsOf, type Report } from './report.ts'

/** Formats the report as JUnit XML, with a suite for each kind of check. */
export function junitOf({ results, subject, seconds }: Report): string {
  const suites = Object.entries(kindNames).map(([kind, name]) =>
    suiteOf(
      name,
      results.filter(({ check }) => check.kind === kind),
    ),
  )
  const { failed } = countsOf(results)
  const head = `name="${xml(subject)}" tests="${results.length}" failures="${failed}" time="${seconds}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${head}>\n${suites.join('')}</testsuites>\n`
}

function suiteOf(name: string, results: readonly Result[]): string {
  const counts = countsOf(results)
  const skipped = results.length - counts.passed - counts.failed
  const head = `name="${xml(name)}" tests="${results.length}" failures="${counts.failed}" skipped="${skipped}"`
  return `<testsuite ${head}>\n${results.map(caseOf).join('')}</testsuite>\n`
}

function caseOf({ check, outcome }: Result): string {
  const head = `<testcase classname="${xml(check.call)}" name="${xml(check.title)}"`
  if (outcome.status === 'passed') return `${head}/>\n`
  const message = `message="${xml(outcome.message)}"`
  if (outcome.status !== 'failed') return `${head}><skipped ${message}/></testcase>\n`
  const evidence = outcome.evidence.map(({ call, sent, received }) => `/api/${call}\n${sent}\n${received}`)
  return `${head}><failure ${message}>${xml(evidence.join('\n\n'))}</failure></testcase>\n`
}

/** Escapes text for XML and replaces characters that XML doesn't allow, or that could steer a terminal. */
function xml(text: string): string {
  return html(text).replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
}

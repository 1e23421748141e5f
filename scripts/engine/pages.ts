import * as v from 'valibot'
import { guarded } from '../../mocks/admin/guard.ts'
import { answererOf, type Html, list, markup, page, section, time } from '../../mocks/admin/html.ts'
import { Refused } from '../../mocks/engine/base/errors.ts'
import type { BackendTypes } from '../../mocks/engine/call/types.ts'
import { faultKinds } from '../../mocks/engine/network/network.ts'
import type { LogEntry } from '../../mocks/engine/network/request-log.ts'
import type { Runtime } from '../../mocks/engine/runtime.ts'
import { faultWords, latencies, latencyName, latencyNames } from '../../mocks/panel/network.ts'

const rowsShown = 100

interface Rows {
  all(): readonly object[]
}

const network = v.object({
  latency: v.picklist(latencyNames),
  fault: v.picklist(['', ...faultKinds]),
  call: v.string(),
})
const world = v.object({ scenario: v.string(), seed: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** Returns the function that answers for the pages about any backend under `/-/`: its log, data and network. */
export function pagesOf<B extends BackendTypes>(
  runtime: Runtime<B>,
): (request: Request) => Promise<Response> {
  const { name } = runtime.backend
  const rowsOf = async (table: string): Promise<readonly object[]> =>
    await runtime.read(
      ({ tx }) =>
        Object.entries<Rows>(tx)
          .find(([each]) => each === table)?.[1]
          .all() ?? [],
    )

  const pages = answererOf({
    async change(path, fields) {
      if (path === 'network') {
        const { latency, fault, call } = fitting(network, fields)
        const faults = fault === '' ? [] : [{ call: call || '*', kind: fault, times: null }]
        runtime.options = { ...runtime.options, latency: latencies[latency].latency, faults }
        return 'The network has changed.'
      }
      if (path !== 'reset') throw nothingHere()
      const { scenario, seed } = fitting(world, fields)
      await runtime.store.reset(scenario, seed)
      return 'The data is as in the beginning.'
    },
    async show(path, _query, takeResult) {
      const { pathname } = new URL(path, 'http://localhost')
      const table = decodeURIComponent(/^\/data\/([^/]+)$/.exec(pathname)?.[1] ?? '')
      if (path === '') return page('Simulator', name, await overview(takeResult()))
      if (!Object.hasOwn(runtime.backend.tables, table)) throw nothingHere()
      const rows = await rowsOf(table)
      const shown = rows.slice(0, rowsShown).map((row) => markup`<li>${json(row)}</li>`)
      return page(
        table,
        name,
        markup`<p><a href="/-/">Simulator</a></p><h1>${table}</h1><p>${counted(rows.length, 'row')}</p>${list(shown, 'No rows.')}`,
      )
    },
  })
  return guarded(undefined, undefined, pages)

  async function overview(result: string): Promise<Html> {
    const counts = await Promise.all(
      Object.keys(runtime.backend.tables).map(
        async (table) => [table, (await rowsOf(table)).length] as const,
      ),
    )
    const tables = counts.map(
      ([table, count]) =>
        markup`<li><a href="/-/data/${encodeURIComponent(table)}">${table}</a> ${counted(count, 'row')}</li>`,
    )
    return markup`<h1>Simulator of ${name}</h1>
<p role="status" class="result">${result}</p>
${section('log', 'Log', list(runtime.log.entries.map(entryOf), 'No requests yet.'))}
${section('data', 'Data', markup`${list(tables, 'No tables.')}${reset()}`)}
${section('network', 'Network', networkForm())}`
  }

  function entryOf(entry: LogEntry): Html {
    const { sent, call, caller, httpStatus, at, took, message, violations, source, unwritten = null } = entry
    const { answer, payload = [] } = runtime.log.shared(entry)
    const fields = payload.map(({ name: field, value, isSecret }) => [field, isSecret ? '…' : value])
    return markup`<li><details><summary>${httpStatus} ${sent ? `${sent.method} ${sent.address}` : call} ${unwritten && `(not written: from ${unwritten})`}</summary>
<p>${call}, ${caller}, ${time(at)}, ${Math.round(took)} ms${source === undefined ? null : `, answered by ${source}`}</p>
${message && markup`<p>${message}</p>`}${violations.map((each) => markup`<p>Breaks the contract: ${each}</p>`)}
<h3>Request</h3>${json(Object.fromEntries(fields))}<h3>Answer</h3>${json(answer ?? null)}</details></li>`
  }

  function reset(): Html {
    const { scenario = '', seed = 0 } = runtime.store.identity ?? {}
    const options = runtime.backend.scenarios.map((each) => option(each.name, each.name, scenario))
    return markup`<form method="post" action="/-/reset"><label for="scenario">Scenario</label> <select id="scenario" name="scenario">${options}</select> <label for="seed">Seed</label> <input id="seed" name="seed" inputmode="numeric" pattern="[0-9]{1,9}" required value="${seed}"> <button>Reset data</button></form>`
  }

  function networkForm(): Html {
    const { latency, faults } = runtime.options
    const { kind, call } = faults[0] ?? { kind: '', call: '*' }
    const delays = latencyNames.map((each) => option(each, latencies[each].label, latencyName(latency)))
    const kinds = [
      option('', 'None', kind),
      ...faultKinds.map((each) => option(each, faultWords[each], kind)),
    ]
    const calls = ['*', ...Object.keys(runtime.backend.contract.calls)].map((each) =>
      option(each, each === '*' ? 'Every call' : each, call),
    )
    return markup`<form method="post" action="/-/network"><label for="latency">Delay</label> <select id="latency" name="latency">${delays}</select> <label for="fault">Failure</label> <select id="fault" name="fault">${kinds}</select> <label for="call">of</label> <select id="call" name="call">${calls}</select> <button>Change</button></form>`
  }
}

const option = (value: string, words: string, chosen: string | undefined): Html =>
  value === chosen
    ? markup`<option value="${value}" selected>${words}</option>`
    : markup`<option value="${value}">${words}</option>`

const json = (value: unknown): Html => markup`<pre dir="auto">${JSON.stringify(value, null, 2)}</pre>`

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const nothingHere = (): Refused => new Refused('There is no such page.', { httpStatus: 404 })

function fitting<T>(schema: v.GenericSchema<unknown, T>, fields: unknown): T {
  const result = v.safeParse(schema, fields)
  if (result.success) return result.output
  throw new Refused(result.issues[0].message, { httpStatus: 400 })
}

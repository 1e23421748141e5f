import { join, resolve } from 'node:path'
import { startServer } from '../../../mocks/engine/hosts/http/server.ts'
import { simulate } from '../../../mocks/engine/open/index.ts'
import { httpAddress, Misuse, readOptions, wholeNumber } from '../../command-line.ts'
import { adviceOn, shown, stopOnSignals } from '../../serving.ts'
import { packageName } from '../entries.ts'
import {
  generated,
  load,
  nameOf,
  printReport,
  readingOptions,
  rowsIn,
  temporaryFolder,
} from '../generated.ts'
import { pagesOf } from '../pages.ts'
import { inFront } from '../proxy.ts'

const usage = `Answers every call of a contract over HTTP, until it is stopped.

  npx ${packageName} mock openapi.yaml [options]

  --port NUMBER    4000 by default; 0 chooses a free one
  --data FOLDER    keeps the data there; by default, each start begins anew
  --seed NUMBER    makes the same keys for the same requests; by default, they are drawn anew
  --prefix PATH    what precedes the paths of calls, instead of the path in the contract's servers; / is nothing
  --proxy URL      asks this backend first, and answers only what it doesn't have: where it answers with HTTP 405 or
                   501, or as it does at paths that nobody knows
  --row PLACE=ROW  the table of a path or call, where what is recognised is wrong: --row '/books=none'
  --strict         refuses the contract for any flaw; without it, what can’t be read is left out and listed`

const options = {
  port: { type: 'string', default: '4000' },
  data: { type: 'string' },
  seed: { type: 'string' },
  proxy: { type: 'string' },
  ...readingOptions,
} as const

export async function mock(): Promise<void> {
  const { word: file, strict, prefix, row, ...given } = readOptions(options, usage, 'contract')
  if (file === undefined) throw new Misuse(`Name the contract, as in npx ${packageName} mock openapi.yaml.`)
  const port = wholeNumber('--port', given.port, { most: 65_535 })
  const seed = wholeNumber('--seed', given.seed ?? '1')
  const proxy = given.proxy && httpAddress('--proxy', given.proxy, 'https://api.example.com')
  const folder = await temporaryFolder()
  const { files, ...report } = await generated(file, 'open', {
    strict,
    prefix,
    rows: rowsIn(row),
    hasTypes: false,
  })
  const contract = await load(files, folder)
  const backend = simulate({ name: nameOf(file), contract })
  const data = given.data === undefined ? join(folder, 'data') : resolve(given.data)
  const server = await startServer({
    backend: proxy ? { ...backend, inFront: (world) => inFront(world, proxy, contract.prefix) } : backend,
    data,
    seed,
    deterministic: given.seed !== undefined,
    port,
    appUrl: proxy ?? '/',
    adminOf: pagesOf,
  }).catch((error: unknown) => {
    const advice = error instanceof Error && adviceOn(error, shown(data), 'localhost', port, '--port 4001')
    throw advice ? new Misuse(advice) : error
  })
  printReport(report)
  const calls = Object.values(contract.calls)
  const example = calls.find(
    ({ auth, method, path }) => auth !== 'required' && method === 'get' && !path.includes('{'),
  )
  console.log(
    [
      `\n${calls.length} calls are answered at ${server.url}${contract.prefix}`,
      ...(example ? [`  Try one:         curl ${server.url}${contract.prefix}${example.path}`] : []),
      `  Log, data, …:    ${server.url}/-/`,
      `  Data:            ${given.data === undefined ? 'until it stops; --data FOLDER keeps it' : shown(data)}`,
      ...(proxy ? [`  Asked first:     ${proxy}`] : []),
      '  Stop:            Ctrl+C',
    ].join('\n'),
  )
  stopOnSignals(server)
}

import { resolve } from 'node:path'
import { scenarios } from '../mocks/scenarios/index.ts'
import { Misuse, readOptions, runCommand, wholeNumber } from './command-line.ts'
import { exportScenario } from './export-scenario.ts'

const usage = `Writes the rows of a scenario as sample data: one JSON file and one CSV file for each table.

  npm run export -- --scenario NAME --out FOLDER [--seed NUMBER]

  --scenario NAME   ${scenarios.map(({ name }) => name).join(', ')}
  --out FOLDER      a new or empty folder
  --seed NUMBER     the seed for the scenario's random choices (7)`

const options = {
  scenario: { type: 'string', default: 'everyday' },
  out: { type: 'string' },
  seed: { type: 'string', default: '7' },
} as const

await runCommand(async () => {
  const { scenario, out, seed } = readOptions(options, usage)
  if (out === undefined) throw new Misuse('Name a folder with --out, as in --out sample-data.')
  const counts = await exportScenario(scenario, resolve(out), wholeNumber('--seed', seed))
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  console.log(`Wrote ${rows} rows of ${Object.keys(counts).length} tables to ${out}.`)
})

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { machines } from '../mocks/rules/machines.ts'
import { mixedDocument } from './docs/mixed-backend.ts'
import { referenceOf } from './docs/reference.ts'
import { statesDocument } from './docs/states.ts'
import { readContract } from './generate/contract.ts'
import { run, tool } from './setup/command.mjs'
import { root } from './setup/places.mjs'

const contract = join(root, '.cache', 'reference.json')
mkdirSync(join(root, '.cache'), { recursive: true })
const source = readFileSync(join(root, 'openapi.yaml'), 'utf8')
writeFileSync(contract, referenceOf(source))
const template = join(root, 'scripts/docs/reference.html')
const output = join(root, 'dist/api/index.html')
mkdirSync(join(root, 'dist/api'), { recursive: true })
for (const [page, text] of [
  ['states.md', statesDocument(machines)],
  ['mixed-backend.md', mixedDocument(readContract(source))],
] as const)
  writeFileSync(join(root, 'dist/api', page), `${text}\n`)
const redocly = tool('redocly', '@redocly/cli')
process.exitCode = await run(process.execPath, [
  redocly,
  'build-docs',
  contract,
  '--template',
  template,
  '--output',
  output,
  '--inlineBundle',
])

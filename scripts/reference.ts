import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referenceOf } from './docs/reference.ts'
import { run, tool } from './setup/command.mjs'
import { root } from './setup/places.mjs'

const contract = join(root, '.cache', 'reference.json')
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(contract, referenceOf(readFileSync(join(root, 'openapi.yaml'), 'utf8')))
const template = join(root, 'scripts/docs/reference.html')
const output = join(root, 'dist/api/index.html')
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

import { join } from 'node:path'
import { readOptions, runCommand } from './command-line.ts'
import { makePackage } from './engine/package.ts'
import { root } from './setup/places.mjs'

await runCommand(async () => {
  readOptions({}, 'Makes the package of the engine in dist/engine: npm run build:engine')
  makePackage(join(root, 'dist/engine'))
  console.log('dist/engine')
})

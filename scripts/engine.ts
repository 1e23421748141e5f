import { resolve } from 'node:path'
import { readOptions, runCommand } from './command-line.ts'
import { makePackage } from './engine/package.ts'

const usage = `Makes the package of the engine: npm run build:engine

  --outDir FOLDER  where; by default dist/engine`

await runCommand(async () => {
  const { outDir } = readOptions({ outDir: { type: 'string', default: 'dist/engine' } }, usage)
  await makePackage(resolve(outDir))
  console.log(outDir)
})

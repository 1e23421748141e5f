import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { entries } from '../../scripts/engine/entries.ts'
import { examples, filesOf } from '../../scripts/engine/example.ts'
import { generateAll, targetIn } from '../../scripts/generate/all.ts'

// Follows the example of mocks/engine/README.md: writes its files, generates from its contract and runs its test.

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = await readFile(join(root, 'mocks/engine/README.md'), 'utf8')
const example = filesOf(page, examples.bookshelf)

await mkdir(join(root, '.cache'), { recursive: true })
const folder = await mkdtemp(join(root, '.cache/shelf-'))
afterAll(() => rm(folder, { recursive: true }))

for (const [name, text] of example) {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(
    path,
    text.replaceAll(/'fieldwork-engine([^']*)'/g, (_, end: string) => `'${join(root, entries[end] ?? '')}'`),
  )
}
const target = targetIn('openapi.yaml', `.cache/${basename(folder)}/src/simulator`)
for (const [path, text] of await generateAll(example.get('openapi.yaml') ?? '', target)) {
  await writeFile(join(root, path), text)
}
await import(/* @vite-ignore */ join(folder, 'src/simulator/shelf.test.ts'))

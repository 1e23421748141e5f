import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { generateAll, targetIn } from '../../scripts/generate/all.ts'

// Follows mocks/engine/README.md literally: writes its files, generates from its contract and runs its test.

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = await readFile(join(root, 'mocks/engine/README.md'), 'utf8')
const blocks = [...readme.matchAll(/```(?:yaml|ts)\n(.*?)```/gs)].map(([, text = '']) => text)
const names = ['openapi.yaml', 'tables.ts', 'operations.ts', 'backend.ts', 'shelf.test.ts']

await mkdir(join(root, '.cache'), { recursive: true })
const folder = await mkdtemp(join(root, '.cache/shelf-'))
afterAll(() => rm(folder, { recursive: true }))

for (const [at, name] of names.entries()) {
  await writeFile(join(folder, name), (blocks[at] ?? '').replaceAll("'../engine/", "'../../mocks/engine/"))
}
const target = targetIn('openapi.yaml', `.cache/${basename(folder)}`)
for (const [path, text] of await generateAll(blocks[0] ?? '', target)) {
  await writeFile(join(root, path), text)
}
await import(/* @vite-ignore */ join(folder, 'shelf.test.ts'))

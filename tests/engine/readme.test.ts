import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { Runtime } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { entries } from '../../scripts/engine/entries.ts'
import { filesOf } from '../../scripts/engine/example.ts'
import { generateAll, targetIn } from '../../scripts/generate/all.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const example = filesOf(await readFile(join(root, 'mocks/engine/README.md'), 'utf8'))

await mkdir(join(root, '.cache'), { recursive: true })
const folder = await mkdtemp(join(root, '.cache/books-'))
afterAll(() => rm(folder, { recursive: true }))

it('the backend of mocks/engine/README.md adds a book', async () => {
  const target = targetIn('openapi.yaml', `.cache/${basename(folder)}/src`, 'open')
  await mkdir(join(folder, 'src'))
  for (const [path, text] of await generateAll(example.get('openapi.yaml') ?? '', target))
    await writeFile(join(root, path), text)
  const local = (_: string, end: string) => `'${join(root, entries[end] ?? '')}'`
  for (const [name, text] of example) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text.replaceAll(/'fieldwork-engine([^']*)'/g, local))
  }
  const { books } = await import(/* @vite-ignore */ join(folder, 'src/backend.ts'))
  const runtime = new Runtime(books, { storage: new MemoryStorage(), appUrl: 'http://localhost/' })
  const headers = { authorization: 'Bearer lou', 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: '{"title":"Emma"}' }
  const answer = await runtime.handle('v1/books', new Request('http://localhost/v1/books', init))
  expect(await answer.json()).toEqual({ id: 1, title: 'Emma' })
})

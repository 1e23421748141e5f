import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { worker } from './worker.ts'

it('adds the script to a build other than the app’s, without files for offline visits', async () => {
  const root = await mkdtemp(join(tmpdir(), 'worker-'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Bookshelf</title>')
  await build({ configFile: false, root, logLevel: 'silent', plugins: [worker()] })
  const script = await readFile(join(root, 'dist/mockServiceWorker.js'), 'utf8')
  await rm(root, { recursive: true })
  expect(script).not.toContain('favicon.svg')
})

import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it, vi } from 'vitest'
import { run } from '../../scripts/check/command.ts'
import { tool } from '../../scripts/setup/command.mjs'

const startsVite = /import \{[^}]*\bcreateServer\b[^}]*\} from 'vite'/

it(
  'tests beside the development server leave its packages and its page alone',
  { timeout: 300_000 },
  async () => {
    // As `npm start` reads the configuration.
    vi.stubEnv('VITEST', undefined)
    vi.stubEnv('NODE_ENV', 'development')
    const server = await createServer({ server: { host: '127.0.0.1', port: 0 }, logLevel: 'silent' })
    try {
      await server.listen()
      const [url = ''] = server.resolvedUrls?.local ?? []
      const page = await (await fetch(`${url}src/main.tsx`)).text()
      const [first = ''] = /node_modules\/\.vite\/deps\/[\w.-]+\.js\?v=\w+/.exec(page) ?? []
      expect((await fetch(url + first)).status).toBe(200)
      // Vitest has a folder of its own in there.
      const prepared = () =>
        readdirSync(server.config.cacheDir, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.startsWith('deps'))
          .map((name) => `${name} ${statSync(join(server.config.cacheDir, name)).mtimeMs}`)
      const before = prepared()
      const send = vi.spyOn(server.environments.client.hot, 'send')

      const others = globSync('{scripts,mocks,tests}/**/*.test.ts').filter(
        (path) => path !== 'tests/builds/dev-server.test.ts' && startsVite.test(readFileSync(path, 'utf8')),
      )
      expect(others).toContain('scripts/build/content-policy.test.ts')
      const tests = await run(tool('vitest'), ['run', '--project', 'unit', ...others], {
        env: { NODE_ENV: 'test' },
      })

      expect(tests.code === 0 ? '' : tests.output).toBe('')
      expect(prepared()).toEqual(before)
      expect(send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' }))
      const watched = Object.keys(server.watcher.getWatched())
      expect(watched).toContain(join(server.config.root, 'src'))
      expect(
        watched.filter((path) => /^(?:\.cache|dist)\b/.test(path.slice(server.config.root.length + 1))),
      ).toEqual([])
      expect((await fetch(`${url}src/main.tsx`)).status).toBe(200)
    } finally {
      await server.close()
    }
  },
)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite'
import { root } from '../../scripts/check/places.ts'
import { Simulator } from './support/simulator.ts'

// Edits of the simulator while `npm start` runs. A plugin changes what the server reads, and no file.

const search = 'mocks/api/jobs/search.ts'
const seeds = 'mocks/scenarios/foundation.ts'
const model = 'mocks/model/jobs.ts'

/** Timeout for the first page of a server that has compiled nothing yet, in milliseconds. */
const coldStart = 120_000

/** Starts the development server. @returns also a function that edits a file; without a change, it is as on disk */
async function startServer() {
  const edits = new Map<string, (code: string) => string>()
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, '.cache/edits'),
    logLevel: 'silent',
    server: { host: 'localhost', port: 0, strictPort: false },
    plugins: [
      {
        name: 'edits',
        enforce: 'pre',
        load: (id) => edits.get(id)?.(readFileSync(id, 'utf8')),
      },
    ],
  })
  await server.listen()
  const edit = (file: string, change?: (code: string) => string) => {
    const path = join(root, file)
    if (change) edits.set(path, change)
    else edits.delete(path)
    server.watcher.emit('change', path)
  }
  return { server, url: server.resolvedUrls?.local[0] ?? '', edit }
}

/** Returns how an edit of a module reaches one that can't be swapped, from which on the page reloads. */
function deadEnd(
  node: EnvironmentModuleNode,
  before: readonly EnvironmentModuleNode[] = [],
): string | undefined {
  if (node.isSelfAccepting || before.includes(node)) return undefined
  const path = [...before, node]
  if (node.importers.size === 0) return path.map(({ url }) => url).join(' → ')
  for (const importer of node.importers) {
    const found = importer.acceptedHmrDeps.has(node) ? undefined : deadEnd(importer, path)
    if (found !== undefined) return found
  }
  return undefined
}

function swappable({ environments }: ViteDevServer) {
  return [...environments.client.moduleGraph.idToModuleMap.values()].filter(({ url }) =>
    /^\/mocks\/(?:api|rules|scenarios|services|views)\//.test(url),
  )
}

test('edits of the simulator show without a reload; if one can’t, the page says why', async ({ page }) => {
  const { server, url, edit } = await startServer()
  try {
    await page.goto(`${url}search`)
    const simulator = new Simulator(page)
    await expect(simulator.handle).toBeVisible({ timeout: coldStart })
    await simulator.show('Log')
    let loads = 0
    page.on('load', () => (loads += 1))
    const total = page.getByRole('heading', { name: /: 4,321 jobs/ })
    const news = (text: string | RegExp) => page.getByText(text, { exact: true })

    await simulator.panel
      .getByRole('button', { name: /^jobs\/search/ })
      .first()
      .click()
    await expect(simulator.panel.getByText(/^mocks\/api\/jobs\/search\.ts:\d+$/)).toBeVisible()

    const modules = swappable(server)
    expect(modules.length).toBeGreaterThan(100)
    expect(modules.map((each) => deadEnd(each)).filter((path) => path !== undefined)).toEqual([])

    edit(search, (code) => code.replace('total }\n  if', 'total: 4321 }\n  if'))
    await expect(total).toBeVisible()
    await expect(news('jobs/search updated, data kept.')).toBeVisible()

    edit(search, (code) => `${code}\nconst = 1`)
    await expect(news(/^jobs\/search has an error/)).toBeVisible()
    await expect(total).toBeVisible()

    edit(search)
    await expect(total).toBeHidden()

    edit(seeds, (code) => code.replace('featurePrice = 49', 'featurePrice = 48'))
    await expect(news('The seeds changed. Reset?')).toBeVisible()
    await page.getByRole('button', { name: 'Reset data' }).click()
    await expect(news('The seeds changed. Reset?')).toBeHidden()
    expect(loads).toBe(0)

    edit(model, (code) => code.replace('title: text,', 'title: v.pipe(text, v.maxLength(500)),'))
    await expect(news('Page reloaded: model/jobs.ts changes the tables.')).toBeVisible({ timeout: coldStart })
    expect(loads).toBe(1)
  } finally {
    await server.close()
  }
})

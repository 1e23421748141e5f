import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { testBase, testBuilds, root } from '../../../scripts/check/places.ts'
import { createHost } from '../../../scripts/check/static-host.ts'

/** A static host of one test's own, whose files can go missing or change while pages are open. */
export interface Host {
  /** Where the demo stands on it, ending with a slash. */
  readonly url: string
  /** The port alone, for other names of this machine. */
  readonly port: number
  /** Answers a path of the demo by something else from now on; `null` brings the file back. */
  replace(path: string, answer: RequestListener | null): void
  /** The calls that got past the simulator and arrived here: `POST /demo/api/me`. */
  leaks(): Promise<string[]>
  close(): Promise<void>
}

const leakList = v.array(v.object({ method: v.string(), path: v.string() }))

/** Serves the built demo on a free port of this machine. */
export async function startHost(): Promise<Host> {
  const files = createHost(join(root, testBuilds.demo), testBase)
  const replaced = new Map<string, RequestListener>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const answer = replaced.get(pathname.slice(testBase.length)) ?? files
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  const origin = `http://localhost:${address.port}`

  return {
    url: origin + testBase,
    port: address.port,
    replace(path, answer) {
      if (answer) replaced.set(path, answer)
      else replaced.delete(path)
    },
    async leaks() {
      const response = await fetch(`${origin}/__leaks`)
      return v
        .parse(leakList, await response.json())
        .filter(({ path }) => path.includes('/api/'))
        .map(({ method, path }) => `${method} ${path}`)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

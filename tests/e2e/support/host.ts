import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { testBase, testBuilds, root } from '../../../scripts/check/places.ts'
import { createHost, listen } from '../../../scripts/check/static-host.ts'

/** A static host for one test, whose files can be removed or changed while pages are open. */
export interface Host {
  /** URL of the demo, with a trailing slash. */
  readonly url: string
  /** The port, for other names of this machine. */
  readonly port: number
  /** Replaces the answer for a path of the demo; `null` restores the file. */
  replace(path: string, answer: RequestListener | null): void
  /** Returns the calls that bypassed the simulator and arrived here, such as `POST /demo/api/me`. */
  leaks(): Promise<string[]>
  close(): void
}

const leakList = v.array(v.object({ method: v.string(), path: v.string() }))

/** Serves the built demo on a free port of this machine. */
export async function startHost(): Promise<Host> {
  const files = createHost(join(root, testBuilds.demo), testBase)
  const replaced = new Map<string, RequestListener>()
  const { url, port, stop } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const answer = replaced.get(pathname.slice(testBase.length)) ?? files
    answer(request, response)
  })
  return {
    url: url + testBase,
    port,
    replace(path, answer) {
      if (answer) replaced.set(path, answer)
      else replaced.delete(path)
    },
    async leaks() {
      const response = await fetch(`${url}/__leaks`)
      return v
        .parse(leakList, await response.json())
        .filter(({ path }) => path.includes('/api/'))
        .map(({ method, path }) => `${method} ${path}`)
    },
    close: stop,
  }
}

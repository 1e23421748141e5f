import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { testBase, testBuilds, root } from '../../../scripts/check/places.ts'
import { createHost, leakedTo, listen } from '../../../scripts/check/static-host.ts'

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

/**
 * Serves the built demo on a free port of this machine to one test, which fails if a call reaches it. A fixture of
 * Playwright, which tells its needs by the empty pattern.
 */
// oxlint-disable-next-line no-empty-pattern
export async function hostForTest({}, provide: (host: Host) => Promise<void>): Promise<void> {
  const files = createHost(join(root, testBuilds.demo), testBase)
  const replaced = new Map<string, RequestListener>()
  const { url, port, stop } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const answer = replaced.get(pathname.slice(testBase.length)) ?? files
    answer(request, response)
  })
  const leaks = () => leakedTo(url)
  await provide({
    url: url + testBase,
    port,
    replace(path, answer) {
      if (answer) replaced.set(path, answer)
      else replaced.delete(path)
    },
    leaks,
    close: stop,
  })
  // Some tests close their host.
  const found = await leaks().catch(() => [])
  stop()
  expect(found, 'no call got past the simulator').toEqual([])
}

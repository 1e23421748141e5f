import { createHash } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import type { Host } from './host.ts'

// The files of the demo that its worker has stored, for offline visits.

/** Checks for a newer worker, as browsers do automatically. */
export async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => await (await navigator.serviceWorker.ready).update())
}

/** Sends what MSW sends when a page closes, and waits until the worker has handled it. */
export async function tellWorkerOfClosing(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    // Not to the page's controller: a new worker may have replaced it, and the message would be lost.
    const tell = async () => {
      const { active } = await serviceWorker.ready
      // A worker that is replaced now may lose the message.
      active?.addEventListener('statechange', () => void tell(), { once: true })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      active?.postMessage('CLIENT_CLOSE')
    }
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
        if (data.type === 'CLIENT_CLOSED') resolve()
      })
      void tell()
    })
  })
}

/** Waits until the worker has stored only this page, which it does once the page is idle or 10 s after loading. */
export async function expectStored(page: Page, host: Host, html: string): Promise<void> {
  await expect.poll(() => storedPages(page, host), { timeout: 25_000 }).toEqual([html])
}

/** Returns the pages that the worker has stored, of any build. */
export async function storedPages(page: Page, { url }: Host): Promise<string[]> {
  return await page.evaluate(async (address) => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => await (await caches.open(name)).match(address)),
    )
    return await Promise.all(found.flatMap((response) => (response ? [response.text()] : [])))
  }, url)
}

/** Once the worker has stored the open build, publishes another, whose page has a mark. @returns that page */
export async function publishNextBuild(page: Page, host: Host): Promise<string> {
  await expect.poll(() => storedPages(page, host)).toHaveLength(1)
  const [before = ''] = await storedPages(page, host)
  const next = before.replace('<head>', '<head><meta name="build" content="next">')
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const worker = await (await fetch(`${host.url}mockServiceWorker.js`)).text()
  const nextWorker = worker.replace(hash(before), hash(next)).replace(/"version":"\w+"/, '"version":"next"')
  expect(nextWorker).not.toContain(hash(before))
  host.replace('', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(next)
  })
  host.replace('mockServiceWorker.js', (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(nextWorker)
  })
  return next
}

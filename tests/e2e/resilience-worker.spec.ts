import type { Page } from 'playwright/test'
import { jobsFound, messagesOf, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

// The service worker connects the page with the simulator. Whatever happens to it, the page's calls are answered, and none
// reaches the host (checked by the fixture `host` at the end of each test).

const workerPath = 'mockServiceWorker.js'

/** A foreign worker, which takes over at once, as a new version does, and answers no requests. */
const otherWorker = `
addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
addEventListener('fetch', () => {})
`

test('calls wait until the worker has started', async ({ page, host }) => {
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const script = await (await fetch(host.url + workerPath)).text()
  host.replace(workerPath, (_request, response) => {
    tellAsked()
    void released.then(() => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    })
  })

  await page.goto(`${host.url}contact`)
  await asked
  const form = page.getByRole('form', { name: 'Send a message' })
  await form.getByRole('textbox', { name: 'Your name' }).fill('Early Bird')
  await form.getByRole('textbox', { name: 'Email address' }).fill('early@example.org')
  await form.getByRole('textbox', { name: 'Subject' }).fill('Before the worker')
  await form.getByRole('textbox', { name: 'Message' }).fill('Sent while nobody could answer yet.')
  await form.getByRole('button', { name: 'Send message' }).click()
  expect(await host.leaks()).toEqual([])

  release()
  await expect(messagesOf(page).getByText('Contact Us')).toBeVisible()
  await expectUsable(page)
})

test('a page without a controller gets one, and is not loaded again', async ({ page, host }) => {
  await openPage(page, `${host.url}contact`)
  const browser = await page.context().newCDPSession(page)
  const loads: string[] = []
  page.on('load', (document) => loads.push(document.url()))
  const loaded = page.waitForEvent('load')
  // A reload without the cache also bypasses the worker, like a developer's hard reload.
  await browser.send('Page.reload', { ignoreCache: true })
  await loaded
  const name = page.getByRole('form', { name: 'Send a message' }).getByRole('textbox', { name: 'Your name' })
  await name.fill('Early Bird')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(name).toHaveValue('Early Bird')
  await expectUsable(page)
  expect(loads).toHaveLength(1)
})

test('calls work after the browser restarts the worker without its state', async ({ page, host }) => {
  await openPage(page, `${host.url}about`)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  const statuses = await page.evaluate(async (base) => {
    const ask = async () => (await fetch(`${base}api/fetch-settings`, { method: 'POST' })).status
    return [...(await Promise.all([ask(), ask()])), await ask()]
  }, new URL(host.url).pathname)
  expect(statuses).toEqual([200, 200, 200])
  await expectUsable(page)
})

test.describe('the demo works without a worker', () => {
  test.use({ picturesMayAsk: true })

  test('another worker takes over while the page is open', async ({ page, host }) => {
    await openPage(page, `${host.url}search`)
    await expect(jobsFound(page)).not.toHaveCount(0)
    // Send a call at each step of the takeover, possibly before the app receives `controllerchange`.
    const change = await page.evaluateHandle(async (path) => {
      const calls: Promise<string>[] = []
      const call = async (step: string) => {
        const response = await fetch(`${path}api/fetch-settings`, { method: 'POST', body: new FormData() })
        return `${step} ${response.status}`
      }
      const registration = await navigator.serviceWorker.ready
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => calls.push(call(worker.state)))
      })
      return { registration, calls }
    }, new URL(host.url).pathname)
    host.replace(workerPath, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(otherWorker)
    })
    // The browser may be checking for a new script at this moment and still receive the old one, so one check may find
    // nothing.
    await expect
      .poll(() =>
        change.evaluate(async ({ registration, calls }) => {
          await registration.update()
          return await Promise.all(calls)
        }),
      )
      .toEqual(['installed 200', 'activating 200', 'activated 200'])

    await expectUsable(page)
    await page.reload()
    await expectUsable(page)
  })
})

/** Opens the page of jobs from the footer, and expects it to list jobs, so its call was answered. */
async function expectUsable(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Full Time' }).getByRole('listitem')).not.toHaveCount(0)
}

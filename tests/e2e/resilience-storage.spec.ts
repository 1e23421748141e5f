import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import { testBase } from '../../scripts/check/places.ts'
import { pdf } from './support/files.ts'
import { jobsFound, messagesOf, openPage, reloadPage, uploadCv, follow } from './support/page.ts'
import { cvTitle, ownCv, uploadAsNewcomer } from './support/newcomer.ts'
import { people } from './support/people.ts'
import { expect, freshTest, test } from './support/test.ts'

const database = `fieldwork:${testBase}`

freshTest.describe('a browser whose settings block all site data', () => {
  freshTest.use({ picturesMayAsk: true })
  freshTest('keeps the world in memory, and says so once', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse })
      IDBFactory.prototype.open = refuse
      const refuseLater = () => Promise.resolve().then(refuse)
      CacheStorage.prototype.open = refuseLater
      CacheStorage.prototype.match = refuseLater
      CacheStorage.prototype.keys = refuseLater
      ServiceWorkerContainer.prototype.register = refuseLater
    })
    const simulator = await openPage(page, 'search')
    await expect(jobsFound(page)).not.toHaveCount(0)
    const notice = messagesOf(page).getByText('Nothing is saved')
    await expect(notice).toHaveCount(1)
    // Use the keyboard, because the message may move while the page is loading.
    await messagesOf(page).getByRole('button', { name: 'Dismiss: Nothing is saved' }).press('Enter')
    await expect(notice).toHaveCount(0)
    await simulator.signIn(people.newcomer.name)
    await follow(page, 'CV manager')
    await uploadCv(page, pdf('cv.pdf'), cvTitle)
    await expect(ownCv(page)).toBeVisible()
    await follow(page, 'Jobs')
    await follow(page, 'CV manager')
    await expect(ownCv(page)).toBeVisible()
    await expect(notice).toHaveCount(0)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})

test.describe('an unreadable stored world', () => {
  test('is quarantined, with a message, and can be downloaded, tried again and deleted', async ({ page }) => {
    await openPage(page)
    await change(page, 'segments', 'jobs/0', (text) => String(text).slice(0, 5_000))

    const simulator = await openPage(page, 'search')
    const notice = messagesOf(page).getByText('A fresh start')
    await expect(notice).toHaveCount(1)
    await expect(jobsFound(page)).not.toHaveCount(0)
    await reloadPage(page)
    await expect(jobsFound(page)).not.toHaveCount(0)
    await expect(notice).toHaveCount(0)

    const data = await simulator.show('Data')
    const downloading = page.waitForEvent('download')
    await data.getByRole('button', { name: 'Download the data from' }).click()
    const path = await (await downloading).path()
    const files = unzipSync(new Uint8Array(await readFile(path)))
    expect(JSON.parse(strFromU8(files['world.json'] ?? new Uint8Array()))).toMatchObject({
      scenario: 'everyday',
    })
    await data.getByRole('button', { name: 'Restore the data from' }).click()
    await page.getByRole('button', { name: 'Restore data', exact: true }).click()
    await expect(
      page.getByText('This data still can’t be read. You can download or delete it.'),
    ).toBeVisible()
    await data.getByRole('button', { name: 'Delete the data from' }).click()
    await page.getByRole('button', { name: 'Delete data', exact: true }).click()
    await expect(data.getByRole('heading', { name: 'Earlier data' })).toBeHidden()
    await expect(jobsFound(page)).not.toHaveCount(0)
  })

  test('another product’s database stays unchanged', async ({ page }) => {
    await page.goto('./robots.txt')
    await page.evaluate(async (name) => {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 7)
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('pets').put('Rex', 1),
        )
        opening.addEventListener('success', () => {
          opening.result.close()
          resolve()
        })
        opening.addEventListener('error', () => reject(new Error('not opened')))
      })
    }, database)

    await openPage(page, 'search')
    await expect(messagesOf(page).getByText('Nothing is saved')).toHaveCount(1)
    await expect(jobsFound(page)).not.toHaveCount(0)
  })
})

test.describe('site data that is cleared while the page is open', () => {
  // Clearing the site data also removes the worker, which answers requests for images.
  test.use({ picturesMayAsk: true })

  test('leaves a new world and no login', async ({ page, host, mishaps }) => {
    await uploadAsNewcomer(page, host.url)
    const browser = await page.context().newCDPSession(page)
    const { origin } = new URL(host.url)
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await follow(page, 'Search')
    await expect(jobsFound(page)).not.toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    // The app handles the browser's error for an aborted transaction.
    expect(mishaps.filter((mishap) => mishap.startsWith('Uncaught'))).toEqual([])
  })
})

/** Replaces one value of the stored world, from an empty page of the same origin. */
async function change(
  page: Page,
  store: string,
  key: string,
  edit: (value: unknown) => unknown,
): Promise<void> {
  await page.goto('./robots.txt')
  const place = { database, store, key }
  const value: unknown = await page.evaluate(inStore, place)
  expect(value, 'what is to be changed is there').toBeDefined()
  await page.evaluate(inStore, { ...place, value: edit(value) })
}

/** Runs in the page. Stores a value, if there is one. @returns the stored value */
function inStore({
  database: name,
  store,
  key,
  ...rest
}: {
  database: string
  store: string
  key: string
  value?: unknown
}) {
  return new Promise<unknown>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(new Error('not opened')))
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction(store, 'readwrite')
      const rows = transaction.objectStore(store)
      if ('value' in rest) rows.put(rest.value, key)
      const reading = rows.get(key)
      transaction.addEventListener('complete', () => {
        opening.result.close()
        resolve(reading.result)
      })
      transaction.addEventListener('abort', () => reject(new Error('not written')))
    })
  })
}

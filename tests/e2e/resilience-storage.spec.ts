import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import { testBase } from '../../scripts/check/places.ts'
import { pdf } from './support/files.ts'
import { jobsFound, messagesOf, openPage, reloadPage, uploadCv, follow } from './support/page.ts'
import { cvTitle, ownCv, uploadAsNewcomer } from './support/newcomer.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, freshTest, test } from './support/test.ts'

const database = `fieldwork:${testBase}`

test('the world persists after a reload, and in another tab', async ({ page, context }) => {
  await uploadAsNewcomer(page)
  await reloadPage(page)
  await expect(ownCv(page)).toBeVisible()

  const other = await context.newPage()
  await openPage(other, 'cv-manager')
  await expect(ownCv(other)).toBeVisible()
  await other.getByRole('button', { name: `Delete ${cvTitle}` }).click()
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(ownCv(other)).toBeHidden()

  // The first tab shows the deletion after its next call, without a reload.
  await new Simulator(page).refresh()
  await expect(page.getByRole('region', { name: 'Your CVs' }).getByText('No CV yet.')).toBeVisible()
})

test.describe('a browser without storage', () => {
  test('opening the database fails: the world is kept in memory, with one message', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
    await expectInMemory(page)
  })

  freshTest.describe(() => {
    freshTest.use({ picturesMayAsk: true })
    freshTest('the browser’s settings block all site data', async ({ page }) => {
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
      await expectInMemory(page)
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    })
  })
})

test.describe('an unreadable stored world', () => {
  test('is quarantined, with a message, and can be downloaded, tried again and deleted', async ({ page }) => {
    await openPage(page)
    const { change } = await storedWorld(page)
    await change('segments', 'jobs/0', (text) => String(text).slice(0, 5_000))

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
      head: { scenario: 'everyday' },
    })
    await data.getByRole('button', { name: 'Restore the data from' }).click()
    await page.getByRole('button', { name: 'Restore data', exact: true }).click()
    await expect(
      page.getByText('This data still can’t be read. You can download or delete it.'),
    ).toBeVisible()
    await data.getByRole('button', { name: 'Delete the data from' }).click()
    await page.getByRole('button', { name: 'Delete data', exact: true }).click()
    await expect(data.getByRole('heading', { name: 'Quarantined data' })).toBeHidden()
    await expect(jobsFound(page)).not.toHaveCount(0)
  })

  test('a world of a build with other tables is migrated, with its session and files', async ({ page }) => {
    await uploadAsNewcomer(page)
    await (await storedWorld(page)).change('meta', 'head', (head) => ({ ...Object(head), format: 'other' }))
    await openPage(page, 'cv-manager')
    await expect(ownCv(page)).toBeVisible()
    await expect(messagesOf(page).getByText('A fresh start')).toHaveCount(0)
  })

  test('the new world is complete and persists', async ({ page }) => {
    await uploadAsNewcomer(page)
    await (await storedWorld(page)).change('meta', 'head', () => null)
    await openPage(page, 'search')
    await signInAgain(page)
    await expect(page.getByRole('region', { name: 'Your CVs' }).getByText('No CV yet.')).toBeVisible()
    await uploadCv(page, pdf('cv.pdf'), cvTitle)
    await expect(ownCv(page)).toBeVisible()
    await reloadPage(page)
    await expect(ownCv(page)).toBeVisible()
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

/** Expects one message that nothing is saved, and a page that works all the same. */
async function expectInMemory(page: Page): Promise<void> {
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
}

/** Logs in with the panel and opens the CV manager, without a reload. */
async function signInAgain(page: Page): Promise<void> {
  await new Simulator(page).signIn(people.newcomer.name)
  await follow(page, 'CV manager')
}

type Key = string | number | (string | number)[]

interface Stored {
  /** Replaces one value of the stored world; `undefined` deletes it. */
  change(store: string, key: Key, edit: (value: unknown) => unknown): Promise<void>
}

/** Leaves the demo for an empty page of the same origin, in order to change the stored world. */
async function storedWorld(page: Page): Promise<Stored> {
  await page.goto('./robots.txt')
  return {
    async change(store, key, edit) {
      const value: unknown = await page.evaluate(readValue, { database, store, key })
      expect(value, 'what is to be changed is there').toBeDefined()
      await page.evaluate(writeValue, { database, store, key, value: edit(value) })
    },
  }
}

interface Place {
  database: string
  store: string
  key: Key
}

async function readValue({ database: name, store, key }: Place): Promise<unknown> {
  return await new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(new Error('not opened')))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction(store).objectStore(store).get(key)
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(reading.result)
      })
      reading.addEventListener('error', () => reject(new Error('not read')))
    })
  })
}

async function writeValue({ database: name, store, key, value }: Place & { value: unknown }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(new Error('not opened')))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction(store, 'readwrite')
      if (value === undefined) writing.objectStore(store).delete(key)
      else writing.objectStore(store).put(value, key)
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
      writing.addEventListener('abort', () => reject(new Error('not written')))
    })
  })
}

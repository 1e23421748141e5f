import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { answerTo } from './support/hand.ts'
import { linkTo, mainOf, openPage, reloadPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expectStored, publishNextBuild, tellWorkerOfClosing, updateWorker } from './support/stored-files.ts'
import { expect, freshTest, test, watch } from './support/test.ts'

// What the demo adds to the product: the guide, both sides, links to a moment, going back, and opening offline.
test.use({ isFirstVisit: true })
freshTest.use({ isFirstVisit: true })

const { ada, newcomer } = people
const guideOf = (page: Page) => page.getByRole('region', { name: 'Guide' })
const sideOf = (page: Page, side: 'job seeker' | 'recruiter') =>
  page.frameLocator(`iframe[title="The app for the ${side}"]`)

/** Applies for the job that a page shows, with the CV chosen by default. */
async function apply(page: FrameLocator): Promise<void> {
  await page
    .getByRole('form', { name: /^Apply/ })
    .getByRole('button', { name: 'Apply', exact: true })
    .click()
}

/** Waits for a sentence in the panel's status line. */
async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(new Simulator(page).panel.getByRole('status').filter({ hasText: words })).toBeVisible()
}

test('closing both sides during a call does not block later calls', async ({ page }) => {
  const simulator = await openPage(page)
  await simulator.delay('1–2 s')
  await guideOf(page).getByRole('button', { name: 'Show both sides' }).click()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/jobs/apply'))
  await apply(sideOf(page, 'job seeker'))
  await sent
  await page.getByRole('button', { name: 'Close both sides' }).click()
  await simulator.delay('None')
  await simulator.signIn(ada.name)
  await expect(userMenuOf(page, ada.name)).toBeVisible()
  await simulator.show('People')
  await simulator.panel.getByRole('button', { name: 'Both sides' }).click()
  await expect(sideOf(page, 'recruiter').getByRole('heading', { level: 1 })).toBeVisible()
})

/** Copies a link to a job's page as Ada Lindqvist sees it. */
async function copyLink(page: Page): Promise<string> {
  const simulator = await openPage(page, `jobs/${jobs.open}`, ada)
  await simulator.show('People')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await simulator.panel.getByRole('button', { name: 'Copy link' }).click()
  await expectSaid(page, 'Link copied.')
  return await page.evaluate(async () => await navigator.clipboard.readText())
}

test.describe('a link to a moment', () => {
  test.use({ isFirstVisit: false })

  test('opens the same page as the same person in another browser', async ({ page, browser }) => {
    const link = await copyLink(page)
    const other = await browser.newContext()
    const mishaps = await watch(other)
    const there = await other.newPage()
    await openPage(there, link)
    await expect(there.getByRole('heading', { level: 1, name: 'Terminal planner' })).toBeVisible()
    await expect(userMenuOf(there, ada.name)).toBeVisible()
    expect(there.url()).toBe(page.url())
    expect(mishaps).toEqual([])
    await other.close()
  })

  test('asks before it replaces data, which can be restored after a reload', async ({ page }) => {
    const simulator = await openPage(page, `jobs/${jobs.open}`, ada)
    const bookmark = mainOf(page)
      .getByRole('button', { name: /^Bookmark Terminal planner at/ })
      .first()
    const kept = answerTo(page, 'bookmarks/toggle')
    await bookmark.click()
    await kept
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    const followLink = async () => {
      await page.goto(`./jobs/${jobs.open}${linkTo(newcomer)}`)
      await expect(question).toBeVisible()
    }
    const question = page.getByRole('alertdialog', { name: 'Open this moment?' })

    await followLink()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    await expect(userMenuOf(page, ada.name)).toBeVisible()

    await followLink()
    await question.getByRole('button', { name: 'Open moment' }).click()
    await expect(userMenuOf(page, newcomer.name)).toBeVisible()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')

    await reloadPage(page)
    const data = await simulator.show('Data')
    await data
      .getByRole('button', { name: /^Restore the data from/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Restore data' }).click()
    await expectSaid(page, 'Data restored.')
    await simulator.close()
    await simulator.signIn(ada.name)
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  })

  test('with a file of the changes shows them in another browser', async ({ page, browser }, testInfo) => {
    const title = 'Tally clerk, night shift'
    const simulator = await openPage(page, `jobs/${jobs.pending}`)
    await simulator.approve(title)
    await simulator.show('People')
    const downloading = page.waitForEvent('download')
    await simulator.panel.getByRole('button', { name: 'Share my changes' }).click()
    await expectSaid(page, 'has your changes')
    const path = testInfo.outputPath('world.json')
    await (await downloading).saveAs(path)

    const other = await browser.newContext()
    const mishaps = await watch(other)
    const there = await other.newPage()
    const elsewhere = await openPage(there, page.url())
    await expect(there.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    const data = await elsewhere.show('Data')
    const text = await readFile(path)
    const file = { name: 'world.json', mimeType: 'application/json' }
    await data.getByLabel('Data file to open').setInputFiles({ ...file, buffer: text.subarray(0, -100) })
    await expectSaid(there, 'This file is incomplete')
    await expect(there.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    await data.getByLabel('Data file to open').setInputFiles({ ...file, buffer: text })
    await expectSaid(there, 'world.json opened.')
    await expect(there.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(mishaps).toEqual([])
    await other.close()
  })
})

// What workers do and store is shared by all pages of a context, so these tests each have their own.

freshTest(
  'after the first visit the demo opens offline, and a new build replaces all of it',
  async ({ page, context, host }) => {
    await openPage(page, host.url)
    const next = await publishNextBuild(page, host)
    await updateWorker(page)
    await expectStored(page, host, next)

    await tellWorkerOfClosing(page)
    await page.close()
    host.close()
    const offline = await context.newPage()
    await openPage(offline, `${host.url}jobs/${jobs.open}`)
    await expect(offline.getByRole('heading', { level: 1, name: 'Terminal planner' })).toBeVisible()
    await expect(offline.locator('meta[name="build"]')).toHaveAttribute('content', 'next')
  },
)

freshTest('an app that replaces the demo at its URL has no service worker', async ({ page, host }) => {
  await openPage(page, host.url)
  await new Simulator(page).ready()
  host.replace('', (_, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Another app</title>')
  })
  await page.goto(host.url)
  await expect(page).toHaveTitle('Another app')
  expect(
    await page.evaluate(async () => ({
      worker: navigator.serviceWorker.controller,
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
    })),
  ).toEqual({ worker: null, registrations: 0 })
})

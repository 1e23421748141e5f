import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page, type TestInfo } from 'playwright/test'
import * as v from 'valibot'
import { root, testBuilds } from '../../../scripts/check/places.ts'
import { startHost } from '../../../scripts/check/static-host.ts'
import { tokenKey } from '../../../src/api/token.ts'
import { ApiServer, backendOf } from './api-server.ts'
import { type Hand, takeInHand } from './hand.ts'
import { openPage, reloadPage } from './page.ts'
import { people } from './people.ts'
import { Simulator } from './simulator.ts'
import { expect, test as base, watch } from './test.ts'

/** Where the simulated backend runs: in the demo's pages, or behind `npm run api`. */
export type Place = 'in-page' | 'over-http'

/** The people with a page of their own. */
export type Role = 'recruiter' | 'applicant'

type KnownPerson = (typeof people)[keyof typeof people]

/** The people's pages and the events outside the product, so that the same journey runs in both places. */
export interface Stage {
  /** Returns a person's page, the same one until the next `restart`. */
  pageOf(role: Role): Promise<Page>
  /** Opens a path of the app, such as `jobs/41`. @param as who is logged in on this page only */
  open(page: Page, path: string, as?: KnownPerson): Promise<void>
  reload(page: Page): Promise<void>
  /** Makes this page's login independent of the other pages. The page is then logged out. */
  setApart(page: Page): Promise<void>
  /** Logs in on this page only, without the product's login. */
  signIn(page: Page, person: { name: string; email: string }): Promise<void>
  /** Enters the newest code for an address on the page and submits it; the page itself submits six digits. */
  useCode(page: Page, email: string): Promise<void>
  /** Approves a job in review. The page then shows the new state. */
  approve(page: Page, title: string): Promise<void>
  /** Restarts the browser or the server that stores the world. People stay logged in. */
  restart(): Promise<void>
  /** Fails if an error occurred on a page since the last `restart`, or the backend is not the expected one. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Playwright's `test` with a stage. */
export const test = base.extend<{
  place: Place
  /** The input device that both people use. */
  hand: Hand
  /** Whether the server reverses all assumptions of the contract. */
  otherwise: boolean
  stage: Stage
}>({
  place: ['in-page', { option: true }],
  hand: ['pointer', { option: true }],
  otherwise: [false, { option: true }],
  stage: async ({ place, hand, otherwise, browser, baseURL }, provide, testInfo) => {
    const stage =
      place === 'over-http'
        ? await apiStage(testInfo, browser, otherwise)
        : await demoStage(testInfo, baseURL ?? '')
    await provide({
      ...stage,
      pageOf: async (role) => {
        const given = await stage.pageOf(role)
        takeInHand(given, hand)
        return given
      },
    })
    await stage.close()
  },
})

export { expect }

const timeout = 15_000

/** Both people in two tabs of a browser of their own, whose profile is on disk. */
async function demoStage(testInfo: TestInfo, baseURL: string): Promise<Stage> {
  const profile = testInfo.outputPath('profile')
  let mishaps: string[] = []
  let pages = new Map<Role, Page>()
  let isNew = true
  const launch = async (): Promise<BrowserContext> => {
    const { use } = testInfo.project
    const context = await chromium.launchPersistentContext(profile, { ...use, ...use.launchOptions, baseURL })
    context.setDefaultTimeout(timeout)
    mishaps = await watch(context)
    return context
  }
  let browser = await launch()

  const check = async () => {
    expect(mishaps).toEqual([])
    for (const page of pages.values()) expect(await simulatorIn(page)).toMatchObject({ workers: 1 })
  }
  const signIn = async (page: Page, { name }: { name: string }) => {
    await new Simulator(page).signIn(name, 'this tab only')
  }
  return {
    async pageOf(role) {
      const page = pages.get(role) ?? (pages.size === 0 ? browser.pages()[0] : undefined)
      const given = page ?? (await browser.newPage())
      pages.set(role, given)
      return given
    },
    async open(page, path, as) {
      // The link that logs in also starts a new world.
      await openPage(page, path, isNew ? as : undefined)
      if (as && !isNew) await signIn(page, as)
      isNew = false
    },
    reload: reloadPage,
    async setApart(page) {
      const simulator = new Simulator(page)
      await simulator.signIn(people.newcomer.name, 'this tab only')
      await simulator.signOut()
    },
    signIn,
    async useCode(page, email) {
      await new Simulator(page).useCode(email)
    },
    async approve(page, title) {
      await new Simulator(page).approve(title)
    },
    async restart() {
      await check()
      await browser.close()
      pages = new Map()
      browser = await launch()
    },
    check,
    close: () => browser.close(),
  }
}

const mailsSchema = v.object({ mails: v.array(v.object({ code: v.nullable(v.string()) })) })
const jobsSchema = v.object({ jobs: v.array(v.object({ id: v.number(), title: v.string() })) })
const sessionSchema = v.object({ token: v.string() })

/** Each person in a separate browser context, on a build for a real backend. */
async function apiStage(testInfo: TestInfo, browser: Browser, otherwise: boolean): Promise<Stage> {
  const backend = backendOf(testBuilds.api)
  const host = await startHost(join(root, testBuilds.api), '/')
  const appUrl = `${host.url}/`
  const options = otherwise ? ['--otherwise', 'all'] : []
  const server = new ApiServer(backend, testInfo.outputPath('data'), appUrl, ...options)
  await server.start()
  const contexts = new Map<Role, BrowserContext>()
  const pages = new Map<Role, Page>()
  const mishaps: string[] = []

  /** @param storageState the browser's stored data */
  const enter = async (role: Role, storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) => {
    const context = await browser.newContext({ baseURL: appUrl, ...(storageState && { storageState }) })
    context.setDefaultTimeout(timeout)
    contexts.set(role, context)
    await watch(context, (response) => new URL(response.url()).port === new URL(backend).port, mishaps)
    return context
  }
  const open = async (page: Page, path: string, as?: KnownPerson) => {
    if (as) {
      // A file of the app's origin, to store the token before the app starts.
      await page.goto('./robots.txt')
      await storeToken(page, as.email)
    }
    await page.goto(`./${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const reload = async (page: Page) => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const storeToken = async (page: Page, email: string) => {
    const { token } = v.parse(sessionSchema, await server.ask('sessions', { email }))
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const)
  }
  const check = async () => {
    expect(mishaps).toEqual([])
    for (const page of pages.values()) {
      expect(await simulatorIn(page)).toEqual({ workers: 0, mark: undefined })
    }
  }

  return {
    async pageOf(role) {
      const known = pages.get(role)
      if (known) return known
      const page = await (contexts.get(role) ?? (await enter(role))).newPage()
      pages.set(role, page)
      return page
    },
    open,
    reload,
    // Each person has a separate browser context.
    setApart: () => Promise.resolve(),
    async signIn(page, { email }) {
      await storeToken(page, email)
      await reload(page)
    },
    async useCode(page, email) {
      const { mails } = v.parse(mailsSchema, await server.ask(`mails?to=${encodeURIComponent(email)}`))
      const code = mails.find((mail) => mail.code !== null)?.code ?? ''
      await page.getByLabel('Code').fill(code)
      if (!/^\d{6}$/.test(code)) await page.getByRole('button', { name: 'Continue' }).click()
    },
    async approve(page, title) {
      const { jobs } = v.parse(jobsSchema, await server.ask('jobs'))
      const job = jobs.find((each) => each.title === title)
      await server.ask(`jobs/${job?.id}`, { decision: 'approved' })
      await reload(page)
    },
    async restart() {
      await check()
      pages.clear()
      const states = await Promise.all(
        [...contexts].map(async ([role, context]) => {
          const storageState = await context.storageState()
          await context.close()
          return { role, storageState }
        }),
      )
      await server.kill()
      await server.start()
      for (const { role, storageState } of states) await enter(role, storageState)
    },
    check,
    async close() {
      // A crashed browser must not leave the server running.
      await Promise.allSettled([...contexts.values()].map((context) => context.close()))
      await server.kill()
      host.stop()
    },
  }
}

/** Returns the signs of a simulator in a page: its service workers and the mark of its backend. */
async function simulatorIn(page: Page): Promise<{ workers: number; mark: string | undefined }> {
  return await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    mark: document.documentElement.dataset['backend'],
  }))
}

import type { CallName } from '../../../mocks/operation.ts'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page, type TestInfo } from 'playwright/test'
import * as v from 'valibot'
import { day } from '../../../mocks/engine/call/clock.ts'
import { root, testBuilds } from '../../../scripts/check/places.ts'
import { createHost } from '../../../scripts/check/static-host.ts'
import { ApiServer, apiAddress } from './api-server.ts'
import { type Hand, takeInHand } from './hand.ts'
import { openPage, reloadPage } from './page.ts'
import { people } from './people.ts'
import { Simulator } from './simulator.ts'
import { expect, test as base, watch } from './test.ts'
import { routeThirdParties } from './third-parties.ts'

/** Where the simulated backend is: in the pages of the demo, or behind `npm run api`. */
export type Place = 'in-page' | 'over-http'

/** Who has a page of their own. */
export type Role = 'recruiter' | 'applicant'

/**
 * What surrounds the people of a story, so that one text serves both places: their pages, and what happens outside of
 * the product.
 */
export interface Stage {
  /** The page of a person: the same one until the next `restart`. */
  pageOf(role: Role): Promise<Page>
  /** Opens a path of the app, as `jobs/41`. */
  open(page: Page, path: string): Promise<void>
  reload(page: Page): Promise<void>
  /** From here on, signing in on this page leaves the others as they are. The page then has nobody signed in. */
  setApart(page: Page): Promise<void>
  /** Signs somebody in on this page alone, without the product's login. */
  signIn(page: Page, person: { name: string; email: string }): Promise<void>
  /** Puts the newest code that was sent to an address into the field on the page, and sends one that isn't six digits. */
  useCode(page: Page, email: string): Promise<void>
  /** Approves a job at moderation, and lets the page know. */
  approve(page: Page, title: string): Promise<void>
  /** Approves the bank transfer for a job. The page learns of it at its next call. */
  approveTransfer(page: Page, title: string): Promise<void>
  /** Moves the clock of the world on by 30 days, which no session outlives (rules 11). */
  waitThirtyDays(page: Page): Promise<void>
  /** Lets a call of this page get nowhere from here on, as on a broken line. */
  cutOff(page: Page, call: CallName): Promise<void>
  /** Lets every call of this page get through again. */
  mend(page: Page): Promise<void>
  /** Ends what keeps the world, the browser or the server, and starts it again. Sign-ins of the browser last. */
  restart(): Promise<void>
  /** Fails if something went wrong on a page since the last `restart`, or the backend is not where it should be. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Playwright's `test` with a stage. */
export const test = base.extend<{
  place: Place
  /** With what the people of the story work. */
  hand: Hand
  /**
   * Whether the server has third parties. The demo always has. Not for every test: a context that routes requests answers
   * for the server whether other origins may call it, and keeps nothing in its cache.
   */
  thirdParties: boolean
  /** Whether the server decides otherwise whatever the contract assumes. */
  otherwise: boolean
  stage: Stage
}>({
  place: ['in-page', { option: true }],
  hand: ['pointer', { option: true }],
  thirdParties: [false, { option: true }],
  otherwise: [false, { option: true }],
  stage: async ({ place, hand, thirdParties, otherwise, browser, baseURL }, provide, testInfo) => {
    const stage =
      place === 'in-page'
        ? await demoStage(testInfo, baseURL ?? '')
        : await apiStage(testInfo, browser, { thirdParties, otherwise })
    await provide({
      ...stage,
      pageOf: async (role) => {
        const page = await stage.pageOf(role)
        takeInHand(page, hand)
        return page
      },
    })
    await stage.close()
  },
})

export { expect }

const timeout = 15_000

/** Both people in two tabs of one browser, with a profile that outlives the browser. */
async function demoStage(testInfo: TestInfo, baseURL: string): Promise<Stage> {
  const profile = testInfo.outputPath('profile')
  let mishaps: string[] = []
  let pages = new Map<Role, Page>()
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
    for (const page of pages.values()) expect(await backendOf(page)).toMatchObject({ workers: 1 })
  }
  return {
    async pageOf(role) {
      const page = pages.get(role) ?? (pages.size === 0 ? browser.pages()[0] : undefined)
      const given = page ?? (await browser.newPage())
      pages.set(role, given)
      return given
    },
    async open(page, path) {
      await openPage(page, path)
    },
    reload: reloadPage,
    async setApart(page) {
      const simulator = new Simulator(page)
      await simulator.signIn(people.newcomer.name, 'this tab only')
      await simulator.signOut()
    },
    async signIn(page, { name }) {
      await new Simulator(page).signIn(name, 'this tab only')
    },
    async useCode(page, email) {
      await new Simulator(page).useCode(email)
    },
    async approve(page, title) {
      await new Simulator(page).approve(title)
    },
    async approveTransfer(page, title) {
      await new Simulator(page).approveTransfer(title)
    },
    async waitThirtyDays(page) {
      await new Simulator(page).moveClock('30 days')
    },
    async cutOff(page, call) {
      await new Simulator(page).addFault(call, 'network', 'always')
    },
    async mend(page) {
      await new Simulator(page).removeFaults()
    },
    async restart() {
      await check()
      await browser.close()
      pages = new Map()
      browser = await launch()
    },
    check,
    async close() {
      await browser.close()
    },
  }
}

const mailsSchema = v.object({ mails: v.array(v.object({ code: v.nullable(v.string()) })) })
const jobsSchema = v.object({ jobs: v.array(v.object({ id: v.number(), title: v.string() })) })
const paymentsSchema = v.object({ payments: v.array(v.object({ id: v.number(), title: v.string() })) })
const sessionSchema = v.object({ token: v.string() })

/** Each person in a browser of their own, on a build that knows nothing but the address of its backend. */
async function apiStage(
  testInfo: TestInfo,
  browser: Browser,
  { thirdParties, otherwise }: { thirdParties: boolean; otherwise: boolean },
): Promise<Stage> {
  const backend = apiAddress()
  const host = createServer(createHost(join(root, testBuilds.api), '/'))
  const appUrl = `${await addressOf(host)}/`
  const server = new ApiServer(backend, testInfo.outputPath('data'), appUrl, thirdParties, otherwise)
  await server.start()
  const contexts = new Map<Role, BrowserContext>()
  const pages = new Map<Role, Page>()
  const mishaps: string[] = []

  /** @param storageState what the person's browser keeps from before */
  const enter = async (role: Role, storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) => {
    const context = await browser.newContext({ baseURL: appUrl, ...(storageState && { storageState }) })
    context.setDefaultTimeout(timeout)
    contexts.set(role, context)
    await watch(context, (response) => new URL(response.url()).port === new URL(backend).port, mishaps)
    if (thirdParties) await routeThirdParties(context, backend)
    return context
  }
  const leave = async (context: BrowserContext) => {
    // What a third party is still asked for would be an error of the test.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  const open = async (page: Page, path: string) => {
    await page.goto(`./${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const reload = async (page: Page) => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const check = async () => {
    expect(mishaps).toEqual([])
    for (const page of pages.values()) {
      expect(await backendOf(page)).toEqual({ workers: 0, mark: undefined })
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
    // Each has a browser of their own.
    setApart: () => Promise.resolve(),
    async signIn(page, { email }) {
      const { token } = v.parse(sessionSchema, await server.mutate('sessions', { email }))
      await page.evaluate((value) => {
        localStorage.setItem('fieldwork.token', value)
      }, token)
      await reload(page)
    },
    async useCode(page, email) {
      const { mails } = v.parse(mailsSchema, await server.look(`mails?to=${encodeURIComponent(email)}`))
      const code = mails.find((mail) => mail.code !== null)?.code ?? ''
      await page.getByLabel('Code').fill(code)
      if (!/^\d{6}$/.test(code)) await page.getByRole('button', { name: 'Log in' }).click()
    },
    async approve(page, title) {
      const { jobs } = v.parse(jobsSchema, await server.look('jobs'))
      const job = jobs.find((each) => each.title === title)
      await server.mutate(`jobs/${job?.id}`, { decision: 'approved' })
      await reload(page)
    },
    async approveTransfer(_page, title) {
      const { payments } = v.parse(paymentsSchema, await server.look('payments'))
      const payment = payments.find((each) => each.title === title)
      await server.mutate(`payments/${payment?.id}`, { decision: 'approved' })
    },
    async waitThirtyDays() {
      await server.mutate('clock', { advance: 30 * day })
    },
    async cutOff(page, call) {
      await page.route(`${backend}/api/${call}`, (route) => route.abort())
    },
    async mend(page) {
      await page.unrouteAll()
    },
    async restart() {
      await check()
      pages.clear()
      const states = await Promise.all(
        [...contexts].map(async ([role, context]) => {
          const storageState = await context.storageState()
          await leave(context)
          return { role, storageState }
        }),
      )
      await server.kill()
      await server.start()
      for (const { role, storageState } of states) await enter(role, storageState)
    },
    check,
    async close() {
      await Promise.all([...contexts.values()].map(leave))
      await server.kill()
      host.closeAllConnections()
      await new Promise((resolve) => {
        host.close(resolve)
      })
    },
  }
}

/** What a page knows of a simulator of its own. */
async function backendOf(page: Page): Promise<{ workers: number; mark: string | undefined }> {
  return await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    mark: document.documentElement.dataset['backend'],
  }))
}

async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  return `http://localhost:${address.port}`
}

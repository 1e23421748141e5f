import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import * as v from 'valibot'
import { setup as setupOf } from '../../../examples/backend/conformance.ts'
import { startBackend } from '../../../examples/backend/server.ts'
import { allCalls, isSessionCall, type Side } from '../../../mocks/mixed/sides.ts'
import { root, testBuilds } from '../../../scripts/check/places.ts'
import { startHost } from '../../../scripts/check/static-host.ts'
import { tokenKey } from '../../../src/api/token.ts'
import { backendOf } from './api-server.ts'
import { test as base, watch } from './test.ts'

/** The accounts that the example backend starts with. */
const people = {
  recruiter: { email: 'recruiter@example.com', type: 'recruiter' },
  seeker: { email: 'seeker@example.com', type: 'job_seeker' },
} as const
export type Role = keyof typeof people

const answerSchema = v.looseObject({ status: v.optional(v.string()), access_token: v.optional(v.string()) })

/** The example backend, and the demo whose missing calls are simulated. */
export class MixedDemo {
  readonly context: BrowserContext
  readonly address: string
  readonly appUrl: string
  readonly #tokens = new Map<Role, string>()

  constructor(context: BrowserContext, address: string, appUrl: string) {
    this.context = context
    this.address = address
    this.appUrl = appUrl
  }

  /** Opens a path of the app in a new tab. @param as who is logged in there; a visitor by default */
  async open(path: string, as?: Role): Promise<Page> {
    const page = await this.context.newPage()
    // A file of the app's origin, to store the token before the app starts.
    await page.goto(`${this.appUrl}robots.txt`)
    if (as) {
      const token = await this.tokenOf(as)
      await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [tokenKey, token] as const)
    }
    await page.goto(this.appUrl + path)
    return page
  }

  /** Logs in at the backend itself. @returns the token, the same one each time */
  async tokenOf(role: Role): Promise<string> {
    const known = this.#tokens.get(role)
    if (known !== undefined) return known
    const { email, type } = people[role]
    await this.call('login', { email, type })
    const { access_token = '' } = await this.call('verify', { email, code: await this.codeFor(email) })
    this.#tokens.set(role, access_token)
    return access_token
  }

  async codeFor(email: string): Promise<string> {
    const { code } = await setupOf(this.address)
    return (await code?.({ email, purpose: 'login' })) ?? ''
  }

  /** Makes a call to the backend itself. */
  async call(name: string, fields: Readonly<Record<string, string>> = {}) {
    const body = new FormData()
    for (const [field, value] of Object.entries(fields)) body.append(field, value)
    const response = await fetch(`${this.address}/api/${name}`, { method: 'POST', body })
    return v.parse(answerSchema, await response.json())
  }

  /** Sets the switches of the panel's section Backend, for all tabs that are opened from now on. */
  async choose(sideOf: (call: string) => Side): Promise<void> {
    const calls = allCalls.filter((call) => !isSessionCall(call))
    const choices = Object.fromEntries(calls.map((call) => [call, sideOf(call)]))
    const page = await this.context.newPage()
    await page.goto(`${this.appUrl}robots.txt`)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `fieldwork.mixed:${this.address}`,
      JSON.stringify({ choices, missed: [] }),
    ] as const)
    await page.close()
  }
}

/** Playwright's `test` with a new backend, and a browser that has seen nothing of it. */
export const test = base.extend<{ demo: MixedDemo }>({
  demo: async ({ browser }, provide) => {
    const address = backendOf(testBuilds.mixed)
    const backend = await startBackend({ port: Number(new URL(address).port), data: null, cors: true })
    const host = await startHost(join(root, testBuilds.mixed), '/')
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const mishaps = await watch(
      context,
      (response) => response.url().startsWith(address) || response.headers()['x-simulated'] !== undefined,
    )
    await provide(new MixedDemo(context, address, `${host.url}/`))
    await context.close()
    host.stop()
    await backend.close()
    base.expect(mishaps).toEqual([])
  },
})

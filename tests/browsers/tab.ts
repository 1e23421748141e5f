import { expect } from 'playwright/test'
import * as v from 'valibot'
import type { DriverTab, Json } from './drivers/driver.ts'
import { aim, find, isField, isRoot, look, nameOf, pick, selectText, type Step, tidy } from './in-page.ts'

const helpers = [find, isField, isRoot, nameOf, tidy].map(String).join('\n')
const sourceOf = (work: (...args: never) => unknown) =>
  `(...args) => { ${helpers}; return (${String(work)})(...args) }`

const point = v.union([v.string(), v.object({ x: v.number(), y: v.number() })])
/** What a place leads to: the number of elements, and the first of them. */
const found = v.object({
  count: v.number(),
  value: v.string(),
  isChecked: v.boolean(),
  isFocused: v.boolean(),
  attributes: v.record(v.string(), v.string()),
})
export type Found = v.InferOutput<typeof found>
type Name = string | RegExp

/** No condition has a limit of its own: the timeout of the test ends one that hangs. */
const soon = { timeout: 0, intervals: [20, 50, 100, 200] }

/** One tab, as a person uses it. */
export class Tab {
  readonly driver: DriverTab
  /** URL of the demo, with a slash at the end. */
  readonly base: string
  #offset = 2

  constructor(driver: DriverTab, base: string) {
    this.driver = driver
    this.base = base
  }

  /** Opens a path of the demo, such as `jobs/41`, and waits until the simulator answers. */
  async open(path = ''): Promise<void> {
    await this.driver.open(this.base + path)
    await this.ready()
  }

  /** Reloads, and waits until another document has replaced this one and its simulator has started. */
  async reload(): Promise<void> {
    await this.read(() => (document.documentElement.dataset['marked'] = 'yes'))
    await this.driver.reload()
    // While the page changes, there may be no document to ask.
    const marked = () =>
      this.read(() => document.documentElement.dataset['marked'] ?? 'no').catch(() => 'changing')
    await expect.poll(marked, soon).toBe('no')
    await this.ready()
  }

  /** Waits until the page's simulator has started. */
  async ready(): Promise<void> {
    await this.until(() => this.read(() => document.documentElement.dataset['backend'] ?? ''), Boolean)
  }

  /** Returns another offset than the last time, in pixels. */
  nextOffset(): number {
    this.#offset = -this.#offset
    return this.#offset
  }

  back = () => this.driver.go(-1)
  forward = () => this.driver.go(1)
  front = () => this.driver.show()
  screenshot = () => this.driver.screenshot()

  role(role: string, name?: Name): Place {
    return new Place(this, []).role(role, name)
  }

  /** Waits until the tab's URL matches. */
  async at(url: RegExp): Promise<void> {
    await expect.poll(() => this.read(() => location.href), soon).toMatch(url)
  }

  /** Calls a function in the page, which may use nothing but its arguments. */
  async read<A extends Json[], T extends Json>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the function returns, by way of JSON
    return (await this.driver.call(String(work), args)) as T
  }

  /** Waits until something read from the page is as it should be. */
  async until<T>(reading: () => Promise<T>, isGood: (value: T) => boolean, message = ''): Promise<void> {
    const outcome = async () => {
      const value = await reading()
      return isGood(value) ? 'good' : value
    }
    await expect.poll(outcome, { ...soon, message }).toBe('good')
  }
}

const wordsOf = (name: Name) => (typeof name === 'string' ? name : { source: name.source, flags: name.flags })

/** A place on a page, found again for every use. */
export class Place {
  readonly #tab: Tab
  readonly #steps: readonly Step[]

  constructor(tab: Tab, steps: readonly Step[]) {
    this.#tab = tab
    this.#steps = steps
  }

  role(role: string, name?: Name): Place {
    return this.#with({ by: 'role', role, ...(name !== undefined && { name: wordsOf(name) }) })
  }
  /** Those of these places whose contents match. */
  containing(words: RegExp): Place {
    return this.#with({ by: 'containing', words: wordsOf(words) })
  }
  fileField(): Place {
    return this.#with({ by: 'file' })
  }
  first(): Place {
    return this.#with({ by: 'first' })
  }

  /** Clicks near the middle of the only such element, once it can be hit. */
  async press(): Promise<void> {
    const attempt = async () => {
      const target = v.parse(point, await this.#run(aim))
      if (typeof target === 'string') return target
      // Two quick clicks on one spot would be a double click.
      await this.#tab.driver.click(target.x + this.#tab.nextOffset(), target.y)
      // A click that leaves the page has hit.
      return await this.#tab.read(() => document.documentElement.dataset['click'] ?? 'hit').catch(() => 'hit')
    }
    await expect.poll(attempt, { ...soon, message: this.toString() }).toBe('hit')
  }

  /** Replaces the text of a field by typing. */
  async write(text: string): Promise<void> {
    await this.press()
    await this.is(({ isFocused }) => isFocused)
    await this.#run(selectText)
    await this.#tab.driver.type(text)
  }

  /** Ticks a checkbox or selects a radio button. */
  async tick(): Promise<void> {
    await this.press()
    await this.is(({ isChecked }) => isChecked)
  }

  /** Chooses a file. @param path absolute */
  async attach(path: string): Promise<void> {
    await this.is(({ count }) => count === 1)
    await this.#tab.driver.attach(sourceOf(pick), [this.#steps], path)
  }

  async look(): Promise<Found> {
    return v.parse(found, await this.#run(look))
  }

  /** Waits until the first such element, and the number of them, are as they should be. */
  async is(isGood: (seen: Found) => boolean): Promise<void> {
    await this.#tab.until(() => this.look(), isGood, this.toString())
  }
  /** Waits until at least one such element is on the page. */
  async shown(): Promise<void> {
    await this.is(({ count }) => count > 0)
  }
  /** Waits until no such element is on the page. */
  async gone(): Promise<void> {
    await this.is(({ count }) => count === 0)
  }
  /** Waits for the value of a field. */
  async holds(expected: string): Promise<void> {
    await this.is(({ value }) => value === expected)
  }

  toString(): string {
    return this.#steps.map((step) => JSON.stringify(step)).join(' ')
  }

  #with(step: Step): Place {
    return new Place(this.#tab, [...this.#steps, step])
  }

  #run(work: (steps: readonly Step[]) => unknown): Promise<unknown> {
    return this.#tab.driver.call(sourceOf(work), [this.#steps])
  }
}

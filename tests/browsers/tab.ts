import { expect } from 'playwright/test'
import * as v from 'valibot'
import type { DriverTab, Json } from './drivers/driver.ts'
import {
  aim,
  find,
  focus,
  frameOf,
  isElement,
  isField,
  isRoot,
  isSelect,
  look,
  pick,
  type Step,
  type Words,
} from './in-page.ts'

const helpers = [find, frameOf, isElement, isField, isRoot, isSelect].map(String).join('\n')
const keys = { backspace: '\uE003', control: '\uE009', enter: '\uE007', shift: '\uE008' } as const

const point = v.union([v.string(), v.object({ x: v.number(), y: v.number() })])
const found = v.object({
  count: v.number(),
  text: v.string(),
  value: v.string(),
  label: v.string(),
  isChecked: v.boolean(),
  isFocused: v.boolean(),
  attributes: v.record(v.string(), v.string()),
  options: v.array(v.string()),
})
type Name = string | RegExp

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

  async reload(): Promise<void> {
    await this.#replace(() => this.driver.reload())
  }

  /** Reloads without the cache. */
  async hardReload(): Promise<void> {
    await this.#replace(() => this.driver.hardReload())
  }

  /** Waits until the page's simulator has started. */
  async ready(): Promise<void> {
    await expect
      .poll(() => this.read(() => document.documentElement.dataset['backend'] ?? ''), soon)
      .not.toBe('')
  }

  /** Returns another offset than the last time, in pixels. */
  nextOffset(): number {
    this.#offset = -this.#offset
    return this.#offset
  }

  back = () => this.driver.go(-1)
  forward = () => this.driver.go(1)

  role(role: string, name?: Name, level?: number): Place {
    return new Place(this, []).role(role, name, level)
  }
  label(words: Name): Place {
    return new Place(this, []).label(words)
  }
  text(words: Name): Place {
    return new Place(this, []).text(words)
  }
  /** The page in a frame. */
  frame(title: string): Place {
    return new Place(this, [{ by: 'frame', title }])
  }

  async url(): Promise<string> {
    return await this.read(() => location.href)
  }

  /** Waits until the tab's URL matches. */
  async at(url: RegExp): Promise<void> {
    await expect.poll(() => this.url(), soon).toMatch(url)
  }

  /** Calls a function in the page, which may use nothing but its arguments. */
  async read<A extends Json[], T extends Json>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is what the function returns, by way of JSON
    return (await this.driver.call(String(work), args)) as T
  }

  /** Waits until something read from the page is as it should be. */
  async until<T>(reading: () => Promise<T>, isGood: (value: T) => boolean): Promise<void> {
    await expect
      .poll(async () => {
        const value = await reading()
        return isGood(value) ? 'good' : value
      }, soon)
      .toBe('good')
  }

  async front(): Promise<void> {
    await this.driver.show()
  }

  /** Types on the keyboard. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text, (value) => value).flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ])
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Presses keys together. */
  async combine(...all: string[]): Promise<void> {
    const down = all.map((value) => ({ type: 'keyDown' as const, value }))
    const up = all.toReversed().map((value) => ({ type: 'keyUp' as const, value }))
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }])
  }

  /** Waits until a reload has replaced the document, and its simulator has started. */
  async #replace(reload: () => Promise<void>): Promise<void> {
    await this.read(() => {
      document.documentElement.dataset['marked'] = 'yes'
      return null
    })
    await reload()
    // While the page changes, there may be no document to ask.
    const marked = () =>
      this.read(() => document.documentElement.dataset['marked'] ?? 'no').catch(() => 'changing')
    await expect.poll(marked, soon).toBe('no')
    await this.ready()
  }

  async screenshot(): Promise<Buffer> {
    return await this.driver.screenshot()
  }
}

/** No condition has a limit of its own: the timeout of the test ends one that hangs. */
const soon = { timeout: 0, intervals: [20, 50, 100, 200] }

function wordsOf(name: Name): Words {
  return typeof name === 'string' ? name : { source: name.source, flags: name.flags }
}

/** A place on a page, found again for every use. */
export class Place {
  readonly #tab: Tab
  readonly #steps: readonly Step[]

  constructor(tab: Tab, steps: readonly Step[]) {
    this.#tab = tab
    this.#steps = steps
  }

  role(role: string, name?: Name, level?: number): Place {
    return this.#with({
      by: 'role',
      role,
      ...(name === undefined ? {} : { name: wordsOf(name) }),
      ...(level === undefined ? {} : { level }),
    })
  }
  label(words: Name): Place {
    return this.#with({ by: 'label', words: wordsOf(words) })
  }
  text(words: Name): Place {
    return this.#with({ by: 'text', words: wordsOf(words) })
  }
  /** Those of these places whose contents match. */
  containing(words: RegExp): Place {
    return this.#with({ by: 'containing', words: wordsOf(words) })
  }
  fileField(): Place {
    return this.#with({ by: 'file' })
  }
  last(): Place {
    return this.#with({ by: 'nth', at: -1 })
  }
  first(): Place {
    return this.#with({ by: 'nth', at: 0 })
  }

  /** Clicks near the middle of the only such element, once it can be hit. */
  async press(): Promise<void> {
    const attempt = async () => {
      const { x: middle, y } = await this.#aim()
      // Two quick clicks on one spot would be a double click.
      const x = middle + this.#tab.nextOffset()
      const actions = [
        { type: 'pointerMove' as const, x, y },
        { type: 'pointerDown' as const, button: 0 as const },
        { type: 'pointerUp' as const, button: 0 as const },
      ]
      await this.#tab.driver.perform([{ type: 'pointer', id: 'mouse', actions }])
      // A click that leaves the page has hit.
      return await this.#tab.read(() => document.documentElement.dataset['click'] ?? 'hit').catch(() => 'hit')
    }
    await expect.poll(attempt, { ...soon, message: this.toString() }).toBe('hit')
  }

  /** Replaces the text of a field by typing. */
  async write(text: string): Promise<void> {
    await this.press()
    await expect.poll(async () => (await this.look()).isFocused, soon).toBe(true)
    if ((await this.look()).value !== '') {
      await this.#tab.combine(keys.control, 'a')
      await this.#tab.type(keys.backspace)
    }
    await this.#tab.type(text)
  }

  /** Ticks a checkbox or selects a radio button. */
  async tick(): Promise<void> {
    await this.press()
    await expect.poll(async () => (await this.look()).isChecked, soon).toBe(true)
  }

  /** Chooses an option of a select by typing the beginning of its title. */
  async choose(option: string): Promise<void> {
    await this.#aim()
    await this.#run(focus)
    await expect.poll(async () => (await this.look()).options, soon).toContain(option)
    const { options } = await this.look()
    const others = options.filter((each) => each !== option)
    let length = 1
    while (others.some((each) => each.startsWith(option.slice(0, length)))) length += 1
    // The keyboard stays with the frame that was clicked last.
    const isInFrame = this.#steps.some(({ by }) => by === 'frame')
    if (this.#tab.driver.opensSelects && !isInFrame) await this.#tab.type(option.slice(0, length))
    else await this.#tab.driver.call(this.#source(setOption), [this.#steps, option])
    await expect.poll(() => this.#run(chosen), soon).toBe(option)
  }

  /** Chooses a file. @param path absolute */
  async attach(path: string): Promise<void> {
    await expect.poll(async () => (await this.look()).count, soon).toBe(1)
    await this.#tab.driver.attach(this.#source(pick), [this.#steps], [path])
  }

  async look() {
    return v.parse(found, await this.#run(look))
  }

  /** Waits until at least one such element is on the page. */
  async shown(): Promise<void> {
    await expect
      .poll(async () => (await this.look()).count, { ...soon, message: this.toString() })
      .toBeGreaterThan(0)
  }
  /** Waits until no such element is on the page. */
  async gone(): Promise<void> {
    await this.times(0)
  }
  async times(count: number): Promise<void> {
    await expect
      .poll(async () => (await this.look()).count, { ...soon, message: this.toString() })
      .toBe(count)
  }
  /** Waits for words in the first such element. */
  async says(words: string | RegExp): Promise<void> {
    const { text } = await this.look()
    if (typeof words === 'string' ? text.includes(words) : words.test(text)) return
    const poll = expect.poll(async () => (await this.look()).text, { ...soon, message: this.toString() })
    await (typeof words === 'string' ? poll.toContain(words) : poll.toMatch(words))
  }
  /** Waits until an attribute of the first such element has a value. */
  async has(attribute: string, value: string): Promise<void> {
    await expect
      .poll(async () => (await this.look()).attributes[attribute], { ...soon, message: this.toString() })
      .toBe(value)
  }
  /** Waits for the value of a field. */
  async holds(value: string): Promise<void> {
    await expect
      .poll(async () => (await this.look()).value, { ...soon, message: this.toString() })
      .toBe(value)
  }

  toString(): string {
    return this.#steps.map((step) => JSON.stringify(step)).join(' ')
  }

  #with(step: Step): Place {
    return new Place(this.#tab, [...this.#steps, step])
  }

  async #aim(): Promise<{ x: number; y: number }> {
    let target = { x: 0, y: 0 }
    const attempt = async () => {
      const hit = v.parse(point, await this.#run(aim))
      if (typeof hit !== 'string') target = hit
      return typeof hit === 'string' ? hit : 'ready'
    }
    await expect.poll(attempt, { ...soon, message: this.toString() }).toBe('ready')
    return target
  }

  #run(work: (steps: readonly Step[]) => unknown): Promise<unknown> {
    return this.#tab.driver.call(this.#source(work), [this.#steps])
  }

  #source(work: (steps: readonly Step[], option: string) => unknown): string {
    return `(...args) => { ${helpers}; return (${String(work)})(...args) }`
  }
}

/** Chooses an option as the browser would, where no key reaches the select. */
function setOption(steps: readonly Step[], option: string): void {
  const [element] = find(steps)
  if (!isSelect(element)) return
  const wanted = [...element.options].find(({ label }) => label === option)
  if (wanted) wanted.selected = true
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The title of a select's chosen option. */
function chosen(steps: readonly Step[]): string | undefined {
  const [element] = find(steps)
  return isSelect(element) ? element.selectedOptions[0]?.label : undefined
}

import { expect, type Locator, type Page } from 'playwright/test'
import type { UploadFile } from './files.ts'

/** The input device. */
export type Hand = 'pointer' | 'keyboard' | 'touch'

const hands = new WeakMap<Page, Hand>()

/** Sets the input device for the functions below on this page; the default is the pointer. */
export function takeInHand(page: Page, hand: Hand): void {
  hands.set(page, hand)
}

const byKeyboard = (target: Locator) => hands.get(target.page()) === 'keyboard'

/** Presses a button or follows a link. */
export async function press(target: Locator): Promise<void> {
  if (hands.get(target.page()) === 'touch') return await target.tap()
  if (!byKeyboard(target)) return await target.click()
  await reach(target)
  await target.page().keyboard.press('Enter')
}

/**
 * Waits for the answer to a call. Pages show some changes before it, and to leave them then would end the call.
 * @param call asked for before the press that makes it
 */
export async function answerTo(page: Page, call: string): Promise<void> {
  const answer = await page.waitForResponse((response) => response.url().endsWith(`/api/${call}`))
  await answer.finished()
}

/** Replaces the text of a field. */
export async function write(field: Locator, text: string): Promise<void> {
  if (!byKeyboard(field)) return await field.fill(text)
  await reach(field)
  const { keyboard } = field.page()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type(text)
}

/** Ticks an empty checkbox or selects a radio button; a group of radio buttons is one tab stop. */
export async function tick(box: Locator): Promise<void> {
  if (!byKeyboard(box)) return await box.check()
  await reach(box)
  const { keyboard } = box.page()
  // In a group of radio buttons, Tab may focus another one.
  for (let presses = 0; presses < largestGroup && !(await isFocused(box)); presses += 1)
    await keyboard.press('ArrowDown')
  // Pressing a radio button that an arrow key has selected changes nothing.
  await keyboard.press('Space')
  await expect(box).toBeChecked()
}

/**
 * Chooses an option in a select's open list.
 * @param label the option's visible text
 */
export async function choose(select: Locator, label: string): Promise<void> {
  if (!byKeyboard(select)) {
    await select.selectOption({ label })
    return
  }
  await reach(select)
  const { keyboard } = select.page()
  const [from, to] = await select.evaluate((own, wanted) => {
    if (!(own instanceof HTMLSelectElement)) throw new Error('This is no select of the browser.')
    const open = [...own.options].filter(({ disabled }) => !disabled)
    return [open.findIndex(({ selected }) => selected), open.findIndex((option) => option.label === wanted)]
  }, label)
  expect(to, `“${label}” can be chosen`).not.toBe(-1)
  const value = await select.inputValue()
  await keyboard.press('Space')
  await expect.poll(() => select.evaluate((own) => own.matches(':open'))).toBe(true)
  for (let at = from; at !== to; at += Math.sign(to - from))
    await keyboard.press(at < to ? 'ArrowDown' : 'ArrowUp')
  // Moving through the open list doesn't change the value.
  await expect(select).toHaveValue(value)
  await keyboard.press('Enter')
  await expect(select.locator('option:checked')).toHaveText(label)
}

/** Chooses a file in the system's dialog. */
export async function attach(field: Locator, file: UploadFile): Promise<void> {
  if (!byKeyboard(field)) return await field.setInputFiles(file)
  await reach(field)
  const page = field.page()
  const dialog = page.waitForEvent('filechooser')
  // This round trip gives Playwright time to intercept the dialog. Otherwise the browser would cancel the dialog.
  await expect(field).toBeFocused()
  await page.keyboard.press('Space')
  await (await dialog).setFiles(file)
}

const largestGroup = 8

/** More tab stops than any page has. */
const mostPresses = 250

/** Moves focus to an element with Tab or Shift+Tab, whichever is shorter. */
export async function reach(target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const key = await target.evaluate((wanted) => {
      // Third parties may render into a shadow tree, which has its own active element.
      const root = wanted.getRootNode()
      const inside = root instanceof ShadowRoot ? root.activeElement : null
      const place = root instanceof ShadowRoot && inside === null ? root.host : wanted
      const at = inside ?? document.activeElement
      const isHere =
        at === wanted ||
        (wanted instanceof HTMLInputElement &&
          wanted.type === 'radio' &&
          at instanceof HTMLInputElement &&
          at.type === 'radio' &&
          at.name === wanted.name &&
          at.form === wanted.form)
      if (isHere) return undefined
      const isBehind = at !== null && at.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING
      return isBehind ? 'Shift+Tab' : 'Tab'
    })
    if (key === undefined) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${target.toString()} can't be reached with the Tab key.`)
}

async function isFocused(target: Locator): Promise<boolean> {
  return await target.evaluate((wanted) => wanted.matches(':focus'))
}

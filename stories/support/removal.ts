import { expect, userEvent, waitFor, within } from 'storybook/test'
import { noAlert, tryAgain } from './flow.ts'
import { said } from './search.ts'
import type { Canvas } from './story.ts'

/** A list whose rows can be removed and restored (product: states). */
export interface RowList {
  canvas: Canvas
  /** Waits for this number of rows and returns their titles. */
  titles: (count: number) => Promise<string[]>
  /** The button that removes a row. */
  remover: (title: string) => HTMLElement
  /** The element that takes focus for a row. */
  link: (title: string) => HTMLElement
}

/** Waits for the bar that reports the last change. */
export async function lastChange(canvas: Canvas) {
  return within(await canvas.findByRole('region', { name: 'Last change' }))
}

/**
 * Removes a row.
 * @param count the number of rows
 * @param place the row: 0 is the first, -1 the last
 * @returns its title
 */
export async function removeRow(list: RowList, count: number, place: number): Promise<string> {
  const title = (await list.titles(count)).at(place)
  if (title === undefined) throw new Error('There is no such row.')
  await userEvent.click(list.remover(title))
  return title
}

/**
 * Removes a row like `removeRow`, and expects that it disappears at once and that the next or previous row has focus
 * (product: accessibility).
 */
export async function goesAtOnce(list: RowList, count: number, place: number): Promise<string> {
  const before = await list.titles(count)
  const title = await removeRow(list, count, place)
  const at = before.indexOf(title)
  await expect(await list.titles(count - 1)).toEqual(before.toSpliced(at, 1))
  await expect(list.link(before[at + 1] ?? before[at - 1] ?? '')).toHaveFocus()
  return title
}

/**
 * Undoes the last removal by keyboard. Expects the row to be the first, and to have focus.
 * @param count the number of rows afterwards
 * @param title the title of the row
 * @param words the announcement
 */
export async function undo(list: RowList, count: number, title: string, words: RegExp): Promise<void> {
  const { canvas } = list
  const button = (await lastChange(canvas)).getByRole('button', { name: 'Undo' })
  await userEvent.keyboard('{F8}')
  await expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await said(canvas, words)
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull())
  await waitFor(async () => expect((await list.titles(count))[0]).toBe(title))
  await waitFor(() => expect(list.link(title)).toHaveFocus())
}

/**
 * Removes the second row while the server can't be reached. Expects the row to return, the bar to say so without an alert,
 * and another attempt to work (rules 37).
 */
export async function returnsOffline(list: RowList, count: number, words: RegExp): Promise<void> {
  const before = await list.titles(count)
  await removeRow(list, count, 1)
  const bar = await lastChange(list.canvas)
  await expect(bar.getByText(words)).toBeVisible()
  await expect(await list.titles(count)).toEqual(before)
  await noAlert()
  await tryAgain(bar)
  await waitFor(() => expect(list.canvas.queryByText(before[1] ?? '', { selector: 'main *' })).toBeNull())
}

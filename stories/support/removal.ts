import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Canvas } from './screen.tsx'

/** A list whose rows go at a press, and can be brought back (product: states). */
export interface RowList {
  canvas: Canvas
  /** Its heading, which takes the focus where no row can. */
  heading: string
  /** Waits until it has so many rows, and answers what they are called. */
  titles: (count: number) => Promise<string[]>
  /** The button that removes a row. */
  remover: (title: string) => HTMLElement
  /** What takes the focus for a row. */
  link: (title: string) => HTMLElement
}

/** The bar that tells what was done last, as soon as it is there. */
export async function lastChange(canvas: Canvas) {
  return within(await canvas.findByRole('region', { name: 'Last change' }))
}

/**
 * Removes a row.
 * @param count how many there are
 * @param place which of them: 0 is the first, -1 the last
 * @returns what it is called
 */
export async function removeRow(list: RowList, count: number, place: number): Promise<string> {
  const title = (await list.titles(count)).at(place)
  if (title === undefined) throw new Error('There is no such row.')
  await userEvent.click(list.remover(title))
  return title
}

/**
 * Removes a row, as `removeRow` does: it is gone at once, and the next one has the focus, or the one before
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
 * Takes the last removal back, in two quick presses: the row is the newest then, and the heading has the focus.
 * @param count how many rows there are then
 * @param title what the row is called
 */
export async function undo(list: RowList, count: number, title: string): Promise<void> {
  const { canvas } = list
  await userEvent.dblClick((await lastChange(canvas)).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull())
  await waitFor(async () => expect((await list.titles(count))[0]).toBe(title))
  await expect(canvas.getByRole('heading', { name: list.heading })).toHaveFocus()
}

import { expect, screen as page, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import type { CallName } from '../../mocks/operation.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { runtime, settled } from './backend.ts'
import type { Canvas } from './story.ts'

/** Waits until the page's heading has this title and focus. */
export async function arrive(canvas: Canvas, title: string | RegExp): Promise<void> {
  const heading = await canvas.findByRole('heading', { level: 1, name: title })
  await waitFor(() => expect(heading).toHaveFocus())
}

/**
 * Waits until the page has loaded the account. Until then, presses on personal controls are ignored.
 * @param as the id of the logged-in account
 */
export async function isKnown(canvas: Canvas, as: number): Promise<void> {
  const { name } = await runtime.read(({ tx }) => tx.accounts.need(as))
  await canvas.findByRole('button', { name: (text) => text.startsWith(name) })
}

/** Waits for a list. @returns its items */
export async function items(canvas: Canvas, list: string | RegExp): Promise<HTMLElement[]> {
  return within(await canvas.findByRole('list', { name: list })).getAllByRole('listitem')
}

/** Replaces the text of a field. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Presses a link once it appears. */
export async function follow(canvas: Canvas, link: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: link }))
}

/** Presses a button once it appears, and once no action is under way, during which it ignores presses. */
export async function press(where: Pick<Canvas, 'findByRole'>, button: string | RegExp): Promise<void> {
  const found = await where.findByRole('button', { name: button })
  await waitFor(() => expect(found).not.toHaveAttribute('aria-busy', 'true'))
  await userEvent.click(found)
}

/**
 * Waits until a dialog is visible and has focus. It fades in, so its first frame is transparent.
 * @param name its accessible name; needed if several may be open
 */
export async function opened(role: 'dialog' | 'alertdialog', name?: string | RegExp) {
  const dialog = await page.findByRole(role, name === undefined ? {} : { name })
  await waitFor(async () => {
    await expect(dialog).toBeVisible()
    await expect(dialog.matches(':focus-within')).toBe(true)
  })
  return within(dialog)
}

/** Waits for an alert with this title, and with this message if one is given. */
export async function isTold(title: string, message?: string | RegExp): Promise<void> {
  const messages = within(await page.findByRole('region', { name: 'Messages' }))
  await expect((await messages.findAllByText(title)).length).toBeGreaterThan(0)
  if (message !== undefined) await expect(await messages.findByText(message)).toBeVisible()
}

/** The region of the alerts. */
export const messages = () => within(page.getByRole('region', { name: 'Messages' }))

/** Expects no error alert: a network failure is reported in place (rules 37). */
export async function noAlert(): Promise<void> {
  const region = await page.findByRole('region', { name: 'Messages' })
  await expect(within(region).queryByText('Error')).toBeNull()
}

/**
 * Restores the network and presses the first "Try again", once no attempt is under way, during which it ignores presses.
 * @param where the page, or the part that has the button
 */
export async function tryAgain(where: Pick<Canvas, 'findAllByRole'>): Promise<void> {
  await settled()
  const [button] = await where.findAllByRole('button', { name: 'Try again' })
  if (!button) return
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
  runtime.options = calmNetwork
  await userEvent.click(button)
}

/** Ends the sessions of an account. @param as its id */
export async function expire(as: number): Promise<void> {
  await runtime.mutate(({ tx }) => {
    for (const { id } of tx.sessions.by('account_id', as)) tx.sessions.remove(id)
  })
}

/** The number of times a call was made. */
export function timesCalled(name: string): number {
  return runtime.log.entries.filter(({ call }) => call === name).length
}

/** Returns to the tab until the page shows what it refetches. Data younger than a second isn't refetched. */
export async function refetched(shown: () => HTMLElement): Promise<void> {
  await waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'))
    return expect(shown()).toBeVisible()
  })
}

/** Lets a call wait. @returns a function that lets it through */
export function hold(call: CallName): () => void {
  const gate = Promise.withResolvers<void>()
  const { handle } = runtime
  const backend = spyOn(runtime, 'handle').mockImplementation(async (path, request) => {
    if (path === `api/${call}`) await gate.promise
    return await handle.call(runtime, path, request)
  })
  return () => {
    backend.mockRestore()
    gate.resolve()
  }
}

/** Double-clicks with a human delay, so that a fast answer arrives before the second click. */
export async function doublePress(button: HTMLElement): Promise<void> {
  await userEvent.setup({ delay: 80 }).dblClick(button)
}

/** Expects no horizontal scrolling. */
export async function noSidewaysScroll(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

/** The code in the newest email to this address. */
export async function codeFor(email: string): Promise<string> {
  const code = await runtime.read(
    ({ tx }) =>
      tx.mails
        .by('to', email)
        .filter((mail) => mail.code !== null)
        .toSorted((a, b) => b.id - a.id)[0]?.code,
  )
  if (!code) throw new Error(`${email} has no code.`)
  return code
}

/** A code that differs from this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Makes a call as an account that need not be logged in. @param as the id of that account */
export async function callAs(as: number, call: string, fields: Record<string, string>): Promise<void> {
  const token = await runtime.mutate((context) => openSession(context, { id: as }).token)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request(`${location.origin}/api/${call}`, { method: 'POST', body, headers })
  const response = await runtime.handle(`api/${call}`, request)
  await expect(await response.json()).toMatchObject({ status: 'success' })
}

/** A small file with the content of a PDF. */
export function pdf(name: string): File {
  return new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' })
}

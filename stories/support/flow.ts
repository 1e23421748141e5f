import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { runtime } from './backend.ts'
import type { Canvas } from './screen.tsx'

/** Waits for the page with this heading, which has taken the focus by then. */
export async function arrive(canvas: Canvas, title: string | RegExp): Promise<void> {
  const heading = await canvas.findByRole('heading', { level: 1, name: title })
  await waitFor(() => expect(heading).toHaveFocus())
}

/**
 * Waits until the page knows who is signed in. Before, a press on what belongs to a person means nothing.
 * @param as the account that is signed in
 */
export async function isKnown(canvas: Canvas, as: number): Promise<void> {
  const { name } = await runtime.read(({ tx }) => tx.accounts.need(as))
  await canvas.findByRole('button', { name: (text) => text.startsWith(name) })
}

/** Presses a link, as soon as it is there. */
export async function follow(canvas: Canvas, link: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: link }))
}

/** Presses a button, as soon as it is there. */
export async function press(where: Pick<Canvas, 'findByRole'>, button: string | RegExp): Promise<void> {
  await userEvent.click(await where.findByRole('button', { name: button }))
}

/**
 * Waits for a dialog, until it is to be seen and has the focus: it fades in, and is fully see-through in its first frame.
 * @param name as it is called; needed where more than one may be open
 */
export async function opened(role: 'dialog' | 'alertdialog', name?: string | RegExp) {
  const dialog = await page.findByRole(role, name === undefined ? {} : { name })
  await waitFor(async () => {
    await expect(dialog).toBeVisible()
    await expect(dialog.matches(':focus-within')).toBe(true)
  })
  return within(dialog)
}

/** Opens a menu of the header, and presses an entry of it. */
export async function choose(canvas: Canvas, menu: string | RegExp, entry: string): Promise<void> {
  const opener = await canvas.findByRole('button', { name: menu })
  await userEvent.click(opener)
  const list = within(document.getElementById(opener.getAttribute('aria-controls') ?? '') ?? document.body)
  await userEvent.click(await list.findByText(entry, { exact: true }))
}

/** What the corner of the page says: what was done, what went wrong. */
export async function isTold(title: string, message?: string | RegExp): Promise<void> {
  const messages = within(await page.findByRole('region', { name: 'Messages' }))
  await expect((await messages.findAllByText(title)).length).toBeGreaterThan(0)
  if (message !== undefined) await expect(await messages.findByText(message)).toBeVisible()
}

/** The corner of the page where alerts are. */
export const messages = () => within(page.getByRole('region', { name: 'Messages' }))

/** What went wrong is said in its place, and by no alert (rules 37). */
export async function noAlert(): Promise<void> {
  await expect(messages().queryByText('Error')).toBeNull()
}

/** The network works again, and what failed is tried anew. @param where the page, or the part of it that has the button */
export async function tryAgain(where: Pick<Canvas, 'findByRole'>): Promise<void> {
  runtime.options = calmNetwork
  await press(where, 'Try again')
}

/** How often a call was made. */
export function timesCalled(name: string): number {
  return runtime.log.entries.filter(({ call }) => call === name).length
}

/** Presses twice as people do, with a moment between: a quick answer is there before the second press. */
export async function doublePress(button: HTMLElement): Promise<void> {
  await userEvent.setup({ delay: 80 }).dblClick(button)
}

/** Nothing is wider than the window. */
export async function noSidewaysScroll(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

/** Logs a job seeker in on the login page, which has to be open, with the code from the mailbox. */
export async function logIn(canvas: Canvas, email: string): Promise<void> {
  await arrive(canvas, 'Login')
  await userEvent.click(canvas.getByRole('radio', { name: /^Job seeker/ }))
  const field = canvas.getByRole('textbox', { name: 'Email address' })
  if (field instanceof HTMLInputElement && field.value !== email) await userEvent.type(field, email)
  await press(canvas, 'Send me a code')
  await arrive(canvas, 'Enter your code')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), await codeFor(email))
  await press(canvas, 'Log in')
}

/** The code of the newest e-mail to this address. */
export async function codeFor(email: string): Promise<string> {
  const code = await runtime.read(
    ({ tx }) =>
      tx.mails
        .by('to', email)
        .filter((mail) => mail.code !== null)
        .toSorted((a, b) => b.id - a.id)[0]?.code,
  )
  if (!code) throw new Error(`${email} has got no code.`)
  return code
}

/** A code that is not this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Makes a call for somebody who is not at this screen. @param as the account that makes it */
export async function callAs(as: number, call: string, fields: Record<string, string>): Promise<void> {
  const token = await runtime.mutate((context) => openSession(context, { id: as }).token)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request(`${location.origin}/api/${call}`, { method: 'POST', body, headers })
  const response = await runtime.handle(`api/${call}`, request)
  await expect(await response.json()).toMatchObject({ status: 'success' })
}

/** A PDF by content, small. */
export function pdf(name: string): File {
  return new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' })
}

import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { arrive, opened, press } from './flow.ts'
import type { Canvas } from './story.ts'

/** Waits for the profile form. */
export async function form(canvas: Canvas) {
  return within(await canvas.findByRole('form', { name: 'Profile' }))
}

/** Waits for a section of the page, by its heading. */
export async function section(canvas: Canvas, name: string) {
  return within(await canvas.findByRole('region', { name }))
}

/** Opens the sections that are closed at first on a phone, once the last one is there. */
export async function openSections(canvas: Canvas, last: 'Projects' | 'Employees') {
  await canvas.findByRole('region', { name: last })
  for (const heading of canvas.getAllByRole('heading', { level: 2 })) {
    const toggle = within(heading).queryByRole('button', { expanded: false })
    if (toggle) await userEvent.click(toggle)
  }
}

export type Section = Awaited<ReturnType<typeof section>>

/** Waits until the bar of the profile form says that everything is saved. */
export async function isSaved(canvas: Canvas) {
  // Searching the whole of a long form again and again would delay its saving.
  const bar = within(await canvas.findByRole('region', { name: 'Save the profile' }))
  await bar.findByText('All changes saved')
}

/** Waits until the error summary of a form has focus. @param why the summary's accessible name */
export async function isStopped(where: Section, why: string | RegExp) {
  await waitFor(() => expect(where.getByRole('group', { name: why })).toHaveFocus())
}

/** Waits for the confirmation dialog with these words. */
export async function question(words: string) {
  const dialog = await opened('alertdialog')
  await waitFor(() => expect(dialog.getByText(words)).toBeVisible())
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  return dialog
}

/** Opens the profile's “Change password” tab and returns to the first tab. */
export async function lookElsewhere(canvas: Canvas) {
  const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
  await userEvent.click(tabs.getByRole('link', { name: 'Change password' }))
  await arrive(canvas, 'Change password')
  await userEvent.click(tabs.getByRole('link', { name: 'Profile' }))
  await arrive(canvas, 'Profile')
}

export async function isOver() {
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
}

/** Confirms the open dialog with these words. @param yes the label of the button */
export async function confirm(words: string, yes: string) {
  const asked = await question(words)
  await userEvent.click(asked.getByRole('button', { name: yes }))
  await isOver()
}

/** A picture in one colour. */
export async function picture(name: string, colour = 'teal'): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = colour
    context.fillRect(0, 0, 60, 40)
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** Waits for the posts section. Returns it with the fields of the form for a new post. */
export async function composer(canvas: Canvas) {
  const posts = await section(canvas, 'Posts')
  return {
    posts,
    caption: posts.getByRole('textbox', { name: 'Caption' }),
    files: posts.getByLabelText(/^Pictures and videos/),
  }
}

export const postNames = async (posts: Section) =>
  within(await posts.findByRole('list', { name: 'Your posts' })).getAllByRole('article')

export const projectNames = async (projects: Section) =>
  within(await projects.findByRole('list', { name: 'Your projects' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.trim())

export const bodyRows = (where: Section, name: string) =>
  within(where.getByRole('table', { name })).getAllByRole('row').slice(1)

/** Presses the remove button of the first row. */
export async function removeFirst(rows: Section) {
  const [first] = rows.getAllByRole('button', { name: /^Remove / })
  if (!first) throw new Error('The list has no rows.')
  await userEvent.click(first)
}

/** Waits for the section Employees. Returns it, with its field for the email address to invite. */
export async function invitation(canvas: Canvas) {
  const employees = await section(canvas, 'Employees')
  return { employees, email: employees.getByRole('textbox', { name: 'Email address' }) }
}

export const lanternfold = (employers: Section) =>
  bodyRows(employers, 'Employers').find(({ textContent }) => textContent.includes('Lanternfold Studio'))

/** Opens a form with the button that has the form's name. */
export async function openForm(projects: Section, name: string) {
  await press(projects, name)
  return within(await projects.findByRole('form', { name }))
}

import type { Locator, Page } from 'playwright/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { emptyFile, pdf } from './support/files.ts'
import { cvRows, jobsFound, mainOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('the carousel: its pause button comes first; it stops on hover, on focus and with reduced motion', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page)
  const carousel = page.getByRole('region', { name: 'Example testimonials' })
  await carousel.scrollIntoViewIfNeeded()
  const at = (place: number) => carousel.getByText(`${place} / 10`, { exact: true })
  const slide = 8000
  await expect(at(1)).toBeVisible()
  await page.clock.runFor(slide)
  await expect(at(2)).toBeVisible()

  const pause = carousel.getByRole('button').first()
  await expect(pause).toHaveAccessibleName('Pause slides')
  await carousel.hover()
  await page.clock.runFor(3 * slide)
  await expect(at(2)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(slide)
  await expect(at(3)).toBeVisible()

  await carousel.getByRole('button', { name: 'Next slide' }).focus()
  await page.clock.runFor(3 * slide)
  await expect(at(3)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(at(4)).toBeVisible()
  await expect(carousel.getByRole('group')).toHaveCount(1)

  await pause.press('Enter')
  await expect(pause).toHaveAccessibleName('Play slides')
  await pause.blur()
  await page.clock.runFor(3 * slide)
  await expect(at(4)).toBeVisible()
  await pause.press('Enter')
  await pause.blur()
  await page.clock.runFor(slide)
  await expect(at(5)).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(carousel.getByRole('button', { name: /slides$/ })).toHaveCount(0)
  await page.clock.runFor(3 * slide)
  await expect(at(5)).toBeVisible()
})

test('menus are disclosures: Enter opens, Tab moves in and out, Escape restores focus', async ({ page }) => {
  const simulator = await openPage(page, 'about')
  await simulator.signIn(people.ada.name)
  const header = page.getByRole('banner')
  for (const name of ['Jobs', 'Theme', new RegExp(people.ada.name), 'Menu']) {
    await page.setViewportSize(name === 'Menu' ? { width: 320, height: 640 } : { width: 1280, height: 720 })
    const opener = header.getByRole('button', {
      name,
      ...(typeof name === 'string' && { exact: name !== 'Menu' }),
    })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    const list = page.locator(`[id="${await opener.getAttribute('aria-controls')}"]`)
    await expect(list).toBeVisible()
    await expect(list.locator('a, button, input').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')

    // Tab on the last control leaves the menu and closes it.
    await opener.press('Space')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    const last = list.locator('a, button, input').last()
    await last.focus()
    await page.keyboard.press('Tab')
    await expect(list).toBeHidden()
    // Pressing elsewhere closes it too.
    await opener.click()
    await expect(list).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(list).toBeHidden()
  }
  // The lists have no menu roles, which would promise other keys.
  await expect(header.locator('[role=menu], [role=menuitem]')).toHaveCount(0)
})

test('tabs: one tab stop, arrow keys, Home and End, wrapping around', async ({ page }) => {
  const simulator = await openPage(page, 'jobs')
  await expectTabs(page, 'Hours')
  await openPage(page)
  await expectTabs(page, 'Hours')
  await simulator.signIn(people.harbour.name)
  await openPage(page, `jobs/${jobs.crowded}`)
  await expectTabs(page, 'Sections of this job')
})

test('dialogs: focus inside, Escape cancels and restores focus', async ({ page }) => {
  await openPage(page, 'search')
  const bookmark = jobsFound(page)
    .first()
    .getByRole('button', { name: /^Bookmark/ })
  await expectDialog(page, bookmark, page.getByRole('dialog', { name: 'Log in to bookmark jobs' }))

  await page.setViewportSize({ width: 320, height: 640 })
  const filters = mainOf(page).getByRole('button', { name: /^Filters/ })
  await expectDialog(page, filters, page.getByRole('dialog', { name: 'Filters' }))
})

test('deleting asks first, moves focus to the next item, and is announced', async ({ page }) => {
  const simulator = await openPage(page, 'cv-manager')

  await test.step('viewing and deleting a CV', async () => {
    await simulator.signIn(people.ada.name)
    const preview = page.getByRole('dialog', { name: /Service design/ })
    await expectDialog(page, page.getByRole('button', { name: 'Service design, preview' }), preview, () =>
      expectPdf(preview),
    )
    const title = await cvRows(page)
      .first()
      .getByRole('button', { name: /, preview$/ })
      .innerText()
    const next = await cvRows(page)
      .nth(1)
      .getByRole('button', { name: /, preview$/ })
      .innerText()
    const opener = page.getByRole('button', { name: `Delete ${title}`, exact: true })
    const dialog = page.getByRole('alertdialog', { name: `Delete “${title}”?` })
    await expectDialog(page, opener, dialog)
    await opener.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(opener).toHaveCount(0)
    await expect(page.getByRole('button', { name: `${next}, preview`, exact: true })).toBeFocused()
    await expect(page.locator('main + [role=status]')).toHaveText(`${title} deleted.`)
  })

  await test.step('removing a bookmark', async () => {
    await openPage(page, 'bookmarks')
    const rows = page.getByRole('list', { name: /^Bookmarked jobs/ }).getByRole('listitem')
    const next = rows.nth(1).getByRole('link')
    const name = (await next.textContent()) ?? ''
    await rows
      .first()
      .getByRole('button', { name: /^Remove/ })
      .press('Enter')
    await expect(page.locator('main + [role=status]')).toHaveText(/was removed from your bookmarks\.$/)
    await expect(rows.first().getByRole('link')).toHaveText(name)
    await expect(rows.first().getByRole('link')).toBeFocused()
  })

  await test.step('deleting a job as its owner', async () => {
    await simulator.signIn(people.harbour.name)
    await openPage(page, 'my')
    const titles = page.getByRole('rowheader').getByRole('link')
    await expect(titles).not.toHaveCount(0)
    const [title = '', next = ''] = await titles.allInnerTexts()
    const opener = page.getByRole('button', { name: `Delete ${title}`, exact: true })
    const dialog = page.getByRole('alertdialog', { name: `Delete “${title}”?` })
    await expectDialog(page, opener, dialog)
    await opener.press('Enter')
    await dialog.getByRole('button', { name: 'Delete job' }).press('Enter')
    await expect(page.getByRole('link', { name: next, exact: true })).toBeFocused()
    await expect(page.locator('main + [role=status]')).toHaveText(`${title} was deleted.`)
  })
})

test('toggles have a state and a name; each status names its applicant', async ({ page }) => {
  const simulator = await openPage(page, 'search')
  await simulator.signIn(people.newcomer.name)

  await test.step('bookmark, follow, like', async () => {
    const title = await jobsFound(page).first().getByRole('link').first().innerText()
    await expectToggle(
      jobsFound(page)
        .first()
        .getByRole('button', { name: /^Bookmark/ }),
      title,
    )
    await openPage(page, `recruiter/${personas.harbour}`)
    const follow = mainOf(page).getByRole('button', { name: /^Follow/ })
    // Once the button is visible, the page has loaded, and the heading shows the company's name.
    await expect(follow).toBeVisible()
    const company = await page.getByRole('heading', { level: 1 }).innerText()
    await expectToggle(follow, company)
    await expectToggle(mainOf(page).getByRole('button', { name: /^Like/ }).first(), company)
  })

  await test.step('a status for each applicant, in the list and on the board', async () => {
    await simulator.signIn(people.harbour.name)
    for (const view of ['List', 'Board']) {
      await openPage(page, `jobs/${jobs.crowded}`)
      const button = mainOf(page).getByRole('button', { name: view, exact: true })
      await button.press('Enter')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      const statuses = mainOf(page).getByRole('combobox', { name: /^Status of \S/ })
      await expect(statuses).toHaveCount(25)
      const names = await statuses.evaluateAll((fields: HTMLSelectElement[]) =>
        fields.map((field) => field.labels[0]?.textContent),
      )
      expect(new Set(names).size).toBe(25)
    }
    // On the board, a card's select moves the application to another column and keeps focus.
    const card = mainOf(page)
      .getByRole('combobox', { name: /^Status of \S/ })
      .first()
    const name = `Status of ${((await card.evaluate((field: HTMLSelectElement) => field.labels[0]?.textContent)) ?? '').replace('Status of ', '')}`
    const moved = page.getByRole('combobox', { name, exact: true })
    await moved.focus()
    await moved.selectOption('interviewing')
    await expect(
      page.getByRole('region', { name: /^Interviewing/ }).getByRole('combobox', { name, exact: true }),
    ).toBeFocused()
  })
})

test('files: with the keyboard, with name and size, removable, and a wrong type is reported before sending', async ({
  page,
}) => {
  const simulator = await openPage(page, 'cv-manager')
  await simulator.signIn(people.newcomer.name)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/cvs/upload')) sent.push(request.url())
  })
  page.on('filechooser', (chooser) => chooser.setFiles(pdf('Milo Tarrant.pdf', 2048)))
  for (const [path, name, label] of [
    ['cv-manager', 'Upload a CV', 'File'],
    [`jobs/${jobs.open}`, 'Apply for this job', 'CV'],
  ] as const) {
    await openPage(page, path)
    const form = page.getByRole('form', { name, exact: true })
    const input = form.getByLabel(label, { exact: true })
    await input.focus()
    await page.keyboard.press('Enter')
    const files = form.getByRole('listitem')
    await expect(files).toHaveText(/^Milo Tarrant\.pdf2 kB/)
    await expect(page.locator('main + [role=status]')).toHaveText('Milo Tarrant.pdf chosen.')

    await form.getByRole('button', { name: 'Remove Milo Tarrant.pdf' }).press('Enter')
    await expect(files).toHaveCount(0)
    await expect(input).toBeFocused()

    for (const [file, words] of [
      [{ ...pdf('notes.txt'), mimeType: 'text/plain' }, '“notes.txt” can’t be used here. Choose a PDF.'],
      [emptyFile('nothing.pdf'), '“nothing.pdf” is empty. Choose another file.'],
    ] as const) {
      await input.setInputFiles(file)
      await expect(form.getByText(words)).toBeVisible()
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(input).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')))
      await expect(page.locator('main + [role=status]')).toHaveText(words)
      await expect(files).toHaveCount(0)
    }
    await input.setInputFiles(pdf('right.pdf'))
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
  }
  expect(sent).toEqual([])
})

async function expectTabs(page: Page, label: string): Promise<void> {
  const list = page.getByRole('tablist', { name: label })
  const tabs = list.getByRole('tab')
  await expect(tabs).toHaveCount(2)
  const first = tabs.first()
  const last = tabs.last()
  await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
  await first.click()
  for (const [key, chosen] of [
    ['ArrowRight', last],
    ['ArrowRight', first],
    ['ArrowLeft', last],
    ['Home', first],
    ['End', last],
    ['Home', first],
  ] as const) {
    await page.keyboard.press(key)
    await expect(chosen, key).toBeFocused()
    await expect(chosen, key).toHaveAttribute('aria-selected', 'true')
    await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
    const panel = await chosen.getAttribute('aria-controls')
    await expect(page.locator(`[id="${panel}"]`)).toHaveRole('tabpanel')
  }
}

/** Opens a dialog with the keyboard, tabs through it, and closes it with Escape. Deleting must not be the default. */
async function expectDialog(
  page: Page,
  opener: Locator,
  dialog: Locator,
  whole: () => Promise<void> = () => expect(dialog).toBeVisible(),
): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  await whole()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await expect(dialog.locator(':focus')).not.toHaveText(/^Delete/)
  const stops = await dialog.locator('a[href], button, input, select').count()
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab')
    // Guards at both ends of the dialog take focus for a moment and pass it to the other end.
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  // Focus a button, because the frame of the PDF would handle Escape itself.
  await dialog.getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/**
 * Expects the dialog to show its PDF, if the browser can show PDFs. The browser's viewer loads the file in two nested
 * frames, and drops focus until the inner one has loaded.
 */
async function expectPdf(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  if ((await dialog.locator('iframe').count()) === 0) return
  const shown = () =>
    dialog
      .page()
      .frames()
      .filter((frame) => frame.url().startsWith('blob:'))
  await expect.poll(() => shown().length).toBe(2)
}

/** Expects a toggle to expose its state, to name its subject in both states, and to be reversible. */
async function expectToggle(toggle: Locator, thing: string): Promise<void> {
  await expect(toggle).toHaveAccessibleName(new RegExp(thing.replace(/[^\w\s]/g, '.')))
  const before = (await toggle.getAttribute('aria-pressed')) === 'true'
  for (const pressed of [!before, before]) {
    // Wait for each answer, because a press during a call does nothing.
    const answer = toggle.page().waitForResponse((response) => response.url().endsWith('/toggle'))
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-pressed', String(pressed))
    await (await answer).finished()
    await expect(toggle).toHaveAccessibleName(new RegExp(thing.replace(/[^\w\s]/g, '.')))
  }
}

import type { Page } from 'playwright/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { statusChoices } from '../../src/features/applications/status-choices.ts'
import { coverOfNews } from './support/cover.ts'
import { focusProblems, layoutProblems, showAs, sidewaysScroll } from './support/measure.ts'
import { forcedColourProblems, printProblems } from './support/media.ts'
import { expectLoaded, goInApp, mainOf, messagesOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { visits } from './support/visits.ts'

// What only whole pages show: their structure, how they are laid out in a window, and what covers the focus. The stories
// run axe on each screen.

const desktop = { theme: 'light', width: 1440, height: 900 } as const
const phone = { theme: 'dark', width: 320, height: 640 } as const
/** The size in CSS pixels of a window 1280 px wide at a zoom of 200 %. */
const zoomed = { theme: 'light', width: 640, height: 400 } as const

/** Pages per test, which share the page's start. */
const most = 6

test.describe('pages', () => {
  // The guide of the demo must not cover the focus either (WCAG 2.4.11).
  test.use({ isFirstVisit: true })

  for (const who of ['visitor', 'ada', 'harbour'] as const) {
    const paths = visits[who]
    for (let from = 0; from < paths.length; from += most) {
      const some = paths.slice(from, from + most)
      test(`${who}: ${some.map((path) => `/${path}`).join(', ')}`, async ({ page }) => {
        await openPage(page, 'faqs', who === 'visitor' ? undefined : people[who])
        for (const path of some) {
          await test.step(path, async () => {
            await showAs(page, desktop)
            await goInApp(page, path)
            await expectSound(page)
            await showAs(page, phone)
            expect(await layoutProblems(page, { isSpaced: true }), 'wide spacing').toEqual([])
            await showAs(page, zoomed)
            expect(await layoutProblems(page), '200 %').toEqual([])
            await withFinger(page, async () => {
              for (const size of [desktop, phone]) {
                await showAs(page, size)
                expect(await layoutProblems(page, { least: 44, isOnlyMain: true }), 'finger').toEqual([])
              }
              expect(await smallFields(page), 'fields into which iOS zooms').toEqual([])
            })
          })
        }
        // Printing changes the document for good.
        for (const [turn, path] of some.toReversed().entries()) {
          if (turn > 0) await goInApp(page, path)
          expect(await printProblems(page), `print: ${path}`).toEqual([])
        }
      })
    }
  }
})

/** States of pages with something open, selected, invalid or removed. */
const states: {
  name: string
  path: string
  as?: keyof typeof people
  open: (page: Page) => Promise<void>
}[] = [
  {
    name: 'a form with errors',
    path: 'signup',
    open: async (page) => {
      await page.getByRole('form', { name: 'Sign up' }).getByRole('button', { name: 'Sign up' }).click()
      await expect(page.getByRole('group', { name: 'Please check what you entered' })).toBeFocused()
    },
  },
  {
    name: 'selected applicants',
    path: `jobs/${jobs.crowded}`,
    as: 'harbour',
    open: async (page) => {
      await page.getByRole('checkbox', { name: /^Select all/ }).check()
      await expect(page.getByRole('region', { name: 'Selected applicants' })).toBeVisible()
    },
  },
  {
    name: 'a removed bookmark',
    path: 'bookmarks',
    as: 'ada',
    open: async (page) => {
      await mainOf(page)
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await expect(page.getByRole('region', { name: 'Last change' })).toBeVisible()
    },
  },
]

for (const { name, path, as, open } of states) {
  test(name, async ({ page }) => {
    await openPage(page, path, as && people[as])
    await showAs(page, desktop)
    await open(page)
    await expectSound(page)
  })
}

test('forced colours keep an open applicant recognisable', async ({ page }) => {
  await openPage(page, `jobs/${jobs.crowded}`, people.harbour)
  const applicants = mainOf(page).getByRole('region', { name: 'Applicants' })
  await applicants.getByRole('rowheader').nth(1).getByRole('button').click()
  await expect(applicants.getByRole('row').getByRole('button', { expanded: true })).toHaveCount(1)
  expect(await forcedColourProblems(page), 'the list').toEqual([])
  await applicants.getByRole('button', { name: 'Board' }).click()
  await expect(applicants.getByRole('listitem').getByRole('button', { expanded: true })).toHaveCount(1)
  expect(await forcedColourProblems(page), 'the board').toEqual([])
})

test('the menu and the filters on a phone', async ({ page }) => {
  await openPage(page, 'search')
  await showAs(page, phone)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'All jobs' })).toBeVisible()
  expect(await layoutProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await mainOf(page)
    .getByRole('button', { name: /^Filters/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  expect(await layoutProblems(page)).toEqual([])
})

test('the statuses for selected applicants are above the page, beside “Back to top”', async ({ page }) => {
  await openPage(page, `jobs/${jobs.crowded}`, people.harbour)
  await showAs(page, phone)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  await bar.getByRole('button', { name: 'Set status' }).press('Enter')
  const entries = bar.getByRole('listitem').getByRole('button')
  await expect(entries).toHaveCount(statusChoices.length)
  for (const entry of await entries.all()) await entry.click({ trial: true })
  expect(await page.evaluate(() => window.scrollY), 'focus in a bar in view').toBe(700)
})

test('the longest name keeps the header in one line at every width', async ({ page }) => {
  await openPage(page, 'about')
  const bar = page.getByRole('banner')
  await page.setViewportSize({ width: 1440, height: 700 })
  const height = (await bar.boundingBox())?.height
  await openPage(page, 'about', { id: personas.longName })
  await expect(bar.getByRole('button', { name: /Hohenlinden/ })).toBeVisible()
  for (const width of [320, 640, 899, 900, 901, 960, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const line = width < 640 ? 48 : height
    await expect.poll(async () => (await bar.boundingBox())?.height, `${width} px`).toBe(line)
    expect(await sidewaysScroll(page), `scrolls sideways: ${width} px`).toBe(0)
  }
})

test('/search: the filters keep the focus when the window’s width changes their layout', async ({ page }) => {
  await openPage(page, 'search')
  // What restores a lost focus loads with the footer, after the page.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('search', { name: 'Filters' }).getByLabel('Location').focus()
  await page.setViewportSize(phone)
  await expect(mainOf(page).getByRole('button', { name: /^Filters/ })).toBeFocused()
  await page.setViewportSize(desktop)
  await expect(page.getByRole('heading', { name: 'Filters' })).toBeFocused()
})

test('a message moves nothing, and covers neither itself nor a field of more than half the window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 640 })
    const simulator = await openPage(page, 'post', people.harbour)
    await simulator.signIn(people.harbour.name)
    // Under the pointer, it stays.
    await messagesOf(page).getByText(`You’re now ${people.harbour.name}.`).hover()
    const field = page.getByRole('textbox', { name: 'Description' })
    await field.fill('One line of many.\n'.repeat(40))
    await field.blur()
    await field.evaluate((element) => {
      element.scrollIntoView({ block: 'start' })
      element.focus()
    })
    await expect.poll(() => coverOfNews(page.mainFrame())).toEqual([])
    const shown = await mainOf(page).boundingBox()
    await messagesOf(page).getByRole('button').click()
    await expect(messagesOf(page)).toHaveText('')
    expect(await mainOf(page).boundingBox()).toEqual(shown)
  }
})

/** Expects a sound layout and a visible focus in a wide and a narrow window, one of each theme, and in forced colours. */
async function expectSound(page: Page): Promise<void> {
  for (const shown of [phone, desktop]) {
    const look = `${shown.theme}, ${shown.width} px`
    await showAs(page, shown)
    await expectLoaded(page)
    expect(await layoutProblems(page), look).toEqual([])
    expect(await focusProblems(page), `focus: ${look}`).toEqual([])
  }
  expect(await forcedColourProblems(page), 'forced colours').toEqual([])
}

/** Returns the fields whose text is smaller than 16 px, into which iOS zooms. */
function smallFields(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type=radio], [type=checkbox], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    )
}

/** Calls `look` while a touch screen is emulated. */
async function withFinger(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await look()
  await session.detach()
}

import { jobs } from '../../mocks/scenarios/personas.ts'
import { answerTo } from './support/hand.ts'
import { pdf } from './support/files.ts'
import { mainOf, messagesOf, openPage, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test(
  '/jobs/{id}: bookmark, follow and apply, offline first, each only once, and kept (rules 19)',
  {
    tag: '@core',
  },
  async ({ page }) => {
    const simulator = await openPage(page, `jobs/${jobs.open}`, people.newcomer)
    const main = mainOf(page)
    const form = main.getByRole('form', { name: 'Apply for this job' })
    const switches = [
      main.getByRole('button', { name: /^Bookmark Terminal planner/ }),
      main.getByRole('button', { name: /^Follow(ing)? Alder/ }),
    ]
    await simulator.cutOff('*')
    for (const each of switches) await each.click()
    await expect(main.getByText('We couldn’t reach the server. Try again.')).toHaveCount(2)
    await form.getByLabel('CV', { exact: true }).setInputFiles(pdf('Milo_Tarrant.pdf'))
    await form.getByRole('button', { name: 'Upload and apply' }).click()
    await expect(form.getByRole('group', { name: /couldn’t reach the server/ })).toBeFocused()
    // A network failure raises no alert (rules 37).
    await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(0)

    await simulator.removeFaults()
    for (const each of switches) {
      await expect(each).toHaveAttribute('aria-pressed', 'false')
      // Two quick presses count as one (product: accessibility).
      await each.dblclick()
      await expect(each).toHaveAttribute('aria-pressed', 'true')
    }
    await form.getByRole('button', { name: 'Upload and apply' }).dblclick()
    await expect(main.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible()
    await reloadPage(page)
    await expect(main.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible()
    for (const each of switches) await expect(each).toHaveAttribute('aria-pressed', 'true')
    await expect(form).toHaveCount(0)
    await main.getByRole('link', { name: 'All my applications' }).click()
    await expect(main.getByText('1 application', { exact: true })).toBeVisible()
  },
)

test('/jobs/{id} for its recruiter: the status is in the first screenful, and a native list of keys sends it once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `jobs/${jobs.crowded}`, people.harbour)
  const select = page.getByRole('combobox', { name: 'Status of Bo Ek' })
  await expect(select).toBeInViewport({ ratio: 1 })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/change-application-status')) sent += 1
  })
  const isOpen = () => select.evaluate((own) => own.matches(':open'))
  await select.focus()
  // On some systems, an arrow key or a letter changes a closed select.
  for (const key of ['ArrowDown', 'a']) {
    await page.keyboard.press(key)
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
    await expect(select).toHaveValue('applied')
  }
  const answer = answerTo(page, 'jobs/change-application-status')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(select).toBeFocused()
  await answer
  await reloadPage(page)
  await expect(select).toHaveValue('shortlisted')
  expect(sent).toBe(1)
})

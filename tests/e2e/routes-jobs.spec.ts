import { jobs } from '../../mocks/scenarios/personas.ts'
import { answerTo } from './support/hand.ts'
import { openPage, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

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

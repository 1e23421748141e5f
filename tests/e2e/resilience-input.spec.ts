import { jobs } from '../../mocks/scenarios/personas.ts'
import { messagesOf, openPage, shareLogin } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a second application for a job, from a tab that doesn’t know about the first, is refused', async ({
  page,
  context,
}) => {
  await openPage(page, `jobs/${jobs.open}`, people.ada)
  await shareLogin(page)
  const form = page.getByRole('form', { name: 'Apply for this job' })
  await expect(form).toBeVisible()

  const other = await context.newPage()
  await other.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
  await openPage(other, `jobs/${jobs.open}`)
  const otherForm = other.getByRole('form', { name: 'Apply for this job' })
  await otherForm.getByRole('button', { name: 'Apply' }).click()
  await expect(other.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible()

  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(messagesOf(page)).toContainText(
    'You’ve already applied for this job. You can see it under My applications.',
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Your application' })).toBeFocused()
  await openPage(page, 'my-applied?search=terminal')
  await expect(page.getByRole('row').filter({ hasText: 'Terminal planner' })).toHaveCount(1)
})

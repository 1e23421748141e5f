import { jobs } from '../../mocks/scenarios/personas.ts'
import { mainOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a translated page shows what changes', { tag: '@translated' }, async ({ page }) => {
  await test.step('the profile says that it has unsaved changes', async () => {
    await openPage(page, 'profile', people.ada)
    const form = mainOf(page).getByRole('form', { name: 'Profile' })
    await expect(form.getByText('All changes saved')).toBeVisible()
    await form.getByRole('textbox', { name: 'Name' }).press('x')
    await expect(form.getByText('Unsaved changes')).toBeVisible()
    await form.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(form.getByText('All changes saved')).toBeVisible()
  })

  await test.step('a password is shown and hidden', async () => {
    await openPage(page, 'profile/change-password')
    const show = mainOf(page).getByRole('button', { name: 'Show password' }).first()
    await expect(show).toHaveText('Show')
    await show.click()
    await expect(mainOf(page).getByRole('button', { name: 'Hide password' })).toHaveText('Hide')
  })

  await test.step('applicants are counted as they are selected', async () => {
    await openPage(page, `jobs/${jobs.crowded}`, people.harbour)
    const bar = page.getByRole('region', { name: 'Selected applicants' })
    await page.getByRole('checkbox', { name: 'Select Bo Ek' }).check()
    await expect(bar).toContainText('1 selected')
    await page.getByRole('checkbox', { name: 'Select Amina El Khatabi' }).check()
    await expect(bar).toContainText('2 selected')
  })
})

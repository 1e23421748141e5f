import { rm, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { pdf, png } from './support/files.ts'
import { mainOf, messagesOf, openPage, shareLogin } from './support/page.ts'
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

const places = [
  {
    what: 'a CV',
    path: 'cv-manager',
    as: 'newcomer',
    field: 'File',
    send: 'Upload',
    done: 'CV uploaded.',
    name: 'cv.pdf',
  },
  {
    what: 'a CV to apply with',
    path: `jobs/${jobs.open}`,
    as: 'newcomer',
    field: 'CV',
    send: 'Upload and apply',
    done: 'Your application',
    name: 'cv.pdf',
  },
  {
    what: 'a receipt',
    path: `jobs/${jobs.crowded}/feature`,
    as: 'harbour',
    field: 'Receipt',
    send: 'Upload the receipt',
    done: 'We are checking your receipt.',
    name: 'receipt.pdf',
  },
  {
    what: 'a picture',
    path: 'profile',
    as: 'newcomer',
    field: 'Profile picture',
    send: 'Update',
    done: 'All changes saved',
    name: 'me.png',
  },
  {
    what: 'a cover',
    path: 'profile',
    as: 'newcomer',
    field: 'Update cover photo',
    send: 'Update',
    done: 'All changes saved',
    name: 'sea.png',
  },
  {
    what: 'a post',
    path: 'profile',
    as: 'newcomer',
    field: 'Pictures and videos',
    send: 'Post',
    done: 'just now',
    name: 'post.png',
  },
] as const

for (const { what, path, as, field, send, done, name } of places) {
  test(`${what} that changed or vanished after it was chosen is named, and can be chosen again`, async ({
    page,
  }, testInfo) => {
    const file = testInfo.outputPath(name)
    const { buffer } = name.endsWith('.pdf') ? pdf(name) : png(name)
    await writeFile(file, buffer)
    await openPage(page, path, people[as])
    const input = mainOf(page).getByLabel(field).and(page.locator('input[type=file]')).first()
    const remove = mainOf(page)
      .getByRole('button', { name: `Remove ${name}` })
      .or(discard(page))

    for (const change of [() => writeFile(file, `${buffer.toString('latin1')}.`, 'latin1'), () => rm(file)]) {
      await input.setInputFiles(file)
      // The page looks into a file when it is chosen.
      await expect(remove).toBeVisible()
      await change()
      await mainOf(page).getByRole('button', { name: send, exact: true }).click()
      await expect(input).toHaveAccessibleDescription(
        /can’t be read any more\. Remove it and choose it again\./,
      )
      await expect(page.getByText('Check your connection')).toHaveCount(0)
      await remove.click()
    }

    await writeFile(file, buffer)
    await input.setInputFiles(file)
    await mainOf(page).getByRole('button', { name: send, exact: true }).click()
    await expect(messagesOf(page).or(mainOf(page)).getByText(done, { exact: true }).first()).toBeVisible()
  })
}

const discard = (page: Page) => mainOf(page).getByRole('button', { name: 'Discard the new cover photo' })

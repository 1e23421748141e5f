import { jobs } from '../../mocks/scenarios/personas.ts'
import { emptyFile, fakePdf, pdf } from './support/files.ts'
import { cvRows, messagesOf, openPage, uploadCv } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const megabyte = 1024 * 1024

test('an invalid, empty or oversized CV is rejected with a message, and a valid one is then accepted', async ({
  page,
}) => {
  const simulator = await openPage(page, 'cv-manager')
  await simulator.signIn(people.newcomer.name)
  const form = page.getByRole('form', { name: 'Upload a CV' })
  const refused = [
    { file: fakePdf('letter.pdf'), words: /not a PDF|is no PDF/ },
    { file: emptyFile('nothing.pdf'), words: /“nothing\.pdf” is empty/ },
    { file: pdf('large.pdf', 6 * megabyte), words: /“large\.pdf”.*5 MB/ },
  ]
  for (const { file, words } of refused) {
    await uploadCv(page, file, 'My CV')
    await expect(form.getByText(words).first(), file.name).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('My CV')
    await expect(cvRows(page)).toHaveCount(0)
  }
  await uploadCv(page, pdf('right.pdf', 5 * megabyte), 'My CV')
  await expect(cvRows(page)).toHaveCount(1)
})

test('a second application for a job, from a tab that doesn’t know about the first, is refused', async ({
  page,
  context,
}) => {
  const simulator = await openPage(page, `jobs/${jobs.open}`)
  await simulator.signIn(people.ada.name)
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

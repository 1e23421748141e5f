import { rm, writeFile } from 'node:fs/promises'
import type { Locator } from 'playwright/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { pdf, png } from './support/files.ts'
import { cvRows, expectLoaded, mainOf, messagesOf, openPage, reloadPage, uploadCv } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Downloads, the clipboard, paper, and files of the system that change while a form is open.

test('downloads somebody’s CV', async ({ page }) => {
  await openPage(page, `user/${personas.ada}`, people.newcomer)
  const download = page.waitForEvent('download')
  await mainOf(page).getByRole('button', { name: 'Download CV' }).click()
  expect((await download).suggestedFilename()).toBe('Ada Lindqvist - Service design.pdf')
})

test('/cv-manager: an uploaded CV can be downloaded, and is kept', { tag: '@core' }, async ({ page }) => {
  await openPage(page, 'cv-manager', people.newcomer)
  await uploadCv(page, pdf('harbour.pdf'), 'For the harbour')
  await expect(cvRows(page)).toHaveCount(1)
  await reloadPage(page)
  const download = async (from: Locator, name: string) => {
    const started = page.waitForEvent('download')
    await from.getByRole('button', { name }).click()
    expect((await started).suggestedFilename()).toBe('For the harbour.pdf')
  }
  await download(cvRows(page), 'Download For the harbour')
  await page.getByRole('button', { name: 'For the harbour, preview' }).click()
  await download(page.getByRole('dialog', { name: 'For the harbour' }), 'Download')
})

test('/jobs/{id}: data for search engines, the copied link, and only the job on paper', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `jobs/${jobs.open}`)
  const main = mainOf(page)
  const posting = page.locator('script[type="application/ld+json"]')
  const published: unknown = JSON.parse((await posting.textContent()) ?? '')
  expect(published).toMatchObject({ '@type': 'JobPosting', title: 'Terminal planner' })
  const copy = main.getByRole('button', { name: 'Copy the link to this job' })
  await copy.click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('complementary', { name: 'Facts' })).toBeVisible()
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    main.getByRole('region', { name: 'Apply for this job' }),
    copy,
  ])
    await expect(chrome).toBeHidden()
  // Search engines get no job that takes no applications.
  for (const id of [jobs.closed, jobs.pending, jobs.removed]) {
    await page.goto(`./jobs/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(posting).toHaveCount(0)
  }
})

/** Every form with a file: the field, the button that sends it, and what then appears. */
const places = [
  ['cv-manager', 'newcomer', 'File', 'Upload', 'CV uploaded.', 'cv.pdf'],
  [`jobs/${jobs.open}`, 'newcomer', 'CV', 'Upload and apply', 'Your application', 'cv.pdf'],
  ['profile', 'newcomer', 'Profile picture', 'Update', 'All changes saved', 'me.png'],
  ['profile', 'newcomer', 'Update cover photo', 'Update', 'All changes saved', 'sea.png'],
  ['profile', 'newcomer', 'Pictures and videos', 'Post', 'just now', 'post.png'],
] as const

for (const [path, as, field, send, done, name] of places) {
  test(`/${path}, ${field}: a file that changed or vanished since is named, and can be chosen again`, async ({
    page,
  }, testInfo) => {
    const file = testInfo.outputPath(name)
    const { buffer } = name.endsWith('.pdf') ? pdf(name) : png(name)
    await writeFile(file, buffer)
    await openPage(page, path, people[as])
    await expectLoaded(page)
    const input = mainOf(page).getByLabel(field).and(page.locator('input[type=file]')).first()
    const remove = mainOf(page).getByRole('button', { name: new RegExp(`^Remove ${name}|^Discard the`) })
    for (const change of [() => writeFile(file, `${buffer.toString('latin1')}.`, 'latin1'), () => rm(file)]) {
      await input.setInputFiles(file)
      // The page looks into a file when it is chosen.
      await expect(remove).toBeVisible()
      await change()
      await mainOf(page).getByRole('button', { name: send, exact: true }).click()
      await expect(input).toHaveAccessibleDescription(
        /can’t be read any more\. Remove it and choose it again\./,
      )
      await remove.click()
    }
    await writeFile(file, buffer)
    await input.setInputFiles(file)
    await mainOf(page).getByRole('button', { name: send, exact: true }).click()
    await expect(messagesOf(page).or(mainOf(page)).getByText(done, { exact: true }).first()).toBeVisible()
  })
}

import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import { mainOf, openPage, reloadPage, shareLogin } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Every form for something new, and a field of it. */
const forms = [
  { form: 'Post a job', path: 'post', as: 'harbour', field: 'Job title' },
  { form: 'Upload a CV', path: 'cv-manager', as: 'newcomer', field: 'Title' },
  { form: 'Write a post', path: 'profile', as: 'newcomer', field: 'Caption' },
  { form: 'Add a project', path: 'profile', as: 'newcomer', field: 'Title', opener: 'Add a project' },
  { form: 'Add an employee', path: 'profile', as: 'harbour', field: 'Email address' },
] as const

for (const { form, path, as, field, ...rest } of forms) {
  test(`${form}: two tabs keep a draft each (rules 12)`, async ({ page, context }) => {
    const open = async (tab: Page) => {
      if (!('opener' in rest)) return
      const opener = mainOf(tab).getByRole('button', { name: rest.opener, exact: true })
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
    }
    const box = (tab: Page) =>
      mainOf(tab)
        .getByRole('form', { name: form, exact: true })
        .getByRole('textbox', { name: field, exact: true })
    await openPage(page, path, people[as])
    await shareLogin(page)
    const other = await context.newPage()
    await openPage(other, path)
    await open(page)
    await open(other)
    await box(page).fill('From the first tab')
    await box(other).fill('From the second tab')
    await reloadPage(page)
    await open(page)
    await expect(box(page)).toHaveValue('From the first tab')
    await reloadPage(other)
    await open(other)
    await expect(box(other)).toHaveValue('From the second tab')
  })
}

for (const { path, field, title } of [
  { path: 'cv-manager', field: 'File', title: 'Title' },
  { path: `jobs/${jobs.open}`, field: 'CV', title: 'CV title' },
]) {
  test(`/${path}: the title follows the chosen file until somebody types one`, async ({ page }) => {
    await openPage(page, path, people.newcomer)
    const choose = (name: string) => mainOf(page).getByLabel(field, { exact: true }).setInputFiles(pdf(name))
    const words = mainOf(page).getByRole('textbox', { name: title, exact: true })
    await choose('For_the_ferry.pdf')
    await expect(words).toHaveValue('For the ferry')
    await choose('For_the_harbour.pdf')
    await expect(words).toHaveValue('For the harbour')
    await reloadPage(page)
    await choose('For_the_lighthouse.pdf')
    await expect(words).toHaveValue('For the lighthouse')
    await words.fill('For everybody')
    await choose('For_the_ferry.pdf')
    await expect(words).toHaveValue('For everybody')
    await reloadPage(page)
    await choose('For_the_harbour.pdf')
    await expect(words).toHaveValue('For everybody')
    await words.fill('')
    await choose('For_the_lighthouse.pdf')
    await expect(words).toHaveValue('For the lighthouse')
  })
}

import type { Locator, Page } from 'playwright/test'
import { pdf } from './support/files.ts'
import { mainOf, messagesOf, userMenuOf } from './support/page.ts'
import { expect, type Stage, test } from './support/stage.ts'

const company = {
  name: 'Quillmark Press',
  email: 'hiring@quillmark.example',
  password: 'letterpress-7',
  type: 'recruiter',
}
const seeker = {
  name: 'Noor Haddad',
  email: 'noor@example.com',
  password: 'a-long-password',
  type: 'job_seeker',
}
const job = 'Typesetter for small editions'

// The same story twice: in the demo, whose pages have the simulator in them, and against the server of `npm run api`.
test('post, approve, search, apply, shortlist, interview, accept: two people, one world, and it lasts', async ({
  stage,
}) => {
  test.setTimeout(180_000)
  let recruiter = await stage.pageOf('recruiter')

  await test.step('a recruiter signs up and logs in with the code from the mailbox', async () => {
    await stage.open(recruiter, 'signup')
    await signUp(recruiter, company)
    await enterCode(stage, recruiter, company)
    await expect(recruiter).toHaveURL(/\/my$/)
  })

  await test.step('the recruiter posts a job and sees it pending', async () => {
    await recruiter.getByRole('banner').getByRole('link', { name: 'Post A Job' }).click()
    const form = recruiter.getByRole('form', { name: 'Post a job' })
    await form.getByRole('textbox', { name: 'Job title' }).fill(job)
    await form.getByRole('radio', { name: /^Hybrid/ }).check()
    await form.getByLabel('Location').fill('Leiden, Netherlands')
    await form.getByRole('combobox', { name: 'Category' }).selectOption('Design & media')
    await form.getByRole('radio', { name: /^Part time/ }).check()
    await form.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    await form.getByRole('textbox', { name: /^Salary from/ }).fill('30000')
    await form.getByRole('textbox', { name: /^Salary to/ }).fill('20000')
    await form.getByRole('button', { name: 'Post job' }).click()
    await expect(
      form.getByRole('link', { name: 'Salary to should be greater than salary from.' }),
    ).toBeVisible()
    await form.getByRole('textbox', { name: /^Salary to/ }).fill('34000')
    await form
      .getByRole('textbox', { name: /^Description/ })
      .fill('You set short runs by hand and on screen.\n\nThree days a week.')
    await form.getByRole('button', { name: 'Post job' }).click()
    await expect(messagesOf(recruiter)).toContainText('Post Job')
    await expect(recruiter).toHaveURL(/\/my$/)
    await expect(mainOf(recruiter).getByRole('row', { name: new RegExp(job) })).toContainText('Pending')
  })

  let applicant = await stage.pageOf('applicant')
  await test.step('nobody else finds it until the moderation desk has approved it', async () => {
    await stage.open(applicant, 'search?keyword=typesetter')
    await expect(mainOf(applicant).getByRole('status')).toHaveText('No jobs found.')
    await stage.setApart(applicant)
    await stage.approve(recruiter, job)
    await expect(mainOf(recruiter).getByRole('row', { name: new RegExp(job) })).toContainText('Approved')
  })

  await test.step('a job seeker signs up, finds it by search, uploads a PDF and applies', async () => {
    await applicant.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await mainOf(applicant).getByRole('link', { name: 'Create an account' }).click()
    await signUp(applicant, seeker)
    await enterCode(stage, applicant, seeker)
    await applicant.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    const search = applicant.getByRole('search', { name: 'Jobs' })
    await search.getByRole('searchbox', { name: 'Keyword' }).fill('typesetter quillmark')
    await search.getByLabel('Location').fill('leiden')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(applicant).toHaveURL(/\/search\?.*keyword=typesetter/)
    await mainOf(applicant).getByRole('link', { name: job, exact: true }).click()
    await expect(applicant.getByRole('heading', { level: 1, name: job })).toBeFocused()
    const form = applicant.getByRole('form', { name: /^Apply/ })
    await form.locator('input[type=file]').setInputFiles(pdf('Noor Haddad CV.pdf'))
    await expect(form.getByRole('textbox', { name: 'Title of the CV' })).toHaveValue('Noor Haddad CV')
    await form.getByRole('button', { name: 'Upload and apply' }).click()
    await expect(messagesOf(applicant)).toContainText(`Your application to ${company.name} is sent.`)
    await expect(
      mainOf(applicant)
        .getByRole('paragraph')
        .filter({ hasText: /^You applied on/ }),
    ).toBeVisible()
  })

  await test.step('both are there after a reload, each in their own tab', async () => {
    await Promise.all([stage.reload(applicant), stage.reload(recruiter)])
    await expect(userMenuOf(applicant, seeker.name)).toBeVisible()
    await expect(
      mainOf(applicant)
        .getByRole('paragraph')
        .filter({ hasText: /^You applied on/ }),
    ).toBeVisible()
    await expect(userMenuOf(recruiter, company.name)).toContainText(/[12]/)
  })

  await test.step('the recruiter sees the applicant, downloads the CV and shortlists', async () => {
    await mainOf(recruiter)
      .getByRole('row', { name: new RegExp(job) })
      .getByRole('link', { name: job, exact: true })
      .click()
    const applicants = recruiter.getByRole('region', { name: 'Applicants' })
    await applicants.getByRole('checkbox', { name: `Select ${seeker.name}` }).check()
    const download = recruiter.waitForEvent('download')
    await recruiter.getByRole('button', { name: 'Download CVs' }).click()
    expect((await download).suggestedFilename()).toBe(`${job} - CVs.zip`)
    const status = applicants.getByRole('combobox', { name: `Status of ${seeker.name}` })
    await expect(status).toHaveValue('applied')
    await setStatus(recruiter, status, 'shortlisted')
    await stage.reload(recruiter)
    await expect(status).toHaveValue('shortlisted')
  })

  await test.step('what keeps the world is ended and started again: everything is still there', async () => {
    await stage.restart()
    recruiter = await stage.pageOf('recruiter')
    await stage.open(recruiter, 'my')
    await expect(userMenuOf(recruiter, company.name)).toBeVisible()
    await expect(mainOf(recruiter).getByRole('row', { name: new RegExp(job) })).toContainText('Approved')
  })

  await test.step('the job seeker sees the count of notifications and the new status', async () => {
    applicant = await stage.pageOf('applicant')
    await stage.open(applicant, 'my-applied')
    await stage.signIn(applicant, seeker)
    await expect(applicant.getByRole('banner').getByRole('button', { name: /1 unread/ })).toBeVisible()
    await mainOf(applicant)
      .getByRole('row', { name: new RegExp(job) })
      .getByRole('link', { name: job, exact: true })
      .click()
    await expect(mainOf(applicant).getByText('Shortlisted').first()).toBeVisible()
    await applicant.getByRole('banner').getByRole('button', { name: seeker.name }).click()
    await applicant
      .getByRole('banner')
      .getByRole('link', { name: /^Notifications/ })
      .click()
    await mainOf(applicant)
      .getByRole('link', { name: /status changed/i })
      .click()
    await expect(applicant).toHaveURL(/\/application\/\d+$/)
    await expect(applicant.getByRole('banner').getByRole('button', { name: /unread/ })).toHaveCount(0)
    // The other one is still the recruiter.
    await stage.reload(recruiter)
    await expect(userMenuOf(recruiter, company.name)).toBeVisible()
  })

  await test.step('an interview, and the job: each is told', async () => {
    await mainOf(recruiter)
      .getByRole('row', { name: new RegExp(job) })
      .getByRole('link', { name: job, exact: true })
      .click()
    const status = recruiter.getByRole('combobox', { name: `Status of ${seeker.name}` })
    await setStatus(recruiter, status, 'interviewing')
    await stage.reload(applicant)
    await expect(mainOf(applicant).getByText('Interviewing').first()).toBeVisible()
    await setStatus(recruiter, status, 'accepted')
    await stage.reload(applicant)
    await expect(mainOf(applicant).getByText('Accepted').first()).toBeVisible()
    await expect(applicant.getByRole('banner').getByRole('button', { name: /2 unread/ })).toBeVisible()
  })

  await stage.check()
})

/** Chooses a status, and waits until it is kept: it is shown before that. */
async function setStatus(page: Page, select: Locator, status: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/change-application-status'))
  await select.selectOption(status)
  await answer
}

interface Person {
  name: string
  email: string
  password: string
  type: string
}

async function signUp(page: Page, { name, email, password, type }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByRole('radio', { name: type === 'recruiter' ? /^Recruiter/ : /^Job seeker/ }).check()
  await form
    .getByRole('textbox', { name: type === 'recruiter' ? 'Company name' : 'Name', exact: true })
    .fill(name)
  await form.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
}

/** Both steps of the login; sign-up has filled in address and account type. */
async function enterCode(stage: Stage, page: Page, { name, email }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' })
  await expect(form.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email)
  await form.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await stage.useCode(page, email)
  await page.getByRole('form', { name: 'Verify' }).getByRole('button', { name: 'Log in' }).click()
  await expect(userMenuOf(page, name)).toBeVisible()
}

import { jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import { logInHere, mainOf, messagesOf, openPage, reloadPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const seeker = { name: 'Ottoline Brandt', email: 'ottoline@example.org', type: 'job_seeker' } as const

test('/signup: missing fields, one account, and a filled-in login', { tag: '@core' }, async ({ page }) => {
  const simulator = await openPage(page, 'signup')
  const form = page.getByRole('form', { name: 'Sign up' })
  const send = form.getByRole('button', { name: 'Sign up' })
  await send.click()
  const summary = form.getByRole('group', { name: 'Please check what you entered' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(4)

  await form.getByRole('radio', { name: /^Job seeker/ }).check()
  await form.getByRole('textbox', { name: 'Name' }).fill(seeker.name)
  await form.getByLabel('Password', { exact: true }).fill('a-long-password')
  // The server's message appears at the field: an address is unique across both account types (rules 8).
  await form.getByRole('textbox', { name: 'Email address' }).fill(people.harbour.email)
  await send.click()
  await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
    /already exists/,
  )
  await form.getByRole('textbox', { name: 'Email address' }).fill(seeker.email)
  await send.dblclick()
  // The double click's second press may land on the login page and move focus, so only visibility is checked.
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(messagesOf(page).getByText('Sign Up', { exact: true })).toHaveCount(1)
  const login = page.getByRole('form', { name: 'Login' })
  await expect(login.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
  await expect(login.getByRole('textbox', { name: 'Email address' })).toHaveValue(seeker.email)
  // No code has been sent yet, so there is nothing to verify.
  await page.goto('./verify')
  await simulator.ready()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await logInHere(page, seeker)
  await expect(page).toHaveURL(/\/jobs$/)
})

test('/login, /verify: wrong, expired and new code; Logout (rules 9)', { tag: '@core' }, async ({ page }) => {
  const { ada } = people
  const simulator = await openPage(page, 'notifications')
  await mainOf(page).getByRole('link', { name: 'Login' }).click()
  const login = page.getByRole('form', { name: 'Login' })
  await expect(mainOf(page).getByText('After you log in, you’ll return to where you were.')).toBeVisible()
  await login.getByRole('button', { name: 'Send me a code' }).click()
  await expect(
    login.getByRole('group', { name: 'Please check what you entered' }).getByRole('link'),
  ).toHaveCount(2)
  await login.getByRole('radio', { name: /^Job seeker/ }).check()
  await login.getByRole('textbox', { name: 'Email address' }).fill(ada.email)
  await login.getByRole('button', { name: 'Send me a code' }).dblclick()

  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  const again = mainOf(page).getByRole('button', { name: 'Send a new code' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(again).toHaveAccessibleDescription('You can request a new code a minute after the last one.')
  await expect(mainOf(page).getByText(/^in \d+ seconds?$/)).toBeVisible()

  const code = page.getByRole('textbox', { name: 'Code' })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(code).toHaveAccessibleDescription(/Enter the code\./)
  const right = await simulator.typeCode(ada.email)
  // Six pasted digits are submitted automatically.
  await code.fill(right === '123456' ? '123457' : '123456')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()

  // An hour later the code has expired, and a new one replaces it.
  await simulator.moveClock('1 hour')
  await reloadPage(page)
  await expect(mainOf(page).getByText('This code has expired.')).toBeVisible()
  await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  await again.click()
  await expect(mainOf(page).getByText('This code has expired.')).toHaveCount(0)
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await simulator.useCode(ada.email)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()

  await userMenuOf(page, ada.name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Home - Fieldwork')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  // The browser's Back button does not restore the session.
  await page.goBack()
  await expect(mainOf(page).getByText('Log in to see your notifications.')).toBeVisible()
  await page.goto('./verify')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

test('a visitor applies, from the job by sign-up and login back to the form (rules 35)', async ({ page }) => {
  const path = `jobs/${jobs.open}`
  const simulator = await openPage(page, path)
  const main = mainOf(page)
  await main.getByRole('complementary', { name: 'Facts' }).getByRole('button', { name: 'Apply' }).click()
  await main
    .getByRole('region', { name: 'Apply for this job' })
    .getByRole('link', { name: 'Sign up' })
    .click()
  const form = page.getByRole('form', { name: 'Sign up' })
  await expect(form.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
  await form.getByRole('textbox', { name: 'Name' }).fill(seeker.name)
  await form.getByRole('textbox', { name: 'Email address' }).fill(seeker.email)
  await form.getByLabel('Password', { exact: true }).fill('a-long-password')
  await form.getByRole('button', { name: 'Sign up' }).click()
  await main.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await simulator.typeCode(seeker.email)
  await main.getByRole('button', { name: 'Log in' }).click()

  await expect(page).toHaveURL(new RegExp(`/${path}#apply$`))
  const heading = main.getByRole('heading', { level: 2, name: 'Apply for this job' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await main.getByLabel('CV', { exact: true }).setInputFiles(pdf('Ottoline_Brandt.pdf'))
  await main.getByRole('button', { name: 'Upload and apply' }).click()
  await expect(main.getByText(/^You applied on/).first()).toBeVisible()
})

test('the account can’t be loaded: the header offers a retry and no login (rules 37)', async ({ page }) => {
  const { ada } = people
  const simulator = await openPage(page, 'about', ada)
  await simulator.addFault('me', 'network', 'always')
  await reloadPage(page)
  const header = page.getByRole('banner')
  const retry = header.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(retry.locator('..')).toContainText('We couldn’t load your account.')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await retry.click()
  await expect(retry.locator('..')).toContainText('We couldn’t load your account.')
  await simulator.removeFaults()
  await simulator.refresh()
  await expect(userMenuOf(page, ada.name)).toBeVisible()
})

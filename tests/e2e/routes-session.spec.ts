import { logInHere, mainOf, messagesOf, openPage, reloadPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const seeker = { name: 'Ottoline Brandt', email: 'ottoline@example.org', type: 'job_seeker' } as const

test('/signup: what is missing is named, an account is made once, and the login knows it (product: validation) @core', async ({
  page,
}) => {
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
  // The server's words stand at the field: the address is taken by an account of the other kind, too (rules 8).
  await form.getByRole('textbox', { name: 'Email address' }).fill(people.harbour.email)
  await send.click()
  await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
    /exists already/,
  )
  await form.getByRole('textbox', { name: 'Email address' }).fill(seeker.email)
  await send.dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused()
  await expect(messagesOf(page).getByText('Sign Up', { exact: true })).toHaveCount(1)
  const login = page.getByRole('form', { name: 'Login' })
  await expect(login.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
  await expect(login.getByRole('textbox', { name: 'Email address' })).toHaveValue(seeker.email)
  // No code is on its way yet: there is nothing to verify.
  await page.goto('./verify')
  await simulator.ready()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await logInHere(page, seeker)
  await expect(page).toHaveURL(/\/jobs$/)
})

test('/login, /verify: a countdown, wrong codes, a code that is over, a new one, and Logout (rules 9) @core', async ({
  page,
}) => {
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
  await simulator.addFault('login', 'network')
  await login.getByRole('button', { name: 'Send me a code' }).click()
  await expect(login.getByRole('group', { name: /could not be reached/ })).toBeFocused()
  await login.getByRole('button', { name: 'Send me a code' }).dblclick()

  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeFocused()
  await expect(messagesOf(page).getByText('Login', { exact: true })).toHaveCount(1)
  const again = mainOf(page).getByRole('button', { name: 'Send a new code' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(again).toHaveAccessibleDescription('You can request a new code a minute after the last one.')
  await expect(mainOf(page).getByText(/^in \d+ seconds?$/)).toBeVisible()

  const code = page.getByRole('textbox', { name: 'Code' })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(code).toHaveAccessibleDescription(/Enter the code\./)
  const right = await simulator.typeCode(ada.email)
  // Six digits that come at once are sent by themselves.
  await code.fill(right === '123456' ? '123457' : '123456')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()

  // An hour later the code is over, and a new one can be sent; the old one works no longer.
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
  // Nobody comes back in by the browser's own way back.
  await page.goBack()
  await expect(mainOf(page).getByText('Log in to see your notifications.')).toBeVisible()
  await page.goto('./verify')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
})

import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { opened } from '../support/flow.ts'
import { behaviour, shows } from '../support/plays.ts'
import states from './TalentPerson.stories.tsx'

export default { ...states, title: 'Screens/Talent/Person' }

/** Likes need an account (rules 35). */
export const AsksVisitorsToLogInBeforeALike = behaviour(async ({ canvas }) => {
  const [like] = await canvas.findAllByRole('button', { name: /^Like the post by Ada Lindqvist/ })
  if (!like) throw new Error('There is no post.')
  await userEvent.click(like)
  const dialog = await opened('dialog', 'Log in to like posts')
  await waitFor(() => expect(dialog.getByRole('link', { name: 'Login' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(like).toHaveFocus())
  await userEvent.click(like)
  await userEvent.click((await opened('dialog')).getByRole('link', { name: 'Login' }))
  await canvas.findByText('After you log in, you’ll return to where you were.')
})

/** “Company not found.” must not flash up before the redirect. */
export const RedirectsFromACompanysAddress = behaviour(
  {
    at: `/recruiter/${personas.ada}`,
    network: { slow: { 'users/find': { from: 300, to: 300 } } },
  },
  async ({ canvas, canvasElement }) => {
    const titles: string[] = []
    const observer = new MutationObserver(() => {
      const title = canvasElement.querySelector('h1')?.textContent
      if (title !== undefined && title !== titles.at(-1)) titles.push(title)
    })
    observer.observe(canvasElement, { childList: true, subtree: true, characterData: true })
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
    observer.disconnect()
    await expect(titles).toContain('Ada Lindqvist')
    await expect(titles).not.toContain('Company not found.')
  },
)

export const RedirectsFromAJobSeekersAddress = behaviour(
  { at: `/user/${personas.harbour}` },
  shows('list', /^Transport .* jobs at Alder & Quay/),
)

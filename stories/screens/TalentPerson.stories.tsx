import { expect, within, screen as page, userEvent, waitFor } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'
import { opened } from '../support/flow.ts'

export default {
  title: 'Screens/Talent/Person',
  parameters: { at: `/user/${personas.ada}` },
} satisfies Meta

export const Person = story.full(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
  for (const name of ['Summary', 'Posts', 'Job Preferences', 'Experience', 'Certificates'])
    await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(canvas.getByText('MA Service Design - Norrhamn School of Arts (2016)')).toBeVisible()
  await expect(canvas.getByRole('list', { name: 'Projects' })).toHaveTextContent('Time Taken: 4 months')
  await expect(canvas.getByRole('link', { name: /^Seven lines/ })).toHaveAttribute(
    'href',
    'https://example.com/seven-lines',
  )
  await expect(canvas.getByRole('button', { name: 'Download CV' })).toBeVisible()
})

/** A sentence appears instead of empty sections. */
export const BarePerson = story.empty({ at: `/user/${personas.newcomer}` }, async ({ canvas }) => {
  await expect(await canvas.findByText(/hasn’t added anything else yet\.$/)).toBeVisible()
  await expect(within(canvas.getByRole('main')).queryAllByRole('heading', { level: 2 })).toEqual([])
  await expect(canvas.queryByRole('button', { name: 'Download CV' })).toBeNull()
})

export const RightToLeft = story.otherScript({ at: `/user/${personas.rightToLeft}` })
export const LongPerson = story.longText({ at: `/user/${extremes.person}`, scenario: 'extremes' })

export const PersonNotFound = story.state(
  { at: '/user/0' },
  story.says('User not found.', ['Find talent', '/find-talent']),
)

export const PersonLoading = story.loading('users/find', 'Loading the profile…')
export const ServerError = story.error('users/find', 'The page hasn’t loaded.')
export const Offline = story.offline('users/find', 'The page hasn’t loaded.')

/** Likes need an account (rules 35). */
export const AsksVisitorsToLogInBeforeALike = story.behaviour(async ({ canvas }) => {
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
export const RedirectsFromACompanysAddress = story.behaviour(
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

export const RedirectsFromAJobSeekersAddress = story.behaviour(
  { at: `/user/${personas.harbour}` },
  story.shows('list', /^Transport .* jobs at Alder & Quay/),
)

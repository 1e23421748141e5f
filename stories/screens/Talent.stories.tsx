import { expect } from 'storybook/test'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'
export default {
  title: 'Screens/Talent/List',
  parameters: { at: '/find-talent' },
} satisfies Meta

export const Found = story.full(async ({ canvas }) => {
  const list = await canvas.findByRole('list', { name: 'Job seekers found' })
  await expect(list.children).toHaveLength(10)
  await expect(canvas.getByText('Total 40 user(s) found.')).toBeVisible()
  await expect(canvas.getByRole('navigation', { name: 'Pages of job seekers' })).toBeVisible()
})

export const NoResults = story.empty(
  { at: '/find-talent?search=xylophonist' },
  'Nobody matches “xylophonist”.',
)
export const Empty = story.empty({ scenario: 'empty' }, 'No job seekers yet.')
export const Loading = story.loading('users/fetch', 'Loading the job seekers…')
export const ServerError = story.error('users/fetch', 'We couldn’t load the job seekers.')
export const Offline = story.offline('users/fetch', 'We couldn’t load the job seekers.')
export const LongText = story.longText({ scenario: 'extremes' })
export const OtherScript = story.otherScript(
  { at: '/find-talent?search=%D9%84%D9%8A%D8%A7%D9%86' },
  'ليان العطّار',
)

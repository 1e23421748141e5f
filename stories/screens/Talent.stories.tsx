import { expect } from 'storybook/test'
import { empty, error, full, loading, longText, offline, otherScript } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'
import { people } from '../support/talent.ts'

export default {
  title: 'Screens/Talent/List',
  parameters: { at: '/find-talent' },
} satisfies Meta

export const Found = full(async ({ canvas }) => {
  await expect(await people(canvas)).toHaveLength(10)
  await expect(canvas.getByText('Total 40 user(s) found.')).toBeVisible()
  await expect(canvas.getByRole('navigation', { name: 'Pages of job seekers' })).toBeVisible()
})

export const NoResults = empty({ at: '/find-talent?search=xylophonist' }, 'Nobody matches “xylophonist”.')
export const Empty = empty({ scenario: 'empty' }, 'No job seekers yet.')
export const Loading = loading('users/fetch', 'Loading the job seekers…')
export const ServerError = error('users/fetch', 'We couldn’t load the job seekers.')
export const Offline = offline('users/fetch', 'We couldn’t load the job seekers.')
export const LongText = longText({ scenario: 'extremes' })
export const OtherScript = otherScript({ at: '/find-talent?search=%D9%84%D9%8A%D8%A7%D9%86' }, 'ليان العطّار')

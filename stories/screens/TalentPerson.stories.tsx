import { expect, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

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

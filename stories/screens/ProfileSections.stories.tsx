import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { press } from '../support/flow.ts'
import { error, loading, longText, offline, otherScript } from '../support/plays.ts'
import { bodyRows, openSections, section } from '../support/profile.ts'
import { type Meta, narrow, unreachable } from '../support/story.ts'

/** The sections below the profile form, each saved separately: posts, projects, employees and employers. */
export default {
  title: 'Screens/Profile/Sections',
  parameters: { at: '/profile', as: personas.ada },
} satisfies Meta

export const Loading = loading('my-profile', 'Loading your posts…')
export const ServerError = error('my-profile', 'We couldn’t load your posts and projects.')

export const Offline = offline(
  { as: personas.harbour, ...unreachable('my-profile') },
  'We couldn’t load your posts and employees.',
)

export const LongTextsOfACompany = longText(
  { as: extremes.company, scenario: 'extremes', globals: narrow },
  async ({ canvas }) => {
    await openSections(canvas, 'Employees')
  },
)

export const EmployersOtherScript = otherScript(
  { as: personas.rightToLeft, globals: narrow },
  async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await press(employers, 'Employers')
    await expect(bodyRows(employers, 'Employers')).toHaveLength(1)
  },
)

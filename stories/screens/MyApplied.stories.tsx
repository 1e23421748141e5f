import { expect, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { messages, refetched } from '../support/flow.ts'
import { rows } from '../support/my-applied.ts'
import { arabicTitle } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import { type Meta, narrow } from '../support/story.ts'

export default {
  title: 'Screens/My applications',
  parameters: { at: '/my-applied', as: personas.ada },
} satisfies Meta

export const Full = story.full(async ({ canvas }) => {
  await rows(canvas, 10)
  await expect(canvas.getByText('11 applications', { selector: 'p' })).toBeVisible()
  for (const [name, path] of [
    ['Service designer', /^\/application\/\d+$/],
    ['See job: Service designer', /^\/jobs\/\d+$/],
  ] as const)
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(path))
})

/** On a phone each application has two lines. */
export const Narrow = story.state({ globals: narrow }, async ({ canvas }) => {
  const list = within(await canvas.findByRole('list', { name: 'Applications' }))
  for (const row of list.getAllByRole('listitem'))
    await expect(row.getBoundingClientRect().height).toBeLessThan(80)
})

export const LongTexts = story.longText({ as: extremes.person, scenario: 'extremes' })

export const OtherScript = story.otherScript(
  {
    as: personas.rightToLeft,
    prepare: ({ tx }) => {
      const [first] = tx.applications.by('account_id', personas.rightToLeft)
      if (first) tx.applications.patch(first.id, { job_id: jobs.otherScript })
    },
  },
  arabicTitle,
)

export const Empty = story.empty(
  { as: personas.newcomer },
  story.says('No applications yet.', ['Add a CV', '/cv-manager']),
)

export const Loading = story.loading('jobs/my-applications', 'Loading your applications…')
export const Offline = story.offline('jobs/my-applications', 'We couldn’t load your applications.')

/** A failed refresh keeps the rows, is announced, and offers a retry (rules 37). */
export const RefreshFailed = story.error(async ({ canvas }) => {
  await rows(canvas, 10)
  runtime.options = {
    ...runtime.options,
    faults: [{ call: 'jobs/my-applications', kind: 'network', times: null }],
  }
  await refetched(() => messages().getByText(/^This page may be out of date/))
  await rows(canvas, 10)
})

export const Visitor = story.notAllowed(
  { as: 'visitor' },
  'Log in with a job seeker account to see your applications.',
)

import { expect, waitFor } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isTold } from '../support/flow.ts'
import type { Meta, Story } from '../support/story.ts'
import { address, clash, retype, save, saveElsewhere, title } from '../support/edit-job.ts'

export default {
  title: 'Screens/Edit a job/Saving',
  parameters: { at: address, as: personas.harbour },
} satisfies Meta

export const ConflictShown: Story = {
  name: 'Conflict',
  tags: ['state'],
  play: async ({ canvas }) => {
    await retype(await title(canvas), 'Night planner for the terminal at the western basin')
    await saveElsewhere(jobs.open, { title: 'Day planner', description: 'Shorter.', salary_to: '60000' })
    await save(canvas)
    await clash(canvas)
  },
}

/** The session expires during editing. The form keeps the values until the next login (rules 12). */
export const ExpiredSession: Story = {
  name: 'Expired session',
  tags: ['not-allowed'],
  play: async ({ canvas }) => {
    await retype(await title(canvas), 'Night planner')
    await runtime.mutate(({ tx }) => {
      for (const { id } of tx.sessions.by('account_id', personas.harbour)) tx.sessions.remove(id)
    })
    await save(canvas)
    await waitFor(() => expect(canvas.getByRole('form').querySelector('[role=group]')).toHaveFocus())
    await expect(await title(canvas)).toHaveValue('Night planner')
    await save(canvas)
    await isTold('Error')
    await expect(await title(canvas)).toHaveValue('Night planner')
  },
}

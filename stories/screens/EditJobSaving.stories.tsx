import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { address, clash, retype, save, saveElsewhere, title } from '../support/edit-job.ts'
import { state } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Edit a job/Saving',
  parameters: { at: address, as: personas.harbour },
} satisfies Meta

export const ConflictShown = state(async ({ canvas }) => {
  await retype(await title(canvas), 'Night planner for the terminal at the western basin')
  await saveElsewhere(jobs.open, { title: 'Day planner', description: 'Shorter.', salary_to: '60000' })
  await save(canvas)
  await clash(canvas)
})

import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import type { World } from './story.ts'

/** The title of `jobs.otherScript`. */
export const arabicTitle = 'مشرف استقبال الضيوف – الفترة المسائية'

/** The world of `harbour`, with the Arabic and the Japanese job as its own. */
export const withJobsInOtherScripts: World = {
  as: personas.harbour,
  prepare: ({ tx }) => {
    tx.jobs.patch(jobs.otherScript, { account_id: personas.harbour })
    tx.jobs.patch(jobs.japanese, { account_id: personas.harbour })
  },
}

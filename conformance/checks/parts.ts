import { check, type Check, expect, same } from '../check.ts'
import { isSuccess, jsonParts, reasonOf } from '../person.ts'
import { openApplication } from '../things.ts'

const assumes = ['lists.parts'] as const

/** Lists sent as parts of type `application/json`. All other checks send them as text, as the app does. */
export const checks: readonly Check[] = [
  check('save-profile', 'input', 48, assumes).that(
    'saves lists from parts of type application/json',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const education = [{ degree: 'BSc', institute: 'Kit University', year: '2019' }]
      const body = { name: seeker.name, education, experiences: [], certificates: [] }
      const received = await seeker.raw('save-profile', jsonParts('save-profile', body))
      expect(isSuccess('save-profile', received.envelope), `/api/save-profile: ${reasonOf(received)}`)
      same((await seeker.ok('me')).user.education, education, 'the saved list')
    },
  ),
  check('jobs/download-cvs', 'input', 48, assumes).that(
    'reads a list from a part of type application/json',
    async (stage) => {
      const { id, job } = await openApplication(stage)
      const form = jsonParts('jobs/download-cvs', { id: job.id, application_ids: [id] })
      const { file, exchange } = await job.owner.raw('jobs/download-cvs', form)
      expect(file !== undefined, `returns no file: ${exchange.problem ?? exchange.received}`)
    },
  ),
]

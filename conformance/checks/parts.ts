import type { CallName } from '../../mocks/operation.ts'
import { check, type Check, expect, readOnly, same } from '../check.ts'
import { isSuccess, jsonParts, refusalOf, type Success } from '../person.ts'
import { idsOf, openApplication } from '../things.ts'
import type { Received } from '../transport.ts'

const assumes = ['lists.parts'] as const

function success<K extends CallName>(call: K, { envelope, exchange }: Received): Success<K> {
  const why = exchange.problem ?? `refuses the form: ${refusalOf(envelope)?.message}`
  expect(isSuccess(call, envelope), `/api/${call} ${why}`)
  return envelope
}

/** Lists sent as parts of type `application/json`. All other checks send them as text, as the app does. */
export const checks: readonly Check[] = [
  readOnly('jobs/search', 'input', 48, assumes).that(
    'reads a list from a part of type application/json',
    async ({ visitor }) => {
      const body = { nature: ['part_time' as const], page: 1 }
      const ofParts = success('jobs/search', await visitor.raw('jobs/search', jsonParts('jobs/search', body)))
      const ofText = await visitor.ok('jobs/search', body)
      const [found, expected] = [ofParts, ofText].map(({ jobs }) => idsOf(jobs))
      same(found, expected, 'the jobs found, compared with a list sent as text')
    },
  ),
  check('save-profile', 'input', 48, assumes).that(
    'saves lists from parts of type application/json',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const education = [{ degree: 'BSc', institute: 'Kit University', year: '2019' }]
      const body = { name: seeker.name, education, experiences: [], certificates: [] }
      success('save-profile', await seeker.raw('save-profile', jsonParts('save-profile', body)))
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

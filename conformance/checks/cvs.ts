import { check, type Check, expect, same } from '../check.ts'
import type { Person } from '../person.ts'
import { applied, expectFile, idsOf, newApplication, newCv, newJob, pdf, png } from '../things.ts'

const cvsOf = async (seeker: Person) => (await seeker.ok('cvs/fetch')).cvs
const defaults = async (seeker: Person) => idsOf((await cvsOf(seeker)).filter(({ is_default }) => is_default))

export const checks: readonly Check[] = [
  check('cvs/upload', 'state', 21, ['cvs.default', 'requests.bits']).that(
    'makes the first CV the default, and another only on request',
    async (stage) => {
      const [seeker, other] = [await stage.newcomer('job_seeker'), await stage.newcomer('job_seeker')]
      const theirs = await newCv(stage, other)
      const first = await newCv(stage, seeker)
      same(first.is_default, true, 'is_default of the first CV')
      const second = await newCv(stage, seeker)
      same(second.is_default, false, 'is_default of the second CV')
      same(await defaults(seeker), [first.id], 'the defaults after the second upload')
      const third = await newCv(stage, seeker, 1)
      same(await defaults(seeker), [third.id], 'the defaults after a third was uploaded as default')
      same(await defaults(other), [theirs.id], 'the defaults of another account')
    },
  ),
  check('cvs/set-default', 'state', 21, ['users-find.cv']).that(
    'changes the default, and accepts the current one',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const first = await newCv(stage, seeker)
      const second = await newCv(stage, seeker)
      for (const { id } of [second, first, first]) {
        await seeker.ok('cvs/set-default', { id })
        same(await defaults(seeker), [id], 'the defaults after one was set')
        const { cv } = await stage.visitor.ok('users/find', { id: seeker.id })
        same(cv?.id, id, 'the CV on the public page', 'users/find')
      }
    },
  ),
  check('cvs/delete', 'state', 21, ['cvs.default', 'files.access']).that(
    'makes the newest remaining CV the default, and deletes the file',
    async (stage) => {
      const seeker = await stage.newcomer('job_seeker')
      const [first, second] = [await newCv(stage, seeker), await newCv(stage, seeker)]
      const third = await newCv(stage, seeker)
      await seeker.ok('cvs/delete', { id: first.id })
      same(await defaults(seeker), [third.id], 'the defaults after the default was deleted')
      await seeker.ok('cvs/delete', { id: second.id })
      same(await defaults(seeker), [third.id], 'the defaults after another one was deleted')
      await seeker.ok('cvs/delete', { id: third.id })
      await expectFile(stage, third.path, false)
      same(await cvsOf(seeker), [], 'the CVs after all were deleted')
      same((await stage.visitor.ok('users/find', { id: seeker.id })).cv, null, 'the CV on the public page')
      same((await newCv(stage, seeker)).is_default, true, 'is_default of the next upload')
    },
  ),
  check('cvs/delete', 'repeat', 21).that(
    'deletes the applications made with the CV, and refuses a second time',
    async (stage) => {
      const { id, job, cvId, seeker } = await applied(stage)
      const jobs = [job, await newJob(stage, job.owner), await newJob(stage, job.owner)]
      const kept = await newApplication(stage, seeker, await newJob(stage, job.owner))
      for (const one of jobs.slice(1)) await seeker.ok('jobs/apply', { id: one.id, cv_id: cvId })
      await seeker.ok('cvs/delete', { id: cvId })
      await seeker.no('jobs/fetch-application', { id }, 'its CV was deleted')
      for (const one of jobs) {
        const { applications } = await job.owner.ok('jobs/fetch-single', { id: one.id })
        same(applications, [], 'the applications after the CV was deleted')
      }
      await seeker.ok('jobs/fetch-application', { id: kept.id })
      await seeker.no('cvs/delete', { id: cvId }, 'the CV was deleted')
      await seeker.no('cvs/set-default', { id: cvId }, 'the CV was deleted')
      // The job takes an application of the same person again.
      await newApplication(stage, seeker, job)
    },
  ),
  check('cvs/upload', 'files', 21, ['files.access']).that('serves the uploaded file', async (stage) => {
    const seeker = await stage.person('seeker')
    const { path, title } = await newCv(stage, seeker)
    const file = await stage.transport.file(path)
    expect(file !== undefined, `there is no file at ${path}`)
    expect(new TextDecoder().decode(file.bytes).includes(title), 'the file differs from the uploaded one')
    const type = file.headers.get('content-type') ?? ''
    expect(type.startsWith('application/pdf'), `the file is served as ${type}`)
  }),
  check('cvs/upload', 'input', 21).that(
    'checks the content of a file, and refuses a blank title',
    async (stage) => {
      const seeker = await stage.person('seeker')
      const title = 'Kit CV'
      const named = new File(['not a PDF'], 'cv.pdf', { type: 'application/pdf' })
      await seeker.no('cvs/upload', { file: named, title }, 'only its name says PDF')
      await seeker.no('cvs/upload', { file: png('cv.pdf'), title }, 'it is an image')
      await seeker.no('cvs/upload', { file: new File([], 'cv.pdf'), title }, 'it is empty')
      await seeker.no('cvs/upload', { file: pdf(), title: '  ' }, 'the title is blank')
      const odd = new File([await pdf().text()], 'no-extension', { type: 'application/octet-stream' })
      await seeker.ok('cvs/upload', { file: odd, title })
      const marked = new File(['\ufeff', await pdf().text()], 'cv.pdf', { type: 'application/pdf' })
      await seeker.ok('cvs/upload', { file: marked, title })
    },
  ),
]

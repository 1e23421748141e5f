import type { AssumptionId } from '../../mocks/assumptions.ts'
import { NotChecked, NotOffered } from '../failures.ts'
import { ownJobs } from '../checks/paging.ts'
import { isSuccess, jsonParts, refusalIn } from '../person.ts'
import type { Stage } from '../stage.ts'
import { choices, idsOf, jobFields, newJob, newProject, openApplication, png } from '../things.ts'
import type { Received } from '../transport.ts'

export interface Probed {
  verdict: 'assumed' | 'otherwise' | 'neither'
  evidence: string
}

const found = (assumed: boolean, otherwise: boolean, evidence: string): Probed => ({
  verdict: assumed ? 'assumed' : otherwise ? 'otherwise' : 'neither',
  evidence,
})

/** Returns the answer. @throws NotChecked if it has no envelope: after a redirect, an HTML page or no answer */
function judged(received: Received): Received {
  const { call, problem } = received.exchange
  if (problem !== undefined) throw new NotChecked(`/api/${call} ${problem}`)
  return received
}

/** Finds out how a call is refused without a token. */
async function withoutToken(stage: Stage, call: 'me' | 'notifications/fetch'): Promise<Probed> {
  const { exchange, envelope } = judged(await stage.visitor.send(call, { type: 'job' }))
  const status = exchange.httpStatus ?? 0
  return found(
    status === 401,
    status === 200 && !isSuccess(call, envelope),
    `${call} without a token: HTTP ${status}`,
  )
}

/** Probes of assumptions about behaviour, with a few calls each. `Observer` judges those about the form of answers. */
export const probes: Readonly<Partial<Record<AssumptionId, (stage: Stage) => Promise<Probed>>>> = {
  'lists.parts': async ({ visitor }) => {
    const body = { nature: ['part_time' as const], page: 1 }
    const { envelope } = judged(await visitor.raw('jobs/search', jsonParts('jobs/search', body)))
    const { jobs } = await visitor.ok('jobs/search', body)
    const isRead = isSuccess('jobs/search', envelope) && idsOf(envelope.jobs).join() === idsOf(jobs).join()
    return found(isRead, !isRead, `a list as an application/json part: ${isRead ? '' : 'not '}read`)
  },
  'session.expired': async (stage) => await withoutToken(stage, 'notifications/fetch'),
  'session.me': async (stage) => await withoutToken(stage, 'me'),
  'accounts.unknown': async (stage) => {
    const email = stage.hook('newAddress')(stage.word())
    const { envelope } = judged(await stage.visitor.send('login', { email, type: 'job_seeker' }))
    const took = isSuccess('login', envelope)
    return found(took, !took, `login with an unknown address: ${took ? 'success' : 'refused'}`)
  },
  'code.form': async (stage) => {
    const { email } = await stage.signUp('job_seeker')
    await stage.visitor.ok('login', { email, type: 'job_seeker' })
    const code = await stage.code(email, 'login')
    await stage.visitor.ok('verify', { email, code })
    const isDigits = /^\d{6}$/.test(code)
    return found(isDigits, !isDigits, `a code of ${code.length} characters${isDigits ? ', all digits' : ''}`)
  },
  'errors.absent': async (stage) => {
    const { email } = await stage.signUp('job_seeker')
    const received = judged(await stage.visitor.send('verify', { email, code: '' }))
    const fields = Object.keys(refusalIn(received)?.errors ?? {})
    return found(
      fields.includes('code'),
      fields.length === 0,
      `verify without a code names: ${fields.join() || 'no field'}`,
    )
  },
  'change-password.current': async (stage) => {
    const seeker = await stage.person('seeker')
    const fresh = { new_password: 'new-pass-word', confirm_password: 'new-pass-word' }
    const received = judged(await seeker.send('change-password', { ...fresh, current_password: 'wrong' }))
    const status = received.exchange.httpStatus ?? 0
    return found(
      refusalIn(received) !== undefined && status !== 401,
      status === 401,
      `a wrong current password: HTTP ${status}`,
    )
  },
  'jobs-create.review': async (stage) => {
    const recruiter = await stage.person('recruiter')
    const { id } = await recruiter.ok('jobs/create', await jobFields(stage))
    const { state } = (await recruiter.ok('jobs/fetch-single', { id })).job
    return found(state === 'pending', state === 'approved', `a new job is ${state}`)
  },
  'jobs-update.absent': async (stage) => {
    const recruiter = await stage.person('recruiter')
    const { id } = await newJob(stage, recruiter, { salary_from: 5, salary_to: 9 }, 'pending')
    const { description: _, ...fields } = await jobFields(stage)
    await recruiter.ok('jobs/update', { id, ...fields })
    const { job } = await recruiter.ok('jobs/fetch-single', { id })
    const left = [job.salary_from, job.salary_to, job.description]
    const isEmpty = left.every((value) => !value)
    return found(isEmpty, left.some(Boolean), `omitted salary and text are ${JSON.stringify(left)}`)
  },
  'projects-update.absent': async (stage) => {
    const seeker = await stage.person('seeker')
    const { id, title } = await newProject(stage, seeker)
    await seeker.ok('projects/update', { id, title })
    const project = (await seeker.ok('my-profile')).projects.find((one) => one.id === id)
    const left = [project?.url, project?.time_took, project?.description]
    return found(
      left.every((value) => !value),
      left.every(Boolean),
      `omitted texts are ${JSON.stringify(left)}`,
    )
  },
  'save-profile.absent': async (stage) => {
    const seeker = await stage.newcomer('job_seeker')
    await seeker.ok('save-profile', { name: seeker.name, about: 'About me' })
    await seeker.ok('save-profile', { name: seeker.name })
    const { about } = (await seeker.ok('me')).user
    return found(about === 'About me', !about, `an omitted about text is ${JSON.stringify(about)}`)
  },
  'download-cvs.kind': async (stage) => {
    const { id, job } = await openApplication(stage)
    const { bytes } = await job.owner.download({ id: job.id, application_ids: [id] })
    const head = new TextDecoder().decode(bytes.slice(0, 4))
    return found(
      head.startsWith('PK'),
      head === '%PDF',
      `the file of one application begins with “${head.slice(0, 4).trim()}”`,
    )
  },
  'payments.intent': async (stage) => {
    if (!(await choices(stage)).settings.stripe_pk) throw new NotOffered('the settings have no stripe_pk')
    const { id, owner } = await newJob(stage, await stage.person('recruiter'))
    const open = async () =>
      (await owner.ok('payments/fetch-stripe-intent', { id, type: 'feature_job' })).client_secret
    const isSame = (await open()) === (await open())
    return found(isSame, !isSame, `two calls open ${isSame ? 'one payment' : 'two payments'}`)
  },
  'projects-add-files.files': async (stage) => {
    const seeker = await stage.person('seeker')
    const { id } = await newProject(stage, seeker)
    const { files } = await seeker.ok('projects/add-files', { id, 'files[]': [png()] })
    return found(files.length === 2, files.length === 1, `one file added to one: ${files.length} answered`)
  },
  'users-find.recruiters': async (stage) => {
    const { id } = await stage.person('recruiter')
    const { envelope } = judged(await stage.visitor.send('users/find', { id }))
    const isFound = isSuccess('users/find', envelope)
    return found(isFound, !isFound, `users/find of a recruiter: ${isFound ? 'success' : 'refused'}`)
  },
  'page-size': async (stage) => {
    const { look } = await ownJobs.crowd(stage)
    const { length } = (await look(1)).ids
    return found(length === 10, length > 0, `the first page of jobs/my has ${length} entries`)
  },
}

import type { Random } from '../../mocks/engine/base/random.ts'
import { enumerations } from '../../mocks/contract/calls.gen.ts'
import type { CallName } from '../../mocks/operation.ts'
import { madeBy } from '../made.ts'
import { isSuccess, type Payload, type Person } from '../person.ts'
import type { Stage } from '../stage.ts'
import { jobFields, pdf } from '../things.ts'
import type { Received } from '../transport.ts'

export const recruiters = ['recruiter', 'otherRecruiter'] as const
export const seekers = ['seeker', 'otherSeeker'] as const
export const actors = [...recruiters, ...seekers] as const
export type Actor = (typeof actors)[number]

/** The ids of what steps made, by its kind, in the order of creation. */
type Things = ReturnType<typeof nothingMade>

/** One of the two backends, with what a sequence created there. */
export interface Side {
  stage: Stage
  people: Record<Actor, Person>
  made: Things
  /** A word in the title of every job that the sequence posts, the same on both backends. */
  word: string
}

/** One step of a sequence. The numbers choose values and existing things, the same on both backends. */
export interface Step {
  action: ActionName
  by: Actor
  pick: number
  choice: number
}

const noIds = (): number[] => []
export const nothingMade = () => ({
  jobs: noIds(),
  cvs: noIds(),
  applications: noIds(),
  links: noIds(),
  posts: noIds(),
  projects: noIds(),
  bookmarks: noIds(),
  followings: noIds(),
})

interface Action {
  by: readonly Actor[]
  run: (side: Side, who: Person, step: Step) => Promise<Received[]>
}

const all = actors
const { StatusChoice, JobType, JobNature, JobStatus } = enumerations

function chosen<T>(list: readonly T[], number: number): T | undefined {
  return list[number % list.length]
}

type Fields<K extends CallName> = Payload<K> | Promise<Payload<K>>

/** Makes an action on an existing thing. @param more the call's fields besides its id */
const on = <K extends CallName>(
  kind: keyof Things,
  by: readonly Actor[],
  call: K,
  more?: (step: Step, side: Side) => Fields<K>,
): Action => ({
  by,
  run: async (side, who, step) => {
    const id = chosen(side.made[kind], step.pick)
    if (id === undefined) return []
    const fields: Payload<K> = (await more?.(step, side)) ?? {}
    return [await who.send(call, Object.assign(fields, { id }))]
  },
})

/** Makes an action that needs nothing. @param makes the kind of what it makes, if anything */
const send = <K extends CallName>(
  by: readonly Actor[],
  call: K,
  body?: (step: Step, side: Side) => Fields<K>,
  makes?: keyof Things,
): Action => ({
  by,
  run: async (side, who, step) => {
    const received = await who.send(call, await body?.(step, side))
    if (makes) note(side.made[makes], madeBy(call, received.envelope)?.id)
    return [received]
  },
})

async function jobOf({ pick, choice }: Step, { stage, word }: Side): Promise<Payload<'jobs/create'>> {
  const type = chosen(JobType, choice) ?? 'remote'
  const nature = chosen(JobNature, pick) ?? 'full_time'
  const salary = choice % 3 === 0 ? { salary_from: pick, salary_to: pick + choice } : {}
  const place = type === 'remote' ? {} : { location: `Kitville ${choice % 2}` }
  const status = chosen(JobStatus, choice % 4 === 3 ? 1 : 0) ?? 'active'
  const description = longText({ pick })
  const title = `${word} ${pick}`
  return await jobFields(stage, { title, type, nature, status, description, ...place, ...salary })
}

/** Some words, up to 3,000 characters. */
const longText = ({ pick }: Pick<Step, 'pick'>) => `${'Some more words. '.repeat(pick * 16)}Text ${pick}`

function searchOf({ choice }: Step, { word: keyword }: Side): Payload<'jobs/search'> {
  const filters = [
    {},
    { nature: ['part_time' as const] },
    { types: ['hybrid', 'on_site'] as ('hybrid' | 'on_site')[] },
    { salary_from: 3 },
  ]
  return { keyword, nature: [], types: [], ...chosen(filters, choice) }
}

const seekerOf = ({ pick }: Step, { people }: Side) => people[chosen(seekers, pick) ?? 'seeker']

function note(list: number[], id: number | undefined): void {
  if (id !== undefined && !list.includes(id)) list.push(id)
}

/** What fills a world. */
const makers = {
  'post a job': send(recruiters, 'jobs/create', jobOf, 'jobs'),
  'review a job': {
    by: recruiters,
    run: async ({ stage, made }, who, { pick, choice }) => {
      const id = chosen(made.jobs, pick)
      if (id === undefined || !stage.setup.decideJob) return []
      const { envelope } = await who.send('jobs/fetch-single', { id })
      if (!isSuccess('jobs/fetch-single', envelope)) return []
      await stage.hook('decideJob')(id, choice % 4 === 0 ? 'cancelled' : 'approved')
      return []
    },
  },
  'upload a CV': send(
    seekers,
    'cvs/upload',
    ({ pick, choice }) => ({
      title: `CV ${pick}`,
      file: pdf(),
      is_default: choice % 2 === 0 ? (1 as const) : (0 as const),
    }),
    'cvs',
  ),
  apply: {
    by: seekers,
    run: async ({ made }, who, { pick, choice }) => {
      const [id, cv_id] = [chosen(made.jobs, pick), chosen(made.cvs, choice)]
      if (id === undefined || cv_id === undefined) return []
      const received = await who.send('jobs/apply', { id, cv_id })
      const opened = await who.send('jobs/fetch-single', { id })
      if (isSuccess('jobs/fetch-single', opened.envelope))
        note(made.applications, opened.envelope.applications[0]?.id)
      return [received, opened]
    },
  },
  'bookmark a job': {
    by: all,
    run: async ({ made }, who, { pick }) => {
      const id = chosen(made.jobs, pick)
      if (id === undefined) return []
      const toggled = await who.send('bookmarks/toggle', { id, type: 'job' })
      const listed = await who.send('bookmarks/fetch', { type: 'job', page: 1 })
      if (isSuccess('bookmarks/fetch', listed.envelope))
        note(made.bookmarks, listed.envelope.bookmarks[0]?.id)
      return [toggled, listed]
    },
  },
  follow: {
    by: all,
    run: async ({ made, people }, who, { pick }) => {
      const { id } = people[chosen(recruiters, pick) ?? 'recruiter']
      const toggled = await who.send('followers/toggle', { id, type: 'recruiter' })
      const listed = await who.send('followers/fetch', { type: 'recruiter' })
      if (isSuccess('followers/fetch', listed.envelope)) note(made.followings, listed.envelope.data[0]?.id)
      return [toggled, listed]
    },
  },
  'invite an employee': send(
    all,
    'employees/create',
    (step, side) => ({ email: seekerOf(step, side).email }),
    'links',
  ),
  post: send(all, 'posts/create', (step) => ({ caption: longText(step) }), 'posts'),
  'like a post': on('posts', all, 'bookmarks/toggle', () => ({ type: 'post' as const })),
  'add a project': send(
    all,
    'projects/add',
    (step) => ({ title: `Project ${step.pick}`, description: longText(step) }),
    'projects',
  ),
  'upload a receipt': on('jobs', recruiters, 'jobs/upload-receipt', () => ({ file: pdf() })),
} as const satisfies Record<string, Action>

const actionTable = {
  ...makers,
  'update a job': on('jobs', recruiters, 'jobs/update', jobOf),
  'delete a job': on('jobs', recruiters, 'jobs/delete'),
  'open a job': on('jobs', all, 'jobs/fetch-single'),
  'search jobs': send(all, 'jobs/search', searchOf),
  'choose the default CV': on('cvs', seekers, 'cvs/set-default'),
  'delete a CV': on('cvs', seekers, 'cvs/delete'),
  'set a status': on('applications', all, 'jobs/change-application-status', ({ choice }) => ({
    status: chosen(StatusChoice, choice) ?? 'applied',
  })),
  'remove a bookmark': on('bookmarks', all, 'bookmarks/remove'),
  'stop following a company': on('followings', all, 'followers/remove'),
  'accept a request': on('links', all, 'employees/accept-request'),
  'decline a request': on('links', all, 'employees/decline-request'),
  'remove a request': on('links', all, 'employees/remove-request'),
  'delete an employee': on('links', all, 'employees/delete'),
  'save the profile': send(all, 'save-profile', (step, { word }) => ({
    name: `${word} ${step.choice}`,
    about: longText(step),
  })),
  'save the education': send(seekers, 'save-profile', ({ pick }, { word }) => ({
    name: `${word} ${pick}`,
    education: Array.from({ length: pick }, (_, at) => ({ degree: `${at}`, institute: 'Kit', year: '2019' })),
  })),
  'delete a post': on('posts', all, 'posts/delete'),
  'update a project': on('projects', all, 'projects/update', ({ pick }) => ({
    title: `Renamed ${pick}`,
    url: '',
    time_took: '',
    description: pick % 2 === 0 ? '' : longText({ pick }),
  })),
  'delete a project': on('projects', all, 'projects/delete'),
  'decide a transfer': {
    by: recruiters,
    run: async ({ stage }, who, { choice }) => {
      const listed = await who.send('payments/my', { page: 1 })
      if (!stage.setup.decideTransfer || !isSuccess('payments/my', listed.envelope)) return [listed]
      const open = listed.envelope.payments.find(({ status }) => status === 'pending')
      const transfer = open && { paymentId: open.id, jobId: open.job.id, title: open.job.title }
      if (transfer) await stage.hook('decideTransfer')(transfer, choice % 3 === 0 ? 'rejected' : 'approved')
      return [listed]
    },
  },
} as const satisfies Record<string, Action>

export type ActionName = keyof typeof actionTable
export const actions: Readonly<Record<ActionName, Action>> = actionTable
const isAction = (name: string): name is ActionName => name in actionTable
export const actionNames: readonly ActionName[] = Object.keys(actionTable).filter(isAction)

/** The steps that fill a world: each twice by everybody who may. */
export const beginning = [0, 1].flatMap((pick) =>
  Object.keys(makers)
    .filter(isAction)
    .flatMap((action) => actions[action].by.map((by): Step => ({ action, by, pick, choice: pick + 1 }))),
)

/** Returns sequences of random steps that have each action equally often. Each begins with a filled world. */
export function randomSequences(random: Random, count: number, length: number): Step[][] {
  const deck: ActionName[] = []
  const next = (): Step => {
    if (deck.length === 0) deck.push(...actionNames)
    const [action = 'post a job'] = deck.splice(random.integer(0, deck.length - 1), 1)
    const by = random.pick(actions[action].by) ?? 'recruiter'
    return { action, by, pick: random.integer(0, 11), choice: random.integer(0, 23) }
  }
  return Array.from({ length: count }, () => [...beginning, ...Array.from({ length }, next)])
}

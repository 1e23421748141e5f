import { enumerations } from '../../mocks/contract/calls.gen.ts'
import type { Payload, Person } from '../person.ts'
import { isSuccess } from '../person.ts'
import type { Stage } from '../stage.ts'
import { jobFields, pdf } from '../things.ts'
import type { Received } from '../transport.ts'

export const actors = ['recruiter', 'seeker', 'otherSeeker'] as const
export type Actor = (typeof actors)[number]

/** The kinds of thing that steps refer to. `Things` lists the ids of each, in the order of creation. */
const things = [
  'jobs',
  'cvs',
  'applications',
  'links',
  'posts',
  'projects',
  'bookmarks',
  'followings',
] as const
type Things = Record<(typeof things)[number], number[]>

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

export const nothingMade = (): Things => ({
  jobs: [],
  cvs: [],
  applications: [],
  links: [],
  posts: [],
  projects: [],
  bookmarks: [],
  followings: [],
})

interface Action {
  by: readonly Actor[]
  run: (side: Side, who: Person, step: Step) => Promise<Received[]>
}

const all = actors
const seekers = ['seeker', 'otherSeeker'] as const
const recruiter = ['recruiter'] as const
const { StatusChoice, JobType, JobNature, JobStatus } = enumerations

function chosen<T>(list: readonly T[], number: number): T | undefined {
  return list[number % list.length]
}

/** Makes an action on an existing thing. */
const on = (
  kind: keyof Things,
  by: readonly Actor[],
  run: (who: Person, id: number, step: Step, side: Side) => Promise<Received>,
): Action => ({
  by,
  run: async (side, who, step) => {
    const id = chosen(side.made[kind], step.pick)
    return id === undefined ? [] : [await run(who, id, step, side)]
  },
})

/** Makes an action that only reads. */
const look = (
  by: readonly Actor[],
  run: (who: Person, step: Step, side: Side) => Promise<Received>,
): Action => ({
  by,
  run: async (side, who, step) => [await run(who, step, side)],
})

async function jobOf({ stage, word }: Side, { pick, choice }: Step): Promise<Payload<'jobs/create'>> {
  const type = chosen(JobType, choice) ?? 'remote'
  const nature = chosen(JobNature, pick) ?? 'full_time'
  const salary = choice % 3 === 0 ? { salary_from: pick, salary_to: pick + choice } : {}
  const place = type === 'remote' ? {} : { location: `Kitville ${choice % 2}` }
  const status = chosen(JobStatus, choice % 4 === 3 ? 1 : 0) ?? 'active'
  return await jobFields(stage, { title: `${word} ${pick}`, type, nature, status, ...place, ...salary })
}

function note(list: number[], id: number | undefined): void {
  if (id !== undefined && !list.includes(id)) list.push(id)
}

const actionTable = {
  'post a job': {
    by: recruiter,
    run: async (side, who, step) => {
      const received = await who.send('jobs/create', await jobOf(side, step))
      if (isSuccess('jobs/create', received.envelope)) note(side.made.jobs, received.envelope.id)
      return [received]
    },
  },
  'review a job': {
    by: recruiter,
    run: async ({ stage, made }, who, { pick, choice }) => {
      const id = chosen(made.jobs, pick)
      if (id === undefined || !stage.setup.decideJob) return []
      const { envelope } = await who.send('jobs/fetch-single', { id })
      if (!isSuccess('jobs/fetch-single', envelope)) return []
      await stage.hook('decideJob')(id, choice % 4 === 0 ? 'cancelled' : 'approved')
      return []
    },
  },
  'update a job': on(
    'jobs',
    recruiter,
    async (who, id, step, side) => await who.send('jobs/update', { id, ...(await jobOf(side, step)) }),
  ),
  'delete a job': on('jobs', recruiter, async (who, id) => await who.send('jobs/delete', { id })),
  'open a job': on('jobs', all, async (who, id) => await who.send('jobs/fetch-single', { id })),
  'list my jobs': look(recruiter, async (who, _, { word }) => await who.send('jobs/my', { search: word })),
  'search jobs': look(all, async (who, { choice }, { word }) => {
    const filters = [
      {},
      { nature: ['part_time'] as const },
      { types: ['hybrid', 'on_site'] as const },
      { salary_from: 3 },
    ]
    const { nature, types, ...rest } = { nature: [], types: [], ...chosen(filters, choice) }
    return await who.send('jobs/search', { keyword: word, nature: [...nature], types: [...types], ...rest })
  }),
  'upload a CV': {
    by: seekers,
    run: async (side, who, { pick, choice }) => {
      const body = {
        title: `CV ${pick}`,
        file: pdf(),
        is_default: choice % 2 === 0 ? (1 as const) : (0 as const),
      }
      const received = await who.send('cvs/upload', body)
      if (isSuccess('cvs/upload', received.envelope)) note(side.made.cvs, received.envelope.cv.id)
      return [received]
    },
  },
  'choose the default CV': on('cvs', seekers, async (who, id) => await who.send('cvs/set-default', { id })),
  'delete a CV': on('cvs', seekers, async (who, id) => await who.send('cvs/delete', { id })),
  'list CVs': look(seekers, async (who) => await who.send('cvs/fetch')),
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
  'open an application': on(
    'applications',
    all,
    async (who, id) => await who.send('jobs/fetch-application', { id }),
  ),
  'set a status': on(
    'applications',
    all,
    async (who, id, { choice }) =>
      await who.send('jobs/change-application-status', {
        id,
        status: chosen(StatusChoice, choice) ?? 'applied',
      }),
  ),
  'list applications': look(seekers, async (who) => await who.send('jobs/my-applications', { page: 1 })),
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
  'remove a bookmark': on('bookmarks', all, async (who, id) => await who.send('bookmarks/remove', { id })),
  follow: {
    by: all,
    run: async ({ made, people }, who) => {
      const toggled = await who.send('followers/toggle', { id: people.recruiter.id, type: 'recruiter' })
      const listed = await who.send('followers/fetch', { type: 'recruiter' })
      if (isSuccess('followers/fetch', listed.envelope)) note(made.followings, listed.envelope.data[0]?.id)
      return [toggled, listed]
    },
  },
  'stop following a company': on(
    'followings',
    all,
    async (who, id) => await who.send('followers/remove', { id }),
  ),
  'invite an employee': {
    by: all,
    run: async ({ made, people }, who, { pick }) => {
      const { email } = people[chosen(seekers, pick) ?? 'seeker']
      const received = await who.send('employees/create', { email })
      if (isSuccess('employees/create', received.envelope)) note(made.links, received.envelope.employee.id)
      return [received]
    },
  },
  'accept a request': on('links', all, async (who, id) => await who.send('employees/accept-request', { id })),
  'decline a request': on(
    'links',
    all,
    async (who, id) => await who.send('employees/decline-request', { id }),
  ),
  'remove a request': on('links', all, async (who, id) => await who.send('employees/remove-request', { id })),
  'delete an employee': on('links', all, async (who, id) => await who.send('employees/delete', { id })),
  'read own profile': look(all, async (who) => await who.send('my-profile')),
  'read own account': look(all, async (who) => await who.send('me')),
  'read a public page': look(
    all,
    async (who, { pick }, { people }) =>
      await who.send('users/find', { id: people[chosen(seekers, pick) ?? 'seeker'].id }),
  ),
  'open the company page': look(
    all,
    async (who, _, { people }) =>
      await who.send('jobs/search', { company_id: people.recruiter.id, page: 1, fetch_company: 1 }),
  ),
  post: {
    by: all,
    run: async (side, who, { pick }) => {
      const received = await who.send('posts/create', { caption: `Post ${pick}` })
      if (isSuccess('posts/create', received.envelope)) note(side.made.posts, received.envelope.post.id)
      return [received]
    },
  },
  'like a post': on(
    'posts',
    all,
    async (who, id) => await who.send('bookmarks/toggle', { id, type: 'post' }),
  ),
  'delete a post': on('posts', all, async (who, id) => await who.send('posts/delete', { id })),
  'add a project': {
    by: all,
    run: async (side, who, { pick }) => {
      const received = await who.send('projects/add', { title: `Project ${pick}`, description: 'Text' })
      if (isSuccess('projects/add', received.envelope)) note(side.made.projects, received.envelope.project.id)
      return [received]
    },
  },
  'update a project': on(
    'projects',
    all,
    async (who, id, { pick }) =>
      await who.send('projects/update', {
        id,
        title: `Renamed ${pick}`,
        url: '',
        time_took: '',
        description: '',
      }),
  ),
  'delete a project': on('projects', all, async (who, id) => await who.send('projects/delete', { id })),
  'upload a receipt': on(
    'jobs',
    recruiter,
    async (who, id) => await who.send('jobs/upload-receipt', { id, file: pdf() }),
  ),
  'list payments': look(recruiter, async (who) => await who.send('payments/my', { page: 1 })),
  'list receipts': look(recruiter, async (who) => await who.send('receipts/my', { page: 1 })),
  'read notifications': look(all, async (who) => await who.send('notifications/fetch', { type: 'job' })),
} as const satisfies Record<string, Action>

export type ActionName = keyof typeof actionTable
export const actions: Readonly<Record<ActionName, Action>> = actionTable
export const actionNames: readonly ActionName[] = Object.keys(actionTable).filter(
  (name): name is ActionName => name in actionTable,
)

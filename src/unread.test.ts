import { expect, test } from 'vitest'
import { exampleAnswer, list, part } from '../tests/support/answers.ts'
import { isObject, pathsIn, strangers, withAt } from '../tests/support/strangers.ts'
import type { Answer, CallName } from './api/client.ts'
import { readAnswer } from './api/read-answer.ts'
import { unreadMessages } from './features/changes/unread.ts'
import {
  differingJobFields,
  postJobFields,
  postJobRules,
  unreadOfJob,
  valuesOfJob,
} from './features/posting/job-values.ts'
import {
  changedKeys,
  profileFields,
  profileRules,
  unreadOf,
  valuesOf,
} from './features/profile/profile-values.ts'
import { projectRules, valuesOfProject } from './features/projects/project-values.ts'
import { stillUnread } from './ui/useForm.ts'

type Values = Readonly<Record<string, unknown>>

/** A form that starts from an answer. Each is a function of the answer, after reading, that changes `typed`. */
type FormOf<N extends CallName> = {
  call: N
  /** The received answer with this object. */
  around: (edited: Values) => Values
  /** A valid object in which every field has a value. */
  example: Values
  /** Returns what the form sends after one field was changed, or undefined if it refuses. */
  send: (answer: Answer<N>) => Values | undefined
  /** The field that is changed. */
  typed: string
}

const { user } = exampleAnswer('me')
const { job } = exampleAnswer('jobs/fetch-single')
const [project = {}] = list(exampleAnswer('my-profile')['projects'])

function refuses(errors: Readonly<Record<string, unknown>>): boolean {
  return Object.values(errors).some(Boolean)
}

function profile(type: 'job_seeker' | 'recruiter'): FormOf<'me'> {
  return {
    call: 'me',
    around: (edited) => ({ ...exampleAnswer('me'), user: edited }),
    example: { ...part(user), type, currently_located: 'Bath' },
    typed: 'currently_located',
    send: ({ user: read }) => {
      const initial = valuesOf(read)
      const values = { ...initial, currently_located: 'Bristol' }
      const unread = stillUnread(unreadOf(read), changedKeys(initial, values))
      return refuses({ ...profileRules(values), ...unread }) ? undefined : profileFields(read.type, values)
    },
  }
}

const editJob: FormOf<'jobs/fetch-single'> = {
  call: 'jobs/fetch-single',
  around: (edited) => ({ ...exampleAnswer('jobs/fetch-single'), job: edited }),
  example: {
    ...part(job),
    type: 'on_site',
    location: 'Bath',
    salary_from: 40_000,
    salary_to: 50_000,
    status: 'in_active',
  },
  typed: 'title',
  send: ({ job: read }) => {
    const initial = valuesOfJob(read)
    const values = { ...initial, title: 'Night nurse' }
    const unread = stillUnread(unreadOfJob(read), differingJobFields(initial, values))
    return refuses({ ...postJobRules(values), ...unread }) ? undefined : postJobFields(values)
  },
}

const editProject: FormOf<'my-profile'> = {
  call: 'my-profile',
  around: (edited) => ({ ...exampleAnswer('my-profile'), projects: [edited] }),
  example: { ...project, url: 'https://example.org', time_took: '3 weeks', description: 'Made of oak.' },
  typed: 'title',
  send: ({ projects: [read] }) => {
    if (!read) return undefined
    const initial = valuesOfProject(read)
    const values = { ...initial, title: 'A table' }
    const unread = stillUnread(unreadMessages(read, initial), ['title'])
    return refuses({ ...projectRules(values), ...unread }) ? undefined : values
  },
}

/** What a field, a row or a cell is replaced with. `cell` is the name of a cell, where a list is replaced. */
const strangersFor = (cell: string): readonly unknown[] => [
  ...strangers.filter((each) => !Number.isNaN(each)),
  `{"0":{"${cell}":"BSc"}}`,
  JSON.stringify(`[{"${cell}":"BSc"}]`),
  { 0: { [cell]: 'BSc' } },
  { data: [{ [cell]: 'BSc' }] },
]

/** Returns what a form sends of a valid answer, and what it would erase with each field, row or cell replaced. */
function tried<N extends CallName>({ call, around, example, send, typed }: FormOf<N>) {
  const sent = (edited: Values) => {
    const { answer } = readAnswer(call, around(edited))
    return (isAnswer<N>(answer) && send(answer)) || {}
  }
  const [, ...paths] = pathsIn(example)
  const erased = paths.flatMap((path) =>
    strangersFor(path[0] === 'education' ? 'degree' : 'name').flatMap((stranger) => {
      const changed = withAt(example, path, stranger)
      const edited = isObject(changed) ? changed : {}
      return Object.entries(sent(edited))
        .filter(([field, value]) => field !== typed && erases(edited[field], value))
        .map(([field]) => JSON.stringify({ [field]: edited[field] }))
    }),
  )
  return { valid: Object.keys(sent(example)), erased }
}

function isAnswer<N extends CallName>(answer: object | undefined): answer is Answer<N> {
  return answer !== undefined
}

/** Whether something that was received is missing in what is sent. */
function erases(received: unknown, sent: unknown): boolean {
  const left = leavesOf(sent)
  return leavesOf(received).some((leaf) => !left.includes(leaf))
}

/** The texts in a value; numbers and switches as text. JSON text has the texts of its value. */
function leavesOf(value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf)
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value)
  if (/^["[{]/.test(text)) return leavesOf(JSON.parse(text))
  return text === '' || text === 'null' ? [] : [Number.isNaN(Number(text)) ? text : String(Number(text))]
}

const forms = {
  'the profile of a job seeker': () => tried(profile('job_seeker')),
  'the profile of a recruiter': () => tried(profile('recruiter')),
  'editing a job': () => tried(editJob),
  'editing a project': () => tried(editProject),
}

test.each(Object.entries(forms))('%s doesn’t erase what it could not read (rules 44)', (_form, outcome) => {
  const { valid, erased } = outcome()
  expect(valid.length).toBeGreaterThan(2)
  expect(erased).toEqual([])
})

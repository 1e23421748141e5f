import type { CallName } from '../mocks/operation.ts'
import { hasSucceeded, isObject } from './contract.ts'

/** What each call removes, in the report's words. */
const names = {
  'jobs/delete': 'job',
  'cvs/delete': 'CV',
  'posts/delete': 'post',
  'projects/delete': 'project',
  'employees/delete': 'link of an employee',
  'bookmarks/remove': 'bookmark',
  'followers/remove': 'followed company',
} as const
type Removal = keyof typeof names

/** Something that a call made, whether or not it should have. */
export interface Made {
  /** The call that removes it. */
  remove: Removal
  id: number
  label: string
  token: string | undefined
  /** The form that made it. */
  form?: FormData | null
}

/** The calls that make something, with the field of their answer that names it and the call that removes it. */
const makers: Partial<Record<CallName, [field: string, remove: Removal]>> = {
  'jobs/create': ['', 'jobs/delete'],
  'cvs/upload': ['cv', 'cvs/delete'],
  'posts/create': ['post', 'posts/delete'],
  'projects/add': ['project', 'projects/delete'],
  'employees/create': ['employee', 'employees/delete'],
}

/** Returns what a successful call made; undefined if it makes nothing. */
export function madeBy(call: CallName, envelope: unknown): Pick<Made, 'remove' | 'id'> | undefined {
  const maker = makers[call]
  if (!maker || !hasSucceeded(envelope)) return undefined
  const [field, remove] = maker
  const thing = field === '' ? envelope : envelope[field]
  const id = isObject(thing) ? thing['id'] : undefined
  return typeof id === 'number' ? { remove, id } : undefined
}

/** Names something for the report. */
export function nameOf({ remove, id }: Made): string {
  return `${names[remove]} ${id}`
}

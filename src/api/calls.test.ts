import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as applications from './applications.ts'
import * as cvs from './cvs.ts'
import * as employees from './employees.ts'
import * as jobs from './jobs.ts'
import * as payments from './payments.ts'
import * as profile from './profile.ts'
import * as projects from './projects.ts'
import * as session from './session.ts'
import * as site from './site.ts'

test('every call of the contract has its options, but for logging out', async () => {
  const folder = new URL('.', import.meta.url)
  const schema = await readFile(new URL('schema.gen.ts', folder), 'utf8')
  const calls = [...schema.matchAll(/^ {4}"\/api\/([^"]+)": \{/gm)].map(([, name]) => name)
  const files = (await readdir(folder)).filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'client.ts')
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  const source = sources.join('\n')
  expect(calls).toHaveLength(59)
  // Nobody waits for the answer to that one: `signOut` makes it by itself.
  expect(calls.filter((name) => !source.includes(`('${name}',`) && !source.includes(`('${name}')`))).toEqual([
    'logout',
  ])
})

test('the titles of success are those of the specification', () => {
  const titles = [applications, cvs, employees, jobs, payments, profile, projects, session, site]
    .flatMap((file): unknown[] => Object.values(file))
    .map((options) => titleOf(options))
    .filter((title) => title !== undefined)
  const specified =
    'Sign Up, Login, Reset password, Post Job, Update Job, Upload Receipt, Feature Job, Apply, Upload, Subscribe, ' +
    'Contact Us, Profile, Add Employee, Add project, Update project, Change password'
  expect(new Set(titles)).toEqual(new Set(specified.split(', ')))
})

function titleOf(options: unknown): unknown {
  if (typeof options !== 'object' || options === null || !('meta' in options)) return undefined
  const { meta } = options
  return typeof meta === 'object' && meta !== null && 'successTitle' in meta ? meta.successTitle : undefined
}

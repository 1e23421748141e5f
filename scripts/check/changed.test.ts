import { expect, it } from 'vitest'
import { addressOf } from './changed.ts'

it.each([
  ['jobs.$id.edit.tsx', '`/jobs/${jobs.open}/edit`', '`/jobs/${jobs.open}`'],
  ['jobs.$id.index.tsx', "'jobs/41?from=search'", "'jobs'"],
  ['jobs.index.tsx', "openPage(page, 'jobs')", "'jobs/41'"],
  ['profile.{-$type}.tsx', "'/profile/receipts'", "'profiles'"],
  ['index.tsx', 'openPage(page)', "'/about'"],
])('the address of %s is found in %s', (file, text, other) => {
  expect(addressOf(`src/routes/${file}`).test(text)).toBe(true)
  expect(addressOf(`src/routes/${file}`).test(other)).toBe(false)
})

import { expect, test } from 'vitest'
import { deleteLabel, lossWords } from './cv-words.ts'

test.each([
  [1, 'deletes 1 application made with it', 'Delete CV and 1 application'],
  [5, 'deletes 5 applications made with it', 'Delete CV and 5 applications'],
  [0, 'You haven’t applied with this CV.', 'Delete CV'],
  ['counting', 'deletes all applications made with it', 'Delete CV'],
  ['unknown', 'deletes all applications made with it', 'Delete CV'],
] as const)(
  'before the deletion of a CV with applications: %s, it says “%s” (rules 21, 50)',
  (count, loss, label) => {
    expect(lossWords(count)).toContain(loss)
    expect(deleteLabel(count)).toBe(label)
  },
)

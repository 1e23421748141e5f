import { tidyEmail } from '../../ui/email.ts'

/**
 * Validates the form of an email address, leniently: only delivery can tell whether it exists.
 * @returns the error to show, or `undefined`
 */
export function emailProblem(email: string): string | undefined {
  const given = tidyEmail(email)
  if (given === '') return 'Enter your email address.'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(given)
    ? undefined
    : 'Enter an email address such as name@example.com.'
}

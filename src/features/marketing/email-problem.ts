/**
 * What is wrong with an e-mail address, if something is. Only the shape is judged, and gently: whether there is such an
 * address is known by whoever delivers to it.
 */
export function emailProblem(email: string): string | undefined {
  const given = email.trim()
  if (given === '') return 'Enter your e-mail address.'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(given)
    ? undefined
    : 'Enter an e-mail address such as name@example.com.'
}

/** The newsletter's invitation. */
export const newsletterContent = {
  title: 'New jobs by e-mail',
  intro: 'A short letter with what is new. No account needed, and nothing but jobs in it.',
  label: 'E-mail address',
  action: 'Subscribe',
}

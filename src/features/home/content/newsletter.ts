/** The text of the newsletter form. */
export const newsletterContent = {
  title: 'New jobs by email',
  intro: 'A short email with the latest jobs and nothing else. You don’t need an account.',
  label: 'Email address',
  action: 'Subscribe',
}

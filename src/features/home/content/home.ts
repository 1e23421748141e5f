/** The text of the home page; the testimonials and what other pages have, too, have files of their own. */
export const homeContent = {
  title: 'Find a job or fill one',
  newest: 'Full-time and part-time jobs',
  hiring: 'Hiring now',
  categories: {
    title: 'Browse by category',
    unit: 'Open positions',
    failure: 'We couldn’t load the categories.',
  },
  newsletter: {
    title: 'New jobs by email',
    intro: 'A short email with the latest jobs and nothing else. You don’t need an account.',
    label: 'Email address',
    action: 'Subscribe',
  },
}

import { linkOptions } from '@tanstack/react-router'
import { productName } from '../../../product.ts'

/** The text of the about page, and of its summary on the home page. */
export const aboutContent = {
  title: `About ${productName}`,
  intro: `${productName} is a job marketplace in the browser. Companies post jobs and review applicants; job seekers search, keep their CVs and apply. It’s made for reading: calm pages, exact facts, nothing that blinks.`,
  blurb: {
    title: 'About us',
    text: 'A job is a few facts and a few paragraphs. We lay the facts out like a good ledger, so you can compare, decide and get on with your day.',
    more: { label: `More about ${productName}`, link: linkOptions({ to: '/about' }) },
  },
  beliefs: {
    title: 'What we believe in',
    items: [
      {
        title: 'Facts first',
        text: 'Title, company, place, hours and salary are in the same spot in every row. If a job doesn’t state its salary, we don’t guess: the row says so.',
      },
      {
        title: 'Nobody jumps the queue in secret',
        text: 'Companies can pay to put a job first. We mark it “Featured”, in amber, and amber means nothing else here.',
      },
      {
        title: 'Both sides see the same status',
        text: 'The company sets it, and we notify the applicant of every change. A no is an answer, too.',
      },
      {
        title: 'Built for everyone who works',
        text: 'Every page works with a keyboard, with a screen reader, on a small phone and in the dark. It stays still if you prefer less motion.',
      },
    ],
  },
  ways: [
    {
      title: 'If you’re looking for work',
      steps: [
        {
          title: 'Search',
          text: 'Filter by keyword, place, category, hours, workplace and salary. Save a search and come back to it.',
        },
        {
          title: 'Sign up as a job seeker',
          text: 'All you need is a name, an email address and a password. You log in with a code that we send you.',
        },
        {
          title: 'Upload your CV',
          text: 'Upload one PDF or several. Choose a default, and use a different one where it fits better.',
        },
        {
          title: 'Apply and follow your applications',
          text: 'All your applications are in one list. We’ll notify you when a status changes.',
        },
      ],
      action: { label: 'Search jobs', link: linkOptions({ to: '/search' }) },
    },
    {
      title: 'If you’re hiring',
      steps: [
        {
          title: 'Sign up as a recruiter',
          text: 'The account is your company’s: its name and logo appear beside every job you post.',
        },
        {
          title: 'Post a job',
          text: 'Describe the work, the place, the hours and the salary. We review the job before it goes public.',
        },
        {
          title: 'Review applicants',
          text: 'Applicants, their profiles and their CVs are on the job’s page.',
        },
        {
          title: 'Answer everyone',
          text: 'Set a status for one applicant, or for several at once. We let them know straight away.',
        },
      ],
      action: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
    },
  ],
  cost: {
    title: 'What it costs',
    text: 'Searching, applying, posting and hiring are free. You only pay to feature a job for 30 days, by bank transfer or card. Featuring ends on its own and doesn’t renew.',
  },
  contact: {
    title: 'Something missing?',
    text: 'Tell us what you were looking for.',
    action: 'Contact us',
  },
}

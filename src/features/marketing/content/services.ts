import { linkOptions } from '@tanstack/react-router'

export type Service = {
  title: string
  text: string
  /** More text, for the services page only. */
  detail: string
}

export type ServiceGroup = {
  id: string
  title: string
  intro: string
  services: readonly Service[]
  action: { label: string; link: { to: string } }
}

const forSeekers: ServiceGroup = {
  id: 'looking-for-work',
  title: 'For job seekers',
  intro: 'Search, keep your CVs, apply and follow your applications.',
  services: [
    {
      title: 'A search you can share',
      text: 'Filter by keyword, place, category, hours and salary. Each search has its own link, so you can return to it, save it or send it to a friend.',
      detail:
        'Your filters appear above the results, each with a button that removes it. Saved and recent searches stay in your browser and nowhere else.',
    },
    {
      title: 'Jobs to come back to',
      text: 'Bookmark jobs you want to think about, and follow companies you’d like to work for.',
      detail: 'Only you can see these lists. If a bookmarked job is no longer listed, its bookmark says so.',
    },
    {
      title: 'Your CVs in one place',
      text: 'Upload as many PDFs as you need, choose a default, and pick the right one for each application.',
      detail:
        'Choose a CV and press Apply. If you haven’t uploaded the right CV yet, do so without leaving the job.',
    },
    {
      title: 'A status for every application',
      text: 'An application is applied, in review, shortlisted, interviewing, accepted or not considered. We let you know when the company changes it.',
      detail: 'All your applications are in one list, newest first, each with its progress.',
    },
  ],
  action: { label: 'Search jobs', link: linkOptions({ to: '/search' }) },
}

const forRecruiters: ServiceGroup = {
  id: 'hiring',
  title: 'For companies',
  intro: 'Post a job, review its applicants and set a status for each of them.',
  services: [
    {
      title: 'A job posted with one form',
      text: 'Preview what job seekers will read before you submit it. We review each job before it goes public. You can edit, pause or delete it at any time.',
      detail: 'We save a draft while you write. To post a similar job again, start from a copy.',
    },
    {
      title: 'All applicants on one page',
      text: 'See who applied, download the CVs you select in one file, and set each applicant’s status.',
      detail:
        'Use a list, or a board with a column for each status. You can set a status for several applicants at once, and undo it.',
    },
    {
      title: 'Applicants see every change',
      text: 'We let applicants know about every status change, so you don’t have to write to each of them.',
      detail:
        'We also tell them when you delete a job. And we let you know about new applications and the review of your job.',
    },
    {
      title: 'More visibility when you want it',
      text: 'Feature a job for 30 days to put it first in lists and searches, marked in amber. You pay once; it doesn’t renew.',
      detail: 'Pay by bank transfer or card. You see the price before you choose.',
    },
  ],
  action: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
}

/** The text of the services page; the home page shows parts of it. */
export const servicesContent = {
  title: 'Services',
  intro: 'Job seekers and companies get their own tools, and both see the same facts.',
  groups: [forSeekers, forRecruiters],
  /** The home page's link to all services. */
  everything: { label: 'More about our services', link: linkOptions({ to: '/services' }) },
  cost: {
    id: 'cost',
    title: 'What it costs',
    text: 'Only one thing has a price, and it’s optional.',
    rows: [
      { what: 'Search, bookmark, follow', price: 'Free' },
      { what: 'Upload CVs and apply', price: 'Free' },
      { what: 'Post as many jobs as you like', price: 'Free' },
      { what: 'Review applications and download CVs', price: 'Free' },
      { what: 'Feature a job for 30 days', price: 'One payment' },
    ],
    more: {
      label: 'How featuring works',
      link: linkOptions({ to: '/faqs', hash: 'faq-payment' }),
    },
  },
  start: {
    id: 'start',
    title: 'Where to begin',
    text: 'Look around first: you don’t need an account to browse. To bookmark, apply or post jobs, sign up with your name, an email address and a password.',
    actions: [
      { label: 'Sign up', link: linkOptions({ to: '/signup' }) },
      { label: 'Questions and answers', link: linkOptions({ to: '/faqs' }) },
    ],
  },
}

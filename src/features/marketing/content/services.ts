import { linkOptions } from '@tanstack/react-router'

/** Something that the product does for somebody. */
export type Service = {
  title: string
  text: string
  /** What the page of services says beyond that. */
  detail: string
}

/** What the product does for one kind of people. */
export type ServiceGroup = {
  id: string
  title: string
  intro: string
  services: readonly Service[]
  action: { label: string; link: { to: string } }
}

const forSeekers: ServiceGroup = {
  id: 'looking-for-work',
  title: 'For people looking for work',
  intro: 'From the first search to the answer, with as little form-filling in between as we could manage.',
  services: [
    {
      title: 'A search that keeps its place',
      text: 'Filter by words, place, category, hours and pay. Each search has an address of its own, so you can go back to it, keep it, or send it to a friend.',
      detail:
        'What is applied stands above the results and goes with one press. Searches that you save, and those you made last, stay in your browser and nowhere else.',
    },
    {
      title: 'Jobs to come back to',
      text: 'Bookmark what you want to think about, and follow the companies that you would work for.',
      detail:
        'Both lists are yours alone. A bookmarked job that has left the lists stays in yours, marked as gone, so that you need not wonder.',
    },
    {
      title: 'Your CVs in one place',
      text: 'Upload as many PDFs as you have sides to show, choose one as your default, and pick the right one for each application.',
      detail:
        'Applying is a choice and a press. If the right CV is still on your disk, you upload it right there, without leaving the job.',
    },
    {
      title: 'An answer to “and now?”',
      text: 'Every application carries a status that the company sets: applied, in review, shortlisted, interviewing, accepted, or not considered. You are told when it changes.',
      detail: 'All of them stand in one list, the newest first, each with the way that it has come.',
    },
  ],
  action: { label: 'Search jobs', link: linkOptions({ to: '/search' }) },
}

const forRecruiters: ServiceGroup = {
  id: 'hiring',
  title: 'For people hiring',
  intro: 'A job, the people who want it, and your answers to them: three pages, and no training to use them.',
  services: [
    {
      title: 'A post in a few minutes',
      text: 'One form, a preview of what applicants will read, and a short review before it goes public. You can edit, pause or remove a job at any time.',
      detail:
        'What you have written is kept while you write, and a job that is like an old one begins as a copy of it.',
    },
    {
      title: 'All applicants on one page',
      text: 'Read who applied, take the CVs of those you choose in a single download, and set a status with one press.',
      detail:
        'As a list, or as a board with a column for each status. A status can be set for several people at once, and taken back when it was the wrong one.',
    },
    {
      title: 'Nobody is left waiting',
      text: 'Whoever applied hears of every change that you make, without you writing to each of them.',
      detail:
        'When a job is removed, its applicants are told that as well. And you hear of every new application, and of the review of your job.',
    },
    {
      title: 'More visibility when you want it',
      text: 'Feature a job for 30 days and it stands first in lists and searches, marked in amber as what it is. You pay once; nothing renews by itself.',
      detail: 'By bank transfer or by card. How much it is stands there before you choose anything.',
    },
  ],
  action: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
}

/** What the product does for its two kinds of people. */
export const servicesContent = {
  title: 'Services',
  intro: 'A market has two sides. Each of them gets its own tools, and both see the same facts.',
  groups: [forSeekers, forRecruiters],
  /** Where the home page leads from its list. */
  everything: { label: 'More about our services', link: linkOptions({ to: '/services' }) },
  cost: {
    id: 'cost',
    title: 'What it costs',
    text: 'One thing has a price, and you meet it only if you look for it.',
    rows: [
      { what: 'Search, bookmark, follow', price: 'Free' },
      { what: 'Keep CVs and apply', price: 'Free' },
      { what: 'Post jobs, as many as you have', price: 'Free' },
      { what: 'Read applications, download CVs, answer', price: 'Free' },
      { what: 'Feature a job for 30 days, at a price that is shown first', price: 'One payment' },
    ],
    more: {
      label: 'How featuring and paying work',
      link: linkOptions({ to: '/faqs', hash: 'faq-payment' }),
    },
  },
  start: {
    id: 'start',
    title: 'Where to begin',
    text: 'Look around first: nothing that you can read here asks for an account. When you want to keep, apply or post, signing up takes a name, an e-mail address and a password.',
    actions: [
      { label: 'Sign up', link: linkOptions({ to: '/signup' }) },
      { label: 'Questions and answers', link: linkOptions({ to: '/faqs' }) },
    ],
  },
}

import { linkOptions } from '@tanstack/react-router'

/** What the product does for its two kinds of people. */
export const servicesContent = {
  title: 'Services',
  intro: 'A market has two sides. Each of them gets its own tools, and both see the same facts.',
  groups: [
    {
      title: 'For people looking for work',
      services: [
        {
          title: 'A search that keeps its place',
          text: 'Filter by words, place, category, hours and pay. Each search has an address of its own, so you can go back to it, keep it, or send it to a friend.',
        },
        {
          title: 'Your CVs in one place',
          text: 'Upload as many PDFs as you have sides to show, choose one as your default, and pick the right one for each application.',
        },
        {
          title: 'An answer to “and now?”',
          text: 'Every application carries a status that the company sets: applied, in review, shortlisted, interviewing, accepted, or not considered. You are told when it changes.',
        },
      ],
      action: { label: 'Manage your CVs', link: linkOptions({ to: '/cv-manager' }) },
    },
    {
      title: 'For people hiring',
      services: [
        {
          title: 'A post in a few minutes',
          text: 'One form, a preview of what applicants will read, and a short review before it goes public. You can edit, pause or remove a job at any time.',
        },
        {
          title: 'All applicants on one page',
          text: 'Read who applied, take the CVs of those you choose in a single download, and set a status with one press.',
        },
        {
          title: 'More visibility when you want it',
          text: 'Feature a job for 30 days and it stands first in lists and searches, marked in amber as what it is. You pay once; nothing renews by itself.',
        },
      ],
      action: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
    },
  ],
}

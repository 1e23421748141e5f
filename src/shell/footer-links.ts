import { linkOptions } from '@tanstack/react-router'
import type { Entry } from './navigation.ts'

/**
 * The footer's links by heading, the same for everyone: a page that needs an account says so itself (rules 35). They
 * are separate from the header's links, because the footer loads after the first page.
 */
export const footerGroups = [
  {
    heading: 'Find work',
    entries: [
      { label: 'Jobs', link: linkOptions({ to: '/jobs' }) },
      {
        label: 'Search',
        link: linkOptions({ to: '/search', search: { keyword: '', category: '', location: '' } }),
      },
      { label: 'My applications', link: linkOptions({ to: '/my-applied' }) },
      { label: 'CV manager', link: linkOptions({ to: '/cv-manager' }) },
    ],
  },
  {
    heading: 'Hire',
    entries: [
      { label: 'Post a job', link: linkOptions({ to: '/post' }) },
      { label: 'My jobs', link: linkOptions({ to: '/my' }) },
    ],
  },
  {
    heading: 'Company',
    entries: [
      { label: 'About', link: linkOptions({ to: '/about' }) },
      { label: 'Services', link: linkOptions({ to: '/services' }) },
      { label: 'FAQs', link: linkOptions({ to: '/faqs' }) },
      { label: 'Contact', link: linkOptions({ to: '/contact' }) },
      { label: 'Notifications', link: linkOptions({ to: '/notifications' }) },
    ],
  },
] satisfies readonly { heading: string; entries: readonly Entry[] }[]

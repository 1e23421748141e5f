import { applications, jobs, personas } from '../../../mocks/scenarios/personas.ts'

/**
 * Every route of this product, by who sees a page of their own there; the stories show the others' sentences. No path
 * follows another whose page has the same heading.
 */
export const visits = {
  visitor: [
    'jobs',
    '',
    'faqs',
    'search?keyword=designer',
    `jobs/${jobs.open}`,
    `jobs/${jobs.otherScript}`,
    'find-talent',
    `user/${personas.ada}`,
    `user/${personas.rightToLeft}`,
    'about',
    'services',
    'contact',
    'signup',
    'login',
    'forgot-password',
    'reset-password/ada.lindqvist%40example.org',
    'bookmarks',
    'nowhere',
  ],
  ada: [
    '',
    `jobs/${jobs.open}`,
    `recruiter/${personas.harbour}`,
    'cv-manager',
    'my-applied',
    `application/${applications.interviewing}`,
    'notifications',
    'profile',
    'bookmarks',
    'followings',
    'profile/change-password',
    'my',
  ],
  harbour: [
    'my',
    'profile',
    'post',
    `jobs/${jobs.crowded}`,
    'profile/payments',
    `jobs/${jobs.pending}`,
    `jobs/${jobs.cancelled}/edit`,
    'profile/receipts',
    `jobs/${jobs.open}/feature`,
  ],
} satisfies Record<string, readonly string[]>

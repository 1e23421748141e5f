import { linkOptions } from '@tanstack/react-router'
import type { Entry } from './navigation.ts'

/** The entries of the user menu above Logout. An entry with `counts` shows the number of unread notifications. */
export const userMenu = [
  { label: 'Profile', link: linkOptions({ to: '/profile/{-$type}', params: { type: undefined } }) },
  { label: 'Notifications', link: linkOptions({ to: '/notifications' }), counts: true },
  { label: 'CV manager', link: linkOptions({ to: '/cv-manager' }), for: ['job_seeker'] },
  { label: 'Bookmarks', link: linkOptions({ to: '/bookmarks' }), for: ['job_seeker'] },
  { label: 'Followings', link: linkOptions({ to: '/followings' }), for: ['job_seeker'] },
] satisfies readonly (Entry & { counts?: true })[]

/**
 * What the product's specification lists: its routes (spec §2) and its alerts and messages (spec §8). `docs/screens.md` says
 * of each where it is built, which stories show it and which tests prove it.
 */

/** A row of the table of routes. */
export interface RouteRow {
  /** As the specification writes it: `/jobs/{id}`, `/profile/{type?}`. */
  path: string
  purpose: string
  /** Not built yet; a test fails as soon as it is. */
  toCome?: true
}

/** What the specification says that people are told. */
export interface AlertRow {
  /** The literal text: the title of an alert, or a message in the page. */
  text: string
  kind: 'success' | 'error' | 'message'
  /** The same text under other circumstances: a title of its own in the table. */
  case?: string
  /** For a case: the call that has to fail with `network` in a story or a test. */
  call?: string
  /** What it answers, in a few words. */
  purpose: string
  /** The route where it is met; while that one is to come, so is this. None: it is met in many places. */
  route?: string
  /** Why no story can show it. */
  withoutStory?: string
}

/** The routes, in the order of the specification. */
export const routeTable: readonly RouteRow[] = [
  { path: '/', purpose: 'Search, categories, newest jobs, and what the product is about' },
  { path: '/post', purpose: 'A recruiter posts a job' },
  { path: '/signup', purpose: 'Making an account' },
  { path: '/login', purpose: 'Asking for a code, or signing in with Google' },
  { path: '/verify', purpose: 'Entering the code' },
  { path: '/forgot-password', purpose: 'Asking for a way to a new password' },
  { path: '/reset-password/{email}', purpose: 'Setting the new password' },
  { path: '/notifications', purpose: 'What has happened, and where to look at it' },
  { path: '/jobs', purpose: 'All jobs, full time and part time' },
  { path: '/my', purpose: 'The jobs of a recruiter' },
  { path: '/jobs/{id}/edit', purpose: 'Changing a job' },
  { path: '/jobs/{id}/feature', purpose: 'Paying for featuring a job' },
  { path: '/jobs/{id}', purpose: 'One job: to apply for, or with its applicants for its recruiter' },
  { path: '/cv-manager', purpose: 'The CVs of a job seeker' },
  { path: '/my-applied', purpose: 'The applications of a job seeker' },
  { path: '/application/{id}', purpose: 'One application, seen from either side' },
  { path: '/search', purpose: 'Jobs by words and filters' },
  { path: '/about', purpose: 'Who is behind the product' },
  { path: '/contact', purpose: 'Addresses, and a message' },
  { path: '/faqs', purpose: 'Questions and answers' },
  { path: '/services', purpose: 'What the product offers' },
  { path: '/profile/{type?}', purpose: 'The own profile, receipts, payments and password' },
  { path: '/find-talent', purpose: 'Finding people' },
  { path: '/user/{id}', purpose: 'The page of a job seeker' },
  { path: '/recruiter/{id}', purpose: 'The page of a company' },
  { path: '/bookmarks', purpose: 'Jobs that were bookmarked' },
  { path: '/followings', purpose: 'Companies that are followed' },
]

const success = (text: string, purpose: string, route: string): AlertRow => ({
  text,
  kind: 'success',
  purpose,
  route,
})

/** The alerts and messages of the catalogue, in the order of the specification; success comes last there. */
export const alertTable: readonly AlertRow[] = [
  { text: 'Error', kind: 'error', purpose: 'The server said no; its message follows' },
  {
    text: 'Error',
    kind: 'error',
    case: 'network failure when a job is deleted',
    call: 'jobs/delete',
    purpose: 'The network fails: one of two calls that say so in an alert',
    route: '/my',
  },
  {
    text: 'Error',
    kind: 'error',
    case: 'network failure when a CV is deleted',
    call: 'cvs/delete',
    purpose: 'The network fails: the other of the two',
    route: '/cv-manager',
  },
  {
    text: 'Salary to should be greater than salary from.',
    kind: 'message',
    purpose: 'The form of a job',
    route: '/post',
  },
  { text: 'Login Failed', kind: 'error', purpose: 'Google did not sign anybody in', route: '/login' },
  { text: 'No jobs found.', kind: 'message', purpose: 'A search without a result', route: '/search' },
  {
    text: 'This page could not be loaded',
    kind: 'message',
    case: 'a part of the app did not arrive',
    purpose: 'In the place of the page; the specification leaves the words open',
    withoutStory: 'a story holds the whole app; no part of it can be missing',
  },
  success('Sign Up', 'An account was made', '/signup'),
  success('Login', 'A code was sent', '/login'),
  success('Reset password', 'A link was sent; the new password is set', '/forgot-password'),
  success('Post Job', 'A job was posted', '/post'),
  success('Update Job', 'A job was changed', '/jobs/{id}/edit'),
  success('Upload Receipt', 'The receipt of a transfer was uploaded', '/jobs/{id}/feature'),
  success('Feature Job', 'A job is featured', '/jobs/{id}/feature'),
  success('Apply', 'An application was sent', '/jobs/{id}'),
  success('Upload', 'A CV was uploaded', '/cv-manager'),
  success('Subscribe', 'The newsletter is on its way', '/'),
  success('Contact Us', 'A message was sent', '/contact'),
  success('Profile', 'The profile was changed', '/profile/{type?}'),
  success('Add Employee', 'Somebody was asked to be an employee', '/profile/{type?}'),
  success('Add project', 'A project was added', '/profile/{type?}'),
  success('Update project', 'A project was changed', '/profile/{type?}'),
  success('Change password', 'The password was changed', '/profile/{type?}'),
]

/** Titles of alerts that the specification does not know, each with the reason for it. A test keeps the list whole. */
export const titlesBeyond: Readonly<Record<string, string>> = {}

import type { CallName } from '../operation.ts'

/** Fields of answers that calls change. While one of the calls is simulated, the simulator replaces the fields. */
export interface Ownership {
  tag: string
  writers: readonly CallName[]
  /** `Job.is_featured` is a field of a schema, and `my-profile.posts` one of an answer. */
  fields: readonly string[]
}

const inJobs = (...fields: string[]) =>
  ['JobCard', 'OwnJob', 'Job'].flatMap((schema) => fields.map((field) => `${schema}.${field}`))

const inAccounts = (...fields: string[]) =>
  ['User', 'PublicUser'].flatMap((schema) => fields.map((field) => `${schema}.${field}`))

/** Which tag's simulated calls change which fields of real answers. */
export const ownership: readonly Ownership[] = [
  {
    tag: 'bookmarks',
    writers: ['bookmarks/toggle', 'bookmarks/remove'],
    fields: [...inJobs('is_bookmarked'), 'Post.is_bookmarked', 'bookmarks/fetch.bookmarks'],
  },
  {
    tag: 'follows',
    writers: ['followers/toggle', 'followers/remove'],
    fields: ['jobs/fetch-single.is_following', 'followers/fetch.data'],
  },
  {
    tag: 'payments',
    writers: ['payments/verify-stripe', 'jobs/upload-receipt'],
    fields: [
      ...inJobs('is_featured'),
      'Job.feature_price_per_month',
      'Settings.stripe_pk',
      'payments/my.payments',
      'receipts/my.receipts',
    ],
  },
  { tag: 'notifications', writers: ['notifications/fetch'], fields: ['User.jobs_notifications'] },
  {
    tag: 'posts',
    writers: ['posts/create', 'posts/delete'],
    fields: ['my-profile.posts', 'users/find.posts'],
  },
  {
    tag: 'cvs',
    writers: ['cvs/upload', 'cvs/set-default', 'cvs/delete'],
    fields: ['jobs/fetch-single.cvs', 'users/find.cv', 'cvs/fetch.cvs'],
  },
  {
    tag: 'applications',
    writers: ['jobs/apply', 'jobs/change-application-status'],
    fields: ['Application.status', 'jobs/fetch-single.applications', 'jobs/my-applications.applications'],
  },
  {
    tag: 'employees',
    writers: [
      'employees/create',
      'employees/delete',
      'employees/accept-request',
      'employees/decline-request',
      'employees/remove-request',
    ],
    fields: [
      'EmployeeLink.status',
      'my-profile.employees',
      'my-profile.total_employees',
      'jobs/search.employees',
      'jobs/search.total_employees',
    ],
  },
  {
    tag: 'projects',
    writers: [
      'projects/add',
      'projects/add-files',
      'projects/delete-file',
      'projects/update',
      'projects/delete',
    ],
    fields: [
      ...['title', 'url', 'time_took', 'description', 'files'].map((field) => `Project.${field}`),
      'my-profile.projects',
      'users/find.projects',
    ],
  },
  {
    tag: 'profile',
    writers: ['save-profile'],
    fields: [
      ...inAccounts(
        'name',
        'profile_image',
        'cover_photo',
        'about',
        'currently_working',
        'currently_located',
      ),
      ...inAccounts('summary', 'desired_job_title', 'desired_salary', 'desired_cities', 'desired_skills'),
      ...inAccounts('education', 'experiences', 'certificates'),
      ...['JobOwner', 'Company', 'Applicant', 'LinkedPerson', 'TalentCard'].flatMap((schema) => [
        `${schema}.name`,
        `${schema}.profile_image`,
      ]),
    ],
  },
  {
    tag: 'jobs',
    writers: ['jobs/create', 'jobs/update', 'jobs/delete'],
    fields: [
      ...inJobs('title', 'type', 'location', 'category', 'nature', 'currency', 'salary_from', 'salary_to'),
      ...inJobs('vacancies'),
      ...['OwnJob', 'Job'].flatMap((schema) => [`${schema}.status`, `${schema}.state`]),
      'Job.description',
      'jobs/my.jobs',
      'jobs/search.jobs',
      'jobs/fetch.full_time',
      'jobs/fetch.part_time',
      'fetch-home.full_time',
      'fetch-home.part_time',
    ],
  },
]

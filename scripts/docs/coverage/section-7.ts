import { answer, endToEnd, item, type Section, story, unit } from './item.ts'

/** What the specification says of a call. */
export interface AskedCall {
  /** The fields of its payload. */
  sends: readonly string[]
  /** What the client uses of its answer, beside `status` and `message`; `file` for a file. */
  uses: readonly string[]
}

const jobFields = [
  'title',
  'type',
  'location',
  'category',
  'nature',
  'currency',
  'salary_from',
  'salary_to',
  'vacancies',
  'description',
  'status',
]

const done = (...sends: string[]): AskedCall => ({ sends, uses: [] })

/** The calls, in the order of the specification, by their names: the path without `/api/`. */
export const askedCalls: Readonly<Record<string, AskedCall>> = {
  me: { sends: [], uses: ['user'] },
  logout: done(),
  'fetch-settings': { sends: [], uses: ['settings'] },
  register: done('name', 'email', 'password', 'type'),
  login: done('email', 'type'),
  'login-with-google': { sends: ['token'], uses: ['access_token', 'user'] },
  verify: { sends: ['code', 'email'], uses: ['access_token', 'user'] },
  'send-password-reset-link': done('email'),
  'reset-password': done('token', 'password', 'password_confirmation', 'email'),
  'send-message': done('name', 'email', 'subject', 'message'),
  subscribe: done('email'),
  'notifications/fetch': { sends: ['type'], uses: ['notifications'] },

  'fetch-home': { sends: ['type', 'time_zone'], uses: ['categories', 'locations', 'full_time', 'part_time'] },
  'categories/fetch': { sends: ['type'], uses: ['categories', 'locations'] },
  'jobs/create': { sends: jobFields, uses: ['id'] },
  'jobs/fetch': { sends: ['page', 'time_zone'], uses: ['full_time', 'part_time'] },
  'jobs/my': { sends: ['page', 'time_zone', 'search'], uses: ['jobs'] },
  'jobs/delete': done('id'),
  'jobs/fetch-single': {
    sends: ['id', 'time_zone', 'search'],
    uses: ['job', 'categories', 'cvs', 'applications', 'is_following'],
  },
  'jobs/update': done('id', ...jobFields),
  // The search and the company page make the same call.
  'jobs/search': {
    sends: [
      'page',
      'time_zone',
      'keyword',
      'category',
      'location',
      'salary_from',
      'salary_to',
      'nature',
      'types',
      'company_id',
      'fetch_company',
    ],
    uses: ['jobs', 'pages', 'company', 'employees', 'total_employees'],
  },
  'jobs/apply': done('id', 'cv_id'),
  'jobs/my-applications': { sends: ['page', 'time_zone', 'search'], uses: ['applications'] },
  'jobs/fetch-application': { sends: ['id', 'time_zone'], uses: ['application'] },
  'jobs/change-application-status': done('id', 'status'),
  'jobs/download-cvs': { sends: ['id', 'application_ids'], uses: ['file'] },

  'fetch-bank': { sends: ['type'], uses: ['bank'] },
  'jobs/upload-receipt': done('id', 'file'),
  'payments/fetch-stripe-intent': { sends: ['id', 'type'], uses: ['client_secret'] },
  'payments/verify-stripe': done('id', 'type', 'payment_id'),
  'receipts/my': { sends: ['page', 'time_zone'], uses: ['receipts', 'pages'] },
  'payments/my': { sends: ['page', 'time_zone'], uses: ['payments', 'pages'] },

  'bookmarks/toggle': done('id', 'type'),
  'bookmarks/fetch': { sends: ['time_zone', 'page', 'type'], uses: ['bookmarks', 'pages'] },
  'bookmarks/remove': done('id'),
  'followers/toggle': done('id', 'type'),
  'followers/fetch': { sends: ['type'], uses: ['data'] },
  'followers/remove': done('id'),
  'cvs/fetch': { sends: ['time_zone'], uses: ['cvs'] },
  'cvs/upload': { sends: ['file', 'title', 'time_zone', 'is_default'], uses: ['cv'] },
  'cvs/set-default': done('id'),
  'cvs/delete': done('id'),

  'my-profile': { sends: [], uses: ['projects', 'posts', 'employees', 'total_employees'] },
  'save-profile': done(
    'name',
    'about',
    'currently_located',
    'currently_working',
    'summary',
    'desired_job_title',
    'desired_salary',
    'desired_cities',
    'desired_skills',
    'profile_image',
    'cover_photo',
    'education',
    'experiences',
    'certificates',
  ),
  'change-password': done('current_password', 'new_password', 'confirm_password'),
  'posts/create': { sends: ['time_zone', 'caption', 'files[]'], uses: ['post'] },
  'posts/delete': done('id'),
  'employees/create': { sends: ['time_zone', 'email'], uses: ['employee'] },
  'employees/delete': done('id'),
  'employees/accept-request': done('id'),
  'employees/decline-request': done('id'),
  'employees/remove-request': done('id'),
  'projects/add': { sends: ['files[]', 'title', 'url', 'time_took', 'description'], uses: ['project'] },
  'projects/add-files': { sends: ['id', 'files[]'], uses: ['files'] },
  'projects/delete-file': done('id', 'path'),
  'projects/update': done('id', 'title', 'url', 'time_took', 'description'),
  'projects/delete': done('id'),
  'users/find': { sends: ['id', 'time_zone'], uses: ['user', 'cv', 'projects', 'posts'] },
  'users/fetch': { sends: ['time_zone', 'page', 'search', 'type'], uses: ['users', 'total', 'pages'] },
}

/** Beside the tables of calls. */
export const section7: Section = {
  number: 7,
  title: 'The calls it makes',
  parts: [
    {
      title: 'Of all calls',
      items: [
        item(
          'They carry the token as a bearer, and are POST with form data',
          ['src/api/client.ts#createBackend', 'src/api/form-data.ts#toFormData'],
          unit('src/api/client', 'a call posts form data under the base address, with the token'),
          unit('src/api/form-data', 'texts, numbers and booleans'),
        ),
        item(
          'Lists travel as JSON text',
          ['src/api/form-data.ts#toFormData', 'mocks/runtime/read-body.ts'],
          unit('src/api/form-data', 'lists and objects are JSON text'),
          unit('mocks/runtime/values', '%s is read as a list'),
        ),
        item(
          'The browser’s time zone goes with the sixteen that take it',
          ['src/api/calls.gen.ts#zonedCalls', 'src/api/time-zone.ts#browserTimeZone'],
          unit('src/api/client', 'the time zone goes with the calls that take it'),
        ),
        item(
          'Every answer has a status and a message',
          ['mocks/runtime/answers.ts', 'src/api/client.ts#isEnvelope'],
          unit('mocks/runtime/runtime', 'is success with a message'),
          unit('src/api/client', 'a refusal carries the message'),
        ),
        item(
          'Each has its place in the client, under its name',
          ['src/api/client.ts#createBackend'],
          unit('src/api/calls', 'every call of the contract has its options'),
        ),
        item(
          'Each is answered by the simulator',
          ['mocks/api/index.gen.ts#operations'],
          unit('mocks/runtime/built', 'are all built: none answers that it is not'),
        ),
      ],
    },
    {
      title: 'In particular',
      items: [
        item(
          'The name of downloaded CVs comes from the answer’s content-disposition header',
          ['src/api/content-disposition.ts'],
          unit('src/api/client', 'a download gives the file and its name'),
          answer('jobs/download-cvs', 'names the file after the job'),
        ),
        item(
          'The company page asks for the company on its first load only',
          ['src/api/jobs.ts#companyJobsQuery'],
          answer('jobs/search', 'adds the company and its accepted employees when asked'),
          answer('jobs/search', 'leaves the company out when it is not asked for'),
          story('screens/Talent', 'Company long texts'),
        ),
        item(
          'Education, experiences and certificates are sent as JSON text',
          ['src/features/profile/profile-values.ts#profileFields', 'src/api/form-data.ts#toFormData'],
          unit('src/api/form-data', 'lists and objects are JSON text'),
          answer('save-profile', 'saves what a job seeker can fill in'),
        ),
        item(
          'A toggle names a job or a post',
          ['mocks/api/bookmarks/toggle.ts'],
          answer('bookmarks/toggle', 'tells a job and a post of the same number apart'),
        ),
      ],
    },
    {
      title: 'The identity provider',
      items: [
        item(
          'Its button comes with its own script, from its own address',
          ['src/features/session/GoogleSignIn.tsx#GoogleSignIn', 'mocks/third-parties/answer.ts'],
          endToEnd('third-parties', 'signs in with Google by a known address'),
          unit('mocks/third-parties/answer', '%s is a script'),
        ),
        item(
          'It hands back a credential, which goes to the call that signs in',
          ['src/features/session/GoogleSignIn.tsx#GoogleButton', 'mocks/third-parties/google-api.ts'],
          story('screens/SignIn', 'Google signs in'),
          unit('mocks/third-parties/answer', 'has a credential for each of them that the product takes'),
        ),
        item(
          'With the credential come a client id and how the account was selected',
          ['mocks/third-parties/scripts/google.js#choose'],
          story('screens/SignIn', 'Google answer'),
        ),
        item(
          'Without a credential an error is told',
          ['src/features/session/GoogleSignIn.tsx#GoogleButton'],
          story('screens/SignIn', 'Google fails'),
          endToEnd('third-parties', 'called off, nothing happens; failed, it says so'),
        ),
      ],
    },
  ],
}

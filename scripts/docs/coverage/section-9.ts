import {
  answer,
  endToEnd,
  item,
  metOtherwise,
  type Proof,
  rendered,
  type Section,
  story,
  unit,
} from './item.ts'

/** A fixed set of values that the specification names. */
export interface NamedValues {
  /** Its name in `components.schemas`. */
  schema: string
  values: readonly string[]
  /** Where the app gives each of them its words, or its place. */
  read: readonly string[]
  proved: readonly Proof[]
}

/** Every fixed set of values of the contract. */
export const namedValues: readonly NamedValues[] = [
  {
    schema: 'AccountType',
    values: ['job_seeker', 'recruiter'],
    read: ['src/features/session/account-types.ts'],
    proved: [
      answer('login-with-google', 'signs in either type'),
      answer('register', 'opens a %s account with an empty profile'),
    ],
  },
  {
    schema: 'JobType',
    values: ['remote', 'on_site', 'hybrid'],
    read: ['src/features/jobs/words.ts'],
    proved: [
      unit('mocks/scenarios/everyday', 'shows every state and type there is'),
      answer('jobs/create', 'keeps no place for a remote job'),
    ],
  },
  {
    schema: 'JobNature',
    values: ['full_time', 'part_time'],
    read: ['src/features/jobs/words.ts'],
    proved: [answer('jobs/fetch', 'splits what is visible by nature')],
  },
  {
    schema: 'JobStatus',
    values: ['active', 'in_active'],
    read: ['src/features/jobs/JobDetailState.tsx', 'src/features/jobs/PostJobForm.tsx'],
    proved: [answer('jobs/update', 'takes a job that becomes inactive off the lists')],
  },
  {
    schema: 'JobState',
    values: ['pending', 'approved', 'cancelled'],
    read: ['src/features/jobs/JobDetailState.tsx'],
    proved: [
      answer('jobs/my', 'answers the own jobs in every state and status'),
      unit('mocks/services/moderation', 'cancels a job'),
    ],
  },
  {
    schema: 'ApplicationStatus',
    values: ['applied', 'in_review', 'shortlisted', 'interviewing', 'accepted', 'not_considered'],
    read: ['src/features/applications/status.ts', 'src/features/applications/statuses.ts'],
    proved: [
      answer('jobs/change-application-status', 'lets any of the six statuses follow any other'),
      unit('src/features/applications/ApplicantsSearch', 'is a word of its own for each of the six'),
    ],
  },
  {
    schema: 'EmployeeStatus',
    values: ['pending', 'accepted', 'declined'],
    read: ['src/features/employees/EmployeeStatusTag.tsx', 'src/features/employees/employee-words.ts'],
    proved: [
      answer('my-profile', 'lists links of every status'),
      answer('employees/delete', 'ends a %s link'),
    ],
  },
  {
    schema: 'PaymentMethod',
    values: ['stripe', 'other'],
    read: ['src/features/profile/payment-words.ts'],
    proved: [answer('payments/my', 'tells card amounts in cents, others in dollars')],
  },
  {
    schema: 'PaymentStatus',
    values: ['pending', 'succeeded', 'failed'],
    read: ['src/features/profile/payment-words.ts', 'src/features/payments/standing.ts'],
    proved: [unit('mocks/rules/payments', 'is pending until it is settled or fails')],
  },
  {
    schema: 'NotificationType',
    values: [
      'job_state_changed',
      'job_deleted',
      'new_job_application',
      'job_application_status_changed',
      'employee_request',
      'employee_request_declined',
      'employee_request_accepted',
      'employee_request_removed',
    ],
    read: ['src/features/notifications/notices.ts'],
    proved: [
      unit('mocks/services/notices', '%s reaches the one it concerns'),
      unit('src/features/notifications/notices', '%s leads to its job'),
    ],
  },
  {
    schema: 'FileType',
    values: ['image', 'video'],
    read: ['src/ui/AttachedMedia.tsx'],
    proved: [unit('mocks/services/attachments', 'are stored in their order, as images and videos')],
  },
]

export const section9: Section = {
  number: 9,
  title: 'Business constants and limits',
  parts: [
    {
      title: 'Featuring and paying',
      items: [
        item(
          'A job is featured for 30 days',
          ['mocks/rules/featuring.ts#featuredFor', 'src/features/payments/standing.ts#featuredDays'],
          unit('mocks/rules/rules', 'lasts 30 days by the clock'),
          endToEnd('feature-job', '/jobs/{id}/feature: by bank, approved at the desk'),
        ),
        item(
          'The price comes with the job, in dollars',
          ['openapi.yaml#feature_price_per_month', 'src/features/payments/FeatureBanner.tsx#FeatureBanner'],
          story('screens/FeatureJob', 'Banner'),
          answer(
            'jobs/fetch-single',
            'shows the owner all applications, newest first, with views, count and price',
          ),
        ),
        item(
          'Three times the visibility is claimed',
          [
            'src/features/payments/FeatureBanner.tsx#FeatureBanner',
            'src/features/payments/FeatureJobScreen.tsx#FeatureJobScreen',
          ],
          story('screens/FeatureJob', 'Banner'),
          story('screens/FeatureJob', 'Bank'),
        ),
        item(
          'One pays by bank transfer or by card',
          ['src/features/payments/FeatureJobScreen.tsx#methodsFor'],
          endToEnd('feature-job', '/jobs/{id}/feature: by card, declined'),
        ),
        item(
          'Card amounts are cents, shown in dollars with their sign; others are shown as given',
          ['src/features/profile/payment-words.ts#amountWords'],
          unit('src/features/profile/payment-words', 'a card is paid in cents and shown in dollars'),
          unit('mocks/rules/payments', 'counts in whole cents'),
        ),
        item(
          'The field for a card is tried every 3 s',
          ['src/features/payments/card-library.ts#pollEvery'],
          unit('src/features/payments/card-library', 'asks every 3 s until the library is there'),
        ),
      ],
    },
    {
      title: 'Jobs and lists',
      items: [
        item(
          'A new job is active with one vacancy',
          ['src/features/jobs/PostJobValues.ts#emptyPostJob', 'openapi.yaml#vacancies'],
          story('screens/PostJob', 'Recruiter'),
          answer('jobs/create', 'begins pending, active, with one vacancy'),
        ),
        item(
          'A salary is 0 at least, vacancies 1',
          ['src/features/jobs/PostJobValues.ts#postJobRules'],
          unit('src/features/jobs/PostJobValues', 'refuse what is no salary'),
          unit('src/features/jobs/PostJobValues', 'refuse %o vacancies'),
          answer('jobs/create', 'refuses %s'),
        ),
        item(
          'Pages are offered only where there is more than one',
          ['src/ui/Pagination.tsx#Pagination'],
          story('ui/Navigation', 'Pages'),
          story('screens/Bookmarks', 'Last of a page'),
        ),
        item(
          'How long a page is, is left open; here it is ten ([rule 5](rules.md))',
          ['mocks/rules/pages.ts'],
          unit('mocks/rules/rules', 'cuts pages of ten and counts them'),
        ),
        item(
          'A talent search waits for a pause of 500 ms',
          ['src/ui/useSettledText.ts#pause'],
          endToEnd('talent', 'typing has to pause for 500 ms before it searches'),
        ),
        item(
          'The form of a project closes 1 s after adding',
          ['src/features/projects/OwnProjects.tsx#openAfterAdding'],
          endToEnd('profile-parts', 'the form of a project closes 1 s after adding'),
        ),
      ],
    },
    {
      title: 'Movement',
      items: [
        item(
          'Header and way to the top come at 300 px',
          ['src/shell/Header.tsx#stuck', 'src/ui/BackToTop.tsx#BackToTop'],
          endToEnd('routes-page', 'past 300 px the header sticks'),
        ),
        item(
          'The way to the top takes 1500 ms',
          ['src/ui/BackToTop.tsx#scrollToTop'],
          endToEnd('routes-page', 'past 300 px the header sticks'),
        ),
        item(
          'There are ten testimonials',
          ['src/features/marketing/content/testimonials.ts#testimonialsContent'],
          unit('src/features/marketing/content', 'there are ten testimonials'),
        ),
        item(
          'They change by themselves, one at a time',
          ['src/ui/Carousel.tsx#Carousel'],
          endToEnd('accessibility-widgets', 'the carousel: its pause button comes first'),
          story('ui/Motion', 'Slides'),
        ),
        item(
          'A change takes 1000 ms',
          ['src/features/marketing/HomeLower.tsx#slide'],
          rendered('the ten testimonials change within 1000 ms'),
        ),
        metOtherwise(
          'The carousel follows a resized window after 50 ms',
          'It is laid out by CSS alone and follows at once, so there is nothing to wait for.',
          ['src/ui/Carousel.tsx#Carousel'],
          endToEnd('routes-home', 'the testimonials follow the width of the window without a timer'),
        ),
        metOtherwise(
          'It loads its slides one by one, each second',
          'The slides are texts that are part of the page, so there is nothing to load later.',
          ['src/ui/Carousel.tsx#Carousel', 'src/features/marketing/HomeLower.tsx#HomeLower'],
          rendered('the words of all ten testimonials are in the page from its first moment'),
          endToEnd('routes-home', 'the testimonials follow the width of the window without a timer'),
        ),
      ],
    },
    {
      title: 'Third parties and addresses',
      items: [
        item(
          'The identity provider’s large button is 40 px high',
          [
            'src/features/session/GoogleSignIn.tsx#GoogleButton',
            'mocks/third-parties/scripts/google.js#heights',
          ],
          story('screens/SignIn', 'Google'),
        ),
        item(
          'Its medium one is 32 px high, its small one 20 px',
          ['mocks/third-parties/scripts/google.js#heights'],
          story('screens/SignIn', 'Google sizes'),
        ),
        item(
          'The address of the backend is a constant of the build',
          ['src/read-env.ts#readEnv'],
          unit('src/read-env', 'an address loses its trailing slashes and keeps its path'),
          unit('src/read-env', 'without an address the simulator answers'),
        ),
        item(
          'There is a constant for an access key of the backend; how it travels is left open',
          ['src/read-env.ts#readEnv', 'src/api/client.ts#createBackend'],
          unit('src/read-env', 'an access key goes with an address'),
          unit('src/api/client', 'the access key goes with every call'),
          unit('src/api/client', 'sends the key of its build'),
          unit('mocks/runtime/server', 'may call, as the answer to their question says'),
        ),
        item(
          'Phone, e-mail address, city and country of the support are constants',
          ['src/shell/contact-details.ts#contactDetails'],
          rendered('the footer has phone'),
        ),
        item(
          'How large files may be, and how many, is left open; here the contract says so ([rules 21, 24, 29 and 30](rules.md))',
          ['openapi.yaml#x-max-bytes', 'src/features/media/media.ts#mostMedia'],
          answer('posts/create', 'takes ten files, and no more'),
          answer('cvs/upload', 'takes 5 MB, and answers 413 above'),
          story('screens/ProfileParts', 'Wrong files'),
        ),
      ],
    },
  ],
}

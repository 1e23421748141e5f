import { answer, item, type Proof, type Section, story, unit } from './item.ts'

/** An entity of the specification, with the schemas of the contract that carry it. */
export interface Entity {
  name: string
  /** Names in `components.schemas`: the whole, and the parts of it that lists and others see. */
  schemas: readonly string[]
  /** What the specification names; a schema may have more where the contract marks it as assumed. */
  fields: readonly string[]
  /** Where the simulator makes it. */
  made: readonly string[]
  /** Where the app reads it. */
  read: readonly string[]
  proved: readonly Proof[]
}

const ownPages = [
  'src/features/profile/profile-values.ts',
  'src/shell/UserMenu.tsx',
  'src/shell/CompactPanel.tsx',
]
const publicPages = [
  'src/features/talent/UserScreen.tsx',
  'src/features/talent/TalentRow.tsx',
  'src/features/talent/words.ts',
]
const jobPages = [
  'src/features/jobs/JobRow.tsx',
  'src/features/jobs/JobDetailFacts.tsx',
  'src/features/jobs/JobDetailScreen.tsx',
  'src/features/jobs/JobDetailOwner.tsx',
  'src/features/jobs/MyJobsScreen.tsx',
  'src/features/jobs/BookmarkButton.tsx',
  'src/features/jobs/words.ts',
  'src/features/payments/FeatureBanner.tsx',
]
const applicationPages = [
  'src/features/applications/ApplicationScreen.tsx',
  'src/features/applications/ApplicantsList.tsx',
  'src/features/applications/ApplicantsPanel.tsx',
  'src/features/applications/ApplicantsCv.tsx',
  'src/features/applications/MyAppliedTable.tsx',
]

/** The entities, in the order of the specification. */
export const entities: readonly Entity[] = [
  {
    name: 'User',
    schemas: ['User', 'PublicUser', 'TalentCard'],
    fields: [
      'id',
      'name',
      'email',
      'type',
      'profile_image',
      'cover_photo',
      'about',
      'currently_working',
      'currently_located',
      'summary',
      'desired_job_title',
      'desired_salary',
      'desired_cities',
      'desired_skills',
      'jobs_notifications',
      'education',
      'experiences',
      'certificates',
    ],
    made: ['mocks/views/accounts.ts', 'mocks/model/accounts.ts'],
    read: [
      ...publicPages,
      ...ownPages,
      'src/features/profile/ProfileScreen.tsx',
      'src/features/profile/ProfileForm.tsx',
      'src/features/profile/ProfileCover.tsx',
    ],
    proved: [
      answer('save-profile', 'stores pictures, and drops those they replace'),
      answer('me', 'answers the account behind the token'),
      answer('save-profile', 'saves what a job seeker can fill in'),
      answer('users/find', 'shows anybody a job seeker’s page'),
      answer('register', 'opens a %s account with an empty profile'),
    ],
  },
  {
    name: 'User: education',
    schemas: ['Education'],
    fields: ['degree', 'institute', 'year'],
    made: ['mocks/model/accounts.ts'],
    read: ['src/features/talent/words.ts', 'src/features/profile/row-lists.ts'],
    proved: [
      unit('src/features/talent/words', 'is "degree - institute (year)"'),
      answer('save-profile', 'saves what a job seeker can fill in'),
    ],
  },
  {
    name: 'User: experience',
    schemas: ['Experience'],
    fields: ['name', 'from', 'to', 'designation'],
    made: ['mocks/model/accounts.ts'],
    read: ['src/features/talent/words.ts', 'src/features/profile/row-lists.ts'],
    proved: [
      unit('src/features/talent/words', 'is "designation at name (from - to)"'),
      answer('save-profile', 'saves what a job seeker can fill in'),
    ],
  },
  {
    name: 'User: certificate',
    schemas: ['Certificate'],
    fields: ['name', 'year'],
    made: ['mocks/model/accounts.ts'],
    read: ['src/features/talent/words.ts', 'src/features/profile/row-lists.ts'],
    proved: [
      unit('src/features/talent/words', 'is "name - year"'),
      answer('save-profile', 'saves what a job seeker can fill in'),
    ],
  },
  {
    name: 'Job',
    schemas: ['Job', 'OwnJob', 'JobCard'],
    fields: [
      'id',
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
      'state',
      'views',
      'applicants',
      'is_featured',
      'is_bookmarked',
      'created_at',
      'feature_price_per_month',
      'user',
    ],
    made: ['mocks/views/jobs.ts', 'mocks/model/jobs.ts'],
    read: jobPages,
    proved: [
      answer('jobs/create', 'begins pending, active, with one vacancy'),
      answer('jobs/fetch', 'splits what is visible by nature'),
      answer('jobs/fetch-single', 'says that a job is featured until 30 days are over'),
      answer('jobs/create', 'posts a job with all of its fields'),
      answer(
        'jobs/fetch-single',
        'shows the owner all applications, newest first, with views, count and price',
      ),
      answer('jobs/fetch-single', 'marks the caller’s bookmark'),
      answer('jobs/my', 'tells the owner views and applicants'),
      answer('jobs/fetch', 'puts featured jobs first'),
    ],
  },
  {
    name: 'Job: the recruiter',
    schemas: ['JobOwner'],
    fields: ['id', 'name', 'profile_image'],
    made: ['mocks/views/accounts.ts'],
    read: ['src/features/jobs/JobRow.tsx', 'src/features/jobs/JobDetailScreen.tsx'],
    proved: [
      answer('jobs/create', 'posts a job with all of its fields'),
      unit('src/features/jobs/JobDetailPosting', 'has the facts of the page'),
    ],
  },
  {
    name: 'Category',
    schemas: ['Category'],
    fields: ['category', 'icon', 'vacancies'],
    made: ['mocks/api/categories/fetch.ts', 'mocks/views/jobs.ts', 'mocks/model/categories.ts'],
    read: ['src/features/jobs/CategoryIndex.tsx', 'src/features/jobs/category-options.ts'],
    proved: [
      answer('categories/fetch', 'answers each category once, by name, with an icon'),
      answer('categories/fetch', 'sums the vacancies of visible jobs'),
    ],
  },
  {
    name: 'CV',
    schemas: ['Cv'],
    fields: ['id', 'title', 'path', 'is_default'],
    made: ['mocks/views/applications.ts'],
    read: ['src/features/cvs/CvRow.tsx', 'src/features/applications/ApplyPanel.tsx'],
    proved: [
      answer('cvs/fetch', 'answers the own CVs, newest first, with one default'),
      answer('cvs/upload', 'stores the PDF under a name'),
    ],
  },
  {
    name: 'Application',
    schemas: ['Application'],
    fields: ['id', 'status', 'created_at', 'user', 'cv', 'company', 'job'],
    made: ['mocks/views/applications.ts'],
    read: applicationPages,
    proved: [
      unit('mocks/views/views', 'an application has its moment'),
      answer('jobs/fetch-application', 'answers the same to the applicant and the owner of the job'),
      answer('jobs/apply', 'sends an application that both sides see'),
    ],
  },
  {
    name: 'Application: the applicant',
    schemas: ['Applicant'],
    fields: ['id', 'name', 'email', 'about', 'profile_image'],
    made: ['mocks/views/accounts.ts'],
    read: applicationPages,
    proved: [
      unit('mocks/views/views', 'an application has its moment'),
      answer('jobs/fetch-application', 'answers the same to the applicant and the owner of the job'),
      unit('src/features/applications/ApplicantsSearch', 'has a column for each status'),
      story('screens/Application', 'Received'),
    ],
  },
  {
    name: 'Application and bookmark: the company',
    schemas: ['CompanyBadge'],
    fields: ['name', 'profile_image'],
    made: ['mocks/views/applications.ts', 'mocks/api/bookmarks/fetch.ts'],
    read: ['src/features/kept/BookmarkRow.tsx', ...applicationPages],
    proved: [
      answer('bookmarks/fetch', 'answers title and company of each job'),
      answer('jobs/fetch-application', 'answers the same to the applicant'),
    ],
  },
  {
    name: 'Application, payment and receipt: the job',
    schemas: ['JobReference'],
    fields: ['id', 'title'],
    made: ['mocks/views/applications.ts', 'mocks/api/payments/my.ts', 'mocks/api/receipts/my.ts'],
    read: ['src/features/applications/MyAppliedTable.tsx', 'src/features/profile/PagedTable.tsx'],
    proved: [
      answer('jobs/fetch-application', 'keeps the title of a removed job'),
      answer('receipts/my', 'answers the own receipts'),
    ],
  },
  {
    name: 'Notification',
    schemas: ['Notification'],
    fields: ['id', 'type', 'title', 'content', 'table_id'],
    made: ['mocks/api/notifications/fetch.ts', 'mocks/model/notifications.ts'],
    read: ['src/features/notifications/NotificationRow.tsx', 'src/features/notifications/notices.ts'],
    proved: [
      unit('mocks/views/views', 'a notification has its title, its words'),
      answer('notifications/fetch', 'answers the newest first, with what they lead to'),
      answer('notifications/fetch', 'sets the unread count to 0, and marks those that were new'),
    ],
  },
  {
    name: 'Bank details',
    schemas: ['BankDetails'],
    fields: ['bank_name', 'account_name', 'account_number', 'iban', 'swift_code', 'method'],
    made: ['mocks/api/fetch-bank.ts', 'mocks/model/settings.ts', 'mocks/scenarios/foundation.ts'],
    read: ['src/features/payments/BankTransfer.tsx'],
    proved: [answer('fetch-bank', 'answers where a transfer goes'), story('screens/FeatureJob', 'Bank')],
  },
  {
    name: 'Post',
    schemas: ['Post'],
    fields: ['id', 'caption', 'files', 'user', 'created_at_relative', 'is_bookmarked'],
    made: ['mocks/views/profile.ts'],
    read: [
      'src/features/posts/PostList.tsx',
      'src/features/posts/LikeButton.tsx',
      'src/features/posts/useToggleLike.ts',
    ],
    proved: [
      answer('posts/create', 'publishes a text on the own page'),
      answer('posts/create', 'tells its age by the simulator’s clock'),
      answer('users/find', 'says of each post whether the caller likes it'),
    ],
  },
  {
    name: 'Post: the author',
    schemas: ['PostAuthor'],
    fields: ['name', 'profile_image'],
    made: ['mocks/views/profile.ts'],
    read: ['src/features/posts/PostList.tsx'],
    proved: [
      unit('mocks/views/views', 'a post has the name and the picture'),
      answer('posts/create', 'publishes a text on the own page'),
    ],
  },
  {
    name: 'Post and project: a file',
    schemas: ['AttachedFile'],
    fields: ['type', 'path'],
    made: ['mocks/services/attachments.ts'],
    read: ['src/features/posts/PostList.tsx', 'src/features/projects/ProjectList.tsx'],
    proved: [
      unit('mocks/services/attachments', 'are stored in their order, as images and videos'),
      answer('posts/create', 'takes pictures and videos without a text'),
    ],
  },
  {
    name: 'Project',
    schemas: ['Project'],
    fields: ['id', 'title', 'url', 'time_took', 'description', 'files'],
    made: ['mocks/views/profile.ts'],
    read: ['src/features/projects/ProjectList.tsx', 'src/features/projects/OwnProject.tsx'],
    proved: [answer('projects/add', 'adds a project with all of its fields')],
  },
  {
    name: 'Employee link',
    schemas: ['EmployeeLink'],
    fields: ['id', 'status', 'employee'],
    made: ['mocks/views/profile.ts'],
    read: ['src/features/employees/Employees.tsx', 'src/features/employees/Employers.tsx'],
    proved: [
      answer('employees/create', 'asks a job seeker, whose link is pending on both sides'),
      answer('my-profile', 'shows each side of an employee link its own list'),
    ],
  },
  {
    name: 'Employee link: a side',
    schemas: ['LinkedPerson'],
    fields: ['id', 'name', 'email', 'profile_image'],
    made: ['mocks/views/accounts.ts'],
    read: ['src/features/employees/Employees.tsx'],
    proved: [
      unit('mocks/views/views', 'an employee link has both sides'),
      answer('my-profile', 'shows each side of an employee link its own list'),
      answer('employees/create', 'asks a job seeker'),
    ],
  },
  {
    name: 'Payment',
    schemas: ['Payment'],
    fields: ['id', 'method', 'status', 'amount', 'payment_obj', 'job', 'table_id', 'created_at'],
    made: ['mocks/api/payments/my.ts'],
    read: [
      'src/features/profile/PaymentsTab.tsx',
      'src/features/profile/payment-words.ts',
      'src/features/payments/standing.ts',
    ],
    proved: [
      answer('payments/my', 'answers the own payments'),
      answer('payments/my', 'tells card amounts in cents'),
      answer('payments/my', 'names what stands behind a payment'),
    ],
  },
  {
    name: 'Payment: what stands behind it',
    schemas: ['PaymentObject'],
    fields: ['id'],
    made: ['mocks/api/payments/my.ts'],
    read: [],
    proved: [answer('payments/my', 'names what stands behind a payment')],
  },
  {
    name: 'Receipt',
    schemas: ['Receipt'],
    fields: ['id', 'type', 'path', 'job', 'table_id', 'created_at'],
    made: ['mocks/api/receipts/my.ts'],
    read: ['src/features/profile/ReceiptsTab.tsx', 'src/features/profile/ReceiptPreview.tsx'],
    proved: [answer('receipts/my', 'answers the own receipts'), answer('receipts/my', 'leads to the files')],
  },
  {
    name: 'Bookmark',
    schemas: ['Bookmark'],
    fields: ['id', 'job'],
    made: ['mocks/api/bookmarks/fetch.ts'],
    read: ['src/features/kept/BookmarkRow.tsx'],
    proved: [answer('bookmarks/fetch', 'answers title and company of each job')],
  },
  {
    name: 'Bookmark: the job',
    schemas: ['BookmarkedJob'],
    fields: ['id', 'title', 'company'],
    made: ['mocks/api/bookmarks/fetch.ts'],
    read: ['src/features/kept/BookmarkRow.tsx'],
    proved: [
      answer('bookmarks/fetch', 'answers title and company of each job'),
      answer('bookmarks/fetch', 'keeps jobs that left the lists, marked'),
    ],
  },
  {
    name: 'Following',
    schemas: ['Following'],
    fields: ['id', 'company_id', 'name', 'profile_image'],
    made: ['mocks/api/followers/fetch.ts'],
    read: ['src/features/kept/FollowingRow.tsx'],
    proved: [answer('followers/fetch', 'answers the followed companies')],
  },
  {
    name: 'Company',
    schemas: ['Company'],
    fields: ['name', 'cover_photo', 'profile_image'],
    made: ['mocks/views/accounts.ts'],
    read: ['src/features/talent/RecruiterScreen.tsx'],
    proved: [
      unit('mocks/views/views', 'a company has name, cover photo and logo'),
      answer('jobs/search', 'adds the company and its accepted employees when asked'),
    ],
  },
  {
    name: 'Profile response',
    schemas: ['MyProfileAnswer'],
    fields: ['status', 'message', 'projects', 'posts', 'employees', 'total_employees'],
    made: ['mocks/api/my-profile.ts', 'mocks/runtime/answers.ts'],
    read: [
      'src/features/profile/ProfileTab.tsx',
      'src/features/profile/ProfileScreen.tsx',
      'src/api/client.ts',
    ],
    proved: [
      unit('mocks/views/views', 'the own profile comes with a status'),
      answer('my-profile', 'answers the own projects and posts'),
      answer('my-profile', 'is empty for somebody who has done nothing yet'),
    ],
  },
  {
    name: 'Settings',
    schemas: ['Settings'],
    fields: ['currencies', 'stripe_pk', 'tidio'],
    made: ['mocks/api/fetch-settings.ts', 'mocks/model/settings.ts'],
    read: [
      'src/features/jobs/PostJobForm.tsx',
      'src/features/payments/FeatureJobScreen.tsx',
      'src/shell/Rest.tsx',
      'src/features/session/LoginScreen.tsx',
    ],
    proved: [answer('fetch-settings', 'answers the currencies and the keys of third parties')],
  },
]

/** Beside the tables of fields. */
export const section3: Section = {
  number: 3,
  title: 'Entities and their fields',
  parts: [
    {
      title: 'What is shared in the client',
      items: [
        item(
          'Account and settings are shared by all screens, and empty at first',
          [
            'src/features/session/use-session.ts#useSession',
            'src/features/session/use-session.ts#useSettings',
          ],
          unit('src/api/first-calls', 'account and settings are empty at first'),
        ),
        item(
          'An update is merged into what is there',
          ['src/api/session.ts#updateUser'],
          unit('src/api/query-client', 'the own account is merged on update'),
        ),
        item(
          'Every change is announced to whoever listens, in other tabs, too',
          ['src/api/session.ts#meQuery', 'src/api/token.ts#createTokenStore'],
          unit('src/api/first-calls', 'account and settings are empty at first'),
          unit('src/api/token', 'a sign-in holds for every tab'),
        ),
        item(
          'No answer has other fields than the contract says',
          ['mocks/runtime/runtime.ts', 'mocks/runtime/validators.gen.js'],
          unit('mocks/runtime/runtime', 'is an error that names the field'),
        ),
      ],
    },
  ],
}

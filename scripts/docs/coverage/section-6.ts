import { answer, endToEnd, item, type Section, story, unit } from './item.ts'

export const section6: Section = {
  number: 6,
  title: 'Roles and permissions',
  parts: [
    {
      title: 'Visitor',
      items: [
        item(
          'browses jobs and searches them',
          ['src/routes/jobs.index.tsx', 'src/routes/search.tsx'],
          endToEnd('routes-jobs', '/jobs: tab and page stand in the address'),
          unit('mocks/runtime/access', 'is open to visitors for these calls, and no others'),
        ),
        item(
          'looks at the pages of people and companies',
          ['src/routes/user.$id.tsx', 'src/routes/recruiter.$id.tsx'],
          story('screens/Talent', 'Person'),
          story('screens/Talent', 'Company'),
        ),
        item(
          'uses the forms for a message and for the newsletter',
          [
            'src/features/marketing/ContactForm.tsx#ContactForm',
            'src/features/marketing/NewsletterForm.tsx#NewsletterForm',
          ],
          endToEnd('routes-home', '/: testimonials can be stopped'),
        ),
        item(
          'reads a prompt to log in where one applies',
          ['src/features/applications/ApplyPanel.tsx#ApplyPanel'],
          story('screens/JobDetail', 'Visitor'),
        ),
        item(
          'and where one posts a job',
          ['src/features/session/RequireRole.tsx#RequireRole'],
          story('screens/PostJob', 'Visitor'),
        ),
      ],
    },
    {
      title: 'Job seeker',
      items: [
        item(
          'has My applications, CV manager, Bookmarks and Followings',
          ['src/shell/navigation.ts#jobsMenu', 'src/shell/user-menu-links.ts#userMenu'],
          unit('src/shell/navigation', 'the Jobs menu fits who looks'),
          unit('src/shell/navigation', 'the user menu fits the kind of account'),
        ),
        item(
          'applies, bookmarks and follows; a recruiter does not',
          [
            'src/features/applications/ApplyPanel.tsx#ApplyPanel',
            'src/features/jobs/BookmarkButton.tsx#BookmarkButton',
            'src/features/follows/FollowButton.tsx#FollowButton',
          ],
          endToEnd('routes-jobs', '/jobs/{id} for a job seeker: bookmark, follow and apply'),
          story('screens/JobDetail', 'Another recruiter'),
          answer('jobs/apply', 'is for job seekers'),
          answer('bookmarks/toggle', 'keeps jobs for job seekers only'),
          answer('followers/toggle', 'is for job seekers'),
        ),
        item(
          'edits summary, workplace, job preferences, projects, education, experience and certificates',
          [
            'src/features/profile/ProfileForm.tsx#ProfileForm',
            'src/features/projects/OwnProjects.tsx#OwnProjects',
          ],
          answer('save-profile', 'saves what a job seeker can fill in'),
          answer('save-profile', 'saves of a recruiter only what a company has'),
          answer('projects/add', 'is for job seekers'),
          story('screens/Profile', 'Recruiter'),
        ),
        item(
          'accepts, declines and removes requests of employers',
          ['src/features/employees/Employers.tsx#Employers'],
          answer('employees/accept-request', 'is for the job seeker who was asked'),
          answer('employees/decline-request', 'is for the job seeker who was asked'),
          answer('employees/remove-request', 'is for the job seeker of the link'),
        ),
      ],
    },
    {
      title: 'Recruiter',
      items: [
        item(
          'has My jobs',
          ['src/shell/navigation.ts#jobsMenu'],
          unit('src/shell/navigation', 'the Jobs menu fits who looks'),
          story('screens/MyJobs', 'Job seeker'),
        ),
        item('posts jobs', ['mocks/api/jobs/create.ts'], answer('jobs/create', 'is for recruiters')),
        item(
          'edits and deletes their own jobs, and nobody else’s',
          ['mocks/api/jobs/update.ts', 'mocks/api/jobs/delete.ts'],
          answer('jobs/update', 'is for the job’s owner'),
          answer('jobs/delete', 'is for the job’s owner'),
          story('screens/EditJob', 'Of another company'),
        ),
        item(
          'sees the applicants, changes their status and downloads the CVs of those selected',
          ['src/features/applications/ApplicantsSection.tsx#ApplicantsSection'],
          endToEnd('journey', 'post, approve, search, apply, shortlist'),
          answer('jobs/change-application-status', 'is for the owner of the job'),
          answer('jobs/download-cvs', 'is for the job’s owner'),
        ),
        item(
          'features their own jobs',
          ['src/features/payments/FeatureJobScreen.tsx#FeatureJobScreen'],
          endToEnd('feature-job', '/jobs/{id}/feature: a transfer that is not found'),
          answer('jobs/upload-receipt', 'is for the job’s owner'),
          answer('payments/fetch-stripe-intent', 'is for the job’s owner'),
          answer('payments/verify-stripe', 'is for the job’s owner'),
        ),
        item(
          'adds and deletes employees by e-mail address',
          ['src/features/employees/Employees.tsx#Employees'],
          answer('employees/create', 'is for recruiters'),
          answer('employees/delete', 'is for the recruiter of the link'),
        ),
        item(
          'sees receipts and payments',
          ['src/features/profile/ProfileScreen.tsx#ProfileScreen'],
          answer('receipts/my', 'is for recruiters'),
          answer('payments/my', 'is for recruiters'),
          story('screens/Profile', 'Payments for a job seeker'),
          story('screens/Profile', 'Receipts for a job seeker'),
        ),
      ],
    },
    {
      title: 'Both account types',
      items: [
        item(
          'post updates',
          ['src/features/posts/PostComposer.tsx#PostComposer'],
          answer('posts/create', 'is for both account types'),
          story('screens/ProfileParts', 'Posts of a company'),
        ),
        item(
          'change the password',
          ['src/features/profile/ChangePasswordTab.tsx#ChangePasswordTab'],
          answer('change-password', 'is for recruiters as well'),
          story('screens/Profile', 'Change password'),
        ),
        item(
          'update the cover photo',
          ['src/features/profile/ProfileCover.tsx#ProfileCover'],
          story('screens/Profile', 'Cover preview'),
          endToEnd('profile', '/profile: a new cover is shown at once'),
        ),
      ],
    },
    {
      title: 'The owner of a job, and the server',
      items: [
        item(
          'The owner of a job sees applicants and views instead of the form to apply; nobody else is told them',
          ['src/features/jobs/JobDetailScreen.tsx#JobDetailScreen', 'mocks/views/jobs.ts#fullJob'],
          story('screens/JobDetail', 'Owner'),
          answer('jobs/fetch-single', 'never tells others views, applicants and price'),
        ),
        item(
          'What the server itself enforces is left open; here it is [the table of all calls](access.md), made as everybody',
          ['openapi.yaml#x-access', 'mocks/rules/access.ts'],
          unit('mocks/runtime/access', 'naming things of %s'),
          unit('mocks/runtime/access', 'an empty call by a %s'),
        ),
      ],
    },
  ],
}

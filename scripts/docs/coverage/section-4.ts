import { answer, endToEnd, item, type Section, story, unit } from './item.ts'

export const section4: Section = {
  number: 4,
  title: 'States and transitions',
  parts: [
    {
      title: 'Applications',
      items: [
        item(
          'An application is applied, in review, shortlisted, interviewing, accepted or not considered',
          [
            'openapi.yaml#ApplicationStatus',
            'mocks/rules/application-status.ts#applicationStatusMachine',
            'src/features/applications/statuses.ts',
          ],
          answer('jobs/change-application-status', 'lets any of the six statuses follow any other'),
          unit('src/features/applications/ApplicantsSearch', 'is a word of its own for each of the six'),
        ),
        item(
          'A recruiter chooses any of them from a list at any time',
          ['src/features/applications/ApplicantsStatusField.tsx#ApplicantsStatusField'],
          answer('jobs/change-application-status', 'lets any of the six statuses follow any other'),
          endToEnd('journey', 'post, approve, search, apply, shortlist'),
        ),
        item(
          'The choice is sent at once and shown before the answer is there',
          ['src/api/applicants.ts#changeApplicationStatusesMutation'],
          unit('src/api/applicants', 'a status is shown at once'),
        ),
        item(
          'When the call fails it is taken back, with an error',
          [
            'src/api/applicants.ts#confirmed',
            'src/features/applications/ApplicantsStatus.ts#useStatusChange',
          ],
          unit('src/api/applicants', 'a status that is refused is taken back'),
          story('screens/JobDetail', 'Status fails'),
        ),
      ],
    },
    {
      title: 'Jobs',
      items: [
        item(
          'A job is active or inactive: chosen when it is posted (at first active), and changed later',
          [
            'openapi.yaml#JobStatus',
            'mocks/rules/job-status.ts#jobStatusMachine',
            'src/features/jobs/PostJobValues.ts#emptyPostJob',
          ],
          story('screens/PostJob', 'Recruiter'),
          answer('jobs/update', 'takes a job that becomes inactive off the lists'),
        ),
        item(
          'A job is pending, approved or cancelled: shown to its recruiter, and set nowhere in the app',
          [
            'openapi.yaml#JobState',
            'mocks/rules/job-state.ts#jobStateMachine',
            'src/features/jobs/JobDetailState.tsx#JobStateTag',
          ],
          story('screens/PostJob', 'Posted'),
          answer('jobs/create', 'cannot approve or feature itself'),
          story('screens/JobDetail', 'Owner cancelled'),
        ),
        item(
          'Who decides that is outside of the product: a desk in the simulator ([rule 13](rules.md))',
          ['mocks/services/moderation.ts', 'mocks/console/DeskSection.tsx#DeskSection'],
          unit('mocks/services/moderation', 'approves a job, which everybody then sees'),
          endToEnd('journey', 'post, approve, search, apply, shortlist'),
        ),
        item(
          'A job is featured or not: 1 or 0',
          ['openapi.yaml#is_featured', 'mocks/rules/featuring.ts#featuringMachine'],
          answer('jobs/fetch-single', 'says that a job is featured until 30 days are over'),
        ),
        item(
          'Featuring is offered to the owner of a job that is not featured, and to nobody else',
          ['src/features/payments/FeatureBanner.tsx#FeatureBanner'],
          story('screens/FeatureJob', 'Banner'),
          story('screens/FeatureJob', 'No banner while featured'),
          story('screens/FeatureJob', 'No banner for others'),
        ),
        item(
          'It lasts 30 days',
          ['mocks/rules/featuring.ts#featuredFor'],
          unit('mocks/rules/rules', 'lasts 30 days by the clock'),
          endToEnd('feature-job', '/jobs/{id}/feature: by bank, approved at the desk'),
        ),
        item(
          'What becomes of a receipt is left open; here a desk approves or rejects it ([rule 24](rules.md))',
          ['mocks/services/payment-desk.ts#decideTransfer'],
          unit('mocks/services/payment-desk', 'approves one: the job is featured for 30 days'),
          endToEnd('feature-job', '/jobs/{id}/feature: a transfer that is not found'),
        ),
      ],
    },
    {
      title: 'Bookmarks, likes and follows',
      items: [
        item(
          'A bookmark of a job goes on and off',
          ['src/features/jobs/useToggleBookmark.ts#useToggleBookmark', 'mocks/api/bookmarks/toggle.ts'],
          story('screens/Jobs', 'Bookmarking'),
          answer('bookmarks/toggle', 'puts a job on the list and takes it off again'),
        ),
        item(
          'A like of a post goes on and off',
          ['src/features/posts/useToggleLike.ts#useToggleLike', 'mocks/api/bookmarks/toggle.ts'],
          story('screens/Talent', 'Like'),
          answer('bookmarks/toggle', 'likes a post for anyone signed in'),
        ),
        item(
          'A bookmark that is removed is gone from its list',
          ['src/features/kept/BookmarksScreen.tsx#BookmarksScreen', 'mocks/api/bookmarks/remove.ts'],
          story('screens/Bookmarks', 'Removed at once'),
          answer('bookmarks/remove', 'takes one row off the list'),
        ),
        item(
          'Following a company goes on and off; the button reads Follow or Following',
          ['src/features/follows/FollowButton.tsx#FollowButton'],
          endToEnd('talent', '/recruiter/{id}: from a job to its company'),
          answer('followers/toggle', 'follows a company, and no longer at the second time'),
        ),
        item(
          'A company that is not followed any more is gone from its list',
          ['src/features/kept/FollowingsScreen.tsx#FollowingsScreen', 'mocks/api/followers/remove.ts'],
          story('screens/Followings', 'Unfollowed at once'),
          answer('followers/remove', 'takes one row off the list'),
        ),
      ],
    },
    {
      title: 'CVs',
      items: [
        item(
          'One CV is the default at any time',
          ['mocks/rules/cv-default.ts#cvDefaultMachine', 'src/features/cvs/cv-list.ts#withDefault'],
          answer('cvs/set-default', 'makes one the default in place of the other'),
          unit('src/features/cvs/cv-list', 'is one at most'),
        ),
        item(
          'Uploading one as the default takes the mark from the others',
          ['mocks/api/cvs/upload.ts', 'src/features/cvs/cv-list.ts#withNew'],
          answer('cvs/upload', 'takes the default from the others when asked to'),
          story('screens/CvManager', 'Uploading'),
        ),
        item(
          '“Set as Default” is there for the others only',
          ['src/features/cvs/CvRow.tsx#CvRow'],
          story('screens/CvManager', 'Full'),
        ),
        item(
          'The applications made with a CV go with it',
          ['mocks/api/cvs/delete.ts'],
          answer('cvs/delete', 'deletes the applications made with it, and no others'),
          endToEnd('routes-seeker', '/cv-manager: upload, default'),
        ),
      ],
    },
    {
      title: 'Employee links',
      items: [
        item(
          'A link is pending until the job seeker accepts or declines it',
          ['openapi.yaml#EmployeeStatus', 'mocks/rules/employee-link.ts#employeeLinkMachine'],
          answer('employees/accept-request', 'agrees to a pending request'),
          answer('employees/decline-request', 'turns down a pending request'),
        ),
        item(
          'The job seeker can remove it once it is accepted or declined, and not before',
          ['mocks/api/employees/remove-request.ts', 'src/features/employees/Employers.tsx#stepsOf'],
          answer('employees/remove-request', 'ends a link that is %s'),
          answer('employees/remove-request', 'refuses a pending one'),
          story('screens/ProfileParts', 'Employers'),
        ),
        item(
          'The recruiter can delete it in any status',
          ['mocks/api/employees/delete.ts'],
          answer('employees/delete', 'ends a %s link'),
        ),
        item(
          'A new one stands on top of the list',
          ['src/features/employees/EmployeeAdd.tsx#EmployeeAdd', 'mocks/api/my-profile.ts'],
          story('screens/ProfileParts', 'Adding an employee'),
          answer('employees/create', 'stands at the top of the recruiter’s list'),
        ),
      ],
    },
    {
      title: 'Posts and projects',
      items: [
        item(
          'A new post stands on top',
          ['src/features/posts/PostComposer.tsx#PostComposer', 'mocks/views/profile.ts#postsOf'],
          story('screens/ProfileParts', 'Posting'),
          answer('posts/create', 'publishes a text on the own page, at the top'),
        ),
        item(
          'A new project stands on top',
          ['src/features/projects/OwnProjects.tsx#AddProject', 'mocks/views/profile.ts#projectsOf'],
          story('screens/ProfileParts', 'Adding a project'),
          answer('projects/add', 'adds a project with all of its fields, at the top'),
        ),
        item(
          'The form of a new project closes 1 s after it was added',
          ['src/features/projects/OwnProjects.tsx#openAfterAdding'],
          story('screens/ProfileParts', 'Adding a project'),
        ),
      ],
    },
    {
      title: 'Sessions',
      items: [
        item(
          'Logging in takes e-mail and account type first, then the code',
          ['mocks/rules/codes.ts#codeMachine', 'mocks/api/login.ts', 'mocks/api/verify.ts'],
          story('screens/SignIn', 'Both steps'),
          answer('verify', 'trades the code for a token that works'),
        ),
        item(
          'The token is kept in the browser and sent with every call',
          ['src/api/token.ts#createTokenStore', 'src/api/client.ts#createBackend'],
          unit('src/api/client', 'a call posts form data under the base address, with the token'),
          unit('src/features/session/session', 'signing in keeps the token and the person'),
        ),
        item(
          'The e-mail address is kept until it is verified',
          ['src/features/session/pending-login.ts#pendingLogin'],
          unit('src/features/session/session', 'the pending e-mail is kept until it is verified'),
        ),
        item(
          'Logging out clears the token',
          ['src/features/session/sign.ts#signOut'],
          unit('src/features/session/session', 'signing out tells the server with the token'),
          answer('logout', 'ends one session'),
        ),
        item(
          'Opening the notifications sets the unread count to 0',
          ['src/api/notifications.ts#notificationsQuery', 'mocks/api/notifications/fetch.ts'],
          endToEnd('routes-seeker', '/notifications: what was new is marked'),
          answer('notifications/fetch', 'sets the unread count to 0'),
        ),
      ],
    },
    {
      title: 'Card payment',
      items: [
        item(
          'The field for the card is asked for every 3 s until the provider’s library is there',
          ['src/features/payments/card-library.ts#untilLoaded'],
          unit('src/features/payments/card-library', 'asks every 3 s until the library is there'),
          story('screens/CardPayment', 'Library missing then there'),
        ),
      ],
    },
    {
      title: 'All machines',
      items: [
        item(
          'Every event in every state does what the [machines](states.md) say',
          ['mocks/rules/machines.ts#machines'],
          unit('mocks/rules/machines', '$from, $event: $to'),
        ),
      ],
    },
  ],
}

import { endToEnd, house, type Item, item, type Section, story, unit } from './item.ts'

/** Beside the catalogue of alerts, which is read from the sources. */
export const section8: Section = {
  number: 8,
  title: 'Error catalogue',
  parts: [
    {
      title: 'Refusals',
      items: [
        item(
          'An answer that is no success is an alert titled “Error” with the server’s message, for nearly every call',
          ['src/api/query-client.ts#createQueryClient'],
          unit('src/api/query-client', 'a refusal is alerted with the server’s message'),
          unit('src/api/refusals', '%s: a refusal is alerted as "Error"'),
        ),
        item(
          'Among them the toggle of a bookmark',
          ['src/api/bookmarks.ts#toggleBookmarkMutation'],
          unit('src/api/refusals', 'these are most of the calls'),
          story('screens/Bookmarks', 'Removal refused'),
        ),
        item(
          'and the change of an application’s status',
          ['src/features/applications/ApplicantsStatus.ts#useStatusChange'],
          story('screens/JobDetail', 'Status refused'),
        ),
        item(
          'and the calls of a card payment',
          ['src/features/payments/card-payment.ts'],
          unit(
            'src/features/payments/card-payment',
            'without a payment from the server nothing else is asked',
          ),
          unit('src/api/refusals', '%s: a refusal is alerted as "Error"'),
        ),
        item(
          'A failed change of status is taken back, and an error says so',
          [
            'src/api/applicants.ts#confirmed',
            'src/features/applications/ApplicantsStatus.ts#useStatusChange',
          ],
          story('screens/JobDetail', 'Status fails'),
          unit('src/api/applicants', 'a status that is refused is taken back'),
        ),
        item(
          'Which error codes the server has is left open: the app reads none but the end of a session',
          ['src/api/client.ts#failure'],
          unit('src/api/client', 'the envelope is read at HTTP %d'),
          unit('src/api/client', 'HTTP 401 is a session that is over'),
        ),
      ],
    },
    {
      title: 'Network',
      items: [
        item(
          'A network failure is logged, without an alert',
          ['src/api/query-client.ts#createQueryClient'],
          unit('src/api/query-client', 'a network failure is logged only, but for deleting a job or a CV'),
          endToEnd('resilience-answers', 'network: the place says so'),
        ),
        item(
          'Deleting a job does alert it',
          ['src/api/jobs.ts#deleteJobMutation'],
          story('screens/MyJobs', 'Deleting fails'),
          endToEnd('routes-recruiter', '/my: search and page in the address'),
        ),
        item(
          'and deleting a CV does',
          ['src/api/cvs.ts#deleteCvMutation'],
          story('screens/CvManager', 'Deleting offline'),
          endToEnd('routes-seeker', '/cv-manager: upload, default'),
        ),
        item(
          'and nothing else does',
          ['src/api/meta.ts#MutationMetaFields'],
          house('alerts', 'tell a network failure for two calls only'),
        ),
        item(
          'A part of the app that does not arrive is told in the place of the page',
          ['src/shell/ErrorPage.tsx#ErrorPage', 'src/shell/load-failure.ts#isLoadFailure'],
          endToEnd('resilience-answers', 'the network is gone while the page is open'),
        ),
        item(
          'It counts as missing after 120 s',
          ['src/shell/PendingPage.tsx#patience'],
          endToEnd('routes-page', 'a page whose code does not come counts as missing after 120 s'),
        ),
      ],
    },
    {
      title: 'Words and titles',
      items: [
        item(
          'The sentence about the salary is the literal one',
          ['src/features/jobs/PostJobValues.ts#postJobRules'],
          unit(
            'src/features/jobs/PostJobValues',
            'refuse a salary that runs downwards, in the literal words',
          ),
          story('screens/PostJob', 'Salary the wrong way round'),
        ),
        item(
          'When the identity provider fails the alert is titled “Login Failed”',
          ['src/features/session/GoogleSignIn.tsx#GoogleButton'],
          story('screens/SignIn', 'Google fails'),
          endToEnd('third-parties', 'called off, nothing happens; failed, it says so'),
        ),
        item(
          'An error while a card payment is confirmed is an “Error” alert',
          ['src/features/payments/CardPayment.tsx#CardPayment'],
          story('screens/CardPayment', 'Declined'),
          endToEnd('feature-job', '/jobs/{id}/feature: by card, declined'),
        ),
        item(
          'A search without a result says “No jobs found.”',
          ['src/features/jobs/SearchScreen.tsx#SearchScreen'],
          story('screens/Search', 'Nothing found'),
        ),
        item(
          'Success has one of sixteen titles',
          ['src/api/query-client.ts#createQueryClient'],
          unit('src/api/calls', 'the titles of success are those of the specification'),
          house('alerts', 'carry the titles of the specification'),
        ),
      ],
    },
  ],
}

/** Every answer of the contract that is no success, by its name in `components.responses`. */
export const failures: Readonly<Record<string, Pick<Item, 'built' | 'proved'>>> = {
  SessionOver: {
    built: ['mocks/rules/access.ts', 'src/api/query-client.ts#createQueryClient'],
    proved: [
      unit('mocks/runtime/runtime', 'answers 401 without a token and with a dead one'),
      unit('src/api/query-client', 'a dead session is laid down once'),
    ],
  },
  FileTooLarge: {
    built: ['mocks/runtime/read-body.ts', 'src/api/client.ts#failure'],
    proved: [
      unit('mocks/runtime/runtime', 'answers 413 for a file over the limit'),
      unit('src/api/client', 'the envelope is read at HTTP %d'),
    ],
  },
  TooManyAttempts: {
    built: ['mocks/services/codes.ts', 'src/api/client.ts#failure'],
    proved: [
      unit('mocks/runtime/bad-input', 'use the code up, so that the right one does not work any more either'),
      story('screens/SignIn', 'Too many tries'),
    ],
  },
  ServerFault: {
    built: ['src/api/client.ts#failure', 'src/ui/ErrorState.tsx#ErrorState'],
    proved: [
      endToEnd('resilience-answers', 'error-500: the place says so'),
      endToEnd('resilience-answers', 'html: the place says so'),
      unit('src/api/client', '%s is one clear error'),
    ],
  },
}

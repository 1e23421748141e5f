import type { Assumption } from './assumption.ts'

/** Assumptions about the behaviour of calls. */
export const rules = [
  {
    id: 'access',
    assumes: 'The server itself enforces `x-access`.',
    calls: 'all',
    effect:
      'The app offers only what the account may do. A server that does not check is unsafe, not just different.',
  },
  {
    id: 'access-key',
    assumes: 'The product’s key is sent as the header `X-Access-Key`, and is not required.',
    calls: 'all',
    effect: 'The header is sent if `VITE_ACCESS_KEY` is set. Another header requires a change in the client.',
  },
  {
    id: 'requests.form',
    assumes:
      'Text is trimmed, unknown fields are ignored, and an empty value for a number, choice, file or list counts as absent.',
    calls: 'all',
    effect: 'If the server refuses an empty value, its message is shown.',
  },
  {
    id: 'lists.parts',
    assumes:
      'Lists are read from text parts and from parts of type `application/json`, with or without a file name.',
    effect: 'None: the app sends text parts.',
  },
  {
    id: 'requests.bits',
    assumes: 'Booleans are sent as 1 and 0.',
    effect: 'Form data has no booleans, and most servers accept 1 and 0. The conformance report checks it.',
  },
  {
    id: 'time-zone',
    assumes: 'An unknown time zone counts as UTC.',
    calls: 'all',
    effect: 'Browsers send known names.',
  },
  {
    id: 'page-number',
    assumes: 'An invalid page number counts as 1, and a page past the end is empty.',
    calls: 'all',
    effect:
      'The app sends only whole numbers from 1. If the server refuses one, the list shows its message and a button to try again.',
  },
  {
    id: 'code.form',
    assumes: 'The code for a login or a new password has six digits.',
    otherwise: 'It has eight letters and digits.',
    effect: 'The code is not submitted automatically, only by the button.',
  },
  {
    id: 'code.life',
    assumes:
      'A code works once, for the minutes and tries of `EmailedCode`; a new one can be requested after its `resend_seconds`.',
    effect: 'The server’s message is shown.',
  },
  {
    id: 'accounts.unknown',
    assumes: 'An unknown address gets the same answer as a known one.',
    otherwise: 'An unknown address is refused.',
    effect: 'None: the refusal is shown.',
  },
  {
    id: 'accounts.unique',
    assumes: 'An email address has only one account, whatever the account type.',
    effect: 'The app sends the account type with each login, as specified.',
  },
  {
    id: 'google.credential',
    assumes: 'The server checks a Google credential, and logs in a known address.',
    effect: 'The server’s answer is shown.',
  },
  {
    id: 'sessions.end',
    assumes:
      'Logging out ends one session. Changing the password ends all others, and resetting it ends every one.',
    effect: 'The app notices an expired session at its next call; one that continues does no harm.',
  },
  {
    id: 'change-password.current',
    assumes: 'A wrong current password is a field error.',
    otherwise: 'It returns HTTP 401.',
    effect: 'None: the app checks `me` before it treats the session as expired.',
  },
  {
    id: 'subscribe.twice',
    assumes: 'Subscribing twice succeeds.',
    effect: 'A refusal is shown in the server’s words.',
  },
  {
    id: 'jobs-create.review',
    assumes: 'A new job is `pending` until an administrator outside the product reviews it.',
    otherwise: 'A new job is `approved` at once.',
    effect: 'None: the app shows the state in the answer.',
  },
  {
    id: 'jobs-update.review',
    assumes: 'An approved job stays approved when its owner edits it; a cancelled job is reviewed again.',
    effect: 'The app shows the state in the answer.',
  },
  {
    id: 'jobs-update.absent',
    assumes: 'An absent place, salary or text field is cleared.',
    otherwise: 'An absent field is unchanged; an empty value clears it.',
    effect: 'None: the app sends every field.',
  },
  {
    id: 'projects-update.absent',
    assumes: 'An absent text field is cleared.',
    otherwise: 'An absent field is unchanged; an empty value clears it.',
    effect: 'None: the app sends every field.',
  },
  {
    id: 'save-profile.absent',
    assumes: 'An absent field is unchanged.',
    otherwise: 'An absent field is cleared, except pictures.',
    effect: 'None: the app sends the whole form.',
  },
  {
    id: 'save-profile.cover',
    assumes: 'The cover photo is saved with the profile, as the file `cover_photo`.',
    effect: 'No other call could take it. If the server ignores the file, the cover does not change.',
  },
  {
    id: 'jobs.order',
    assumes: 'Featured jobs appear first, then the newest. All other lists are newest first.',
    effect: 'The app shows lists in the order of the answer.',
  },
  {
    id: 'jobs.lists',
    assumes:
      'The home page shows the first page of each list. On the jobs page, one page number applies to both lists.',
    effect: 'The app shows the lists in the answer.',
  },
  {
    id: 'search',
    assumes:
      'Every word must occur in one of the text fields, regardless of case, accents and punctuation around it; filters are combined with AND.',
    effect: 'The app shows the result and filters nothing itself.',
  },
  {
    id: 'jobs.visibility',
    assumes:
      'Everyone sees approved, active jobs; owners see all of their own. Only the owner sees views, price and number of applications.',
    effect: 'A refusal is shown in the server’s words; a missing number is not shown.',
  },
  {
    id: 'jobs-delete.remains',
    assumes: 'When a job is deleted, its applications, payments and receipts keep its title.',
    effect: 'The app shows the lists in the answer.',
  },
  {
    id: 'apply.once',
    assumes: 'A job seeker can apply for a job only once, and not if it is closed to applications.',
    effect:
      'The app offers the form if the job is open and the answer has no application; the server decides.',
  },
  {
    id: 'applications.readers',
    assumes: 'Only the applicant and the owner of the job can see an application.',
    effect: 'A refusal is shown in the server’s words.',
  },
  {
    id: 'applications.same-status',
    assumes: 'Setting the same status again has no effect.',
    effect: 'The app sends only real changes.',
  },
  {
    id: 'download-cvs.kind',
    assumes: 'CVs are downloaded as a ZIP file, even a single one.',
    otherwise: 'A single one is downloaded as a PDF file.',
    effect: 'None: the file is saved under the name in the answer.',
  },
  {
    id: 'receipts.review',
    assumes:
      'Uploading a receipt opens a pending payment. A job can have one at a time, and approving it features the job.',
    effect: 'The app shows whether the job is featured, and the payments in the answer.',
  },
  {
    id: 'payments.intent',
    assumes: 'A job has one open card payment, which further calls return.',
    otherwise: 'Every call opens a new one and closes an unpaid one; a paid one can still be verified.',
    effect: 'None: the app stores the id of a paid card payment until it is verified.',
  },
  {
    id: 'payments.refused',
    assumes:
      'No card payment is opened for a job that is featured, paid for, or has a bank transfer in review.',
    effect: 'The app does not offer to pay for a featured job.',
  },
  {
    id: 'payments.verify',
    assumes: '`payment_id` is the card provider’s id of the payment. Verifying it again changes nothing.',
    effect: 'The app verifies until it gets a success or a refusal, and reads nothing else.',
  },
  {
    id: 'bookmarks.rules',
    assumes: 'Job seekers can bookmark jobs, and everyone can like posts. Bookmarks of closed jobs stay.',
    effect: 'A refusal is shown in the server’s words.',
  },
  {
    id: 'rows.ids',
    assumes: 'Removing takes the id of the bookmark or follow, not of its target.',
    effect:
      'A client cannot tell from answers which id is meant; toggling takes the id of the target. The conformance report checks it.',
  },
  {
    id: 'cvs.default',
    assumes: 'The first CV becomes the default. If the default is deleted, the newest one replaces it.',
    effect: 'The app reloads the list after each change.',
  },
  {
    id: 'employees.rules',
    assumes:
      'A recruiter invites a job seeker by email, and can invite them again once they have declined or the link is deleted. Each step notifies the other side.',
    effect: 'A refusal is shown in the server’s words.',
  },
  {
    id: 'employees.links',
    assumes: 'The `employees` of a job seeker’s own profile are the links to their employers.',
    effect: 'Without them, the table of employers is not shown, as specified for an empty one.',
  },
  {
    id: 'posts.empty',
    assumes: 'A post needs text or a file.',
    effect: 'The app does not send an empty post.',
  },
  {
    id: 'projects-add-files.files',
    assumes: 'Adding files returns all files of the project.',
    otherwise: 'It returns only the new ones.',
    effect: 'None: new files are added to those on the page.',
  },
  {
    id: 'users-find.recruiters',
    assumes: 'Companies also have a public profile, with about text and posts.',
    otherwise: 'A company is not found.',
    effect: 'The company page has no about text and no posts.',
  },
  {
    id: 'users-find.cv',
    assumes: 'A public page shows the default CV.',
    effect: 'The app shows the one in the answer.',
  },
  {
    id: 'notifications.count',
    assumes: 'The answer has the newest fifty notifications.',
    effect: 'The app shows all in the answer.',
  },
] as const satisfies readonly Assumption[]

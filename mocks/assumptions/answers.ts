import type { Assumption } from './assumption.ts'

/** Assumptions about the form of answers. */
export const answers = [
  {
    id: 'numbers',
    assumes: 'Amounts and counts arrive as JSON numbers.',
    otherwise: 'They arrive as text: `"46000.00"`, `"3"`.',
    calls: 'all',
    effect: 'None: numeric text is read as a number.',
  },
  {
    id: 'ids',
    assumes: 'Ids are whole numbers.',
    otherwise: 'Ids are text: `"101"`.',
    calls: 'all',
    effect:
      'None: numeric text is read as a number. Ids that are not numeric are not supported: pages say that they can’t read the answer.',
  },
  {
    id: 'booleans',
    assumes: 'Booleans arrive as `true` and `false`, except `is_featured`, which is 1 or 0.',
    otherwise: 'Booleans arrive as 1 and 0, and `is_featured` as `true` or `false`.',
    calls: 'all',
    effect: 'None: both are accepted, and words such as `yes`, `on` and `N`.',
  },
  {
    id: 'times',
    assumes: 'Times are ISO 8601 in UTC: `2026-11-20T09:30:00.000Z`.',
    otherwise: 'Times carry no zone: `2026-11-20 09:30:00`.',
    calls: 'all',
    effect:
      'None if the server means UTC; otherwise times are off by its offset from UTC. A time that names its offset, such as `+02:00`, is read.',
  },
  {
    id: 'lists.absent',
    assumes: 'A list in an answer is present even if it is empty.',
    otherwise: 'An empty list is absent from the answer.',
    calls: 'all',
    effect: 'None: a missing list is read as an empty one.',
  },
  {
    id: 'lists.null',
    assumes: 'A list inside an object (education, files of a post) is present even if it is empty.',
    otherwise: 'It is null if it is empty.',
    calls: 'all',
    effect: 'None: null is read as an empty list.',
  },
  {
    id: 'unset.text',
    assumes: 'An unset text field, picture or address is null.',
    otherwise: 'It is an empty string.',
    calls: 'all',
    effect: 'None: an empty string is read as unset.',
  },
  {
    id: 'unset.absent',
    assumes: 'An unset salary or CV is null.',
    otherwise: 'The field is absent.',
    calls: 'all',
    effect: 'None: a missing field is read as unset.',
  },
  {
    id: 'profile-rows.numbers',
    assumes: 'Years of education, experience and certificates arrive as text.',
    otherwise: 'Years that are whole numbers arrive as JSON numbers.',
    effect: 'None: numbers are read as text.',
  },
  {
    id: 'profile-rows.text',
    assumes: 'Education, experience and certificates arrive as lists.',
    otherwise: 'They arrive as JSON text, as they were sent.',
    effect: 'None: JSON text is parsed.',
  },
  {
    id: 'files.type',
    assumes: 'The `type` of an attached file is `image` or `video`.',
    otherwise: 'It is a media type: `image/png`.',
    effect: 'None: only the part before the slash is read.',
  },
  {
    id: 'files.origin',
    assumes: 'Files have the origin of the calls, and paths that start with a slash.',
    otherwise:
      'Paths are addresses on another origin, without CORS headers. Over HTTP only: a page has one origin.',
    calls: 'all',
    effect:
      'Files open through plain links. Set `VITE_FILES_URL` to the origin, or the page’s content policy blocks pictures.',
  },
  {
    id: 'files.access',
    assumes: 'Files need no token, and byte ranges are supported.',
    calls: 'all',
    effect: 'Browsers send no token for links and image tags, so no client could show files that need one.',
  },
  {
    id: 'icons',
    assumes: 'The `icon` of a category is a short key, such as `code`.',
    otherwise: 'It is the address of a picture.',
    effect: 'None: an address is shown as a picture; an unknown key shows a general icon.',
  },
  {
    id: 'locations',
    assumes: '`locations` is a list of strings.',
    otherwise: 'It is a list of objects with a `location`.',
    effect: 'None: both are accepted.',
  },
  {
    id: 'applicants',
    assumes: 'A job’s number of applications is called `applicants`.',
    otherwise: 'It is called `applications`.',
    effect: 'The number is not shown.',
  },
  {
    id: 'names',
    assumes: 'Fields that the specification only describes are called `category`, `vacancies`, `errors`.',
    calls: 'all',
    effect: 'A field with another name counts as missing and is not shown. The conformance report names it.',
  },
  {
    id: 'currencies',
    assumes: 'Currencies are ISO 4217 codes, as text.',
    effect:
      'None for other texts, objects with a `code`, or codes as one text. Without any, the form offers all currencies.',
  },
  {
    id: 'plain-text',
    assumes: 'Text is plain: markup is not interpreted, and line breaks are kept.',
    calls: 'all',
    effect: 'Markup is shown as text and never interpreted.',
  },
  {
    id: 'payment.status',
    assumes: 'A payment is `pending`, `succeeded` or `failed`.',
    otherwise: 'It is `pending`, `paid`, `completed` or `declined`.',
    effect: 'None: an unknown status is shown unchanged.',
  },
  {
    id: 'payment.object',
    assumes: '`payment_obj` has an `id`, a number or text.',
    effect: 'The app does not read it.',
  },
  {
    id: 'chat.address',
    assumes: 'The address of the chat’s script is absolute: `https://…`.',
    otherwise: 'It starts with two slashes: `//host/…`.',
    effect: 'None: the scheme of the page is added.',
  },
  {
    id: 'google-client-id',
    assumes: 'The settings include the Google client id (`google_client_id`).',
    otherwise: 'They do not.',
    effect: 'Google login needs `VITE_GOOGLE_CLIENT_ID`.',
  },
  {
    id: 'pages',
    assumes: 'Every paginated list has `pages` and `total`.',
    otherwise: 'Only the lists for which the specification names them have them.',
    effect:
      'No total is shown. A page has a next one, unless it is empty, repeats the page before or is shorter than it.',
  },
  {
    id: 'page-size',
    assumes: 'Pages have ten entries.',
    otherwise: 'Pages have fifteen entries.',
    effect: 'None: the app doesn’t rely on the size of a page.',
  },
  {
    id: 'company-id',
    assumes: 'The company on a company page has an `id`.',
    otherwise: 'It has no `id`.',
    effect: 'None: the page’s address contains the id.',
  },
  {
    id: 'notifications.time',
    assumes: 'A notification has a `created_at`.',
    otherwise: 'It has no `created_at`.',
    effect: 'Notifications are listed without their time.',
  },
  {
    id: 'notifications.new',
    assumes: 'A notification says whether it is new (`is_new`).',
    otherwise: 'It does not.',
    effect: 'New notifications are not marked.',
  },
  {
    id: 'notifications.job',
    assumes: 'A notification names its job and that job’s state or application’s status (`job`, `status`).',
    otherwise: 'It does not.',
    effect: 'Notifications start with their title.',
  },
  {
    id: 'applications.changed',
    assumes: 'An application says when its status last changed (`changed_at`).',
    otherwise: 'It does not.',
    effect: 'The home page orders applications by status, without a time.',
  },
  {
    id: 'employees.recruiter',
    assumes: 'An employee link also names the company, as `recruiter`.',
    otherwise: 'It names only the employee.',
    effect: 'A job seeker’s table of employers has no company names.',
  },
  {
    id: 'bookmarks.available',
    assumes: 'A bookmarked job says whether it is still listed (`is_available`).',
    otherwise: 'It does not.',
    effect: 'Bookmarks of closed jobs look like any other; the job’s page says that it is closed.',
  },
  {
    id: 'toggles.state',
    assumes: 'Bookmarking, liking and following return the new state.',
    otherwise: 'They return only status and message.',
    effect: 'None: the app shows the state that it requested.',
  },
  {
    id: 'status-word',
    assumes: 'The `status` of a refusal is `error`.',
    otherwise: 'It is `failed`.',
    calls: 'all',
    effect:
      'None: any word refuses, except `success` and words that mean the same, such as `ok`. Without a `status`, HTTP 4xx refuses: its words may be in `message`, `error` or `detail`.',
  },
  {
    id: 'refusals',
    assumes: 'A refused call returns HTTP 200.',
    otherwise: 'It returns HTTP 422, 403 or 404.',
    calls: 'all',
    effect: 'None: the app reads the envelope whatever the status code.',
  },
  {
    id: 'errors.form',
    assumes: '`errors` maps a field to a list of messages.',
    otherwise: 'It maps a field to a single message.',
    calls: 'all',
    effect: 'None: both are accepted.',
  },
  {
    id: 'errors.absent',
    assumes: 'A refusal of a field names the field, including in calls for sign-up, login and passwords.',
    otherwise: 'These calls return only the message.',
    effect: 'The message is shown for the whole form, not at the field.',
  },
  {
    id: 'session.expired',
    assumes: 'A call with a missing or invalid token returns HTTP 401.',
    otherwise: 'Every call except `me` returns HTTP 200 with a refusal.',
    calls: 'all',
    effect: 'The app checks the session with `me`, then asks the person to log in.',
  },
  {
    id: 'session.me',
    assumes: '`me` returns HTTP 401 for a missing or invalid token.',
    otherwise: '`me` returns HTTP 200 with a refusal.',
    effect: 'None: the session has expired unless `me` succeeds.',
  },
  {
    id: 'server-faults',
    assumes:
      'HTTP 400, 404, 405 and 415 mean that a request is no call of the contract; 413, 429 and 5xx mean too large, too many requests and a server error. With 429, `Retry-After` says how many seconds to wait.',
    calls: 'all',
    effect: 'The app reads the envelope whatever the status code; any other body causes one clear error.',
  },
] as const satisfies readonly Assumption[]

/**
 * The rule book: what the product's specification leaves open, decided. Tests name the rules they prove by number
 * ("rules 21"); `docs/rules.md` brings both together.
 */

/** One rule of the book. */
export interface Rule {
  number: number
  title: string
  text: string
}

/** Rules that belong together. */
export interface Chapter {
  title: string
  rules: readonly Rule[]
}

/** The highest number of a rule about the backend; those after it are about screens. */
export const lastBackendRule = 34

/** Every rule, in the order of its number. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Envelope and transport',
    rules: [
      {
        number: 1,
        title: 'One envelope',
        text: 'Whatever a call says, it says in a JSON object with `status` (`success` or `error`) and `message`. Only the download of CVs answers a file instead.',
      },
      {
        number: 2,
        title: 'Saying no',
        text: 'A refusal is `status: error` with HTTP 200, and messages per field in `errors` where fields are to blame. Other HTTP codes are kept for a missing or dead token (401), a file that is too large (413), too many attempts (429) and injected faults. The client reads the envelope whatever the code is, and shows anything that is no envelope as one clear error.',
      },
      {
        number: 3,
        title: 'How values travel',
        text: 'Payloads are form data: `1` or `0` for yes and no, JSON text for lists, one part for each file. Ids are whole numbers in both directions. Fields nobody knows are ignored; a value of the wrong kind is an error at its field and breaks nothing.',
      },
      {
        number: 4,
        title: 'Time',
        text: 'Moments are ISO 8601 in UTC, on the clock of the backend, which also words how long ago something was. Zones have IANA names, and one that does not exist means UTC. A moment that cannot be read is shown unchanged.',
      },
      {
        number: 5,
        title: 'Pages',
        text: 'Lists come ten at a time, with `pages` (at least 1) and `total`. A page that makes no sense is the first; one beyond the end is empty. The two lists of `jobs/fetch` share one page number and the larger number of pages.',
      },
    ],
  },
  {
    title: 'Who may call',
    rules: [
      {
        number: 6,
        title: 'Access is in the contract',
        text: 'Sixteen calls are open to visitors; all others want a token. The contract says of each call who may make it, and the backend enforces exactly that. See the [table of all calls](access.md).',
      },
      {
        number: 7,
        title: 'Neither yours nor told',
        text: 'Whoever has the wrong role, or names something of somebody else, is told why not. The refusal changes nothing and reveals nothing.',
      },
    ],
  },
  {
    title: 'Accounts and sessions',
    rules: [
      {
        number: 8,
        title: 'One account for an address',
        text: 'An e-mail address has one account, of one type. Spaces around it and upper case make no difference.',
      },
      {
        number: 9,
        title: 'Signing in by code',
        text: 'Signing in takes a six-digit code by e-mail that lasts ten minutes, works once and bears four misses; another can be had after a minute. Nothing in the answers tells whether an account exists. Passwords have eight characters or more, and are only for changing and resetting the password itself.',
      },
      {
        number: 10,
        title: 'Signing in with Google',
        text: 'It opens the account of the address that Google vouches for. Without such an account the person is sent to sign up.',
      },
      {
        number: 11,
        title: 'New passwords',
        text: 'A reset e-mail has a link and a code, and asking for one looks the same for an unknown address. Once the password is new, the sessions on other devices are over.',
      },
      {
        number: 12,
        title: 'Sessions',
        text: 'Every sign-in has its own token, which tells nothing and lasts 30 days from its last use; logging out ends that one only. When a token dies under somebody, the app offers to log in again, comes back to the same place and keeps what was typed.',
      },
    ],
  },
  {
    title: 'Jobs',
    rules: [
      {
        number: 13,
        title: 'Approval',
        text: 'New jobs wait for an administrator, played by the moderation desk or, in automatic mode, by one minute of waiting since the job was handed in. The owner hears of each decision. An edit leaves an approved job approved and hands a cancelled one in again.',
      },
      {
        number: 14,
        title: 'What others see',
        text: 'Lists hold what is approved and active. What is not approved exists for its owner alone; what is approved but inactive opens by its link and takes no applications. Only on-site and hybrid jobs have a place, and they must.',
      },
      {
        number: 15,
        title: 'Search',
        text: 'A job has to contain all words of the search, in any of its texts or the name of its company, whatever the case and accents. Choices in one filter add up, filters narrow each other down, and salaries fit when the ranges touch. Featured jobs lead, then the newest.',
      },
      {
        number: 16,
        title: 'Categories and places',
        text: 'Categories are told apart by name and count the vacancies of the jobs in the lists. The places on offer are those of the same jobs, each once, in order.',
      },
      {
        number: 17,
        title: 'Views',
        text: 'Each visit of somebody other than the owner counts, once in half an hour for each account, and only the owner is shown the count. The owner can search the applicants by name and address.',
      },
      {
        number: 18,
        title: 'Deleting a job',
        text: 'A deleted job disappears from the lists, but not from the applications, payments and receipts that name it. Its applicants are told, and its address says what happened.',
      },
    ],
  },
  {
    title: 'Applications and CVs',
    rules: [
      {
        number: 19,
        title: 'Applying',
        text: 'Job seekers apply, once to each job that is open, with a CV of their own. Everybody else learns why they cannot. Of the applications to a job, a job seeker sees theirs only.',
      },
      {
        number: 20,
        title: 'The course of an application',
        text: 'It starts as applied, which the owner of the job is told, and the owner moves it between the six statuses at will. The applicant hears of each real change. Both of them can read it, and nobody else.',
      },
      {
        number: 21,
        title: 'CVs',
        text: 'A CV is a real PDF of 5 MB at most. One of them is the default: the first by itself, later whichever is chosen, and the newest left when the default is deleted. Applications go with the CV they were made with.',
      },
      {
        number: 22,
        title: 'Downloading CVs',
        text: 'The owner of a job gets the CVs of chosen applications as one ZIP with a name, and no two files in it are called the same. Naming an application to another job is an error.',
      },
    ],
  },
  {
    title: 'Featuring and payments',
    rules: [
      {
        number: 23,
        title: 'Featured for 30 days',
        text: 'Featuring begins when it is paid, or with the approval of a job that was paid for earlier, and ends by the clock. Paying for a job that is featured already is refused.',
      },
      {
        number: 24,
        title: 'Bank transfer',
        text: 'A receipt (PDF or picture, 5 MB) opens a pending payment, one at a time for a job. The moderation desk approves or rejects it.',
      },
      {
        number: 25,
        title: 'Card',
        text: 'Each job has one payment intent at the card provider, found again when asked for twice. The backend features the job once the provider confirms the right amount for the right job, and only once. Cents are counted, and Stripe’s published test cards do what Stripe says they do. Without a key in the settings there are no card payments.',
      },
    ],
  },
  {
    title: 'Bookmarks, likes, follows, employees',
    rules: [
      {
        number: 26,
        title: 'Keeping and liking',
        text: 'Job seekers keep jobs; everybody who is signed in likes posts. Toggling names the thing, removing names the row of the list. A kept job that has left the market stays on the list, marked.',
      },
      {
        number: 27,
        title: 'Following',
        text: 'Job seekers follow companies. There is no other kind of following.',
      },
      {
        number: 28,
        title: 'Employees',
        text: 'A recruiter asks a job seeker by e-mail address, again only after a refusal, and others may ask the same person. The link is a mention and gives no rights. Both sides see it in their profile, the company page shows who accepted, and each step is told to the other side.',
      },
    ],
  },
  {
    title: 'Profiles, posts, projects, the rest',
    rules: [
      {
        number: 29,
        title: 'Saving a profile',
        text: 'Only what is sent changes; a list that is sent stands in for the old one. There is no profile without a name and no new e-mail address. Pictures are real pictures of 5 MB at most.',
      },
      {
        number: 30,
        title: 'Posts and texts',
        text: 'A post has words (5,000 characters) or files: up to ten, pictures as above, videos in MP4 or WebM up to 50 MB. All text is shown as it was typed and never runs; links are web addresses or e-mail addresses.',
      },
      {
        number: 31,
        title: 'Skills and cities',
        text: 'They are separated by commas and nothing else, so a skill may have several words.',
      },
      {
        number: 32,
        title: 'Company pages',
        text: 'The text and posts of a company come from a second call, and the page does without them when it fails.',
      },
      {
        number: 33,
        title: 'Notifications',
        text: 'The newest fifty are shown, with a mark on those that were new. Looking at them brings the unread count to zero everywhere. Each kind goes to the one person it concerns.',
      },
      {
        number: 34,
        title: 'Newsletter and contact',
        text: 'Subscribing a second time is fine. A message needs name, address, subject and text. Both arrive in the simulator’s mailbox.',
      },
    ],
  },
  {
    title: 'Screens',
    rules: [
      {
        number: 35,
        title: 'The wrong person on a screen',
        text: 'The screen itself says who it is for and shows the way: to the login and back, or to something that fits. The second step of the login leads to the first one when nobody has begun.',
      },
      {
        number: 36,
        title: 'Titles and headings',
        text: 'Page titles are those of the specification, word for word. A change of page is announced, and the new heading takes the focus.',
      },
      {
        number: 37,
        title: 'When the network fails',
        text: 'The part of the page that could not load says so and offers another try, without an alert; deleting a job or a CV does alert. Nothing spins for ever.',
      },
      {
        number: 38,
        title: 'Alerts',
        text: 'They are titled as the specification has it and leave the focus where it is. Errors wait until they are dismissed.',
      },
      {
        number: 39,
        title: 'Marketing pages',
        text: 'Their words are our own, in one file for each page. Testimonials are labelled as examples and link to pages of this product.',
      },
    ],
  },
]

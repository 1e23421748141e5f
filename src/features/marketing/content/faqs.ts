import { linkOptions } from '@tanstack/react-router'

/** A question that comes up, with its answer in paragraphs and the page where one goes on. */
export type Question = {
  /** In the address of the page that links to it. */
  id: string
  question: string
  answer: readonly string[]
  more?: { label: string; link: { to: string } }
  /** It stands on the home page, too. */
  isFrequent?: true
}

type QuestionGroup = { id: string; title: string; questions: readonly Question[] }

const groups = [
  {
    id: 'first-steps',
    title: 'First steps',
    questions: [
      {
        id: 'faq-cost',
        question: 'What does it cost?',
        answer: [
          'Nothing, for either side. Searching, applying, posting a job and reading applications are free. The one thing that can be paid for is to feature a job for 30 days, and the price is shown before anything else.',
        ],
        more: {
          label: 'What is free, and what is not',
          link: linkOptions({ to: '/services', hash: 'cost' }),
        },
        isFrequent: true,
      },
      {
        id: 'faq-account',
        question: 'Do I need an account?',
        answer: [
          'Not to look around: lists, searches and job pages are open to everyone. To bookmark a job or to apply you need a job seeker account, to post a job a recruiter account. One e-mail address belongs to one account.',
        ],
        more: { label: 'Create an account', link: linkOptions({ to: '/signup' }) },
        isFrequent: true,
      },
      {
        id: 'faq-both',
        question: 'Can I look for work and hire with the same account?',
        answer: [
          'No. The two kinds of account see different tools, and a company should not turn up among its own applicants. If you do both, sign up twice with two e-mail addresses.',
        ],
      },
      {
        id: 'faq-email-change',
        question: 'Can I change my e-mail address?',
        answer: [
          'Not by yourself. The address is how the account is known, so it stays as it was when you signed up. Write to us if you are about to lose it.',
        ],
        more: { label: 'Write to us', link: linkOptions({ to: '/contact' }) },
      },
    ],
  },
  {
    id: 'logging-in',
    title: 'Logging in',
    questions: [
      {
        id: 'faq-code',
        question: 'Why do I log in with a code?',
        answer: [
          'You give your e-mail address and the kind of account, and we send you six digits that work once, for ten minutes. There is no password to remember on this way in, and none to steal.',
        ],
        isFrequent: true,
      },
      {
        id: 'faq-no-code',
        question: 'The code does not arrive. What now?',
        answer: [
          'Give it a minute, and look among the unwanted e-mails. Then check the address and the kind of account: for your safety we do not say whether an account exists, so a slip of the finger looks the same as success.',
          'A minute after the last code you can ask for a new one. Only the newest works.',
        ],
      },
      {
        id: 'faq-password',
        question: 'Then what is my password for?',
        answer: [
          'For changing it. Whoever sits at your open computer can read your pages, but cannot lock you out of them without the old password.',
          'If you have forgotten it, set a new one by e-mail. Every session of the account ends with that, on every device.',
        ],
        more: { label: 'Set a new password', link: linkOptions({ to: '/forgot-password' }) },
      },
      {
        id: 'faq-session-over',
        question: 'My session ended while I was writing. Is it all gone?',
        answer: [
          'No. What you typed stays on the page; log in again and you come back to the same place. A session lasts as long as you come by once in thirty days.',
        ],
      },
    ],
  },
  {
    id: 'looking-for-work',
    title: 'Looking for work',
    questions: [
      {
        id: 'faq-search',
        question: 'Why does my search find so little?',
        answer: [
          'Every word that you type has to occur: in the title, the description, the category or the name of the company. Fewer words find more. Several choices of one kind widen a search, each further kind of filter narrows it.',
          'As soon as you name a pay, jobs that do not state theirs drop out.',
        ],
        more: { label: 'Search jobs', link: linkOptions({ to: '/search' }) },
      },
      {
        id: 'faq-cv',
        question: 'Which files can my CV be?',
        answer: [
          'A PDF of up to 5 MB. You can keep several, name them as you like, and choose one as your default. If you delete a CV, the applications made with it go too; we say how many before it happens.',
        ],
        more: { label: 'Manage your CVs', link: linkOptions({ to: '/cv-manager' }) },
        isFrequent: true,
      },
      {
        id: 'faq-apply-again',
        question: 'Can I apply twice, or take an application back?',
        answer: [
          'There is one application for each job, with one CV. To withdraw it, delete that CV: the applications made with it go as well.',
        ],
        more: { label: 'See your applications', link: linkOptions({ to: '/my-applied' }) },
      },
      {
        id: 'faq-status',
        question: 'Who sets the status of an application?',
        answer: [
          'The company that posted the job, and nobody else. It can be changed at any time, and every change is told to the applicant.',
        ],
        isFrequent: true,
      },
      {
        id: 'faq-gone',
        question: 'A job that I bookmarked has turned grey. Why?',
        answer: [
          'It has left the lists: the company took it down, or takes no applications at the moment. The bookmark stays until you remove it, so that you know what became of it.',
        ],
        more: { label: 'See your bookmarks', link: linkOptions({ to: '/bookmarks' }) },
      },
      {
        id: 'faq-follow',
        question: 'What happens when I follow a company?',
        answer: [
          'It stands in your list of followings, one press away from all of its open jobs. The company is not told, and you get no e-mails because of it.',
        ],
        more: { label: 'See whom you follow', link: linkOptions({ to: '/followings' }) },
      },
    ],
  },
  {
    id: 'hiring',
    title: 'Hiring',
    questions: [
      {
        id: 'faq-review',
        question: 'Why is my job not visible yet?',
        answer: [
          'A new job is reviewed before it appears in lists and searches. Until then its state is “pending”, and you are told as soon as that changes.',
        ],
        more: { label: 'See your jobs', link: linkOptions({ to: '/my' }) },
        isFrequent: true,
      },
      {
        id: 'faq-pause',
        question: 'Can I stop applications without deleting the job?',
        answer: [
          'Yes: make it inactive. It leaves the lists and takes no applications, and everything that has come in stays where it is. Make it active again whenever you like.',
        ],
      },
      {
        id: 'faq-delete',
        question: 'What happens to applicants when I delete a job?',
        answer: [
          'They are told that it was removed, and they keep their application with the job’s title. The job’s page says that it is gone.',
        ],
      },
      {
        id: 'faq-pay',
        question: 'Do I have to state the pay?',
        answer: [
          'No, and the row then says “Pay not stated”. But people compare, and whoever filters by pay does not see a job without one. A span is enough.',
        ],
        more: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
      },
      {
        id: 'faq-featured',
        question: 'What does “Featured” mean?',
        answer: [
          'The company paid for the job to stand before the others for 30 days. It is marked in amber wherever it appears. It does not change who may apply, and it ends by itself.',
        ],
        isFrequent: true,
      },
      {
        id: 'faq-payment',
        question: 'How can I pay for featuring, and does it renew?',
        answer: [
          'By bank transfer, with a receipt that you upload and we check, or by card where that is offered. It is a single payment for 30 days. Nothing renews, and nothing is kept for next time.',
          'If the job is still under review, the 30 days begin when it is approved.',
        ],
      },
    ],
  },
] satisfies readonly QuestionGroup[]

const questionGroups: readonly QuestionGroup[] = groups

/** Questions that come up, with their answers. */
export const faqsContent = {
  title: 'Questions and answers',
  intro: 'What people ask us most, answered in a few sentences. Every answer has an address of its own.',
  groups: questionGroups,
  /** The few that stand on the home page. */
  questions: questionGroups.flatMap(({ questions }) => questions).filter(({ isFrequent }) => isFrequent),
  all: { open: 'Open all answers', close: 'Close all answers' },
  everything: { label: 'All questions and answers', link: linkOptions({ to: '/faqs' }) },
  contact: {
    title: 'Your question is not here?',
    text: 'Ask it. A person reads it and answers, and the next one finds the answer on this page.',
    action: { label: 'Contact us', link: linkOptions({ to: '/contact' }) },
  },
}

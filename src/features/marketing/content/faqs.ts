import { linkOptions } from '@tanstack/react-router'
import { limits } from '../../../api/limits.gen.ts'

/** A question, with the paragraphs of its answer and an optional link to read on. */
export type Question = {
  /** The URL hash that links to this question. */
  id: string
  question: string
  answer: readonly string[]
  more?: { label: string; link: { to: string } }
  /** Whether the home page also shows this question. */
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
          'Nothing. Searching, applying, posting jobs and reviewing applications are free. You only pay if you feature a job for 30 days, and you see the price first.',
        ],
        more: {
          label: 'What’s free and what isn’t',
          link: linkOptions({ to: '/services', hash: 'cost' }),
        },
        isFrequent: true,
      },
      {
        id: 'faq-account',
        question: 'Do I need an account?',
        answer: [
          'Not to look around: anyone can browse, search and read jobs. You need a job seeker account to bookmark jobs and apply, and a recruiter account to post jobs. Each email address can have one account.',
        ],
        more: { label: 'Sign up', link: linkOptions({ to: '/signup' }) },
        isFrequent: true,
      },
      {
        id: 'faq-both',
        question: 'Can I look for work and hire with the same account?',
        answer: [
          'No. Each account type has its own tools, and a company shouldn’t appear among its own applicants. If you do both, sign up twice with different email addresses.',
        ],
      },
      {
        id: 'faq-email-change',
        question: 'Can I change my email address?',
        answer: [
          'Not by yourself, because the address identifies your account. Contact us if you’re about to lose it.',
        ],
        more: { label: 'Contact us', link: linkOptions({ to: '/contact' }) },
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
          `You enter your email address and account type, and we email you six digits that work once, for ${limits.EmailedCode.minutes} minutes. That leaves no password to remember or steal.`,
        ],
        isFrequent: true,
      },
      {
        id: 'faq-no-code',
        question: 'The code hasn’t arrived. What now?',
        answer: [
          'Give it a minute and check your spam folder. Then check the address and the account type: to protect you, we don’t say whether an account exists, so a typo looks the same as success.',
          'You can request a new code after a minute. Only the newest one works.',
        ],
      },
      {
        id: 'faq-password',
        question: 'Then what’s my password for?',
        answer: [
          'It protects your account from a takeover. Someone at your unlocked computer could read your pages, but can’t set a new password without the old one.',
          'If you’ve forgotten it, you can reset it by email. That logs you out on every device.',
        ],
        more: { label: 'Reset your password', link: linkOptions({ to: '/forgot-password' }) },
      },
      {
        id: 'faq-session-over',
        question: 'My session expired while I was writing. Have I lost everything?',
        answer: [
          'No. Your text stays on the page: log in again to continue where you left off. A session lasts as long as you visit at least once every 30 days.',
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
        question: 'Why does my search find so few jobs?',
        answer: [
          'Every word you type has to appear in the job’s title, description, category or company name, so fewer words find more jobs. Several options of one filter widen a search; each extra filter narrows it.',
          'If you filter by salary, jobs that don’t state theirs are left out.',
        ],
        more: { label: 'Search jobs', link: linkOptions({ to: '/search' }) },
      },
      {
        id: 'faq-cv',
        question: 'What kind of file can my CV be?',
        answer: [
          'A PDF of up to 5 MB. You can keep several, name them as you like and choose a default. Deleting a CV also deletes the applications you made with it. You see how many before you confirm.',
        ],
        more: { label: 'Manage your CVs', link: linkOptions({ to: '/cv-manager' }) },
        isFrequent: true,
      },
      {
        id: 'faq-apply-again',
        question: 'Can I apply twice or withdraw an application?',
        answer: [
          'You can apply once for each job, with one CV. To withdraw, delete that CV. This withdraws every application you made with it.',
        ],
        more: { label: 'See your applications', link: linkOptions({ to: '/my-applied' }) },
      },
      {
        id: 'faq-status',
        question: 'Who sets the status of an application?',
        answer: [
          'Only the company that posted the job. It can change the status at any time, and we let the applicant know each time.',
        ],
        isFrequent: true,
      },
      {
        id: 'faq-gone',
        question: 'Why is one of my bookmarks grey?',
        answer: [
          'The company has deleted the job or closed it to applications. The bookmark stays until you remove it, so you know what happened to the job.',
        ],
        more: { label: 'See your bookmarks', link: linkOptions({ to: '/bookmarks' }) },
      },
      {
        id: 'faq-follow',
        question: 'What happens when I follow a company?',
        answer: [
          'It appears in your followings, with a link to all its open jobs. We don’t tell the company, and we don’t send you emails about it.',
        ],
        more: { label: 'See companies you follow', link: linkOptions({ to: '/followings' }) },
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
          'We review every new job before it appears in lists and searches. Until then it is “pending”. We’ll let you know as soon as that changes.',
        ],
        more: { label: 'See your jobs', link: linkOptions({ to: '/my' }) },
        isFrequent: true,
      },
      {
        id: 'faq-pause',
        question: 'Can I stop applications without deleting the job?',
        answer: [
          'Yes, pause it. It leaves the lists and takes no applications, but keeps those you already have. You can make it active again at any time.',
        ],
      },
      {
        id: 'faq-delete',
        question: 'What happens to applicants when I delete a job?',
        answer: [
          'We let them know. They keep their application with the job’s title, and the job’s page says that you deleted it.',
        ],
      },
      {
        id: 'faq-pay',
        question: 'Do I have to state the salary?',
        answer: [
          'No, but the job then says “Salary not stated”, and job seekers who filter by salary won’t find it. A range is enough.',
        ],
        more: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
      },
      {
        id: 'faq-featured',
        question: 'What does “Featured” mean?',
        answer: [
          'The company paid to put the job first for 30 days. We mark it in amber wherever it appears. Anyone can still apply, and featuring ends on its own.',
        ],
        isFrequent: true,
      },
      {
        id: 'faq-payment',
        question: 'How can I pay for featuring, and does it renew?',
        answer: [
          'Pay by bank transfer and upload your receipt, which we check, or pay by card where available. It is a single payment for 30 days. It doesn’t renew, and we don’t store your card.',
          'If the job is still in review, the 30 days start when it’s approved.',
        ],
      },
    ],
  },
] satisfies readonly QuestionGroup[]

const questionGroups: readonly QuestionGroup[] = groups

/** The text of the questions page, including the selection for the home page. */
export const faqsContent = {
  title: 'Questions and answers',
  intro: 'How the product works, question by question. You can link to any answer.',
  groups: questionGroups,
  questions: questionGroups.flatMap(({ questions }) => questions).filter(({ isFrequent }) => isFrequent),
  all: { open: 'Open all answers', close: 'Close all answers' },
  everything: { label: 'All questions and answers', link: linkOptions({ to: '/faqs' }) },
  contact: {
    title: 'Can’t find your question?',
    text: 'Ask us, and we may add your question to this page.',
    action: { label: 'Contact us', link: linkOptions({ to: '/contact' }) },
  },
}

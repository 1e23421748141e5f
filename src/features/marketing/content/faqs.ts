/** Questions that come up, with their answers. */
export const faqsContent = {
  title: 'Questions and answers',
  questions: [
    {
      id: 'faq-cost',
      question: 'What does it cost?',
      answer:
        'Nothing, for either side. Searching, applying, posting a job and reading applications are free. The one thing that can be paid for is to feature a job for 30 days, and the price is shown before anything else.',
    },
    {
      id: 'faq-account',
      question: 'Do I need an account?',
      answer:
        'Not to look around: lists, searches and job pages are open to everyone. To bookmark a job or to apply you need a job seeker account, to post a job a recruiter account. One e-mail address belongs to one account.',
    },
    {
      id: 'faq-code',
      question: 'Why do I log in with a code?',
      answer:
        'You give your e-mail address and the kind of account, and we send you six digits that work once, for ten minutes. There is no password to remember on this way in, and none to steal.',
    },
    {
      id: 'faq-cv',
      question: 'Which files can my CV be?',
      answer:
        'A PDF of up to 5 MB. You can keep several, name them as you like, and choose one as your default. If you delete a CV, the applications made with it go too; we say how many before it happens.',
    },
    {
      id: 'faq-review',
      question: 'Why is my job not visible yet?',
      answer:
        'A new job is reviewed before it appears in lists and searches. Until then its state is “pending”, and you are told as soon as that changes.',
    },
    {
      id: 'faq-status',
      question: 'Who sets the status of an application?',
      answer:
        'The company that posted the job, and nobody else. It can be changed at any time, and every change is told to the applicant.',
    },
    {
      id: 'faq-featured',
      question: 'What does “Featured” mean?',
      answer:
        'The company paid for the job to stand before the others for 30 days. It is marked in amber wherever it appears. It does not change who may apply, and it ends by itself.',
    },
  ],
}

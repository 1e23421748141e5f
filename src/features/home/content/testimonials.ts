import { linkOptions } from '@tanstack/react-router'

/**
 * Ten example testimonials (product: home), written by us and marked as such. They quote and name nobody, and each
 * links to the page that it is about (rules 39). Replace them with real ones.
 */
export const testimonialsContent = {
  title: 'What it could be like',
  note: 'We wrote these examples. Each is about something you can do here, and links to it.',
  mark: 'Example',
  label: 'Example testimonials',
  testimonials: [
    {
      text: 'I read forty jobs over one coffee. Title, place and salary are in the same spot in every row.',
      who: 'A job seeker in logistics',
      source: { label: 'The list of all jobs', link: linkOptions({ to: '/jobs' }) },
    },
    {
      text: 'When the company moved me to “in review”, there was a notification. I no longer write to ask where my application is.',
      who: 'A job seeker in early education',
      source: { label: 'Your applications', link: linkOptions({ to: '/my-applied' }) },
    },
    {
      text: 'I cook, and I keep books. With two CVs in one account, I choose which half of me applies.',
      who: 'A job seeker with two trades',
      source: { label: 'The CV manager', link: linkOptions({ to: '/cv-manager' }) },
    },
    {
      text: 'We’re six people in a workshop with no HR department. Posting a job is one form, and I saw what people would read before I sent it.',
      who: 'A recruiter in joinery',
      source: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
    },
    {
      text: 'My sister sent me a link to a search with the filters already set: part time, close by.',
      who: 'A job seeker returning to work',
      source: {
        label: 'Part-time jobs',
        link: linkOptions({ to: '/search', search: { nature: 'part_time' } }),
      },
    },
    {
      text: 'Twenty-five applications on one board, with a column for each status. The first column is the work I still have to do.',
      who: 'A recruiter in care',
      source: { label: 'Your jobs', link: linkOptions({ to: '/my' }) },
    },
    {
      text: 'One tick for remote, and only remote jobs were left in the list. I live an hour from the nearest station.',
      who: 'A job seeker in software',
      source: { label: 'Remote jobs', link: linkOptions({ to: '/search', search: { types: 'remote' } }) },
    },
    {
      text: 'One of mine says “not considered”. I’d rather read that than guess.',
      who: 'A job seeker in design',
      source: { label: 'How it works', link: linkOptions({ to: '/about' }) },
    },
    {
      text: 'We featured one job, for the night shift, and left the rest alone. It says “Featured” and doesn’t pretend to be anything else.',
      who: 'A recruiter in hospitality',
      source: { label: 'Search jobs', link: linkOptions({ to: '/search' }) },
    },
    {
      text: 'Could I add a third CV? It was on the page of questions: as many as I like, and one of them is the default.',
      who: 'A job seeker in finance',
      source: { label: 'Questions and answers', link: linkOptions({ to: '/faqs' }) },
    },
  ],
}

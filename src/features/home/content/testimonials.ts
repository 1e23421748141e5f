import { linkOptions } from '@tanstack/react-router'

/**
 * Ten example testimonials (product: home), written by us and marked as such. They quote and name nobody, and each
 * links to the page that it is about (rules 39). Replace them with real ones.
 */
export const testimonialsContent = {
  title: 'What it could be like',
  note: 'We wrote these examples to show what we’re working towards. Each links to the page it’s about.',
  mark: 'Example',
  label: 'Example testimonials',
  testimonials: [
    {
      key: 'one-line',
      text: 'I read forty jobs over one coffee. Title, place, salary, next. I didn’t know it could be this restful.',
      who: 'A job seeker in logistics',
      source: { label: 'The list of all jobs', link: linkOptions({ to: '/jobs' }) },
    },
    {
      key: 'status',
      text: 'The worst part of applying was always the silence. Here the status changed to “in review” the next morning, and I could sleep.',
      who: 'A job seeker in early education',
      source: { label: 'Your applications', link: linkOptions({ to: '/my-applied' }) },
    },
    {
      key: 'two-cvs',
      text: 'I cook, and I keep books. With two CVs in one account, I choose which half of me applies.',
      who: 'A job seeker with two trades',
      source: { label: 'The CV manager', link: linkOptions({ to: '/cv-manager' }) },
    },
    {
      key: 'post',
      text: 'We’re six people in a workshop with no HR department. Posting a job took one tea break.',
      who: 'A recruiter in joinery',
      source: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
    },
    {
      key: 'address',
      text: 'My sister sent me a link to a search with the filters already set: part time, close by. It was exactly the help I needed.',
      who: 'A job seeker returning to work',
      source: {
        label: 'Part-time jobs',
        link: linkOptions({ to: '/search', search: { nature: 'part_time' } }),
      },
    },
    {
      key: 'applicants',
      text: 'Twenty-five applications, and I always knew which ones were waiting for me. I didn’t miss anyone.',
      who: 'A recruiter in care',
      source: { label: 'Your jobs', link: linkOptions({ to: '/my' }) },
    },
    {
      key: 'remote',
      text: 'One tick for remote, and every “remote until you sign” disappeared from the list.',
      who: 'A job seeker in software',
      source: { label: 'Remote jobs', link: linkOptions({ to: '/search', search: { types: 'remote' } }) },
    },
    {
      key: 'honest-no',
      text: 'I got a no within a week. I’d rather have that than a month of hoping.',
      who: 'A job seeker in design',
      source: { label: 'How it works', link: linkOptions({ to: '/about' }) },
    },
    {
      key: 'featured',
      text: 'We featured one job, for the night shift, and left the rest alone. It says “Featured” and doesn’t pretend to be anything else.',
      who: 'A recruiter in hospitality',
      source: { label: 'Search jobs', link: linkOptions({ to: '/search' }) },
    },
    {
      key: 'answer',
      text: 'I wrote to ask whether I could add a third CV. A person answered. I could.',
      who: 'A job seeker in finance',
      source: { label: 'Contact us', link: linkOptions({ to: '/contact' }) },
    },
  ],
}

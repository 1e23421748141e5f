import { linkOptions } from '@tanstack/react-router'

/**
 * Ten examples of what people could say (product: home): written by us and marked as such. Nobody is quoted, so nobody
 * is named, and each source leads to the page of the product that it speaks of (rules 39). Replace them with real ones.
 */
export const testimonialsContent = {
  title: 'What it could be like',
  note: 'These are examples, written by us to show what we work towards. Each one leads to the page it is about.',
  mark: 'Example',
  label: 'Example testimonials',
  testimonials: [
    {
      key: 'one-line',
      text: 'I read forty jobs over one coffee. Title, place, pay, next. I had not known that this could be restful.',
      who: 'A job seeker in logistics',
      source: { label: 'The list of all jobs', link: linkOptions({ to: '/jobs' }) },
    },
    {
      key: 'status',
      text: 'The worst of applying was always the silence. Here the status moved to “in review” the next morning, and I slept.',
      who: 'A job seeker in early education',
      source: { label: 'Your applications', link: linkOptions({ to: '/my-applied' }) },
    },
    {
      key: 'two-cvs',
      text: 'I cook, and I keep books. Two CVs, one account, and I choose for each job which half of me applies.',
      who: 'A job seeker with two trades',
      source: { label: 'The CV manager', link: linkOptions({ to: '/cv-manager' }) },
    },
    {
      key: 'post',
      text: 'We are six people in a workshop and have no HR department. The post took me one tea break.',
      who: 'A recruiter in joinery',
      source: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
    },
    {
      key: 'address',
      text: 'My sister sent me a link and it was a whole search: part time, close by, with mornings off. That was the help I needed.',
      who: 'A job seeker returning to work',
      source: {
        label: 'Part-time jobs',
        link: linkOptions({ to: '/search', search: { nature: 'part_time' } }),
      },
    },
    {
      key: 'applicants',
      text: 'Twenty-five applications, and I knew at any moment which ones still waited for me. Nobody fell through.',
      who: 'A recruiter in care',
      source: { label: 'Your jobs', link: linkOptions({ to: '/my' }) },
    },
    {
      key: 'remote',
      text: 'One tick for remote, and everything that meant “remote until you sign” was gone from the list.',
      who: 'A job seeker in software',
      source: { label: 'Remote jobs', link: linkOptions({ to: '/search', search: { types: 'remote' } }) },
    },
    {
      key: 'honest-no',
      text: 'I got a no, and I got it within the week. I would rather have that than a month of hoping.',
      who: 'A job seeker in design',
      source: { label: 'How it works', link: linkOptions({ to: '/about' }) },
    },
    {
      key: 'featured',
      text: 'We featured one post, for the night shift, and left the rest alone. It says “Featured” and does not pretend to be anything else.',
      who: 'A recruiter in hospitality',
      source: { label: 'Search jobs', link: linkOptions({ to: '/search' }) },
    },
    {
      key: 'answer',
      text: 'I wrote to ask whether I could have a third CV. A person answered. I could.',
      who: 'A job seeker in finance',
      source: { label: 'Write to us', link: linkOptions({ to: '/contact' }) },
    },
  ],
}

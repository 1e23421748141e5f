/** The text of the home page's upper part; the other files in this folder have the rest. */
export const homeContent = {
  title: 'Work, set out plainly.',
  intro:
    'Title, company, place and salary at a glance. Search, apply with your own CV and follow your applications.',
  findTalent: 'Find Talent',
  figures: { positions: 'Open positions', categories: 'Categories', places: 'Places' },
  categories: { title: 'Browse by category' },
  newest: { title: 'Full-time and part-time jobs' },
}

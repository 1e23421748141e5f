/** The text of the home page's upper part; the other files in this folder have the rest. */
export const homeContent = {
  title: 'Work, set out plainly.',
  intro:
    'Every job on one line: title, company, place and salary. Search, apply with your own CV and follow your applications.',
  findTalent: 'Find Talent',
  figures: { positions: 'Open positions', categories: 'Categories', places: 'Places' },
  categories: { title: 'Browse by category' },
  newest: { title: 'Newest jobs' },
}

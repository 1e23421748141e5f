/** The words of the home page's head; its lower parts take theirs from the other files beside this one. */
export const homeContent = {
  title: 'Work, set out plainly.',
  intro:
    'Every job on one line: what it is, who offers it, where it is, and what it pays. Search, apply with your own CV, and see where you stand.',
  searchJobs: 'Search A Job',
  findTalent: 'Find Talent',
  figures: { positions: 'Open positions', categories: 'Categories', places: 'Places' },
  categories: {
    title: 'Browse by category',
    intro: 'The figure behind each name is the number of open positions.',
  },
  newest: { title: 'Newest jobs' },
}

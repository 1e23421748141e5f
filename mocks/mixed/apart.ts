/** What can't be joined while a tag is simulated, by tag: what the panel and `docs/mixed-backend.md` say of it. */
export const apart: Readonly<Record<string, string>> = {
  site: 'Messages and subscriptions reach nobody.',
  jobs: 'Simulated jobs precede the first page of real lists. Totals, later pages, search filters of the backend, numbers of vacancies and choices of places don’t count them.',
  applications:
    'The backend doesn’t know simulated applications and statuses, and sends no email. A simulated download has only applicants that a real answer has shown.',
  payments:
    'Nothing is paid. The backend doesn’t feature the job: its lists don’t put it first, and other browsers don’t show it as featured.',
  bookmarks: 'Likes and bookmarks are not counted by the backend. Totals of real lists don’t change.',
  follows: 'Real emails about a company don’t know its simulated followers.',
  cvs: 'A simulated CV can’t be sent to a real job: applying with it is simulated, too.',
  profile:
    'Other browsers see the real profile. A search of the backend finds only real values. Applications and bookmarks keep the real name and picture of their company, because answers don’t say whose they are.',
  posts: 'Other browsers don’t see simulated posts.',
  employees:
    'A request reaches only people that a real answer has shown with their email, and only in this browser.',
  projects: 'Other browsers don’t see simulated projects.',
  talent: 'The simulated search finds only people that a real answer has shown.',
  notifications:
    'The simulator notifies of simulated changes, and of real ones made in this browser. Real notifications are not shown.',
}

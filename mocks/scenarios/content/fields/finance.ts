import type { Field } from '../field.ts'

export const finance: Field = {
  name: 'Finance & office',
  icon: 'calculator',
  jobs: [
    {
      id: 9,
      by: 1,
      title: 'Payroll administrator',
      type: 'hybrid',
      location: 'Rotterdam, Netherlands',
      pay: ['EUR', 2900, 3500, 'month'],
      closed: true,
      lead: 'Eight hundred people in five shifts, with allowances for height, cold, night and Sundays. You make sure that every one of them is paid right, on the 24th.',
      tasks: [
        'Run the payroll from the time records to the bank file',
        'Answer questions at the counter on Tuesdays and Thursdays',
        'Carry changes in the collective agreement into the system',
      ],
      asks: [
        'Training in payroll and a few years of it',
        'Discretion: people tell you things because they must',
        'You can explain a payslip to somebody who is angry about it',
      ],
    },
    {
      id: 30,
      by: 19,
      title: 'Bookkeeper, one day a week',
      type: 'remote',
      nature: 'part_time',
      pay: ['GBP', null, 22, 'hour'],
      lead: 'Two bookshops, one café, nine people. The boxes of receipts are history: everything is scanned and waits for somebody who enjoys making it match.',
      tasks: [
        'Reconcile tills, bank and suppliers',
        'Prepare the VAT return every quarter',
        'Send a one-page summary that the owners look forward to',
      ],
      asks: [
        'Training in bookkeeping and some years of it',
        'A feeling for a number that cannot be right',
        'Your own desk, our software',
      ],
    },
    {
      id: 57,
      by: 1,
      title: 'HR adviser, recruitment',
      type: 'hybrid',
      location: 'Rotterdam, Netherlands',
      pay: ['EUR', 43000, 51000, 'year'],
      lead: 'We hire some hundred and twenty people a year, most of them for jobs that did not exist when the cranes were painted. You find them, and make their first day a good one.',
      tasks: [
        'Write advertisements that say what the work is like',
        'Answer every application within five working days',
        'Plan interviews with shift leaders who have twenty minutes',
        'Look after newcomers in their first hundred days',
      ],
      asks: [
        'Letters that sound like a person wrote them',
        'Experience of hiring for shifts, trades or transport',
        'Dutch and English',
      ],
    },
    {
      id: 68,
      by: 20,
      title: 'Assistant to the management',
      type: 'on_site',
      location: 'Zürich, Switzerland',
      nature: 'part_time',
      pay: ['CHF', 3600, 4300, 'month'],
      lead: 'A family firm in its fifth generation, with two managing directors who are seldom in the same town. At sixty per cent you are the place where everything comes together.',
      tasks: [
        'Prepare meetings and write minutes that fit on one page',
        'Plan travel between mill, fairs and customers',
        'Look after the archive of patterns with the apprentices',
      ],
      asks: [
        'German and English without effort; Italian is useful',
        'Letters that sound like a person wrote them',
        'Calm when two directors want the same hour',
      ],
    },
  ],
}

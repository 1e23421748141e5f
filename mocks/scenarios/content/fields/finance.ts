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
      lead: 'We employ eight hundred people in five shifts, with allowances for heights, cold, nights and Sundays. You make sure that each of them is paid correctly on the 24th.',
      tasks: [
        'Run the payroll from time sheets to bank file',
        'Answer questions at the counter on Tuesdays and Thursdays',
        'Enter changes to the collective agreement in the system',
      ],
      asks: [
        'Training in payroll and a few years’ experience',
        'Discretion with personal data',
        'The ability to explain a payslip to someone who is angry about it',
      ],
    },
    {
      id: 30,
      by: 19,
      title: 'Bookkeeper, one day a week',
      type: 'remote',
      nature: 'part_time',
      pay: ['GBP', null, 22, 'hour'],
      lead: 'We run two bookshops and a café with nine people. The shoeboxes of receipts are history: everything is scanned, and we need someone who enjoys making it balance.',
      tasks: [
        'Reconcile tills, bank and suppliers',
        'Prepare the VAT return every quarter',
        'Send a one-page summary that the owners look forward to',
      ],
      asks: [
        'A bookkeeping qualification and several years’ experience',
        'An eye for numbers that can’t be right',
        'Your own desk; we provide the software',
      ],
    },
    {
      id: 57,
      by: 1,
      title: 'HR adviser, recruitment',
      type: 'hybrid',
      location: 'Rotterdam, Netherlands',
      pay: ['EUR', 43000, 51000, 'year'],
      lead: 'We hire about a hundred and twenty people a year, from apprentices to engineers. You manage recruitment from the job description to the first day at work.',
      tasks: [
        'Write job descriptions that say what the work is like',
        'Answer every application within five working days',
        'Schedule interviews with shift leaders who have twenty minutes',
        'Support new colleagues in their first hundred days',
      ],
      asks: [
        'Letters that sound as if a person wrote them',
        'Experience of hiring for shift work, trades or transport',
        'Fluent Dutch and English',
      ],
    },
    {
      id: 68,
      by: 20,
      title: 'Assistant to the managing directors',
      type: 'on_site',
      location: 'Zürich, Switzerland',
      nature: 'part_time',
      pay: ['CHF', 6000, 7100, 'month'],
      lead: 'We are a family firm in its fifth generation, with two managing directors who are seldom in the same town. You work three days a week in our Zürich office and keep everything together.',
      tasks: [
        'Prepare meetings and write minutes that fit on one page',
        'Plan travel between the mill, trade fairs and customers',
        'Look after the pattern archive with the apprentices',
      ],
      asks: [
        'Fluent German and English; Italian is useful',
        'Letters that sound as if a person wrote them',
        'Calm when two directors want the same hour',
      ],
    },
  ],
}

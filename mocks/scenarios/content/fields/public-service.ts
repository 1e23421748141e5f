import type { Field } from '../field.ts'

export const publicService: Field = {
  name: 'Public service',
  icon: 'landmark',
  jobs: [
    {
      id: 49,
      by: 17,
      title: 'Clerk, residents’ office',
      type: 'on_site',
      location: 'Utrecht, Netherlands',
      vacancies: 2,
      lead: 'Births, moves, passports: at desk 7 life goes by in portions of ten minutes. You see to it that nobody has to come twice for lack of a form.\n\nPay follows the municipal scale 6.',
      tasks: [
        'Advise residents and complete what can be completed at once',
        'Check documents and spot the false ones politely',
        'Test our letters with residents before they are sent',
      ],
      asks: [
        'Training in public administration, law or a related field',
        'Fairness, also to people who are unpleasant to you',
        'Dutch at level C1; a second language is a gift',
      ],
    },
    {
      id: 63,
      by: 17,
      title: 'Digital services officer',
      type: 'hybrid',
      location: 'Utrecht, Netherlands',
      pay: ['EUR', 3670, 5050, 'month'],
      lead: 'Half of all requests reach us online, and a third of those are given up halfway. You take the forms apart one by one, with the people who fill them in.',
      tasks: [
        'Watch, measure and rewrite the twenty forms that matter most',
        'Work with the designers and developers of four municipalities',
        'Keep a way open for everyone who prefers the counter',
      ],
      asks: [
        'You can put a rule into a sentence that a tired parent understands',
        'Experience with online services, from whichever side',
        'Patience with processes and impatience with queues',
      ],
    },
    {
      id: 64,
      by: 17,
      title: 'Lifeguard, open-air pool (season)',
      type: 'on_site',
      location: 'Amersfoort, Netherlands',
      nature: 'part_time',
      pay: ['EUR', 15.4, 17.1, 'hour'],
      vacancies: 6,
      lead: 'From May to September, three or four days a week. You watch over two pools, a slide and the queue for chips.',
      tasks: [
        'Supervise bathers and step in early',
        'Check water quality every two hours',
        'Give swimming lessons if you hold the certificate',
      ],
      asks: [
        'A lifesaving certificate, or two weeks in May to take it with us',
        'Sharp eyes and a friendly whistle',
        'Eighteen years of age or more',
      ],
    },
  ],
}

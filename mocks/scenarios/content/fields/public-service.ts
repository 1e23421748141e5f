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
      location: 'Veldenbroek, Netherlands',
      vacancies: 2,
      lead: 'Births, moves, passports: at desk 7, life goes by in ten-minute appointments. You make sure that nobody has to come back for a missing form.\n\nThe salary follows municipal scale 6.',
      tasks: [
        'Advise residents and settle simple requests on the spot',
        'Check documents and politely reject forged ones',
        'Test our letters with residents before we send them',
      ],
      asks: [
        'Training in public administration, law or a related field',
        'Fairness, even to people who are rude to you',
        'Dutch at level C1; a second language is an advantage',
      ],
    },
    {
      id: 63,
      by: 17,
      title: 'Digital services officer',
      type: 'hybrid',
      location: 'Veldenbroek, Netherlands',
      pay: ['EUR', 3670, 5050, 'month'],
      lead: 'Half of all requests reach us online, but residents abandon a third of those halfway. You improve our forms one by one, with the people who fill them in.',
      tasks: [
        'Test, measure and rewrite the twenty forms that matter most',
        'Work with the designers and developers of four municipalities',
        'Keep the counter open to everyone who prefers it',
      ],
      asks: [
        'The ability to explain a rule in a sentence that a tired parent understands',
        'Experience with online services, in any role',
        'Patience with processes and impatience with queues',
      ],
    },
    {
      id: 64,
      by: 17,
      title: 'Lifeguard, open-air pool (season)',
      type: 'on_site',
      location: 'Veldenbroek, Netherlands',
      nature: 'part_time',
      pay: ['EUR', 15.4, 17.1, 'hour'],
      vacancies: 6,
      lead: 'You work three or four days a week from May to September, and watch over two pools, a slide and the queue for chips.',
      tasks: [
        'Supervise swimmers and step in early',
        'Check water quality every two hours',
        'Give swimming lessons if you are qualified',
      ],
      asks: [
        'A lifesaving certificate, or two weeks in May to earn one with us',
        'Sharp eyes and a friendly whistle',
        'A minimum age of 18',
      ],
    },
  ],
}

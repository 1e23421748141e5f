import type { Field } from '../field.ts'

export const education: Field = {
  name: 'Education',
  icon: 'graduation-cap',
  jobs: [
    {
      id: 12,
      by: 7,
      title: 'Teacher of mathematics',
      type: 'on_site',
      location: 'Birmingham, United Kingdom',
      pay: ['GBP', 33500, 46500, 'year'],
      vacancies: 2,
      lead: 'Two of our five schools need a mathematician who likes eleven-year-olds as much as proofs. Each department has six teachers, one shared scheme of work and open doors.',
      tasks: [
        'Teach ages 11 to 16, and A level if you wish',
        'Plan one unit each half-term for the whole department',
        'Look after a tutor group, and ring parents with good news, too',
      ],
      asks: [
        'Qualified teacher status, or a place on a route to it',
        'High expectations, kindly expressed',
        'Willingness to observe colleagues and be observed',
      ],
    },
    {
      id: 27,
      by: 7,
      title: 'Teaching assistant, Year 2',
      type: 'on_site',
      location: 'Solihull, United Kingdom',
      nature: 'part_time',
      pay: ['GBP', 12.9, 13.6, 'hour'],
      vacancies: 2,
      lead: 'You support one teacher and thirty children every morning in term time. Some days you read with a small group, and some days you find the missing glove.',
      tasks: [
        'Support reading and number work in groups of four',
        'Help children with extra needs to take part in everything',
        'Supervise the playground and snack time with a colleague',
      ],
      asks: [
        'An enhanced background check, which we arrange',
        'Patience with questions, including your own',
        'Good reading, writing and arithmetic',
      ],
    },
    {
      id: 43,
      by: 22,
      title: 'Online tutor for adult learners (evenings)',
      type: 'remote',
      nature: 'part_time',
      pay: ['USD', 24, 32, 'hour'],
      vacancies: 8,
      lead: 'Shopkeepers who use our help desk take our free courses after closing time, from their kitchens. You teach groups of five to write clear replies and handle complaints, two evenings a week.',
      tasks: [
        'Teach live for ninety minutes, and leave time for questions',
        'Adapt our material to the shops in your group',
        'Tell each learner once a month, in three lines, what they can do now',
      ],
      asks: [
        'Experience of teaching adults, in a classroom or online',
        'A quiet room and a stable connection',
        'Respect for people who turn up although they are tired',
      ],
    },
    {
      id: 59,
      by: 13,
      title: 'Farm educator for school visits',
      type: 'on_site',
      location: 'Valencia, Spain',
      nature: 'part_time',
      pay: ['EUR', 14, null, 'hour'],
      lead: 'From March to November, school classes visit us to see where oranges, onions and rice grow. You show them round, let them dig, and answer the question about the slugs.',
      tasks: [
        'Lead groups of up to twenty-five in Spanish or Valencian',
        'Prepare the learning garden with the farm team',
        'Find out from teachers what the class is working on',
      ],
      asks: [
        'The ability to hold a group’s attention with a carrot',
        'Knowledge of plants, soil and small animals',
        'An enhanced background check, which we arrange',
      ],
    },
  ],
}

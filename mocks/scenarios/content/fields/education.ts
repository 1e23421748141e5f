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
      pay: ['GBP', 32000, 46500, 'year'],
      vacancies: 2,
      lead: 'Two of our five schools need a mathematician who likes eleven-year-olds as much as proofs. Departments of six, one shared scheme of work, doors that stand open.',
      tasks: [
        'Teach ages 11 to 16, and A level if you wish',
        'Plan one unit each half-term for everyone in the department',
        'Know your tutor group and ring home with good news too',
      ],
      asks: [
        'Qualified teacher status, or a place on a route to it',
        'High expectations, said kindly',
        'Readiness to be observed and to observe',
      ],
    },
    {
      id: 27,
      by: 7,
      title: 'Teaching assistant, Year 2',
      type: 'on_site',
      location: 'Solihull, United Kingdom',
      nature: 'part_time',
      pay: ['GBP', 12.4, 13.3, 'hour'],
      vacancies: 2,
      lead: 'Thirty children, one teacher and you, every morning in term time. Some days you read with a small group, and some days you find the other glove.',
      tasks: [
        'Support reading and number work in groups of four',
        'Help children with extra needs to take part in everything',
        'Look after playground and snack with a colleague',
      ],
      asks: [
        'A clean background check, which we arrange',
        'Patience with questions, your own included',
        'Sound reading, writing and arithmetic',
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
      lead: 'Adults who left school early come back to it after work, from their kitchen. You teach groups of five in reading, writing or everyday arithmetic, two evenings a week.',
      tasks: [
        'Teach live for ninety minutes and leave time to talk',
        'Adapt our material to what your group does for a living',
        'Write each learner three lines a month about what they can do now',
      ],
      asks: [
        'Experience of teaching adults, in a classroom or not',
        'A quiet room and a steady connection',
        'Respect for people who are tired and came all the same',
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
      lead: 'From March to November classes come to see where oranges, onions and rice grow. You take them round, let them dig, and answer the question about the slugs.',
      tasks: [
        'Lead groups of up to twenty-five in Spanish or Valencian',
        'Prepare the learning garden with the field crew',
        'Agree with teachers beforehand what the class is working on',
      ],
      asks: [
        'You can hold a group with a carrot',
        'Knowledge of plants, soil and small animals',
        'A clean background check, which we arrange',
      ],
    },
  ],
}

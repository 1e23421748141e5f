/** Headings over tasks, requirements and offers. */
export const headings = [
  ['What you will do', 'What you bring', 'What we offer'],
  ['Your work', 'What we look for', 'What you get'],
  ['The job', 'You', 'We'],
  ['A week with us', 'What helps', 'In return'],
] as const

/** What many jobs offer. */
export const offers: readonly string[] = [
  'Thirty days of leave, and your birthday on top',
  'A permanent contract from the first day',
  'A buddy for your first six weeks',
  'Pay reviewed every January, with the bands open to all',
  'A pension that we pay two thirds of',
  'Flexible starts between seven and ten',
  'Sick is sick: no one rings you at home',
  'A bicycle lease and dry storage',
  'Half an hour’s walk is working time once a day, if you take it',
  'Child care places within walking distance',
  'A say in the roster, really',
  'Paid leave for carers',
  'Language lessons twice a week, in working hours',
  'A thirteenth salary in November',
  'A team lunch on Thursdays, cooked by whoever loses the draw',
  'The chance to try another department for a month each year',
  'Rail ticket for the region',
  'Four weeks’ notice of changes, also of good ones',
  'No dress code beyond what keeps you safe',
  'An honest probation talk after six weeks, in both directions',
  'Time credit for voluntary fire and rescue service',
  'An extra day off for moving house',
]

/** How an advertisement ends. */
export const closings: readonly string[] = [
  'Questions first? Write to us; a person answers.',
  'A CV is enough. Tell us in two lines what made you stop here.',
  'We read everything and answer within a week, whatever the answer is.',
  'Come and see the place before you decide: any Thursday at four.',
  'If you meet half of this, apply. We can teach the other half.',
  'We welcome everyone who can do this work or wants to learn it, and adapt the workplace where that is needed.',
  'First a talk by phone, then half a day with the team, then a decision within three days.',
  'Part-time versions of this post are possible. Ask.',
  'No cover letter, please. We would rather talk.',
  'You will hear from us either way; silence is not an answer.',
  'We start when you can. The end of next month would be good, the day after would be fine.',
  'Interviews take place in person or by video, as you like. We send the questions a day ahead.',
  'There is no closing date. The advertisement goes when the post is filled.',
  'Please do not send a photograph or your date of birth: we do not need them.',
]

import type { Field } from '../field.ts'

export const science: Field = {
  name: 'Science & environment',
  icon: 'flask-conical',
  jobs: [
    {
      id: 33,
      by: 23,
      title: 'Hydrographic surveyor, coastal programme',
      type: 'on_site',
      location: 'Bergen, Norway',
      pay: ['EUR', 56000, 68000, 'year'],
      vacancies: 2,
      lead: 'The institute has measured water since 1904: how high it stands, how fast it runs, how warm it is and what it carries. The coastal programme adds one question that has grown urgent, which is how quickly the shore itself is moving, and where people will have to make up their minds.\n\nFor the next six years we survey four hundred kilometres of coast twice a year, from the air, from a launch of eleven metres and on foot. The data are public on the day they are checked. Harbour masters use them to dredge, municipalities to decide about dykes and footpaths, insurers (so we hear) to set their prices, and school classes to find out whether their beach was wider when their grandparents swam there.\n\nYou will be one of two surveyors in a team of nine. The team has its base in Bergen, in a boat house that is heated most of the time. From April to June and again from September to November you are out for ten days and back for eleven; in between you process, check, write and repair. We go out when the forecast says that we shall come back, and the person at the helm has the last word, whatever the calendar says.\n\nThe work is shared out like this. One of you leads the survey on the water: lines, speed of sound, tide, and the hundred small things that make a measurement believable. The other leads on land: control points, drone flights, the walk along the high-water mark with a pole, a tablet and, experience shows, a thermos. You change over every month, because both of you should be able to stand in for the other, and because both deserve the good weather.\n\nIndoors you turn soundings into surfaces and surfaces into a statement that somebody can act upon. That includes saying how sure you are. We would rather publish a figure with a wide margin than a narrow one that we cannot defend, and you will find support for that view up to the director, who still takes the night watch on the tide gauge once a year.\n\nWe work in English, with Norwegian, Danish and a good deal of hand signals on the boat. Part of your time, about one day in ten, is your own: for a method that bothers you, a paper, or the neglected drawer of depth charts from the nineteen-thirties which nobody has yet had the time to digitise.',
      tasks: [
        'Plan and run multibeam, single-beam and shoreline surveys',
        'Set up and check control points, tide gauges and base stations',
        'Process the data, estimate the uncertainty, and document both so that a stranger could repeat it',
        'Write a two-page summary of every campaign for readers who are not surveyors',
        'Look after the launch and the instruments with the skipper, winter overhaul included',
        'Supervise one or two students each year on board and at the desk',
        'Speak at two public evenings a year in the places you have measured',
      ],
      asks: [
        'A degree in hydrography, geodesy or a neighbouring field',
        'Sea legs, or the courage to find out',
        'R or Python, and the habit of keeping raw data raw',
        'English in speech and writing',
      ],
    },
    {
      id: 38,
      by: 1,
      title: 'Environment adviser, quayside',
      type: 'on_site',
      location: 'Rotterdam, Netherlands',
      pay: ['EUR', 48000, 58000, 'year'],
      closed: true,
      lead: 'Noise, dust, light, water: a port has neighbours. You measure what we cause, publish it, and bring it down together with the people who run the machines.',
      tasks: [
        'Run the monitoring stations and explain their readings',
        'Advise on permits and new equipment',
        'Meet the residents’ council every quarter, and listen',
      ],
      asks: [
        'A degree in environmental science and some years of permits',
        'Plain writing: a report of two pages beats one of twenty',
        'Ease in a room that is cross with you',
      ],
    },
    {
      id: 65,
      by: 23,
      title: 'Laboratory assistant, water chemistry',
      type: 'on_site',
      location: 'Copenhagen, Denmark',
      nature: 'part_time',
      pay: ['EUR', 19, 22.5, 'hour'],
      lead: 'Twenty hours a week among bottles, filters and a very good balance. Samples arrive on Mondays and Thursdays by the morning ferry.',
      tasks: [
        'Log, filter and preserve samples within six hours',
        'Run the nutrient line and check it against standards',
        'Keep the cold room in an order that survives holidays',
      ],
      asks: [
        'Training as a laboratory technician, or half a chemistry degree',
        'Careful hands and tidy notes',
        'English, and enough Danish for the canteen',
      ],
    },
  ],
}

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
      pay: ['NOK', 640000, 760000, 'year'],
      vacancies: 2,
      lead: 'The institute has been measuring water since 1904: how high it is, how fast it flows, how warm it is and what it carries. The coastal programme adds one urgent question: how quickly the shore itself is moving, and where people will soon have to make decisions.\n\nFor the next six years, we will survey four hundred kilometres of coast twice a year, from the air, from an eleven-metre launch and on foot. We publish the data on the day we check it. Harbour masters use it to plan dredging, municipalities to decide about dykes and footpaths, insurers (so we hear) to set their prices, and school classes to find out whether their beach was wider when their grandparents swam there.\n\nYou will be one of two surveyors in a team of nine. The team is based in Bergen, in a boathouse that is heated most of the time. From April to June and again from September to November, you spend ten days at sea and eleven ashore; for the rest of the year, you process, check, write and repair. We go out when the forecast says that we will come back, and the person at the helm has the last word, whatever the schedule says.\n\nYou share the work with your fellow surveyor. One of you leads the survey on the water: survey lines, speed of sound, tides, and the hundred small things that make a measurement credible. The other leads on land: control points, drone flights, and the walk along the high-water mark with a pole, a tablet and, experience shows, a thermos. You swap every month, so that each of you can cover for the other, and because you both deserve the good weather.\n\nIn the office, you turn soundings into surfaces, and surfaces into findings that people can act on. That includes saying how certain you are. We would rather publish a figure with a wide margin of error than a precise one that we can’t defend. Everyone here agrees, up to the director, who still takes the night watch on the tide gauge once a year.\n\nWe work in English, with Norwegian, Danish and plenty of hand signals on the boat. About one day in ten is your own: for a method that bothers you, a paper, or the neglected drawer of depth charts from the 1930s that nobody has had time to digitise.',
      tasks: [
        'Plan and run multibeam, single-beam and shoreline surveys',
        'Set up and check control points, tide gauges and base stations',
        'Process the data, estimate the uncertainty, and document both so that others can repeat your work',
        'Write a two-page summary of every campaign for readers who are not surveyors',
        'Look after the launch and the instruments with the skipper, including the winter overhaul',
        'Supervise one or two students each year, on board and in the office',
        'Speak at two public evenings a year in the places you have surveyed',
      ],
      asks: [
        'A degree in hydrography, geodesy or a related field',
        'Sea legs, or the courage to find out whether you have them',
        'R or Python, and the habit of keeping raw data raw',
        'Good spoken and written English',
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
      lead: 'Noise, dust, light, water: a port has neighbours. You measure our impact, publish the results, and reduce it with the people who run the machines.',
      tasks: [
        'Run the monitoring stations and explain their readings',
        'Advise on permits and new equipment',
        'Meet the residents’ council every quarter, and listen',
      ],
      asks: [
        'A degree in environmental science and several years’ experience with permits',
        'Plain writing: a report of two pages beats one of twenty',
        'Composure in front of an angry audience',
      ],
    },
    {
      id: 65,
      by: 23,
      title: 'Laboratory assistant, water chemistry',
      type: 'on_site',
      location: 'Copenhagen, Denmark',
      nature: 'part_time',
      pay: ['DKK', 175, 200, 'hour'],
      lead: 'You spend twenty hours a week with bottles, filters and a very good balance. Samples arrive on the morning ferry every Monday and Thursday.',
      tasks: [
        'Log, filter and preserve samples within six hours',
        'Run the nutrient analyser and check it against standards',
        'Keep the cold room so tidy that colleagues can find everything',
      ],
      asks: [
        'Training as a laboratory technician, or half a chemistry degree',
        'Careful hands and tidy notes',
        'English, and enough Danish for the canteen',
      ],
    },
  ],
}

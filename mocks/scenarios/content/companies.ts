/** A company of the scenario `everyday`. */
export interface CompanyDraft {
  id: number
  name: string
  /** The part of the email address before `@example.com`. */
  mailbox: string
  /** The location on the profile. */
  place: string
  about: string
  /** The currency of its jobs that state no salary. */
  currency: string
  /** The stored name of the logo. */
  logo: string | null
  /** The stored name of the cover. */
  cover: string | null
  /** How many days ago the company signed up. */
  since: number
  /** What the company offers its employees, for job descriptions. */
  offers?: readonly string[]
  /** The company's posts. `age` is in days. */
  posts?: readonly (readonly [age: number, caption: string, ...pictures: string[]])[]
}

/** The companies of the scenario `everyday`. They are all fictional. */
export const companies: readonly CompanyDraft[] = [
  {
    id: 1,
    name: 'Alder & Quay Harbour Services',
    mailbox: 'jobs.alderquay',
    place: 'Rotterdam, Netherlands',
    currency: 'EUR',
    logo: 'logo-waves-teal.svg',
    cover: 'cover-quay-teal.svg',
    since: 612,
    offers: [
      'A rota for the whole year, so that you can plan ahead',
      'Certificates renewed in working hours, at our expense',
      'A proper canteen, and hot soup from October to April',
      'A shift bus from the central station, or a bicycle on loan',
      'A pension under the port’s collective agreement',
      'Work clothes and safety shoes of your choice, replaced every year',
      'The chance to try another department for a month each year',
      'Language lessons twice a week, in working hours',
    ],
    about:
      'We load, unload, store and forward everything that arrives by sea: fruit, timber, machines and four hundred thousand containers a year. Eight hundred of us work on two quays, in five shifts and some thirty languages.\n\nWe have been here since 1921, and haven’t burnt diesel on the quay for ten years. We train new colleagues on full salary, and plan the rota a year ahead.',
    posts: [
      [
        1.2,
        'Crane 7 went back to work this morning after eleven weeks of overhaul. Thanks to everyone who climbed those stairs with a toolbox.',
        'photo-crane-teal.svg',
      ],
      [
        9,
        'Open day on the quay: 2,300 visitors, 61 school classes, one very patient tug. If you were there and would like to see the port from above, we are hiring.',
        'photo-quay-navy.svg',
        'photo-tug-sea.svg',
      ],
      [
        23,
        'From today, Shed 14 is open around the clock. Four degrees inside, hot soup outside.',
        'photo-shed-slate.svg',
      ],
    ],
  },
  {
    id: 2,
    name: 'Thimble & Tack',
    mailbox: 'shop.thimbletack',
    place: 'Ghent, Belgium',
    currency: 'EUR',
    logo: 'logo-stitch-brick.svg',
    cover: null,
    since: 1.1,
    offers: ['Choose your three days', 'Keep the scraps'],
    about: 'Alterations, repairs and the odd wedding dress. Two people and two machines, since last spring.',
  },
  {
    id: 3,
    name: 'Lanternfold Studio',
    mailbox: 'hello.lanternfold',
    place: 'Lisbon, Portugal',
    currency: 'EUR',
    logo: 'logo-fold-plum.svg',
    cover: 'cover-quarters-plum.svg',
    since: 344,
    offers: [
      'A studio with north light, a print corner and a dog on Thursdays',
      'Two weeks a year for a project of your own',
      'Your name on your work, always',
      'Museum pass, type licences and a book budget',
    ],
    about:
      'A design studio of seven for museums, libraries, hospitals and ferries. We create identities, signs and services, and stay until people use them.\n\nWe don’t pitch for free, and we don’t work at weekends.',
    posts: [
      [
        4,
        'New signs for a hospital with eleven entrances. The test: can a visitor with flowers in one arm and a child in the other find ward 6 without asking?',
        'photo-signs-plum.svg',
      ],
    ],
  },
  {
    id: 4,
    name: 'Willowmere Home Care',
    mailbox: 'team.willowmere',
    place: 'Leeds, United Kingdom',
    currency: 'GBP',
    logo: 'logo-leaves-moss.svg',
    cover: 'cover-hills-moss.svg',
    since: 480,
    offers: [
      'Travel time counts as working time',
      'A mentor for your first three months',
      'Every second weekend off, planned six weeks ahead',
      'Supervision once a month, in a quiet room and in working hours',
      'A share in the company after a year: it belongs to all of us',
    ],
    about:
      'Care at home, in visits of half an hour or more, by people you know. The company belongs to the hundred and ten people who work here, so we have no one else to please.',
    posts: [
      [2.5, 'Eleven new colleagues finished their care certificate this week. There was cake.'],
      [
        16,
        'We stopped planning fifteen-minute visits two years ago. Today we have the results: fewer falls, fewer sick days, and nobody wants to go back.',
      ],
    ],
  },
  {
    id: 5,
    name: 'Kestrel Moor Networks',
    mailbox: 'careers.kestrelmoor',
    place: 'Edinburgh, United Kingdom',
    currency: 'GBP',
    logo: 'logo-chevrons-navy.svg',
    cover: 'cover-peaks-navy.svg',
    since: 590,
    offers: [
      'A laboratory, a line truck and colleagues who welcome questions',
      'Two conferences a year, one of which you choose',
      'Fees for chartered status, and time to prepare for it',
      'A 37-hour week, with core hours from nine to three',
    ],
    about:
      'We run the electricity network of the south-east of Scotland: 31,000 kilometres of line and cable, 412 substations and a control room that never closes.',
  },
  {
    id: 6,
    name: 'Ostfelder Werkzeugbau',
    mailbox: 'personal.ostfelder',
    place: 'Stuttgart, Germany',
    currency: 'EUR',
    logo: 'logo-nut-slate.svg',
    cover: null,
    since: 205,
    offers: [
      'Overtime recorded and paid, or taken as days off',
      'Fees for the master craftsman’s course after two years',
      'A company flat for your first three months',
    ],
    about:
      'Moulds for small precision parts. We are a third-generation family business with forty-four people, nine of them apprentices.',
  },
  {
    id: 7,
    name: 'Brightmoor Schools Trust',
    mailbox: 'people.brightmoor',
    place: 'Birmingham, United Kingdom',
    currency: 'GBP',
    logo: 'logo-fan-sea.svg',
    cover: 'cover-arcs-sea.svg',
    since: 530,
    offers: [
      'One afternoon a week for planning, never used for cover',
      'Marking only where it helps pupils',
      'Half of the fees for a further degree',
      'Lunch with the children, if you like',
    ],
    about:
      'We are five schools with 4,100 pupils and one belief: good teaching is teamwork. We plan together, share what works, and leave Sundays alone.',
    posts: [
      [
        6,
        'Year 8 measured the height of the church tower with a shadow and a broomstick. They were off by 40 centimetres, and so was the parish.',
      ],
    ],
  },
  {
    id: 8,
    name: 'Saltmarsh Kitchens',
    mailbox: 'work.saltmarsh',
    place: 'Brighton, United Kingdom',
    currency: 'GBP',
    logo: 'logo-reeds-teal.svg',
    cover: 'cover-reeds-teal.svg',
    since: 295,
    offers: [
      'No split shifts, and two days off in a row',
      'Tips shared among everyone each week, including the kitchen',
      'A meal at four that is better than leftovers',
      'Knives sharpened on Mondays',
    ],
    about: 'Five small restaurants and one central kitchen on the south coast. The menu follows the boats.',
    posts: [[3.3, 'Mackerel is back. So is the queue.', 'photo-table-clay.svg']],
  },
  {
    id: 9,
    name: 'Hotel Spichlerz nad Motławą',
    mailbox: 'praca.spichlerz',
    place: 'Gdańsk, Poland',
    currency: 'PLN',
    logo: 'logo-gable-brick.svg',
    cover: 'cover-roofs-brick.svg',
    since: 260,
    offers: [
      'Breakfast from our bakery before each shift',
      'A room in the staff house if you move here',
      'Two free nights a year for your family',
    ],
    about:
      'Trzydzieści osiem pokoi w spichlerzu z XVII wieku, kawiarnia na nabrzeżu i piekarnia, która budzi całą ulicę.',
  },
  {
    id: 10,
    name: 'Ledgerfern',
    mailbox: 'jobs.ledgerfern',
    place: 'Dublin, Ireland',
    currency: 'EUR',
    logo: 'logo-stack-plum.svg',
    cover: 'cover-strata-plum.svg',
    since: 410,
    offers: [
      'Salary bands that anyone can look up',
      'Four-day weeks in July and August',
      'A computer of your choice, and a budget for your desk',
      'No meetings on Wednesdays',
    ],
    about:
      'Bookkeeping software for people who would rather bake, build or teach. There are sixty of us in Dublin, in Cork and at home.\n\nWe publish our salary bands, our uptime and our mistakes.',
    posts: [
      [
        0.6,
        'We wrote up last Tuesday’s outage: what happened, who we told and when, and the one line we have changed since.',
      ],
      [
        12,
        'Five customers a month let us watch them do their books. Here is everything that made them sigh last month, and what we did about it.',
        'photo-notes-sea.svg',
      ],
    ],
  },
  {
    id: 11,
    name: 'Põhjakaar Tarkvara',
    mailbox: 'too.pohjakaar',
    place: 'Tallinn, Estonia',
    currency: 'EUR',
    logo: 'logo-compass-navy.svg',
    cover: null,
    since: 370,
    offers: [
      'Paid on-call duty, followed by a day off',
      'A pass for every tram and bus in the country',
      'An optional sauna on Fridays',
      'A training budget that you can spend without asking',
    ],
    about: 'Software for bus and tram drivers: rotas, routes and rest times in four countries.',
  },
  {
    id: 12,
    name: 'Toits du Levant',
    mailbox: 'recrutement.levant',
    place: 'Lyon, France',
    currency: 'EUR',
    logo: 'logo-sunroof-slate.svg',
    cover: 'cover-roofs-clay.svg',
    since: 188,
    offers: [
      'A van and good tools that are yours to look after',
      'Indoor work in winter, so that nobody is laid off in January',
      'Paid training up to master craftsman',
    ],
    about: 'Couverture, zinguerie, solaire. Vingt-six compagnons entre Lyon et Grenoble.',
    posts: [[8, 'Un toit de 1780, 84 modules, aucune tuile cassée (ou presque).', 'photo-roof-slate.svg']],
  },
  {
    id: 13,
    name: 'Huerta del Azahar',
    mailbox: 'equipo.azahar',
    place: 'Valencia, Spain',
    currency: 'EUR',
    logo: 'logo-blossom-moss.svg',
    cover: 'cover-fields-moss.svg',
    since: 140,
    offers: [
      'A box of seasonal produce every week',
      'Lunch under the trees',
      'A house on the farm in the high season',
    ],
    about: 'Oranges, onions, rice and three hundred school classes a year.',
  },
  {
    id: 14,
    name: 'ひかりの森クリニック',
    mailbox: 'saiyo.hikari',
    place: 'Yokohama, Japan',
    currency: 'JPY',
    logo: 'logo-rays-sea.svg',
    cover: 'cover-hills-sea.svg',
    since: 233,
    about: '内科・在宅医療の診療所です。医師三名、看護師九名、そして待合室の大きな窓が自慢です。',
  },
  {
    id: 15,
    name: 'ضيافة الواحة البيضاء',
    mailbox: 'careers.alwaha',
    place: 'Dubai, United Arab Emirates',
    currency: 'AED',
    logo: 'logo-star-clay.svg',
    cover: 'cover-strata-clay.svg',
    since: 156,
    about: 'خمسة فنادق صغيرة، لكل منها حديقة وقصة. نعمل معًا منذ عام ٢٠٠٩ ونكبر على مهل.',
  },
  {
    id: 16,
    name: 'Ακτοπλοΐα Μελτέμι',
    mailbox: 'pliroma.meltemi',
    place: 'Piraeus, Greece',
    currency: 'EUR',
    logo: 'logo-sail-sea.svg',
    cover: 'cover-waves-sea.svg',
    since: 301,
    about: 'Τρία πλοία, οκτώ νησιά, κάθε μέρα του χρόνου που το επιτρέπει ο καιρός.',
  },
  {
    id: 17,
    name: 'Municipality of Veldenbroek',
    mailbox: 'werken.veldenbroek',
    place: 'Veldenbroek, Netherlands',
    currency: 'EUR',
    logo: 'logo-shield-navy.svg',
    cover: 'cover-fields-slate.svg',
    since: 700,
    offers: [
      'A permanent contract after the first year',
      'A second-class rail pass for the whole country',
      'Four days off a year for volunteering',
      'Flexible hours where possible, and shift swaps elsewhere',
    ],
    about:
      'We are a town of 84,000 with too many roundabouts and a good library. Nine hundred people work for us, in 140 different jobs.',
    posts: [
      [
        5,
        '61,204 visitors to the open-air pool this year. Eleven pairs of goggles are waiting at the residents’ office.',
      ],
    ],
  },
  {
    id: 18,
    name: 'Russet Lane Veterinary Practice',
    mailbox: 'practice.russetlane',
    place: 'Bath, United Kingdom',
    currency: 'GBP',
    logo: 'logo-paw-clay.svg',
    cover: null,
    since: 122,
    offers: [
      'Five days of training a year, with fees paid',
      'A team that eats lunch together, away from the phones',
      'Treatment for your own animals at cost price',
    ],
    about: 'Four vets, six nurses, and a cat who thinks she owns the place.',
  },
  {
    id: 19,
    name: 'Juniper & Paige Booksellers',
    mailbox: 'shop.juniperpaige',
    place: 'Glasgow, United Kingdom',
    currency: 'GBP',
    logo: 'logo-pair-rose-jp.svg',
    cover: 'cover-weave-rose.svg',
    since: 98,
    offers: [
      'A third off every book',
      'Proof copies before anyone else',
      'Rotas three weeks ahead, and swaps without permission',
    ],
    about: 'Two bookshops and a café. We read what we sell, or most of it.',
    posts: [
      [
        0.9,
        'Story hour this Saturday: bears 🐻, as requested by the front row. Please bring your own cushion 📚☕️',
        'photo-books-rose.svg',
      ],
    ],
  },
  {
    id: 20,
    name: 'Weberei Lindengrund',
    mailbox: 'stellen.lindengrund',
    place: 'St. Gallen, Switzerland',
    currency: 'CHF',
    logo: 'logo-weave-ink.svg',
    cover: 'cover-weave-ink.svg',
    since: 450,
    offers: [
      'Cloth for a coat every other year',
      'A 40-hour week over four and a half days',
      'A half-fare railcard',
      'Apprentices to teach, if you would like to',
    ],
    about:
      'We have been weaving cloth since 1848, today for furniture, stages and trains. Forty looms, eighty people, one river.',
  },
  {
    id: 21,
    name: 'Polder & Plough',
    mailbox: 'jobs.polderplough',
    place: 'Zwolle, Netherlands',
    currency: 'EUR',
    logo: 'logo-furrows-moss.svg',
    cover: 'cover-fields-clay.svg',
    since: 267,
    offers: [
      'A company car that may get muddy',
      'Training courses with manufacturers every spring, travel included',
      'Long days at harvest time, short ones in February',
    ],
    about: 'We sell, rent out and repair farm machinery. Everyone who answers our phone can drive a tractor.',
  },
  {
    id: 22,
    name: 'Everwharf',
    mailbox: 'people.everwharf',
    place: 'Everywhere, mostly UTC+0 to UTC+3',
    currency: 'USD',
    logo: 'logo-loop-sea.svg',
    cover: 'cover-waves-slate.svg',
    since: 390,
    offers: [
      'Work from anywhere, at hours you agree with your team',
      'Equipment, desk and chair worth up to 2,500 dollars',
      'Two company meetings a year, by train where possible',
      'Six weeks of leave, and someone who checks that you take it',
    ],
    about:
      'We make help desk software for small shops. There are twenty-six of us in fourteen countries, with no office and two calls a week. Twice a year, we all meet somewhere with a good railway station.',
    posts: [
      [
        2,
        'Our autumn meeting: 26 people, one night train, no slides.',
        'photo-train-slate.svg',
        'photo-hills-moss.svg',
      ],
    ],
  },
  {
    id: 23,
    name: 'Nordic Institute for Applied Hydrography, Coastal Observation and the Measurement of Long-Term Change in Tidal Waters',
    mailbox: 'positions.nordicinstitute',
    place: 'Bergen, Norway',
    currency: 'NOK',
    logo: 'logo-gauge-navy.svg',
    cover: 'cover-contours-navy.svg',
    since: 640,
    offers: [
      'Double time for field days that end after eight',
      'A staff cabin by the fjord',
      'Open data, and authorship for everyone who took part',
      'Survival training in warm water, twice a year',
    ],
    about:
      'We are a public institute with stations in Bergen, in Copenhagen and on two very small islands. We measure water, and publish what we measure.',
  },
  {
    id: 24,
    name: 'Tin Roof Theatre',
    mailbox: 'crew.tinroof',
    place: 'Manchester, United Kingdom',
    currency: 'GBP',
    logo: null,
    cover: null,
    since: 75,
    offers: ['Two tickets for every première', 'Free days between productions'],
    about: 'New plays in an old bus garage.',
  },
  {
    id: 25,
    name: 'Sad Dziewiąty',
    mailbox: 'rekrutacja.sad9',
    place: 'Kraków, Poland',
    currency: 'PLN',
    logo: 'logo-nine-rose.svg',
    cover: 'cover-peaks-rose.svg',
    since: 178,
    offers: ['Thirty-five hours a week, and no more', 'Headphones, tablet and licences of your choice'],
    about: 'Spokojne gry do śniadania. Dwanaście osób, sad za oknem.',
    posts: [[3.8, 'Ul z naszej nowej gry, stan na dziś. Pszczoły zatwierdziły 🐝🍯', 'photo-bees-moss.svg']],
  },
]

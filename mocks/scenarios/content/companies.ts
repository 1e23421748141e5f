/** A company as it is written down for the scenario. */
export interface CompanyDraft {
  id: number
  name: string
  /** Left of the `@` of its address at example.com. */
  mailbox: string
  /** Its home, as the profile shows it. */
  place: string
  about: string
  /** The currency of jobs that state no pay. */
  currency: string
  /** Stored name of its logo, or null. */
  logo: string | null
  /** Stored name of its cover, or null. */
  cover: string | null
  /** How many days ago it signed up. */
  since: number
  /** What it offers to those who work there. */
  offers?: readonly string[]
  /** What it posted: age in days, caption, pictures. */
  posts?: readonly (readonly [age: number, caption: string, ...pictures: string[]])[]
}

/** The companies of the scenario. None of them exists. */
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
      'A roster for the whole year, so that you can plan yours',
      'Certificates renewed in working time and at our cost',
      'A canteen that cooks, and hot soup from October to April',
      'A shift bus from the central station, or a bicycle on loan',
      'A pension that the port’s collective agreement sets, not the mood of the year',
      'Work clothing and safety shoes of your choice, replaced every year',
      'The chance to try another department for a month each year',
      'Language lessons twice a week, in working hours',
    ],
    about:
      'We load, unload, store and send on what arrives by sea: fruit, timber, machines and four hundred thousand containers a year. Eight hundred people work with us on two quays, in five shifts and in some thirty languages.\n\nWe have been here since 1921, and for the last ten years without burning diesel on the quay. Whoever starts with us is trained on full pay, and knows the roster for the whole year.',
    posts: [
      [
        1.2,
        'Crane 7 went back to work this morning after eleven weeks of overhaul. Thanks to everyone who climbed those stairs with a toolbox.',
        'photo-crane-teal.svg',
      ],
      [
        9,
        'Open day on the quay: 2,300 visitors, 61 school classes, one very patient tug. If you were there and would like to see the place from above, we are hiring.',
        'photo-quay-navy.svg',
        'photo-tug-sea.svg',
      ],
      [
        23,
        'From today Shed 14 is running around the clock. Four degrees inside, hot soup outside.',
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
    about: 'Alterations, repairs and the odd wedding dress. Two people, two machines, since last spring.',
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
      'Your name on the work, always',
      'Museum pass, type licences and a book budget',
    ],
    about:
      'A design studio of seven for museums, libraries, hospitals and ferries. We make identities, signs and services, and stay until they are used.\n\nWe do not pitch for free and we do not work at weekends.',
    posts: [
      [
        4,
        'New signs for a hospital with eleven entrances. The test: a visitor with flowers in one arm and a child in the other finds ward 6 without asking.',
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
      'Supervision once a month, in a quiet room and on the clock',
      'A share in the firm after a year: it belongs to us all',
    ],
    about:
      'Care at home, in visits of half an hour or more, by people you know. We belong to the hundred and ten people who work here; there is no one else to please.',
    posts: [
      [2.5, 'Eleven new colleagues finished their care certificate this week. Cake was had.'],
      [
        16,
        'We stopped planning fifteen-minute visits two years ago. Today we can show what it did: fewer falls, fewer sick days, and nobody wants to go back.',
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
      'A laboratory, a line truck and people who let you ask',
      'Two conferences a year, one of which you choose',
      'Fees for chartered status, and time to write for it',
      'A 37-hour week with flexible hours around the core from nine to three',
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
      'Overtime written down and paid, or taken as days off',
      'Master’s course paid for after two years',
      'A company flat for your first three months',
    ],
    about: 'Moulds for small precise parts. Forty-four people, nine of them apprentices. Third generation.',
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
      'One afternoon a week for planning, never taken for cover',
      'Marking by agreement: what does not help a pupil is not done',
      'Fees for a further degree shared half and half',
      'Lunch with the children, if you like',
    ],
    about:
      'Five schools, 4,100 pupils, one belief: that good teaching is team work. We plan together, share what works, and leave Sundays alone.',
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
      'Tips shared out to everyone each week, kitchen included',
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
    place: 'Gdańsk, Polska',
    currency: 'PLN',
    logo: 'logo-gable-brick.svg',
    cover: 'cover-roofs-brick.svg',
    since: 260,
    offers: [
      'Breakfast from our bakery before each shift',
      'A bed in the staff house if you come from afar',
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
      'Pay bands that are public, also outside',
      'Four-day weeks in July and August',
      'A machine of your choice, and money for a desk that fits you',
      'No meetings on Wednesdays; it is on the wall',
    ],
    about:
      'Bookkeeping for people who would rather bake, build or teach. Sixty of us in Dublin, Cork and at home.\n\nWe publish our pay bands, our uptime and our mistakes.',
    posts: [
      [
        0.6,
        'We wrote up last Tuesday’s outage: what happened, what we told whom and when, and the one line that has changed since.',
      ],
      [
        12,
        'Five customers a month let us watch them do their books. This is the list of everything that made them sigh last month, and what became of it.',
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
      'On call is paid, and followed by a day off',
      'A pass for every tram and bus in the country',
      'Sauna on Fridays, voluntary',
      'A budget for courses that you spend without asking',
    ],
    about:
      'Software for people who drive others: rosters, routes and rest times for buses and trams in four countries.',
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
      'Winter work under a roof, so that no one is sent home in January',
      'Paid training up to the master’s certificate',
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
      'A box of what is ripe, every week',
      'Lunch under the trees',
      'A house on the farm in the high season',
    ],
    about: 'Oranges, onions, rice and three hundred school classes a year.',
  },
  {
    id: 14,
    name: 'ひかりの森クリニック',
    mailbox: 'saiyo.hikari',
    place: '横浜市',
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
    place: 'دبي',
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
    place: 'Πειραιάς',
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
    place: 'Utrecht, Netherlands',
    currency: 'EUR',
    logo: 'logo-shield-navy.svg',
    cover: 'cover-fields-slate.svg',
    since: 700,
    offers: [
      'A permanent post after the first year',
      'A rail pass for second class throughout the country',
      'Time off for volunteering, four days a year',
      'Flexible hours where the desk allows it, and swaps where it does not',
    ],
    about:
      'A town of 84,000 with too many roundabouts and a good library. 900 people work for it, in 140 different jobs.',
    posts: [
      [
        5,
        '61,204 visitors in the open-air pool this year. Eleven pairs of goggles are waiting at the residents’ office.',
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
      'Five days a year for further training, with the fees paid',
      'A team that eats lunch together, away from the phones',
      'Your own animals treated at cost',
    ],
    about: 'Four vets, six nurses, and a cat who thinks that she owns the place.',
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
      'Proof copies, before anybody else',
      'Rosters three weeks ahead, swaps without asking anybody',
    ],
    about: 'Two bookshops and a café. We read what we sell, most of it.',
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
      'A 40-hour week on four and a half days',
      'Half-fare rail card',
      'Apprentices to teach, if you would like that',
    ],
    about: 'Cloth since 1848. Today for furniture, stages and trains; forty looms, eighty people, one river.',
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
      'Courses at the makers, in spring, with the fare paid',
      'Harvest time is long, and February is short',
    ],
    about: 'Machines for farms: sold, rented, mended. The phone is answered by someone who can drive one.',
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
      'Work from wherever you are, at hours you choose with your team',
      'Equipment, desk and chair up to 2,500 dollars',
      'Two meetings of all of us a year, by train where there is one',
      'Six weeks of leave, and somebody who checks that you take it',
    ],
    about:
      'A help desk for small shops, made by twenty-six people in fourteen countries. No office, two meetings a week, and we all meet twice a year somewhere with a good railway station.',
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
    currency: 'EUR',
    logo: 'logo-gauge-navy.svg',
    cover: 'cover-contours-navy.svg',
    since: 640,
    offers: [
      'Field days count double when they end after eight',
      'A cabin by the fjord for everybody in turn',
      'Open data, and authorship for all who measured',
      'Survival training in warm water, twice a year',
    ],
    about:
      'A public institute with stations in Bergen, Copenhagen and on two very small islands. We measure water, and publish what we measure.',
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
    place: 'Kraków, Polska',
    currency: 'PLN',
    logo: 'logo-nine-rose.svg',
    cover: 'cover-peaks-rose.svg',
    since: 178,
    offers: ['Thirty-five hours a week, and none more', 'Headphones, tablet and licences of your choice'],
    about: 'Spokojne gry do śniadania. Dwanaście osób, sad za oknem.',
    posts: [[3.8, 'Ul z naszej nowej gry, stan na dziś. Pszczoły zatwierdziły 🐝🍯', 'photo-bees-moss.svg']],
  },
]

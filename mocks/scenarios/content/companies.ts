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
    about: 'Spokojne gry do śniadania. Dwanaście osób, sad za oknem.',
    posts: [[3.8, 'Ul z naszej nowej gry, stan na dziś. Pszczoły zatwierdziły 🐝🍯', 'photo-bees-moss.svg']],
  },
]

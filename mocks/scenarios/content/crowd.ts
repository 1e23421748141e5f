/** A country of the scenario `busy`. */
export interface Land {
  /** The name as it appears in the locations of jobs and accounts. */
  name: string
  /** The number of companies and job seekers in the country, relative to other countries. */
  share: number
  /** One of the currencies in the settings. */
  currency: string
  /** The factor that converts `Family.pay` (euros a year) to the usual salary here, in `currency` for one `per`. */
  pay: number
  per: 'year' | 'month'
  /** The lowest full-time salary per `per`: at least the legal minimum of 2026 or, without one, the usual minimum. */
  least: number
  /** Separated by commas, in the spelling that is common in English. */
  towns: string
  /** Names separated by spaces, like those in `family`. A name in another script is written as `Latin:own`. */
  given: string
  family: string
}

/** The countries of the scenario `busy`. */
export const lands: readonly Land[] = [
  {
    name: 'Netherlands',
    share: 12,
    currency: 'EUR',
    pay: 1 / 12.96,
    per: 'month',
    least: 2600,
    towns: 'Amsterdam,Rotterdam,Utrecht,Eindhoven,Groningen,Zwolle,Nijmegen,Maastricht,Leiden',
    given:
      'Sanne Daan Femke Bram Lotte Sem Anouk Jesse Maartje Thijs Roos Koen Eva Lars Iris Ruben Noor Stijn Fleur Joost Marit Wout Tess Gijs Yara Mees Hanneke Pim',
    family:
      'Jansen Bakker Visser Smit Meijer Mulder Dekker Brouwer Vos Peters Hendriks Kok Jacobs Vermeulen Schouten Willems Hoekstra Koster Prins Blom Huisman Kuipers Veenstra Postma Zijlstra Hofman Timmermans Wolters',
  },
  {
    name: 'Germany',
    share: 12,
    currency: 'EUR',
    pay: 1.04,
    per: 'year',
    least: 29_000,
    towns: 'Hamburg,Berlin,Leipzig,Cologne,Munich,Bremen,Freiburg,Dresden,Nuremberg,Kassel',
    given:
      'Anna Jonas Lena Felix Marie Paul Johanna Lukas Clara Moritz Katharina Tobias Miriam Jan Franziska Sebastian Greta Matthias Ronja Henrik Svenja Florian Ines Benedikt Paula Jörg Käthe Malte',
    family:
      'Schneider Fischer Weber Wagner Becker Hoffmann Schäfer Koch Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Krüger Hartmann Lange Köhler König Lehmann Brandt Vogel Jung Sommer Günther Böhm Seidel Lorenz Kühn',
  },
  {
    name: 'United Kingdom',
    share: 12,
    currency: 'GBP',
    pay: 0.9,
    per: 'year',
    least: 26_500,
    towns: 'Leeds,Glasgow,Birmingham,Bristol,Cardiff,Newcastle,Manchester,Edinburgh,Norwich,Belfast',
    given:
      'Olivia George Amelia Harry Isla Oscar Freya Callum Megan Rhys Eleanor Tom Grace Archie Niamh Ewan Poppy Finlay Hazel Dylan Imogen Rory Beth Alasdair Martha Gareth Kirsty Jude',
    family:
      'Smith Jones Taylor Brown Evans Thomas Roberts Walker Wright Robinson Thompson White Hughes Edwards Green Hall Wood Harris Clarke Turner Hill Campbell Stewart Morgan Murray Bell Shaw Reid Fraser Ashworth',
  },
  {
    name: 'Belgium',
    share: 4,
    currency: 'EUR',
    pay: 1 / 13.9,
    per: 'month',
    least: 2250,
    towns: 'Ghent,Antwerp,Liège,Leuven,Bruges,Namur',
    given:
      'Elise Louis Lien Arthur Camille Jules Marthe Victor Zoé Bert Hélène Wannes Margaux Seppe Amélie Kobe',
    family:
      'Peeters Maes Claes Wouters Goossens Lambert Dupont Dubois Leclercq Mertens Aerts Desmet Lemmens Martens Cools Thys Renard Gérard Collard Baert',
  },
  {
    name: 'France',
    share: 8,
    currency: 'EUR',
    pay: 0.86,
    per: 'year',
    least: 22_500,
    towns: 'Lyon,Nantes,Lille,Marseille,Strasbourg,Rennes,Grenoble,Montpellier',
    given:
      'Léa Hugo Chloé Théo Manon Gabriel Inès Raphaël Juliette Adrien Anaïs Baptiste Élodie Mathis Océane Rémi Solène Yannick Agathe Loïc Mathilde Étienne',
    family:
      'Martin Bernard Petit Durand Leroy Moreau Laurent Lefèvre Roux Fournier Girard Bonnet Mercier Blanc Guérin Faure Rousseau Morel Chevalier Gauthier Perrin Masson Noël Marchand Picard Barbier',
  },
  {
    name: 'Spain',
    share: 6,
    currency: 'EUR',
    pay: 0.68,
    per: 'year',
    least: 17_500,
    towns: 'Valencia,Seville,Bilbao,Zaragoza,Málaga,A Coruña,Barcelona',
    given:
      'Lucía Hugo Martina Pablo Carmen Álvaro Irene Javier Nerea Íñigo Aitana Marcos Rocío Sergio Noa Adrián Paula Diego Marta Rubén Celia Iker',
    family:
      'García Fernández López Martínez Sánchez Pérez Gómez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Navarro Torres Domínguez Gil Vázquez Serrano Ramos Ortega Castro Rubio Sanz Iglesias',
  },
  {
    name: 'Portugal',
    share: 4,
    currency: 'EUR',
    pay: 1 / 25,
    per: 'month',
    least: 950,
    towns: 'Lisbon,Porto,Coimbra,Braga,Faro',
    given:
      'Maria João Beatriz Tiago Inês Duarte Mariana Gonçalo Leonor Rui Catarina Vasco Sofia Nuno Rita Simão',
    family:
      'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Lopes Marques Almeida Ribeiro Carvalho Teixeira Moreira Correia Nunes',
  },
  {
    name: 'Poland',
    share: 7,
    currency: 'PLN',
    pay: 0.235,
    per: 'month',
    least: 4900,
    towns: 'Gdańsk,Kraków,Wrocław,Poznań,Łódź,Lublin,Szczecin',
    given:
      'Zofia Jakub Hanna Antoni Julia Szymon Maja Filip Alicja Mikołaj Oliwia Kacper Agnieszka Tomasz Małgorzata Łukasz Kinga Bartosz Ewa Wojciech Iga Grzegorz',
    family:
      'Nowak Wójcik Kowalczyk Woźniak Mazur Krawczyk Zając Król Wieczorek Jabłoński Wróbel Dudek Stępień Górski Pawlak Sikora Walczak Baran Szewczyk Pietrzak Marciniak Bąk Duda Kubiak',
  },
  {
    name: 'Switzerland',
    share: 4,
    currency: 'CHF',
    pay: 1.62,
    per: 'year',
    least: 50_000,
    towns: 'Zürich,Basel,Bern,Lausanne,St. Gallen,Lugano',
    given:
      'Nina Luca Lara Noah Seraina Reto Corinne Urs Flurina Andrin Ladina Beat Chiara Silvan Noemi Fabio',
    family:
      'Müller Meier Keller Huber Gerber Frei Brunner Baumann Steiner Graf Roth Suter Bühler Hess Caflisch Zürcher Bianchi Favre Rochat Ammann',
  },
  {
    name: 'Ireland',
    share: 4,
    currency: 'EUR',
    pay: 1.05,
    per: 'year',
    least: 29_500,
    towns: 'Dublin,Cork,Galway,Limerick',
    given: 'Aoife Conor Saoirse Cian Caoimhe Oisín Róisín Darragh Sinéad Tadhg Gráinne Fionn Ciara Eoin',
    family:
      'Murphy Kelly Byrne Ryan Walsh Doyle McCarthy Gallagher Doherty Kennedy Lynch Quinn Brennan Nolan Keane Duffy Tierney Hennessy',
  },
  {
    name: 'Sweden',
    share: 4,
    currency: 'SEK',
    pay: 0.92,
    per: 'month',
    least: 26_000,
    towns: 'Gothenburg,Malmö,Uppsala,Umeå,Stockholm',
    given: 'Alva Elias Saga Axel Ebba Nils Tuva Viggo Linnéa Gustav Astrid Oskar Signe Åke Märta Björn',
    family:
      'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Lindberg Berglund Sandberg Lundqvist Åkesson Hedlund Sjöberg Engström Öberg Nyström Holm',
  },
  {
    name: 'Norway',
    share: 2,
    currency: 'NOK',
    pay: 13,
    per: 'year',
    least: 430_000,
    towns: 'Oslo,Bergen,Trondheim,Stavanger,Tromsø',
    given: 'Ingrid Sindre Solveig Eirik Silje Håkon Marte Torstein Guro Øyvind Ragnhild Sverre',
    family: 'Hansen Olsen Berg Haugen Hagen Lunde Solberg Moen Strand Bakke Nygård Tangen Sørensen Aas',
  },
  {
    name: 'Denmark',
    share: 2,
    currency: 'DKK',
    pay: 0.8,
    per: 'month',
    least: 22_000,
    towns: 'Copenhagen,Aarhus,Odense,Aalborg',
    given: 'Freja Mads Signe Rasmus Maja Anders Karen Søren Astrid Jeppe Ida Magnus',
    family:
      'Nielsen Jensen Christensen Mortensen Kjær Bach Holst Dam Lund Kristensen Winther Østergaard Friis Skov',
  },
  {
    name: 'Estonia',
    share: 3,
    currency: 'EUR',
    pay: 1 / 20,
    per: 'month',
    least: 1000,
    towns: 'Tallinn,Tartu,Pärnu',
    given: 'Liis Kaarel Kadri Rasmus Mari Tanel Pille Märt Anu Siim Triin Ott Helen Jüri',
    family: 'Tamm Saar Sepp Mägi Kask Kukk Rebane Ilves Pärn Koppel Lepik Oja Raud Kuusk Luik Põder',
  },
  {
    name: 'Greece',
    share: 3,
    currency: 'EUR',
    pay: 1 / 24,
    per: 'month',
    least: 950,
    towns: 'Athens,Thessaloniki,Piraeus,Patras',
    given:
      'Eleni:Ελένη Giorgos:Γιώργος Maria:Μαρία Nikos:Νίκος Katerina:Κατερίνα Dimitris:Δημήτρης Ioanna:Ιωάννα Kostas:Κώστας Sofia:Σοφία Andreas:Ανδρέας Danai:Δανάη Petros:Πέτρος',
    family:
      'Vlachos:Βλάχος Makris:Μακρής Nikolaou:Νικολάου Dimou:Δήμου Georgiou:Γεωργίου Ioannou:Ιωάννου Vasileiou:Βασιλείου Alexiou:Αλεξίου Markou:Μάρκου Petrou:Πέτρου Lamprou:Λάμπρου Rigas:Ρήγας',
  },
  {
    name: 'Ukraine',
    share: 3,
    currency: 'UAH',
    pay: 1,
    per: 'month',
    least: 18_000,
    towns: 'Lviv,Kyiv,Odesa,Dnipro',
    given:
      'Oksana:Оксана Andrii:Андрій Iryna:Ірина Taras:Тарас Solomiia:Соломія Bohdan:Богдан Olena:Олена Dmytro:Дмитро Yuliia:Юлія Ostap:Остап Kateryna:Катерина Nazar:Назар',
    family:
      'Shevchenko:Шевченко Bondarenko:Бондаренко Tkachenko:Ткаченко Kovalenko:Коваленко Melnyk:Мельник Kravchuk:Кравчук Savchenko:Савченко Lysenko:Лисенко Marchenko:Марченко Rudenko:Руденко Moroz:Мороз Hnatiuk:Гнатюк',
  },
  {
    name: 'United Arab Emirates',
    share: 4,
    currency: 'AED',
    pay: 0.3,
    per: 'month',
    least: 5000,
    towns: 'Dubai,Abu Dhabi,Sharjah',
    given:
      'Layla:ليلى Omar:عمر Mariam:مريم Khalid:خالد Noor:نور Yusuf:يوسف Amira:أميرة Hassan:حسن Salma:سلمى Karim:كريم Huda:هدى Tariq:طارق Rania:رانيا Sami:سامي',
    family:
      'Haddad:حداد Mansour:منصور Nasser:ناصر Khoury:خوري Saleh:صالح Darwish:درويش Farouk:فاروق Qasim:قاسم Rahman:رحمن Sabbagh:صباغ Najjar:نجار Hamdan:حمدان Zayed:زايد Attar:عطار',
  },
  {
    name: 'Japan',
    share: 5,
    currency: 'JPY',
    pay: 8.2,
    per: 'month',
    least: 200_000,
    towns: 'Osaka,Nagoya,Sapporo,Fukuoka,Kyoto',
    given:
      'Yui:結衣 Haruto:陽翔 Sakura:桜 Ren:蓮 Aoi:葵 Yuto:悠斗 Hina:陽菜 Sota:颯太 Misaki:美咲 Kaito:海斗 Akari:明里 Daiki:大輝 Nanami:七海 Riku:陸',
    family:
      'Sato:佐藤 Suzuki:鈴木 Takahashi:高橋 Tanaka:田中 Ito:伊藤 Watanabe:渡辺 Yamamoto:山本 Nakamura:中村 Kobayashi:小林 Kato:加藤 Yoshida:吉田 Yamada:山田 Sasaki:佐々木 Matsumoto:松本',
  },
  {
    name: 'United States',
    share: 5,
    currency: 'USD',
    pay: 1.45,
    per: 'year',
    least: 35_000,
    towns: 'Portland,Duluth,Baltimore,Tucson,Madison,Savannah',
    given:
      'Emma Liam Ava Mason Harper Logan Nevaeh Jackson Brooklyn Caleb Savannah Wyatt Jada Trevon Kayla Mateo Keisha Carlos Mei Arjun Thuy Minh Destiny Tyrell',
    family:
      'Johnson Williams Miller Davis Wilson Anderson Jackson Lewis Young Allen King Scott Adams Nelson Carter Mitchell Nguyen Tran Chen Kim Patel Rivera Flores Washington Freeman Booker',
  },
]

/** Parts of invented company names, such as “Alderbank” and “Millrace Works”. */
export const firstWords =
  'Alder Amber Anvil Aspen Barley Beacon Birch Bramble Brine Calder Cedar Clover Copper Cove Dapple Ember Fallow Fennel Fern Flint Foxglove Gannet Garnet Glade Hazel Heron Hollow Ivory Juniper Kestrel Kiln Lantern Larch Lichen Linden Loam Lupin Mallow Marl Meadow Mill Moss Nettle Oriel Osprey Otter Pebble Pennant Petrel Pine Plover Quarry Quill Reed Rook Rowan Saffron Sedge Shale Skerry Slate Sorrel Sparrow Tallow Tern Thistle Tide Umber Vale Wren Yarrow Yew'
export const secondWords =
  'Arch Bank Bay Beam Bell Bluff Bow Bridge Brook Cairn Crest Cross Dale Dell Field Finch Fold Ford Forge Gate Grove Hall Harbour Haven Hearth Hill Keel Ladder Lane Ledge Lock Loft Mark Mast Mere Moor Nook Orchard Path Pier Point Quay Race Ridge Row Sail Shore Spire Spoke Stone Thorn Tower Vane Wharf Wick Wood Yard'

/** First sentences of company profiles. `{n}` is a number of people, `{year}` a founding year, `{place}` the town. */
export const companyLines: readonly string[] = [
  'We are {n} people in {place}, and have been in business since {year}.',
  'Two sisters from {place} founded this company in {year}, and it still belongs to the family.',
  'We are a co-operative of {n}: everyone who works here owns a share.',
  'We have done one thing since {year}, and we do it properly.',
  'We have {n} colleagues, three sites and one canteen.',
  'We started in {place} and never saw a reason to leave.',
  'We are a young company with old-fashioned manners, founded in {year}.',
]
/** First sentences of public authorities' profiles, with the placeholders of `companyLines`. */
export const authorityLines: readonly string[] = [
  'We are {n} people who work for the residents of {place}.',
  'We have been responsible for local services in {place} since {year}.',
  'Our {n} employees run schools, parks, libraries and an open counter in {place}.',
]
export const companySeconds: readonly string[] = [
  'Our salary table is on the notice board.',
  'Half of our team leads work four days a week.',
  'Every new colleague gets a mentor, a key and a proper introduction.',
  'We answer every application within a week.',
  'Nobody here has two bosses, and some have none.',
  'We close between Christmas and New Year.',
  'One in ten of us is an apprentice, and most of them stay.',
  'Our turnover is public, and our staff turnover is low.',
]

/**
 * First sentences of job seekers' profiles. `{Post}`, `{post}` (lower case) and `{a}` (with its article) are the job
 * title, `{turn}` is a speciality and `{n}` a number of years.
 */
export const personLines: readonly string[] = [
  '{Post} with {n} years of experience ({turn}).',
  'I have worked as {a} for {n} years and would choose it again.',
  '{Post} ({turn}), curious about everything else.',
  'Calm {post} who likes early mornings and clear agreements.',
  'Late starter, fast learner: {post} for {n} years.',
  'I like to see what I have done at the end of the day. {Post}, {turn}.',
  '{Post}. I ask questions until things are simple.',
  '{Post}. Back at work after two years of parental leave.',
  'I moved here last year and work as {a}. My qualifications are recognised.',
]
export const personSeconds: readonly string[] = [
  'Looking for a team that laughs and gets things done.',
  'Thirty-two hours would be ideal.',
  'I can start next month.',
  'Shifts are fine, including nights.',
  'Happy to move for the right job.',
  'I would like to lead a small team again.',
  'Remote, or within half an hour by bicycle.',
  'References on request.',
  'I learn best from experienced colleagues.',
]

/** Captions of job seekers' posts. `{a}` is the job title with its article. */
export const captions: readonly string[] = [
  'First week in the new team. I now know fourteen names, and where the good mugs are.',
  'Passed the exam. Thank you to everyone who quizzed me at lunch.',
  'Has anyone tried job sharing as {a}? I would love to hear how it went.',
  'Ten years in the job today. Third pair of boots, first thermos.',
  'Our night shift, seen from the roof.',
  'I gave my first talk. Nobody left, and two people nodded.',
  'Small win: the form now fits on one page.',
  'Looking for a study partner for the spring course.',
  'A year ago I couldn’t do this. Today I taught someone else how.',
  'If you are thinking of changing careers at forty, ask me anything.',
]
export const companyCaptions: readonly string[] = [
  'Three new apprentices started today. Be kind if they get lost.',
  'We are hiring. Have a look at our jobs, and ask us anything.',
  'The new building has a roof. Thank you to the crew who worked through the rain.',
  'Open day on Saturday, ten to four. There will be cake.',
  'From this week, we plan our rota eight weeks ahead. You asked for it.',
  'We have published our salary bands, as we do every January.',
]

/** Job seekers' projects. */
export const works: readonly (readonly [title: string, took: string, text: string])[] = [
  [
    'A workshop for beginners',
    '3 months',
    'Planned and ran a six-evening course. Twelve people came, and eleven stayed.',
  ],
  ['The shared calendar', '2 weeks', 'One calendar instead of nine lists. It is still in use.'],
  ['Restoring a boat', '2 summers', 'An eight-metre boat, built in 1962. It floats.'],
  ['Handbook for newcomers', '5 weeks', 'Thirty pages that answer everyone’s first-week questions.'],
  ['Moving a whole department', '4 months', 'Forty desks, not a day closed, and one lost plant.'],
  ['Community garden', '1 year', 'Found the plot, the water and the people. The tomatoes did the rest.'],
  [
    'Night bus survey',
    '6 weeks',
    'Counted passengers, asked them and mapped the results. Two lines now run later.',
  ],
  ['Repair café', 'ongoing', 'First Saturday of the month. Eight out of ten toasters survive.'],
]

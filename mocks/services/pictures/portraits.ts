import { box, disc, line, path, ring, type Scheme, schemes, Subject, svg, times } from './drawing.ts'

/** Hair behind and in front of the head, in a 120-unit square with the face centred at 60, 56. */
interface Hair {
  behind?: (colour: string) => string
  before?: (colour: string) => string
}

const skins = {
  porcelain: ['#f3d9c7', '#e2b9a2'],
  fair: ['#eec6aa', '#d9a386'],
  olive: ['#d9a77f', '#bd8860'],
  tan: ['#c08a62', '#a26f4b'],
  brown: ['#94613f', '#774a2e'],
  deep: ['#6a4530', '#523322'],
} as const

const hairColours = {
  black: '#231f20',
  espresso: '#3b2a22',
  chestnut: '#5d3a29',
  auburn: '#85412c',
  sand: '#b08d62',
  blond: '#cfb184',
  grey: '#8f9492',
  white: '#c6cac6',
} as const

const hairline =
  'M39.500 56C36 34 47 26.500 60 26.500S84 34 80.500 56C78 46 73 41 67 39C58 43 48 42 45 41C42 45 41 49 39.500 56z'
const parted = 'M60 25C44 24 35 40 39 66C45 56 57 49 61 35C64 49 76 57 81 66C85 40 76 24 60 25z'

const styles: Readonly<Record<string, Hair>> = {
  crop: {
    before: (c) => path('M41 50C40 34 49 28.5 60 28.5S80 34 79 50C77 42 71 38 60 38S43 42 41 50z', c),
  },
  short: { before: (c) => path(hairline, c) },
  side: {
    before: (c) =>
      path(
        'M39 56C35 34 47 23 62 24.500C79 26 85 38 81 56C80 47 77 42 74 38C64 42 54 40 50 34C48 42 42 46 39 56z',
        c,
      ),
  },
  quiff: {
    before: (c) =>
      path(
        'M40 55C37 40 40 34 45 31C50 20 70 18 79 27C84 33 82 45 80 55C79 47 77 43 74 40C66 42 56 41 50 37C45 41 41 47 40 55z',
        c,
      ),
  },
  bald: {
    before: (c) =>
      path('M40 58C38 50 39 44 42 41C42 48 42 52 42 58zM80 58C82 50 81 44 78 41C78 48 78 52 78 58z', c),
  },
  bob: {
    behind: (c) => path('M35 76C31 42 41 24 60 24S89 42 85 76C79 81 74 80 70 78H50C46 80 41 81 35 76z', c),
    before: (c) => path('M38 60C36 36 47 25 60 25S84 36 82 60C76 54 71 47 69 40C61 46.500 50 47 38 58z', c),
  },
  fringe: {
    behind: (c) => path('M34 84C30 44 40 23 60 23S90 44 86 84C80 87 74 86 70 82H50C46 86 40 87 34 84z', c),
    before: (c) =>
      path('M38 56C36 34 47 25 60 25S84 34 82 56C80 50 79 48 77 46Q60 50 43 46C41 48 40 50 38 56z', c),
  },
  long: {
    behind: (c) =>
      path('M33 100C27 50 38 23 60 23S93 50 87 100C79 103 73 100 71 94H49C47 100 41 103 33 100z', c),
    before: (c) => path(parted, c),
  },
  wavy: {
    behind: (c) =>
      path(
        'M36 94C26 90 34 80 31 72C27 62 35 56 34 46C34 32 46 22 60 22S86 32 86 46C85 56 93 62 89 72C86 80 94 90 84 94C76 97 72 92 70 86H50C48 92 44 97 36 94z',
        c,
      ),
    before: (c) => path('M38 60C34 36 46 25 58 25C72 24 86 36 82 60C77 53 68 50 62 37C56 46 44 49 38 60z', c),
  },
  bun: {
    behind: (c) => disc(60, 19, 10, c),
    before: (c) => path('M40 55C37 34 48 26 60 26S83 34 80 55C78 45 71 38 60 38S42 45 40 55z', c),
  },
  ponytail: {
    behind: (c) => path('M72 30C94 28 98 56 90 86C86 92 82 88 83 80C86 62 82 50 74 44z', c),
    before: (c) => path('M40 55C37 34 48 26 60 26S83 34 80 55C77 44 68 38 56 37C48 41 42 46 40 55z', c),
  },
  braid: {
    behind: (c) =>
      path('M38 60C34 38 44 24 60 24S86 38 82 60z', c) +
      times(5, (i) => disc(84 + (i % 2) * 1.5, 62 + i * 9, 6.4 - i * 0.5, c)),
    before: (c) => path(parted, c),
  },
  curls: {
    before: (c) =>
      [
        [42, 46, 7],
        [40, 37, 7],
        [46, 30, 8],
        [55, 26, 8],
        [65, 26, 8],
        [74, 30, 8],
        [80, 37, 7],
        [78, 46, 7],
        [50, 36, 7],
        [60, 34, 8],
        [70, 36, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, c))
        .join(''),
  },
  ringlets: {
    behind: (c) =>
      times(14, (i) =>
        disc(60 + Math.cos(2.6 + i * 0.31 * 1.25) * 27, 54 + Math.sin(2.6 + i * 0.31 * 1.25) * 28, 10, c),
      ) +
      times(4, (i) => disc(33 + (i % 2) * 4, 60 + i * 8, 9, c) + disc(87 - (i % 2) * 4, 60 + i * 8, 9, c)),
    before: (c) => path(hairline, c) + disc(47, 36, 6, c) + disc(58, 33, 6, c) + disc(69, 35, 6, c),
  },
  afro: {
    behind: (c) => disc(60, 43, 29, c),
    before: (c) => path('M38.500 58C34 36 46 25 60 25S86 36 81.500 58C80 46 72 41 60 41S40 46 38.500 58z', c),
  },
  locs: {
    behind: (c) =>
      times(9, (i) => box(33 + i * 6, 34, 5.4, 44 + (i % 3) * 5 - Math.abs(i - 4), c, 2.7)) +
      disc(60, 42, 24, c),
    before: (c) => path(parted, c),
  },
}

const tops = {
  crew: ({ mid, deep }: Scheme) => shoulders(mid) + line('M48 89C52 97 68 97 72 89', deep, 2.5),
  vneck: ({ mid }: Scheme, skin: string) => shoulders(mid) + path('M48 88L60 104L72 88z', skin),
  collar: ({ mid, pale }: Scheme) =>
    shoulders(mid) +
    path('M48 86L60 99L50 105L42 90zM72 86L60 99L70 105L78 90z', pale) +
    line('M60 100V120', pale, 1.5),
  roll: ({ mid, deep }: Scheme) =>
    shoulders(mid) +
    path('M47 80Q60 86 73 80V92Q60 99 47 92z', mid) +
    line('M47.500 91Q60 98 72.500 91', deep, 1.6),
  blazer: ({ deep, pale, mid }: Scheme) =>
    shoulders(deep) +
    path('M47 88L60 118L73 88Q60 94 47 88z', pale) +
    path('M47 86L41 92L56 120H60zM73 86L79 92L64 120H60z', mid),
  hood: ({ mid, deep }: Scheme) =>
    shoulders(mid) +
    line('M44 88C46 100 74 100 76 88', deep, 5) +
    line('M54 98V110M66 98V108', '#fbfaf7', 1.6),
  bib: ({ soft, deep }: Scheme) =>
    shoulders(soft) +
    line('M41 92L46 106M79 92L74 106', deep, 5) +
    path('M42 103Q60 107 78 103V120H42z', deep),
} as const

const shoulders = (fill: string) => path('M14 120C15 98 34 90 48 87H72C86 90 105 98 106 120z', fill)

/**
 * Draws a bust. The words of the name select its features (`bun-auburn-fair-glasses-collar-sea`), and the name's hash
 * selects the rest. `veil` covers the hair; `beard`, `moustache` and `glasses` appear only if named.
 */
export function portrait(key: string): string {
  const subject = new Subject(key)
  const has = (word: string) => subject.words.includes(word)
  const veil = has('veil')
  const [skin, shade] = subject.of(skins)
  const hair = subject.of(styles)
  const colour = subject.of(hairColours)
  const clothes = subject.of(schemes)
  const top = veil ? tops.crew : subject.of(tops)
  const ground = subject.random.pick(['sea', 'moss', 'slate', 'rose', 'teal', 'clay', 'plum'])
  const behind = schemes[ground ?? ''] ?? clothes
  const dark = '#2a211d'
  const beard = has('beard')
    ? path(
        'M40.500 56C40 76 49 84 60 84S80 76 79.500 56C78 63 76 66 71 66.500C66 63 54 63 49 66.500C44 66 42 63 40.500 56z',
        colour,
      )
    : ''
  const moustache = has('moustache')
    ? path(
        'M60 64.500C55 63 51 65 49 69C54 69.500 57 69 60 67C63 69 66 69.500 71 69C69 65 65 63 60 64.500z',
        colour,
      )
    : ''
  const face =
    disc(51.5, 57, 1.9, dark) +
    disc(68.5, 57, 1.9, dark) +
    line(
      'M47.500 51.500Q51 49.500 54.500 51M65.500 51Q69 49.500 72.500 51.500',
      veil ? dark : colour === hairColours.white ? hairColours.grey : colour,
      1.7,
    ) +
    line('M60.500 57.500Q62.500 62 59.500 63', shade, 1.6) +
    disc(46.5, 64, 3.4, '#c4513f', ' opacity=".16"') +
    disc(73.5, 64, 3.4, '#c4513f', ' opacity=".16"')
  const mouth = line('M54.500 70Q60 74.500 65.500 70', has('beard') ? '#f3e3d8' : '#7d3b32', 1.9)
  const glasses = has('glasses')
    ? ring(51.5, 57, 6.4, dark, 1.5) +
      ring(68.5, 57, 6.4, dark, 1.5) +
      line('M58 56.500Q60 55.300 62 56.500', dark, 1.5)
    : ''
  const cloth = (clothes.soft === behind.soft && schemes['plum']) || clothes
  return svg(
    120,
    120,
    box(0, 0, 120, 120, behind.pale) +
      disc(60, 66, 46, behind.soft, ' opacity=".55"') +
      (veil ? path('M33 104C25 62 33 20 60 20S95 62 87 104z', cloth.mid) : (hair.behind?.(colour) ?? '')) +
      path('M51 70H69V88C69 97 51 97 51 88z', shade) +
      top(clothes, shade) +
      path('M51 76H69V86C69 94 51 94 51 86z', shade) +
      (veil ? '' : disc(40.5, 58, 4, skin) + disc(79.5, 58, 4, skin)) +
      path('M40 52C40 36 48 29 60 29S80 36 80 52C80 70 71 82 60 82S40 70 40 52z', skin) +
      beard +
      face +
      moustache +
      mouth +
      glasses +
      (veil
        ? path(
            'M60 20C40 20 33 42 36 66C38 84 48 92 60 92S82 84 84 66C87 42 80 20 60 20zM60 33C72 33 78 42 78 55C78 71 70 81 60 81S42 71 42 55C42 42 48 33 60 33z',
            cloth.mid,
            ' fill-rule="evenodd"',
          ) +
          path(
            'M36 66C38 88 50 96 64 95C76 94 84 84 84 66C92 88 90 106 74 113C52 118 30 104 36 66z',
            cloth.mid,
          ) +
          line('M41 78C48 96 68 99 81 86M44 94C54 108 72 106 82 96', cloth.deep, 1.4, ' opacity=".55"')
        : (hair.before?.(colour) ?? '')),
  )
}

import {
  box,
  disc,
  line,
  n,
  path,
  ring,
  type Scheme,
  schemes,
  Subject,
  svg,
  times,
  turned,
} from './drawing.ts'

/** Draws a logo in a 96-unit square, centred at 48, 48. `letters` are the company's monogram. */
type Motif = (scheme: Scheme, letters: string) => string

const ground = (fill: string) => box(0, 0, 96, 96, fill)

const text = (letters: string, size: number, fill: string, y: number, family: string, more = '') =>
  `<text x="48" y="${n(y)}" font-family="${family}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}"${more}>${letters}</text>`

const motifs: Readonly<Record<string, Motif>> = {
  initial: ({ deep, pale, accent }, letters) =>
    ground(deep) + text(letters.slice(0, 1), 58, pale, 67, 'Georgia, serif') + box(30, 76, 36, 4, accent),

  pair: ({ deep, pale, mid }, letters) =>
    ground(pale) +
    ring(48, 48, 34, deep, 2.5) +
    ring(48, 48, 29.5, mid, 1) +
    text(letters.slice(0, 2), 29, deep, 58, 'Georgia, serif', ' letter-spacing="-1"'),

  waves: ({ deep, pale, soft, accent }) =>
    ground(deep) +
    path('M28 46a20 20 0 0 1 40 0z', accent) +
    times(3, (i) =>
      line(
        `M${14 + i * 5} ${54 + i * 11}q${8 - i * 0.8} -7 ${17 - i * 1.6} 0t${17 - i * 1.6} 0t${17 - i * 1.6} 0t${17 - i * 1.6} 0`,
        i === 1 ? soft : pale,
        4.5,
      ),
    ),

  stitch: ({ deep, pale, accent }) =>
    ground(pale) +
    turned(
      path('M45.5 14q2.5 -5 5 0l1.5 42q0 18 -4 26q-4 -8 -4 -26z', deep) + box(46.6, 17, 2.8, 9, pale, 1.4),
      38,
      48,
      48,
    ) +
    line('M66 25C84 34 84 50 62 56S26 66 20 82', accent, 3, ' stroke-dasharray="8 6"'),

  fold: ({ deep, mid, soft, pale }) =>
    ground(pale) +
    path('M22 26l18 -8v46l-18 12z', deep) +
    path('M40 18l17 9v46l-17 -9z', mid) +
    path('M57 27l17 -9v46l-17 9z', soft),

  leaves: ({ deep, mid, soft }) =>
    ground(deep) +
    path('M46 78C20 66 16 40 24 20C42 28 52 50 46 78z', soft) +
    path('M52 78C50 56 58 40 76 34C82 52 74 72 52 78z', mid) +
    line('M48 84C46 62 38 42 29 30', deep, 2),

  chevrons: ({ deep, mid, soft, pale }) =>
    ground(deep) +
    [pale, soft, mid]
      .map((fill, i) =>
        path(
          `M16 ${48 + i * 17}L48 ${22 + i * 17}L80 ${48 + i * 17}L69 ${48 + i * 17}L48 ${31 + i * 17}L27 ${48 + i * 17}z`,
          fill,
        ),
      )
      .join(''),

  nut: ({ deep, pale, accent }) =>
    ground(pale) +
    path('M48 12L79 30V66L48 84L17 66V30z', deep) +
    disc(48, 48, 17, pale) +
    path('M48 31A17 17 0 0 1 62.7 56.5L48 48z', accent),

  fan: ({ deep, mid, soft, accent, pale }) =>
    ground(pale) +
    [deep, mid, soft, mid, accent]
      .map((fill, i) => turned(path('M48 74L43.5 24q4.5 -9 9 0z', fill), -56 + i * 28, 48, 74))
      .join('') +
    disc(48, 74, 6, deep),

  reeds: ({ deep, mid, soft, pale }) =>
    ground(deep) +
    line('M34 74C34 54 32 42 28 30M48 74V18M62 74C62 54 65 44 69 34', soft, 3.5) +
    [
      [28, 30, -12],
      [48, 22, 0],
      [69, 34, 14],
    ]
      .map(([x = 0, y = 0, lean = 0]) => turned(box(x - 4, y - 10, 8, 22, pale, 4), lean, x, y))
      .join('') +
    line('M16 76q8 -6 16 0t16 0t16 0t16 0', mid, 4),

  gable: ({ deep, mid, pale }) =>
    ground(pale) +
    path('M22 82V44h7v-8h7v-8h6v-7h12v7h6v8h7v8h7v38z', deep) +
    times(3, (row) =>
      times(row === 0 ? 1 : 3, (i) => box(row === 0 ? 44.5 : 31 + i * 13.5, 33 + row * 13, 7, 8, pale, 3.5)),
    ) +
    path('M41 82V71a7 7 0 0 1 14 0v11z', mid),

  stack: ({ deep, mid, soft, pale, accent }) =>
    ground(deep) +
    box(22, 62, 52, 11, pale, 2) +
    box(22, 47, 40, 11, soft, 2) +
    box(22, 32, 28, 11, mid, 2) +
    disc(67, 30, 8, accent),

  compass: ({ deep, mid, pale, accent }) =>
    ground(pale) +
    ring(48, 48, 33, mid, 2) +
    path('M48 8L56 40L48 48L40 40z', accent) +
    path('M48 88L40 56L48 48L56 56z', deep) +
    path('M8 48L40 40L48 48L40 56zM88 48L56 56L48 48L56 40z', mid),

  sunroof: ({ deep, soft, pale, accent }) =>
    ground(deep) +
    disc(62, 34, 13, accent) +
    path('M8 74L44 34L80 74z', pale) +
    path('M44 34L80 74H62L35 44z', soft),

  blossom: ({ deep, soft, pale, accent }) =>
    ground(soft) +
    times(5, (i) => turned(path('M48 46C36 36 38 16 48 14C58 16 60 36 48 46z', pale), i * 72, 48, 48)) +
    disc(48, 48, 8, accent) +
    times(5, (i) => turned(line('M48 41V30', deep, 1.4), 36 + i * 72, 48, 48)),

  rays: ({ deep, mid, pale, accent }) =>
    ground(pale) +
    times(9, (i) =>
      turned(box(46.2, i % 2 ? 19 : 13, 3.6, i % 2 ? 13 : 19, i % 2 ? mid : deep, 1.8), -72 + i * 18, 48, 62),
    ) +
    path('M30 62a18 18 0 0 1 36 0z', accent) +
    box(16, 66, 64, 4, deep, 2) +
    box(28, 75, 40, 4, mid, 2),

  star: ({ deep, soft, pale, mid }) =>
    ground(deep) +
    box(25, 25, 46, 46, soft) +
    turned(box(25, 25, 46, 46, pale), 45, 48, 48) +
    box(33, 33, 30, 30, deep) +
    turned(box(33, 33, 30, 30, mid), 45, 48, 48) +
    disc(48, 48, 8, pale),

  sail: ({ deep, pale, mid, accent, soft }) =>
    ground(pale) +
    path('M50 14C68 30 74 48 72 64H50z', deep) +
    path('M45 26C32 40 26 52 24 64H45z', accent) +
    path('M18 70H78L70 80H27z', mid) +
    line('M14 88q8 -5 17 0t17 0t17 0t17 0', soft, 3),

  shield: ({ deep, mid, pale, accent }) =>
    ground(pale) +
    path('M20 16H76V50C76 68 62 78 48 84C34 78 20 68 20 50z', deep) +
    path('M48 20H72V48H48z', mid) +
    path('M24 48H48V79C36 74 24 66 24 50z', accent) +
    line('M29 30q4.5 -5 9 0t9 0M29 38q4.5 -5 9 0t9 0', pale, 2.4) +
    disc(60, 62, 6, pale) +
    path('M60 25l3 6h6l-5 4l2 6l-6 -4l-6 4l2 -6l-5 -4h6z', pale),

  paw: ({ deep, pale, soft }) =>
    ground(deep) +
    path('M48 46C60 46 70 60 68 70C66 78 57 76 48 74C39 76 30 78 28 70C26 60 36 46 48 46z', pale) +
    [
      [25, 47, -24],
      [39, 32, -8],
      [57, 32, 8],
      [71, 47, 24],
    ]
      .map(
        ([x = 0, y = 0, lean = 0]) =>
          `<ellipse cx="${x}" cy="${y}" rx="7" ry="10" fill="${soft}" transform="rotate(${lean} ${x} ${y})"/>`,
      )
      .join(''),

  weave: ({ deep, mid, soft, pale }) =>
    ground(deep) +
    times(4, (row) =>
      times(4, (column) => {
        const [x, y] = [16 + column * 16, 16 + row * 16]
        return (row + column) % 2
          ? box(x, y + 3, 16, 10, column % 2 ? soft : pale)
          : box(x + 3, y, 10, 16, mid)
      }),
    ),

  furrows: ({ deep, mid, soft, pale, accent }) =>
    ground(pale) +
    disc(66, 28, 11, accent) +
    path('M0 48Q48 36 96 48V96H0z', deep) +
    line(
      'M45 45C42 62 32 80 16 94M51 45C54 62 64 80 80 94M39 46C28 58 14 68 2 74M57 46C68 58 82 68 94 74',
      soft,
      2.8,
    ) +
    line('M48 45V94', mid, 2.8),

  loop: ({ deep, mid, soft }) =>
    ground(deep) +
    line('M48 48C38 32 16 32 16 48S38 64 48 48', soft, 9) +
    line('M48 48C58 32 80 32 80 48S58 64 48 48', mid, 9) +
    line('M41 40C44 43 52 53 55 56', soft, 9),

  gauge: ({ deep, mid, soft, pale, accent }) =>
    ground(deep) +
    [34, 25, 16]
      .map((r, i) => line(`M${48 - r} 62A${r} ${r} 0 0 1 ${48 + r} 62`, [pale, soft, mid][i] ?? pale, 4))
      .join('') +
    line('M48 62L66 34', accent, 4) +
    disc(48, 62, 5, pale) +
    box(14, 72, 68, 3.5, soft, 1.7),

  nine: ({ deep, soft, mid, accent, pale }) =>
    ground(pale) +
    times(9, (i) =>
      i === 8
        ? ''
        : disc(26 + (i % 3) * 22, 26 + Math.floor(i / 3) * 22, 8.5, [deep, mid, soft][(i * 2) % 3] ?? deep),
    ) +
    disc(70, 70, 8.5, accent) +
    path('M71 61C71 56 75 53 80 53C80 58 76 61 71 61z', accent),

  rings: ({ deep, mid, soft, pale }) =>
    ground(pale) +
    ring(37, 40, 19, deep, 7) +
    ring(59, 40, 19, mid, 7) +
    ring(48, 58, 19, soft, 7) +
    line('M28 57A19 19 0 0 1 24 27', deep, 7),

  quarters: ({ deep, mid, soft, pale, accent }) =>
    ground(pale) +
    path('M16 16H46V46A30 30 0 0 1 16 16z', deep) +
    path('M80 16V46H50A30 30 0 0 1 80 16z', accent) +
    path('M16 80V50H46A30 30 0 0 1 16 80z', soft) +
    path('M80 80H50V50A30 30 0 0 1 80 80z', mid),
}

/** Draws a company's logo, such as `waves-teal` or `pair-rose-jp`. The monogram comes from the last word. */
export function logo(key: string): string {
  const subject = new Subject(key)
  const motif = subject.of(motifs)
  const letters = (subject.words.at(-1) ?? 'x').slice(0, 2)
  return svg(96, 96, motif(subject.of(schemes), letters.toUpperCase()))
}

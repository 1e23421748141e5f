import { box, disc, line, type Motif, n, painter, path, times, turned } from './drawing.ts'

const width = 960
const height = 640
const ground = (fill: string) => box(0, 0, width, height, fill)
const paper = '#fbfaf7'
const ink = '#1b2b2a'
/** Soft light from the upper left over a whole scene. */
const light = path('M0 0H560L120 640H0z', '#ffffff', ' opacity=".12"')
const written = (x: number, y: number, long: number, rows: number, stroke: string) =>
  times(rows, (i) => line(`M${x} ${y + i * 22}h${n(long * (i % 3 === 2 ? 0.6 : 1))}`, stroke, 4))

const scenes: Readonly<Record<string, Motif>> = {
  crane: ({ pale, soft, mid, deep, accent }) =>
    ground(pale) +
    disc(700, 210, 90, soft, ' opacity=".7"') +
    line(
      'M300 560V150M420 560V150M120 210H860M360 60L130 205M360 60L850 205M300 150L360 60L420 150',
      deep,
      16,
    ) +
    line('M300 330L420 250M300 250L420 330M300 480L420 400M300 400L420 480', deep, 8) +
    line('M690 214V360', mid, 5) +
    box(620, 360, 150, 64, accent) +
    times(6, (i) => box(632 + i * 23, 368, 6, 48, deep, 0, ' opacity=".25"')) +
    box(0, 560, width, 80, mid),

  tug: ({ pale, soft, mid, deep, accent }) =>
    ground(pale) +
    box(0, 380, width, 260, soft) +
    path('M180 400H760L700 500Q690 512 660 512H290Q250 512 236 490z', deep) +
    path('M330 400V310H600V400z', paper) +
    path('M380 310V250H540V310z', mid) +
    times(3, (i) => disc(390 + i * 80, 356, 18, mid)) +
    box(560, 210, 44, 100, accent) +
    line('M180 392H320M620 392H752', accent, 10) +
    times(6, (i) => line(`M${40 + ((i * 190) % 800)} ${530 + i * 16}q30 -14 60 0t60 0`, paper, 5)),

  ferry: ({ pale, soft, mid, deep, accent }) =>
    ground(pale) +
    disc(760, 150, 60, accent, ' opacity=".7"') +
    path('M0 330Q200 250 430 330z', soft) +
    box(0, 330, width, 310, mid) +
    path('M200 350H800L750 440H250z', paper) +
    path('M270 350V292H720L740 350z', paper) +
    path('M330 292V246H640V292z', paper) +
    box(560, 196, 54, 50, deep) +
    times(9, (i) => box(300 + i * 46, 308, 26, 18, mid, 4)) +
    path('M218 384H782L770 404H229z', deep) +
    times(7, (i) => line(`M${(i * 310) % 860} ${470 + i * 24}q30 -12 60 0t60 0`, pale, 4, ' opacity=".7"')),

  quay: ({ pale, soft, mid, deep, accent }, random) =>
    ground(soft) +
    times(8, (i) =>
      box(
        40 + i * 112,
        330 - (i % 3) * 60,
        104,
        150 + (i % 3) * 60,
        random.pick([mid, deep, accent, paper]) ?? mid,
      ),
    ) +
    times(8, (i) =>
      times(4, (k) =>
        box(52 + i * 112 + k * 23, 330 - (i % 3) * 60, 4, 150 + (i % 3) * 60, ink, 0, ' opacity=".12"'),
      ),
    ) +
    box(0, 480, width, 160, pale) +
    times(
      7,
      (i) =>
        disc(110 + i * 124, 518 + (i % 2) * 14, 15, deep) +
        path(
          `M${82 + i * 124} ${596 + (i % 2) * 14}v-30q0 -28 28 -28t28 28v30z`,
          random.pick([mid, accent, deep]) ?? mid,
        ),
    ),

  shed: ({ pale, soft, mid, deep, accent }, random) =>
    ground(pale) +
    path('M0 0L380 250V420L0 640zM960 0L580 250V420L960 640z', soft) +
    times(4, (i) =>
      line(`M0 ${90 + i * 150}L380 ${278 + i * 38}M960 ${90 + i * 150}L580 ${278 + i * 38}`, deep, 7),
    ) +
    times(18, (crate) => {
      const [i, k] = [Math.floor(crate / 3) % 3, crate % 3]
      const x = crate < 9 ? 20 + k * 116 : 860 - k * 100
      const fill = random.pick([mid, accent, deep]) ?? mid
      return box(x, 130 + i * 140 + k * 26, 80 - k * 16, 74 - k * 14, fill, 3)
    }) +
    box(440, 270, 80, 150, paper) +
    path('M380 420H580L960 640H0z', mid, ' opacity=".45"'),

  signs: ({ pale, soft, mid, deep, accent }) =>
    ground(pale) +
    box(0, 540, width, 100, soft) +
    box(452, 90, 22, 470, deep) +
    path('M474 120H760L810 170L760 220H474z', mid) +
    path('M452 250H190L140 300L190 350H452z', accent) +
    path('M474 380H690L740 430L690 480H474z', deep) +
    line('M520 170H690M250 300H410M520 430H640', paper, 14),

  notes: ({ soft, mid, deep, accent }) =>
    ground(soft) +
    turned(
      box(230, 90, 420, 480, paper, 8) +
        times(9, (i) => line(`M280 ${170 + i * 40}h${i % 3 === 1 ? 210 : 310}`, mid, 5, ' opacity=".55"')) +
        times(12, (i) => disc(244, 120 + i * 38, 6, soft)),
      -7,
      440,
      320,
    ) +
    turned(box(660, 200, 200, 200, accent, 4) + written(690, 250, 130, 4, paper), 9, 760, 300) +
    turned(box(560, 470, 330, 20, deep, 10) + path('M560 470l-40 10l40 10z', paper), -24, 700, 480) +
    light,

  table: ({ deep, mid, soft, pale, accent }) =>
    ground(mid) +
    times(6, (i) => box(0, i * 108, width, 3, deep, 0, ' opacity=".35"')) +
    disc(480, 330, 230, paper) +
    disc(480, 330, 178, pale) +
    path(
      'M340 360C400 250 560 250 610 320C640 300 650 290 660 280C655 320 660 350 665 390C650 380 640 372 620 366C560 440 400 440 340 360z',
      soft,
    ) +
    disc(392, 346, 9, ink) +
    line('M440 300q30 60 0 100', mid, 5) +
    disc(560, 440, 34, accent) +
    line('M560 406V474M526 440H594', paper, 4) +
    line('M138 250V520M112 130V200Q112 246 138 246T164 200V130M138 130V240', pale, 12) +
    path('M818 130Q860 200 846 330H834V510a8 8 0 0 1 -16 0z', pale) +
    light,

  roof: ({ pale, soft, mid, deep, accent }) =>
    ground(pale) +
    disc(160, 130, 54, accent, ' opacity=".6"') +
    path('M60 640L420 180H960V640z', accent) +
    path(
      times(8, (row) =>
        times(
          11,
          (i) => `M${404 - row * 44 + i * 78 + (row % 2) * 39} ${200 + row * 56}h72q0 46-36 46t-36-46z`,
        ),
      ),
      ink,
      ' opacity=".1"',
    ) +
    turned(
      box(480, 260, 360, 240, deep, 4) +
        times(3, (i) => times(2, (k) => box(492 + i * 116, 272 + k * 112, 106, 104, mid))),
      -6,
      660,
      380,
    ) +
    path('M700 180V90H780V180z', soft),

  books: ({ deep, mid, soft, pale, accent }, random) =>
    ground(pale) +
    times(3, (row) => {
      const spines = new Map<string, string>()
      let labels = ''
      let x = 30
      while (x < 900) {
        const wide = random.integer(34, 62)
        const high = random.integer(110, 158)
        const fill = random.pick([deep, mid, soft, accent, mid, paper]) ?? mid
        const top = 190 + row * 200 - high
        spines.set(fill, `${spines.get(fill) ?? ''}M${x} ${top}h${wide - 5}v${high}h${5 - wide}z`)
        labels += `M${x + 9} ${top + 20}h${wide - 23}`
        x += wide
      }
      return (
        [...spines].map(([fill, d]) => path(d, fill)).join('') +
        line(labels, ink, 5, ' opacity=".25"') +
        box(0, 190 + row * 200, width, 18, deep)
      )
    }),

  train: ({ pale, soft, mid, deep, accent }) =>
    ground(soft) +
    disc(730, 130, 46, pale) +
    path('M0 380Q240 230 480 350T960 300V640H0z', mid) +
    path('M0 340H700Q860 350 900 470H0z', deep) +
    times(5, (i) => box(40 + i * 126, 368, 96, 50, pale, 8)) +
    path('M700 368H740Q810 376 836 418H700z', pale) +
    box(0, 440, 894, 12, accent) +
    box(0, 500, width, 10, ink) +
    times(16, (i) => box(i * 62, 510, 34, 14, ink, 0, ' opacity=".5"')),

  hills: ({ pale, soft, mid, deep, accent }) =>
    ground(pale) +
    disc(700, 170, 60, accent, ' opacity=".65"') +
    path('M0 380C160 260 300 300 430 340S760 240 960 330V640H0z', soft) +
    path('M0 470C220 360 380 430 560 450S840 390 960 430V640H0z', mid) +
    path('M0 560C260 480 480 560 960 500V640H0z', deep) +
    line('M470 640C500 590 560 570 540 530S470 480 500 450', pale, 7) +
    times(4, (i) => path(`M${120 + i * 44} ${520 - (i % 2) * 14}l18 -70l18 70z`, deep)),

  bees: ({ pale, soft, mid, deep, accent }, random) =>
    ground(pale) +
    times(28, (i) => {
      const [x, y] = [(i % 7) * 146 + (Math.floor(i / 7) % 2) * 73 + 20, Math.floor(i / 7) * 170 + 60]
      return path(
        `M${x} ${y - 84}l73 42v84l-73 42l-73 -42v-84z`,
        random.pick([soft, mid, pale, soft]) ?? soft,
        ` stroke="${paper}" stroke-width="10"`,
      )
    }) +
    [
      [330, 250, -20],
      [620, 410, 24],
    ]
      .map(([x = 0, y = 0, lean = 0]) =>
        turned(
          `<ellipse cx="${x}" cy="${y - 26}" rx="34" ry="20" fill="${paper}" opacity=".9"/>` +
            `<ellipse cx="${x}" cy="${y}" rx="48" ry="28" fill="${accent}"/>` +
            box(x - 18, y - 26, 12, 52, deep) +
            box(x + 8, y - 27, 12, 54, deep) +
            disc(x + 46, y, 15, deep),
          lean,
          x,
          y,
        ),
      )
      .join(''),

  sketches: ({ soft, mid, deep, accent, pale }) =>
    ground(pale) +
    [
      [80, 70, -4],
      [360, 50, 3],
      [640, 90, -2],
      [180, 340, 5],
      [520, 350, -5],
    ]
      .map(([x = 0, y = 0, lean = 0], i) =>
        turned(
          box(x, y, 250, 230, i === 3 ? soft : paper, 3) +
            disc(x + 125, y + 12, 8, accent) +
            (i % 2
              ? times(
                  3,
                  (k) =>
                    `<ellipse cx="${x + 125}" cy="${y + 120}" rx="${80 - k * 24}" ry="${60 - k * 18}" fill="none" stroke="${mid}" stroke-width="5"/>`,
                )
              : line(
                  `M${x + 40} ${y + 170}V${y + 100}L${x + 125} ${y + 50}L${x + 210} ${y + 100}V${y + 170}zM${x + 100} ${y + 170}V${y + 125}h46v45`,
                  deep,
                  5,
                )),
          lean,
          x + 125,
          y + 115,
        ),
      )
      .join(''),

  letter: ({ soft, mid, deep, accent, pale }) =>
    ground(soft) +
    turned(
      box(250, 60, 430, 560, paper, 4) +
        line('M300 140h140', deep, 14) +
        written(300, 220, 320, 7, mid) +
        line('M300 430q40 -50 60 0t60 -20t40 10', deep, 5),
      4,
      470,
      340,
    ) +
    turned(
      box(560, 380, 340, 220, pale, 4) +
        line('M560 384L730 500L900 384', mid, 6) +
        box(830, 396, 50, 60, accent),
      -8,
      730,
      490,
    ) +
    light,

  ward: ({ pale, soft, mid, deep, accent }) =>
    ground(pale) +
    box(90, 70, 320, 300, soft, 4) +
    path('M90 290Q200 220 410 300V370H90z', mid) +
    line('M250 70V370M90 220H410', paper, 12) +
    box(0, 520, width, 120, soft) +
    path('M430 400H860Q890 400 890 430V500H430z', paper) +
    box(410, 330, 22, 230, deep, 8) +
    box(890, 380, 18, 180, deep, 8) +
    box(440, 372, 130, 56, mid, 26) +
    path('M570 400H890V480H570z', accent, ' opacity=".75"') +
    line('M700 300V120H790', deep, 8) +
    box(766, 120, 50, 80, paper, 10),

  field: ({ pale, soft, mid, deep, accent }) =>
    ground(pale) +
    disc(240, 150, 56, accent, ' opacity=".6"') +
    path('M0 300Q300 220 960 290V640H0z', soft) +
    times(9, (i) => line(`M${480 + (i - 4) * 40} 300L${480 + (i - 4) * 240} 640`, mid, 10)) +
    path(
      times(9, (i) =>
        times(3, (k) => {
          const t = 0.3 + k * 0.3
          const size = Math.round(44 * t)
          const [x, y] = [Math.round(480 + (i - 4) * (40 + 200 * t)), Math.round(300 + 340 * t)]
          return `M${x} ${y}q${-size >> 1}-${size} ${-size}-${size}q${size} 0 ${size} ${size >> 1}q0-${size >> 1} ${size}-${size >> 1}q${-size >> 1} 0 ${-size} ${size}z`
        }),
      ),
      deep,
    ),

  bus: ({ pale, soft, mid, deep, accent }) =>
    ground(pale) +
    times(5, (i) => box(20 + i * 200, 130 + (i % 2) * 60, 150, 360, soft)) +
    box(120, 230, 720, 270, mid, 28) +
    times(5, (i) => box(156 + i * 112, 270, 92, 90, pale, 8)) +
    box(730, 270, 84, 180, pale, 8) +
    box(120, 400, 600, 20, accent) +
    times(2, (i) => disc(270 + i * 390, 500, 54, ink) + disc(270 + i * 390, 500, 24, soft)) +
    box(0, 552, width, 88, deep),

  coats: ({ pale, soft, mid, deep, accent }, random) =>
    ground(pale) +
    line('M60 130H900M110 130V600M850 130V600M70 600H150M810 600H890', ink, 10) +
    times(7, (i) => {
      const x = 190 + i * 96
      return (
        line(`M${x} 130v24l-40 26M${x} 154l40 26`, ink, 5) +
        path(`M${x - 44} 178h88l26 300h-140z`, random.pick([mid, deep, soft, accent]) ?? mid) +
        line(`M${x} 190V470`, ink, 3, ' opacity=".3"')
      )
    }),

  stage: ({ pale, soft, mid, deep, accent }) =>
    ground(deep) +
    path('M330 0H630L800 560H160z', pale, ' opacity=".28"') +
    box(0, 520, width, 120, mid) +
    path('M360 520H640L600 440H400z', soft) +
    line('M500 440V200', pale, 9) +
    path('M508 210Q640 300 600 420H508z', paper) +
    path('M490 240Q400 320 410 420H490z', paper) +
    times(5, (i) =>
      path(
        `M${i * 42} 0h42q-16 300 0 520h-42q16 -260 0 -520zM${918 - i * 42} 0h42q-16 300 0 520h-42q16 -260 0 -520z`,
        accent,
        ` opacity="${n(1 - i * 0.1)}"`,
      ),
    ),
}

/** Draws a picture for a post or project, such as `crane-teal` or `books-rose`. */
export const photo = painter(width, height, scenes)

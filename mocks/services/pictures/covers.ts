import { box, disc, line, type Motif, n, painter, path, times } from './drawing.ts'
import type { Random } from '../../engine/base/random.ts'

const width = 960
const height = 320
const ground = (fill: string) => box(0, 0, width, height, fill)

/** Returns the path of soft hills, up to `swing` higher than `base` and closed along the lower edge of the picture. */
function ridge(random: Random, base: number, swing: number, steps: number): string {
  const step = width / steps
  const points = Array.from(
    { length: steps + 1 },
    (_, i) => [i * step, base - swing * random.next()] as const,
  )
  const curves = points.slice(1).map(([x, y], i) => {
    const [, before = y] = points[i] ?? []
    return `C${n(x - step / 2)} ${n(before)} ${n(x - step / 2)} ${n(y)} ${n(x)} ${n(y)}`
  })
  return `M0 ${n(points[0]?.[1] ?? base)}${curves.join('')}V${height}H0z`
}

/** Draws stacks of one to three containers, with a single path for each colour to keep the SVG small. */
function containers(random: Random, colours: readonly string[]): string {
  const drawn = new Map(colours.map((colour) => [colour, '']))
  for (let stack = 0; stack < 14; stack += 1) {
    for (let level = random.integer(0, 2); level >= 0; level -= 1) {
      const colour = random.pick(colours) ?? ''
      drawn.set(colour, `${drawn.get(colour) ?? ''}M${500 + stack * 31} ${220 - level * 16}h30v15h-30z`)
    }
  }
  return [...drawn].map(([colour, d]) => path(d, colour)).join('')
}

const motifs: Readonly<Record<string, Motif>> = {
  hills: ({ pale, soft, mid, deep, accent }, random) =>
    ground(pale) +
    disc(random.integer(560, 820), 96, 34, accent, ' opacity=".8"') +
    path(ridge(random, 190, 70, 5), soft) +
    path(ridge(random, 235, 60, 4), mid) +
    path(ridge(random, 285, 50, 6), deep),

  peaks: ({ pale, soft, mid, deep }, random) =>
    ground(pale) +
    [soft, mid, deep]
      .map((fill, row) => {
        const count = 5 + row * 2
        const points = Array.from({ length: count + 1 }, (_, i) => {
          const high = 60 + row * 62 + random.integer(0, 40)
          return `L${n((i * width) / count)} ${i % 2 ? high : high + 70 - row * 8}`
        })
        return path(`M0 ${height}${points.join('')}V${height}z`, fill)
      })
      .join(''),

  waves: ({ pale, soft, mid, deep, accent }, random) =>
    ground(pale) +
    disc(random.integer(160, 380), 120, 52, accent, ' opacity=".75"') +
    box(0, 150, width, 170, soft) +
    times(5, (row) => {
      const y = 164 + row * 34
      const long = 80 + row * 24
      const waves = Math.ceil(width / long) + 2
      return path(
        `M${n(-random.integer(0, long))} ${y}${`q${n(long / 4)} ${-6 - row * 2} ${n(long / 2)} 0t${n(long / 2)} 0`.repeat(waves)}V${height}H0z`,
        [mid, deep][row % 2] ?? mid,
        ' opacity=".5"',
      )
    }),

  quay: ({ pale, soft, mid, deep, accent }, random) => {
    const crane = (x: number, size: number, fill: string) =>
      line(
        `M${n(x)} 236V${n(236 - size)}M${n(x + size * 0.28)} 236V${n(236 - size)}M${n(x - size * 0.5)} ${n(236 - size * 0.82)}H${n(x + size)}M${n(x + size * 0.14)} ${n(236 - size * 1.25)}L${n(x - size * 0.45)} ${n(236 - size * 0.84)}M${n(x + size * 0.14)} ${n(236 - size * 1.25)}L${n(x + size * 0.95)} ${n(236 - size * 0.84)}M${n(x)} ${n(236 - size)}L${n(x + size * 0.14)} ${n(236 - size * 1.25)}L${n(x + size * 0.28)} ${n(236 - size)}`,
        fill,
        size / 18,
      )
    return (
      ground(pale) +
      disc(690, 150, 60, soft, ' opacity=".6"') +
      crane(590, 90, soft) +
      crane(420, 110, mid) +
      crane(170, 140, deep) +
      containers(random, [mid, deep, accent, soft]) +
      box(0, 236, width, 8, deep) +
      box(0, 244, width, 76, mid) +
      times(9, (i) =>
        line(
          `M${random.integer(0, 900)} ${258 + i * 7}h${random.integer(30, 120)}`,
          soft,
          2,
          ' opacity=".6"',
        ),
      )
    )
  },

  roofs: ({ pale, soft, mid, deep, accent }, random) =>
    ground(pale) +
    times(2, (row) =>
      times(13 - row * 3, (i) => {
        const wide = width / (13 - row * 3)
        const top = 120 + row * 70 + random.integer(0, 50)
        const x = i * wide
        const fill = row === 0 ? soft : (random.pick([mid, deep]) ?? mid)
        return (
          path(
            `M${n(x)} ${height}V${top}L${n(x + wide / 2)} ${top - 34}L${n(x + wide)} ${top}V${height}z`,
            fill,
          ) +
          (row === 1
            ? box(
                x + wide / 2 - 9,
                top + 18,
                18,
                24,
                random.next() < 0.25 ? accent : pale,
                2,
                ' opacity=".85"',
              )
            : '')
        )
      }),
    ),

  contours: ({ pale, soft, mid }, random) => {
    const [x, y] = [random.integer(300, 660), random.integer(100, 220)]
    const [second, third] = [random.next() * 6, random.next() * 6]
    return (
      ground(pale) +
      times(11, (i) => {
        const points = Array.from({ length: 12 }, (_, k) => {
          const angle = (k / 12) * Math.PI * 2
          const wobble = 0.16 * Math.sin(angle * 2 + second) + 0.09 * Math.sin(angle * 3 + third)
          const r = (26 + i * 34) * (1 + wobble)
          return [Math.round(x + Math.cos(angle) * r * 1.9), Math.round(y + Math.sin(angle) * r)] as const
        })
        const middle = (a: readonly [number, number], b: readonly [number, number]) =>
          `${(a[0] + b[0]) >> 1} ${(a[1] + b[1]) >> 1}`
        const last = points.at(-1) ?? [0, 0]
        const first = points[0] ?? [0, 0]
        const curves = points.map(
          (point, k) => `Q${n(point[0])} ${n(point[1])} ${middle(point, points[k + 1] ?? first)}`,
        )
        return line(`M${middle(last, first)}${curves.join('')}z`, i % 3 ? soft : mid, i % 3 ? 1.6 : 2.6)
      })
    )
  },

  quarters: ({ pale, soft, mid, deep, accent }, random) =>
    ground(pale) +
    times(27, (i) => {
      const [x, y] = [(i % 9) * 107 - 1, Math.floor(i / 9) * 107]
      const fill = random.pick([soft, mid, deep, soft, mid, accent]) ?? soft
      const shapes = [
        `M${x} ${y}h107a107 107 0 0 1 -107 107z`,
        `M${x + 107} ${y}v107a107 107 0 0 1 -107 -107z`,
        `M${x + 107} ${y + 107}h-107a107 107 0 0 1 107 -107z`,
        `M${x} ${y + 107}v-107a107 107 0 0 1 107 107z`,
      ]
      return random.next() < 0.22 ? '' : path(random.pick(shapes) ?? '', fill)
    }),

  weave: ({ pale, soft, mid, deep }, random) =>
    ground(pale) +
    times(16, (i) =>
      box(
        i * 60 + 8,
        0,
        random.integer(18, 44),
        height,
        random.pick([soft, mid]) ?? soft,
        0,
        ' opacity=".7"',
      ),
    ) +
    times(6, (i) =>
      box(
        0,
        i * 56 + 10,
        width,
        random.integer(8, 30),
        random.pick([deep, mid, soft]) ?? mid,
        0,
        ' opacity=".55"',
      ),
    ),

  fields: ({ pale, soft, mid, deep, accent }, random) => {
    const far = 110
    const middle = random.integer(380, 580)
    return (
      ground(pale) +
      disc(middle + 180, 70, 30, accent, ' opacity=".7"') +
      path(ridge(random, far + 6, 26, 4), soft) +
      box(0, far, width, height - far, mid) +
      times(9, (i) => {
        const [a, b] = [middle + (i - 4.5) * 46, middle + (i - 4.5) * 330]
        return path(
          `M${n(a)} ${far}L${n(a + 22)} ${far}L${n(b + 160)} ${height}L${n(b)} ${height}z`,
          i % 2 ? deep : soft,
          ' opacity=".55"',
        )
      })
    )
  },

  reeds: ({ pale, soft, mid, deep }, random) =>
    ground(pale) +
    box(0, 226, width, 94, soft) +
    [mid, deep]
      .map((stroke, row) =>
        line(
          times(34, () => {
            const high = random.integer(70, 200)
            const lean = random.integer(-26, 26)
            return `M${random.integer(0, width)} ${270 + row * 40}q${n(lean / 3)} ${-high >> 1} ${lean} ${-high}`
          }),
          stroke,
          2.4 + row,
        ),
      )
      .join(''),

  strata: ({ pale, soft, mid, deep, accent }, random) =>
    ground(pale) +
    [soft, mid, accent, mid, deep]
      .map((fill, i) =>
        path(ridge(random, 120 + i * 44, 34, 3 + (i % 3)), fill, i === 2 ? ' opacity=".55"' : ''),
      )
      .join(''),

  arcs: ({ pale, soft, mid, deep }, random) =>
    ground(pale) +
    times(4, (i) => {
      const x = 60 + i * 280 + random.integer(-40, 40)
      return times(5, (k) =>
        disc(x, height, Math.max(12, 210 - k * 40 - (i % 2) * 40), [soft, pale, mid, pale, deep][k] ?? soft),
      )
    }),
}

/** Draws a profile's cover photo, such as `quay-teal` or `hills-moss`. */
export const cover = painter(width, height, motifs, ' preserveAspectRatio="xMidYMid slice"')

import { useState } from 'react'
import { cx } from '../../src/ui/cx.ts'
import { RadioGroup } from '../../src/ui/RadioGroup.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { type Cell, type Globals, type Link, states, type tableOf } from './states.ts'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const widths = [
  { value: 'wide', label: 'Wide, 1440' },
  { value: 'narrow', label: 'Narrow, 320' },
] as const

/** How the pictures are taken and the stories opened. */
interface View {
  theme: (typeof themes)[number]['value']
  width: (typeof widths)[number]['value']
}

/**
 * The table of screens × states with the pictures of one theme and width, and a search for states.
 * @param theme the theme of the pictures until another one is chosen
 */
export function StateTable({
  rows,
  theme: ownTheme,
}: {
  rows: ReturnType<typeof tableOf>
  theme: View['theme']
}) {
  const [chosen, setChosen] = useState<Partial<View>>({})
  const view: View = { theme: ownTheme, width: 'wide', ...chosen }
  const [wanted, setWanted] = useState('')
  const holes = rows.flatMap(({ cells }) => cells.filter(({ isHole }) => isHole)).length
  const found = wanted.trim() === '' ? rows : findIn(rows, wanted)
  const columns = states.filter(
    ([state]) =>
      found === rows ||
      found.some(({ cells }) => cells.some((cell) => cell.state === state && cell.links[0])),
  )
  return (
    <main className="flex h-dvh flex-col gap-4 p-6">
      <h1 className="text-title">Screens × states</h1>
      <p className="max-w-read">
        Each picture opens its story. A dashed cell is a hole: the screen can be in that state, but no story
        shows it. {holes === 0 ? 'There are no holes.' : `Holes: ${holes}.`}
      </p>
      <search className="flex flex-wrap items-start gap-x-8 gap-y-3" aria-label="States">
        <TextField
          label="Find a state"
          type="search"
          placeholder="bookmarks empty"
          value={wanted}
          onChange={setWanted}
        />
        <RadioGroup
          legend="Theme"
          layout="row"
          value={view.theme}
          options={themes}
          onChange={(theme) => setChosen({ ...chosen, theme })}
        />
        <RadioGroup
          legend="Width"
          layout="row"
          value={view.width}
          options={widths}
          onChange={(width) => setChosen({ ...chosen, width })}
        />
      </search>
      {found.length === 0 && <p role="status">No state matches “{wanted}”.</p>}
      <div className="min-h-80 grow overflow-auto">
        <table className="border-separate border-spacing-0 text-fine">
          <thead className="sticky top-0 z-20 bg-paper">
            <tr>
              {['Screen', ...columns.map(([, column]) => column)].map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={cx(
                    'border-b border-rule-strong px-2 py-1 text-start',
                    index === 0 && 'sticky start-0 z-10 bg-paper',
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ screen, cells }) => (
              <tr key={screen}>
                <th
                  scope="row"
                  className="sticky start-0 z-10 w-32 min-w-32 border-b border-rule bg-paper px-2 py-2 text-start align-top"
                >
                  {screen}
                </th>
                {cells
                  .filter(({ state }) => columns.some(([column]) => column === state))
                  .map((cell) => (
                    <StateCell key={cell.state} {...cell} view={view} />
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  )
}

/** Leaves only the states whose screen, column and name contain every word, and the rows that have some. */
function findIn(rows: ReturnType<typeof tableOf>, wanted: string) {
  const words = wanted.trim().toLowerCase().split(/\s+/)
  const columns = new Map<string, string>(states)
  return rows
    .map(({ screen, cells }) => ({
      screen,
      cells: cells.map((cell) => ({
        ...cell,
        links: cell.links.filter(({ name }) => {
          const text = `${screen} ${columns.get(cell.state)} ${name}`.toLowerCase()
          return words.every((word) => text.includes(word))
        }),
      })),
    }))
    .filter(({ cells }) => cells.some(({ links }) => links.length > 0))
}

function StateCell({ state, links, impossible: reason, isHole, view }: Cell & { view: View }) {
  return (
    <td
      className={cx(
        'border-b border-rule px-2 py-2 align-top',
        isHole && 'border border-dashed border-bad-ink text-bad-ink',
      )}
    >
      {/* Pictures side by side, so that a screen with many states isn't much taller than the others. */}
      <div
        className="grid w-max min-w-24 gap-3"
        style={{ gridTemplateColumns: `repeat(${Math.min(links.length, state === 'state' ? 8 : 3)}, auto)` }}
      >
        {links.map((link) => (
          <StateLink key={link.id} link={link} view={view} />
        ))}
      </div>
      {isHole && 'No story'}
      {reason !== undefined && <p className="max-w-44 text-ink-2">Impossible: {reason}</p>}
    </td>
  )
}

/** The pictures that a state may have, the one of this theme and width first. A story may have only its own. */
function picturesOf(id: string, theme: string, isNarrow: boolean): string[] {
  const sizes = isNarrow ? [320, 1440] : [1440, 320]
  return [theme, theme === 'dark' ? 'light' : 'dark'].flatMap((one) =>
    sizes.map((width) => `./extras/thumbnails/${id}-${one}-${width}.webp`),
  )
}

function StateLink({ link: { id, name, globals }, view }: { link: Link; view: View }) {
  const settings: Globals = {
    ...(view.theme === 'dark' && { theme: 'dark' }),
    ...(view.width === 'narrow' && { 'viewport.value': 'narrow' }),
    ...globals,
  }
  const [missing, setMissing] = useState<readonly string[]>([])
  const isNarrow = settings['viewport.value'] !== undefined
  const { theme = 'light' } = settings
  const picture = picturesOf(id, theme, isNarrow).find((each) => !missing.includes(each))
  const query = Object.entries(settings)
    .map(([setting, value]) => `${setting}:${value}`)
    .join(';')
  return (
    <a
      // Opens in Storybook itself, not in the frame of this page.
      href={`./?path=/story/${id}${query && `&globals=${query}`}`}
      target="_top"
      className="link block w-max max-w-44"
    >
      {picture !== undefined && (
        <img
          src={picture}
          onError={() => setMissing([...missing, picture])}
          alt=""
          loading="lazy"
          decoding="async"
          height={110}
          className="mb-1 h-28 max-w-none rounded-sm border border-rule-strong bg-raised"
        />
      )}
      {name}
    </a>
  )
}

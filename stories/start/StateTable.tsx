import { useRef, useState } from 'react'
import { cx } from '../../src/ui/cx.ts'
import { RadioGroup } from '../../src/ui/RadioGroup.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { Tooltip } from '../../src/ui/Tooltip.tsx'
import { viewports } from '../../.storybook/modes.ts'
import { type Cell, type Link, states, type tableOf } from './states.ts'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
const widths = [
  { value: 'wide', label: 'Wide, 1440' },
  { value: 'narrow', label: 'Narrow, 320' },
] as const

/** How the stories are shown and opened. */
interface View {
  theme: (typeof themes)[number]['value']
  width: (typeof widths)[number]['value']
}

/**
 * The table of screens × states, a search for states, and a picture of the one under the pointer or with focus.
 * @param theme the theme of the picture until another one is chosen
 * @param isLive whether stories can be shown in frames; in tests they can't
 */
export function StateTable({
  rows,
  theme: ownTheme,
  isLive,
}: {
  rows: ReturnType<typeof tableOf>
  theme: View['theme']
  isLive: boolean
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
  const [looked, setLooked] = useState(rows[0]?.cells[0]?.links[0])
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The pointer crosses many links on its way.
  const look = (screen: string, link: Link) => {
    clearTimeout(waiting.current)
    const name = `${screen}: ${link.name}`
    waiting.current = setTimeout(() => setLooked({ ...link, name }), 150)
  }
  return (
    <main
      className="flex h-dvh flex-col gap-4 p-6"
      // What takes focus in the picture's story must not take it from the table.
      onBlur={({ target }) =>
        setTimeout(() => {
          if (document.activeElement instanceof HTMLIFrameElement) target.focus()
        })
      }
    >
      <div className="flex items-start justify-between gap-8">
        <div className="flex flex-col gap-3">
          <h1 className="text-title">Screens × states</h1>
          <p className="max-w-read">
            Point at a state to see it, and press to open it. A dashed cell is a hole: the screen can be in
            that state, but no story shows it. {holes === 0 ? 'There are no holes.' : `Holes: ${holes}.`}
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
        </div>
        {isLive && looked && <Picture link={looked} view={view} />}
      </div>
      <div className="relative min-h-80 grow overflow-auto">
        <table className="w-full min-w-272 table-fixed border-separate border-spacing-0 text-fine">
          <thead className="sticky top-0 z-20 bg-paper">
            <tr>
              {['Screen', ...columns.map(([, column]) => column)].map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={cx(
                    'border-b border-rule-strong px-2 py-1 text-start',
                    index === 0 && 'sticky start-0 z-10 bg-paper',
                    column === 'Other states' && 'w-1/4',
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
                  className="sticky start-0 z-10 border-b border-rule bg-paper px-2 py-2 text-start align-top"
                >
                  {screen}
                </th>
                {cells
                  .filter(({ state }) => columns.some(([column]) => column === state))
                  .map((cell) => (
                    <StateCell key={cell.state} {...cell} view={view} onLook={(link) => look(screen, link)} />
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

function StateCell({
  state,
  links,
  impossible: reason,
  isHole,
  view,
  onLook,
}: Cell & { view: View; onLook: (link: Link) => void }) {
  return (
    <td
      className={cx(
        'border-b border-rule px-2 py-2 align-top',
        isHole && 'border border-dashed border-bad-ink text-bad-ink',
      )}
    >
      <ul className={cx('flex gap-x-3 gap-y-1', state === 'state' ? 'flex-wrap' : 'flex-col')}>
        {links.map((link) => (
          <li key={link.id}>
            <a
              // Opens in Storybook itself, not in the frame of this page.
              href={`./?path=/story/${link.id}${settingsOf(view)}`}
              target="_top"
              className="link"
              onPointerEnter={() => onLook(link)}
              onFocus={() => onLook(link)}
            >
              {link.name}
            </a>
          </li>
        ))}
      </ul>
      {isHole && 'No story'}
      {reason !== undefined && (
        <Tooltip text={`Impossible: ${reason}`} focusable className="text-ink-2">
          –<span className="sr-only">Impossible: {reason}</span>
        </Tooltip>
      )}
    </td>
  )
}

/** The toolbar's settings for a view, as a parameter of Storybook's address. */
function settingsOf({ theme, width }: View): string {
  const settings = [
    ...(theme === 'dark' ? ['theme:dark'] : []),
    ...(width === 'narrow' ? ['viewport.value:narrow'] : []),
  ]
  return settings.length === 0 ? '' : `&globals=${settings.join(';')}`
}

/** A picture of a story: the story itself, which can't be used. One at a time, because stories share the browser's storage. */
function Picture({ link, view }: { link: Link; view: View }) {
  const { id, name } = link
  const { styles } = viewports[link.isNarrow || view.width === 'narrow' ? 'narrow' : 'desktop']
  const scale = 300 / Number.parseInt(styles.height, 10)
  return (
    <figure className="max-lg:hidden">
      <div
        className="overflow-hidden rounded-sm border border-rule-strong"
        style={{ height: 300, width: Number.parseInt(styles.width, 10) * scale }}
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same page, from the same origin */}
        <iframe
          key={`${id} ${settingsOf(view)}`}
          title={name}
          tabIndex={-1}
          className="pointer-events-none origin-top-left border-0"
          style={{ ...styles, transform: `scale(${scale})` }}
          src={`iframe.html?viewMode=story&id=${id}${settingsOf(view)}`}
        />
      </div>
      <figcaption className="mt-1 text-fine text-ink-2">{name}</figcaption>
    </figure>
  )
}

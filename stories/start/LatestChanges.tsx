import { useEffect, useState } from 'react'
import { useTheme } from 'storybook/theming'
import { type Change, latestChanges, loadThumbnails, type Thumbnails } from './extras.ts'
import { StateLink } from './StateTable.tsx'

/** How many screens and components appear, and how many states of each. */
const most = { changes: 12, states: 4 }

/** The screens and components that changed last, each with pictures that link to its stories. */
export function LatestChanges() {
  const theme = useTheme().base === 'dark' ? 'dark' : 'light'
  const [loaded, setLoaded] = useState<{ changes: readonly Change[] | undefined; thumbnails?: Thumbnails }>()
  useEffect(() => {
    void Promise.all([latestChanges(), loadThumbnails()]).then(([changes, thumbnails]) =>
      setLoaded({ changes, ...(thumbnails && { thumbnails }) }),
    )
  }, [])
  if (loaded === undefined) return <p>Loading…</p>
  const { changes, thumbnails } = loaded
  if (changes === undefined)
    return (
      <p>
        This Storybook doesn’t know. <code>npm run build:storybook</code> builds one that does.
      </p>
    )
  if (changes.length === 0) return <p>No screen looks different.</p>
  return changes.slice(0, most.changes).map(({ title, when, links }) => (
    <section key={title} className="sb-unstyled mb-6 text-fine">
      <h3 className="mb-2 text-body font-semibold">{title}</h3>
      <p className="mb-2 text-ink-2">
        {when}
        {links.length > most.states && ` · ${links.length} states`}
      </p>
      <div className="flex flex-wrap gap-4">
        {links.slice(0, most.states).map((link) => (
          <StateLink key={link.id} link={link} view={{ theme, width: 'wide' }} thumbnails={thumbnails} />
        ))}
      </div>
    </section>
  ))
}

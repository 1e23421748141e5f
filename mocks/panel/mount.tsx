import type { BackendTypes } from '../engine/call/types.ts'
import type { Runtime } from '../engine/runtime.ts'
import { renderBesidePage } from './beside-page.tsx'
import type { PanelHost } from './host.ts'
import { createOptionsStore } from './options-store.ts'
import { wholeParts } from './own-parts.tsx'
import type { PanelBackend } from './panel-context.ts'
import { Panel } from './Panel.tsx'
import type { PanelParts } from './parts.ts'
import styles from './panel.css?inline'

/**
 * Mounts the panel beside the page of any backend: its Data, Clock, Network and Log. The page has the styles of `src/ui`.
 * @param runtime runs the backend (`startInBrowser`)
 * @param parts what the backend adds
 * @returns a function that removes the panel
 */
export function mountPanel<B extends BackendTypes>(
  backend: PanelBackend<B>,
  runtime: Runtime<B>,
  host: PanelHost,
  parts: PanelParts<B> = {},
): () => void {
  const options = createOptionsStore(runtime)
  const { sheet, remove } = renderBesidePage(
    <Panel
      backend={backend}
      runtime={runtime}
      host={host}
      options={options}
      parts={wholeParts(parts, { runtime, host, options })}
    />,
    styles,
  )
  // Each edit of a component here or in src/ui changes the sheet, and would otherwise reload the page.
  import.meta.hot?.accept('./panel.css?inline', (edited) => {
    const css: unknown = edited?.['default']
    if (typeof css === 'string') sheet.replaceSync(css)
  })
  return remove
}

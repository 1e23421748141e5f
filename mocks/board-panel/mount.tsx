import type { JobBoard, Runtime } from '../operation.ts'
import { renderBesidePage } from '../panel/beside-page.tsx'
import { createOptionsStore } from '../panel/options-store.ts'
import type { PanelBackend } from '../panel/panel-context.ts'
import type { BesideBackend } from './beside-backend.ts'
import { BoardPanel } from './BoardPanel.tsx'
import type { SimulatorHost } from './host.ts'
import { createOtherwiseStore } from './otherwise-store.ts'
import styles from './board-panel.css?inline'

/** Mounts the panel of the job board beside its page. */
export function mountBoardPanel(
  backend: PanelBackend<JobBoard>,
  runtime: Runtime,
  host: SimulatorHost,
  beside?: BesideBackend,
): void {
  const { sheet } = renderBesidePage(
    <BoardPanel
      backend={backend}
      runtime={runtime}
      host={host}
      options={createOptionsStore(runtime)}
      otherwise={createOtherwiseStore(runtime)}
      beside={beside}
    />,
    styles,
  )
  // Each edit of a component here or in src/ui changes the sheet, and would otherwise reload the page.
  import.meta.hot?.accept('./board-panel.css?inline', (edited) => {
    const css: unknown = edited?.['default']
    if (typeof css === 'string') sheet.replaceSync(css)
  })
}

import type { Backend } from '../../../mocks/engine/backend.ts'
import type { BackendTypes } from '../../../mocks/engine/call/types.ts'
import type { Runtime } from '../../../mocks/engine/runtime.ts'
import type { PanelHost } from '../../../mocks/panel/host.ts'
import { mountPanel as mount } from '../../../mocks/panel/mount.tsx'
import type { PanelParts } from '../../../mocks/panel/parts.ts'

export type { PanelHost, PanelParts }

/**
 * Mounts the Simulator panel beside the page of any backend: its Data, Clock, Network and Log. It brings its own styles.
 * @param runtime runs the backend (`startInBrowser`)
 * @param parts what the backend adds
 * @returns a function that removes the panel
 */
export const mountPanel: <B extends BackendTypes>(
  backend: Pick<Backend<B>, 'contract' | 'state'>,
  runtime: Runtime<B>,
  host: PanelHost,
  parts?: PanelParts<B>,
) => () => void = mount

import { useMemo } from 'react'
import { Admin } from '../admin/admin.ts'
import type { JobBoard } from '../operation.ts'
import type { OptionsStore } from '../panel/options-store.ts'
import type { PanelBackend } from '../panel/panel-context.ts'
import { Panel } from '../panel/Panel.tsx'
import { partsOf } from './parts.ts'
import { type Board, BoardContext } from './useBoard.ts'

/** The simulator's panel with what the job board adds to it. */
export function BoardPanel({
  backend,
  runtime,
  host,
  options,
  otherwise,
  beside,
}: Omit<Board, 'admin'> & { backend: PanelBackend<JobBoard>; options: OptionsStore }) {
  const board = useMemo(
    () => ({ runtime, admin: new Admin(runtime), host, otherwise, beside }),
    [runtime, host, otherwise, beside],
  )
  const parts = useMemo(() => partsOf(board, options), [board, options])
  return (
    <BoardContext value={board}>
      <Panel backend={backend} runtime={runtime} host={host} options={options} parts={parts} />
    </BoardContext>
  )
}

import { vi } from 'vitest'
import { Compaction } from '../../mocks/engine/storage/compaction.ts'
import type { Context } from '../../mocks/engine/call/operation.ts'
import type { BackendTypes } from '../../mocks/engine/call/types.ts'
import type { Runtime } from '../../mocks/engine/runtime.ts'

/** Makes the runtime compact its journal, although that is still small, after a write that changes no row. */
export async function compactJournal<B extends BackendTypes>({
  runtime,
}: {
  runtime: Runtime<B>
}): Promise<void> {
  const due = vi.spyOn(Compaction.prototype, 'due', 'get')
  // `due` is read after the write and before the first step.
  due.mockReturnValueOnce(true).mockReturnValueOnce(true)
  await runtime.mutate(({ files }: Context<B>) => files.drop('none'))
  await runtime.store.idle()
}

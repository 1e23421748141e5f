import { useCallback, useEffect, useRef } from 'react'
import { reasonOf } from '../../panel/panel-context.ts'
import { useBoard } from '../useBoard.ts'
import { thisTab } from '../../engine/hosts/browser/saved.ts'
import { useSaved } from '../../panel/saved.ts'
import type { Focusable } from '../useNextFocus.ts'
import { useIdentity } from '../../panel/useWorld.ts'
import { firstSides, sidesKey, sidesSchema } from './sides.ts'

/**
 * The sides shown in this tab, and functions that change, show and close them.
 * @param on called just before the sides appear or close; `opener` is the element that had focus before they appeared
 */
export function useSides(on: { onShow: () => void; onClose: (opener: Focusable) => void }) {
  const { runtime, host } = useBoard()
  const [sides, setSides] = useSaved(sidesKey, sidesSchema, null, thisTab)
  const epoch = useIdentity()?.epoch

  const opener = useRef<HTMLElement>(null)

  const first = useCallback(async () => {
    const personas = runtime.personas.map(({ account_id }) => account_id)
    const { identity, history, position } = runtime.store
    const since = history.steps.at(-1)?.head ?? position?.head ?? 0
    const start = await runtime.read((context) => firstSides(context, personas, identity?.epoch ?? ''))
    return { ...start, since }
  }, [runtime])

  // A reset replaces the accounts, so the sides start again.
  const isOutdated = sides !== null && epoch !== undefined && sides.epoch !== epoch
  useEffect(() => {
    if (isOutdated) void first().then(setSides)
  }, [isOutdated, first, setSides])

  async function showBothSides() {
    const { activeElement } = document
    const title = 'We can’t show both sides'
    if (runtime.store.storage.kind !== 'indexeddb') {
      host.notify(
        title,
        'This browser doesn’t let the page store data, so each side would have its own. Allow it to store data, then try again.',
      )
      return
    }
    try {
      const next = await first()
      opener.current = activeElement instanceof HTMLElement ? activeElement : null
      on.onShow()
      setSides(next)
    } catch (error) {
      host.notify(title, reasonOf(error))
    }
  }

  function closeBothSides() {
    on.onClose(opener)
    setSides(null)
  }

  return { sides: isOutdated ? null : sides, setSides, showBothSides, closeBothSides }
}

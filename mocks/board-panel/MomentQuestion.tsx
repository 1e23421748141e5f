import { useSyncExternalStore } from 'react'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog.tsx'
import { askedMoment, openMoment } from './open-moment.ts'
import { useBoard } from './useBoard.ts'

/** Asks whether to open the moment of a link, above the page with the current data. */
export function MomentQuestion() {
  const { runtime, host } = useBoard()
  const moment = useSyncExternalStore(askedMoment.subscribe, askedMoment.get)

  return (
    <ConfirmDialog
      open={moment !== null}
      onClose={() => askedMoment.set(null)}
      title="Open this moment?"
      message="The link shows other data, and all tabs switch to it. Your data stays available: you can restore it in the Simulator, under Data."
      confirmLabel="Open moment"
      danger={false}
      onConfirm={async () => {
        if (moment) await openMoment(runtime, host, moment)
        void host.refresh()
      }}
    />
  )
}

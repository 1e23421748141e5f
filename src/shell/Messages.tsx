import { Toaster } from '../ui/Toaster.tsx'
import { RefreshNotice } from './RefreshNotice.tsx'

/** The messages of every page, below the header. */
export function Messages() {
  return (
    <Toaster>
      <RefreshNotice />
    </Toaster>
  )
}

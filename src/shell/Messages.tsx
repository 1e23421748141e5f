import { Toaster } from '../ui/Toaster.tsx'
import { RefreshNotice } from './RefreshNotice.tsx'

/** The alerts and the refresh notice, shown below the header of every page. */
export function Messages() {
  return (
    <Toaster>
      <RefreshNotice />
    </Toaster>
  )
}

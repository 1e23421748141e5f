import { useSettings } from '../features/session/index.ts'
import { BackToTop } from '../ui/BackToTop.tsx'

import { useChat } from './chat.ts'
import { Footer } from './Footer.tsx'

export { AccountRetry } from '../features/session/index.ts'
export { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
export { CompactPanel } from './CompactPanel.tsx'
export { Messages } from './Messages.tsx'
export { UserMenu } from './UserMenu.tsx'

/** The footer, the back-to-top button and the chat. `deferred` loads this file with everything that it exports. */
export function DeferredShell() {
  useChat(useSettings()?.tidio)
  return (
    <>
      <Footer />
      <BackToTop />
    </>
  )
}

import { useSettings } from '../features/session/index.ts'
import { BackToTop } from '../ui/BackToTop.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { useChat } from './chat.ts'
import { Footer } from './Footer.tsx'

export { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
export { CompactPanel } from './CompactPanel.tsx'
export { UserMenu } from './UserMenu.tsx'

/** What stands below the first window of a page or comes up later. See `later` for what this file is. */
export function Rest() {
  useChat(useSettings()?.tidio)
  return (
    <>
      <Footer />
      <BackToTop />
      <Toaster />
    </>
  )
}

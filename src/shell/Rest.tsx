import { useSettings } from '../features/session/index.ts'
import { BackToTop } from '../ui/BackToTop.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { useChat } from './chat.ts'
import { Footer } from './Footer.tsx'

/** What stands below the first window of a page or comes up later. It is loaded on its own, behind what is seen first. */
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
